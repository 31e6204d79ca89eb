// Supervises the site's processes: each is restarted when it ends, and killed first when it hangs in code that never yields. Several
// share the port; where one ends, the others answer.

import { createNewsRelay } from "./news-relay.ts";
import { endSiteProcess, type SiteProcess, type SiteProcessOptions, startSiteProcess } from "./site-process.ts";

/** What the site is started with; `siteProcesses` of the settings says how many processes it has. */
export type SuperviseSiteOptions = Omit<SiteProcessOptions, "report" | "warm" | "place">;

/** A supervised site. */
export interface SupervisedSite {
	/** Its first process now, for who watches it; undefined between two. */
	pid(): number | undefined;
	/** All of its processes now. */
	pids(): number[];
	/** Stops it for good: with SIGTERM, after 3 s with SIGKILL. */
	stop(): Promise<void>;
}

/** How long a process may take to end, in ms: when all is stopped, and when another has taken its place. */
const STOP_PATIENCE = 3_000;
const DRAIN_PATIENCE = 10_000;

/** How long to wait before each new start, in ms; the last one counts for all that follow. Visitors wait as well, so it stays short. */
const PAUSES = [0, 250, 1_000, 2_000, 5_000];

/** After listening for so long, in ms, the next end counts as a first one: even a page that ends the site leaves time for others. */
const WELL_AFTER = 2_500;

/**
 * Starts the site and keeps it.
 * @param report is told when a process ended and when it is back
 * @throws StepError when one cannot be started the first time
 */
export async function superviseSite(options: SuperviseSiteOptions, report: (text: string) => void): Promise<SupervisedSite> {
	let stopping = false;
	const all = new Set<SiteProcess>();
	const relay = createNewsRelay();
	const { siteProcesses } = options.settings;
	const current: (SiteProcess | undefined)[] = [];
	const begin = (place: number, warm: boolean): SiteProcess => {
		const process = startSiteProcess({ ...options, report, place, warm });
		all.add(process);
		relay.add(process);
		current[place] = process;
		void process.gone.then(() => all.delete(process));
		return process;
	};
	const endAll = () => Promise.all([...all].map((process) => endSiteProcess(process, STOP_PATIENCE)));
	const named = (place: number) => (siteProcesses === 1 ? "The site" : `Process ${place + 1} of the site`);

	const follow = async (place: number, first: SiteProcess) => {
		let process = first;
		let failures = 0;
		let since: number | undefined = performance.now();
		while (!stopping) {
			const how = await process.leaving;
			if (stopping) return;
			// One that never listened has nothing under way.
			void endSiteProcess(process, since === undefined ? 0 : DRAIN_PATIENCE, { ask: false });
			if (since !== undefined && performance.now() - since > WELL_AFTER) failures = 0;
			const pause = PAUSES[Math.min(failures, PAUSES.length - 1)] ?? 0;
			failures += 1;
			report(`${named(place)} ${how}. Starting it again${pause > 0 ? ` in ${pause / 1_000} s` : ""}.`);
			const began = performance.now();
			if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
			if (stopping) return;
			process = begin(place, false);
			since = undefined;
			try {
				await process.listening;
				since = performance.now();
				report(`${named(place)} is back after ${Math.round(since - began)} ms.`);
			} catch (error) {
				if (!stopping) report(error instanceof Error ? error.message : String(error));
			}
		}
	};

	try {
		// The first one alone: a port that is taken is told once, and what it keeps of content is there for the others.
		const first = begin(0, true);
		await first.listening;
		const others = Array.from({ length: siteProcesses - 1 }, (_, index) => begin(index + 1, true));
		await Promise.all(others.map(({ listening }) => listening));
		for (const [place, process] of [first, ...others].entries()) void follow(place, process);
	} catch (error) {
		await endAll();
		throw error;
	}
	const pids = () =>
		current.flatMap((process) => {
			const child = process?.child;
			return child?.pid && child.exitCode === null && child.signalCode === null ? [child.pid] : [];
		});
	return {
		pid() {
			const child = current[0]?.child;
			return child?.exitCode === null && child.signalCode === null ? child.pid : undefined;
		},
		pids,
		async stop() {
			stopping = true;
			await endAll();
		},
	};
}
