// Supervises the content service: it is restarted when it ends, with a growing delay, and killed first when it hangs. Meanwhile
// the site serves cached content.

import { type RunningCms, type StartCmsOptions, startCms } from "@hub/cms/start";
import { startWatchdog } from "./watchdog.ts";

/** A supervised content service. */
export interface SupervisedCms {
	/** The one that runs, or the last that ran. */
	current(): RunningCms;
	/** Stops it for good. */
	stop(): Promise<void>;
}

/** How long to wait before each new start, in ms; the last one counts for all that follow. */
const PAUSES = [500, 2_000, 10_000, 30_000];

/** After running for this time, in ms, a service counts as stable, and the restart delay starts over. */
const WELL_AFTER = 60_000;

/**
 * How long it may be hung, in ms, before it is ended (watchdog.ts). Some work blocks it for a while, such as a large import, and no one
 * waits for it: pages are shown from the cache and the replica.
 */
const HUNG_MS = 90_000;

/** After a hung service the next one may be hung for twice as long, up to this factor: where restarts don't help, the load is why. */
const MAX_PATIENCE = 16;

/**
 * Starts the content service and supervises it.
 * @param report is told when it ended and when it is back
 * @param limit how long it may be hung, in ms. Default 90 s
 * @throws CmsStartError when it cannot be started the first time
 */
export async function superviseCms(
	options: StartCmsOptions,
	report: (text: string) => void,
	limit = HUNG_MS,
): Promise<SupervisedCms> {
	let current = await startCms(options);
	let stopping = false;
	let failures = 0;
	let patience = 1;
	const watch = (since: number) => {
		const { pid, url, heardAt } = current;
		const watchdog = startWatchdog({
			pid,
			heartbeat: heardAt,
			healthUrl: `${url}/server/ping`,
			limit: limit * patience,
			onHung(what) {
				patience = Math.min(2 * patience, MAX_PATIENCE);
				report(`The content service ${what}. It is ended.`);
				if (pid) process.kill(pid, "SIGKILL");
			},
		});
		void current.exited.then(async (code) => {
			watchdog.end();
			if (performance.now() - since > WELL_AFTER) failures = 0;
			while (!stopping) {
				const pause = PAUSES[Math.min(failures, PAUSES.length - 1)] ?? 0;
				failures += 1;
				report(
					`The content service ended by itself (exit ${code}); its log is cms/directus.log in DATA_DIR. Starting it again in ${pause / 1000} s.`,
				);
				await new Promise((resolve) => setTimeout(resolve, pause));
				if (stopping) return;
				try {
					current = await startCms({ ...options, seed: false });
					if (stopping) return void current.stop();
					report("The content service is back.");
					watch(performance.now());
					return;
				} catch (error) {
					report(error instanceof Error ? error.message : String(error));
				}
			}
		});
	};
	watch(performance.now());
	return {
		current: () => current,
		async stop() {
			stopping = true;
			await current.stop();
		},
	};
}
