// What follows when the site's process ended by itself: a canary whose code did that ends, and a live release that does it again is shut
// out for a while, so that it costs its own pages and not the site (PF-8).

import { type Crash, takeCrashes } from "@hub/releases/crash-notes";
import { readLive } from "@hub/releases/live";
import { type Canary, releaseKey } from "@hub/releases/live-record";
import { endCanary } from "@hub/releases/operations";
import type { ReleaseStore } from "@hub/releases/store";
import type { ShutOut } from "../shell/src/remotes/load-set.server.ts";

/** What the guard works with. */
export interface CrashGuardOptions {
	readonly store: ReleaseStore;
	/** The site's folder. */
	readonly siteDir: string;
	readonly report: (text: string) => void;
}

/** How old a note may be, in ms: code that blocked for a moment, long ago, is not why a process ended now. */
const LATELY = 30_000;

/** So many ends within so long, in ms, shut a release out; without a release that is to blame they end a canary: memory names none. */
const ENDS = { most: 2, within: 60_000 } as const;

/** For how long, in ms, a release is shut out: long enough for an operator's roll back, and short where a visitor's oddity did it. */
const SHUT_OUT_FOR = 60_000;

/** How long a start may be held up, in ms. */
const PATIENCE = 1_000;

/** Called whenever a process of the site ended by itself. @returns what the next one is not to run; settles within `PATIENCE` */
export type CrashGuard = () => Promise<readonly ShutOut[]>;

/** Makes the guard. */
export function guardCrashes({ store, siteDir, report }: CrashGuardOptions): CrashGuard {
	let crashes: Crash[] = [];
	let ends: number[] = [];
	let shutOut: ShutOut[] = [];

	const judgeCanary = async (canary: Canary, revision: number, blamed: readonly Crash[], now: number): Promise<void> => {
		const { remote, version } = canary;
		const isToBlame = blamed.some((crash) => crash.remote === remote && crash.version === version);
		const since = ends.filter((at) => at >= Date.parse(canary.at) && now - at < ENDS.within);
		if (!isToBlame && since.length < ENDS.most) return;
		const why = isToBlame
			? "its code ended the site's process, or kept it from answering"
			: `the site's process ended ${since.length} times within a minute while it was tried`;
		await endCanary(store, { by: "the site", why, seen: revision });
		report(`The canary ${remote} ${version} has ended: ${why}. All visitors get what is live.`);
	};

	const judge = async (): Promise<void> => {
		const now = Date.now();
		const lately = (await takeCrashes(siteDir)).filter(({ at }) => now - at < LATELY);
		// One for each release: code that blocked several times ended the process once.
		const fresh = [...new Map(lately.map((crash) => [releaseKey(crash.remote, crash.version), crash])).values()];
		crashes = [...crashes.filter(({ at }) => now - at < ENDS.within), ...fresh];
		ends = [...ends.filter((at) => now - at < ENDS.within), now];
		shutOut = shutOut.filter(({ until }) => until > now);
		const { record } = await readLive(store);
		if (record?.canary) await judgeCanary(record.canary, record.revision, fresh, now);
		for (const { remote, version } of fresh) {
			const isLive = record?.set.releases[remote] === version;
			const times = crashes.filter((crash) => crash.remote === remote && crash.version === version).length;
			if (!isLive || times < ENDS.most || shutOut.some((other) => other.remote === remote && other.version === version)) continue;
			shutOut.push({ remote, version, until: now + SHUT_OUT_FOR });
			report(
				`${remote} ${version} ended the site's process ${times} times within a minute, and is shut out for ${SHUT_OUT_FOR / 1_000} s: its pages answer 503, all others are there. Take it back: npm run releases -- rollback ${remote}`,
			);
		}
	};

	return async () => {
		const judged = judge().catch((error: unknown) => report(`It is not known which release ended the process: ${String(error)}`));
		await Promise.race([judged, new Promise((resolve) => setTimeout(resolve, PATIENCE).unref())]);
		return shutOut;
	};
}
