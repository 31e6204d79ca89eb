// Counts what comes of the pages of a canary and of what is live, and ends a canary that does worse (PF-10). Only what this server saw
// ends one: every client can send reports in the name of browsers, so these warn an operator.

import { LRUCache } from "lru-cache";
import type { Log } from "../base/log.server.ts";
import type { News } from "../process/messages.ts";
import type { Peers } from "../process/peers.server.ts";
import type { LiveSet, LoadedCanary } from "../remotes/live-set.server.ts";
import { type Arm, figuresOf, verdictOn } from "./canary-verdict.ts";

/** A page that was given to a visitor. */
export interface GivenPage {
	readonly failed: boolean;
	/** How long it took to be rendered, in ms; undefined for one from the cache. */
	readonly ms?: number;
}

/** Counts pages and failures, by the id of their set. */
export interface CanaryWatch {
	notePage(set: string, page: GivenPage): void;
	/** Counts a failure that a browser reported. @param network only the first report of each counts */
	noteBrowserFailure(set: string, network: string): void;
	/** Adds what another process counted. */
	hear(news: Extract<News, { kind: "pages counted" }>): void;
	stop(): void;
}

/** What the watch works with. */
export interface CanaryWatchOptions {
	readonly live: Pick<LiveSet, "current" | "canary">;
	/** The site's other processes; undefined where there are none. */
	readonly peers: Peers | undefined;
	/** Ends the canary of a release. @param why with the figures, for the history */
	readonly end: (canary: LoadedCanary, why: string) => Promise<void>;
	readonly log: Log;
	/** How often it judges, in ms. Default 1 s. */
	readonly every?: number;
}

interface Count {
	shown: number;
	failed: number;
	reported: number;
	times: number[];
}

/** How many times of pages are looked at. */
const MOST_TIMES = 500;

/** How many networks are remembered that told of a failure. */
const MOST_NETWORKS = 10_000;

const WORSE_IN_BROWSERS =
	"Browsers report more failures with a canary than with what is live. Reports can be made up, so the canary goes on: `npm run releases -- why <reference>` shows them, `npm run releases -- canary <remote> --end` ends it";

/** The reports of browsers in the place of failures. */
function reportsOf({ shown, reported }: Arm): Arm {
	return { shown, failed: reported, reported, times: [] };
}

/** Begins to count. */
export function watchCanary({ live, peers, end, log, every = 1_000 }: CanaryWatchOptions): CanaryWatch {
	/** Of this process and the others, since the canary began; before it, of what is live. */
	const counts = new LRUCache<string, Count>({ max: 4 });
	/** Of this process alone, not told yet. */
	const untold = new Map<string, Count>();
	const told = new LRUCache<string, true>({ max: MOST_NETWORKS });
	let watched: LoadedCanary | undefined;
	let ending = false;
	let hasWarned = false;

	const countOf = (of: { get(set: string): Count | undefined; set(set: string, count: Count): unknown }, set: string): Count => {
		const known = of.get(set);
		if (known) return known;
		const count = { shown: 0, failed: 0, reported: 0, times: [] };
		of.set(set, count);
		return count;
	};
	const isCounted = (set: string): boolean => set === live.current()?.id || set === live.canary()?.set.id;
	const add = (to: Count, { shown, failed, reported, times }: Arm): void => {
		to.shown += shown;
		to.failed += failed;
		to.reported += reported;
		to.times.push(...times);
		if (to.times.length > MOST_TIMES) to.times.splice(0, to.times.length - MOST_TIMES);
	};
	const note = (set: string, arm: Arm): void => {
		follow();
		if (!isCounted(set)) return;
		add(countOf(counts, set), arm);
		if (peers) add(countOf(untold, set), arm);
	};

	/** Starts over where another canary is under way than before, with its first page at the latest. */
	const follow = (): void => {
		const canary = live.canary();
		if (canary?.set === watched?.set) return;
		const current = live.current();
		if (watched) log.info({ figures: figuresOf(armOf(watched.set.id), armOf(current?.id)) }, "A canary has ended");
		watched = canary;
		ending = false;
		hasWarned = false;
		// What is live counts from now on as well, so that both saw the same hours; unless all visitors get the canary.
		if (canary) counts.delete(canary.set.id);
		if (canary && current && canary.percent < 100) counts.delete(current.id);
		told.clear();
	};

	const look = async (): Promise<void> => {
		follow();
		for (const [set, count] of untold) peers?.tell({ kind: "pages counted", set, ...count });
		untold.clear();
		const canary = live.canary();
		const current = live.current();
		if (!canary || !current || ending) return;
		const [own, others] = [armOf(canary.set.id), armOf(current.id)];
		const worse = verdictOn(own, others);
		const { remote, version } = canary;
		const reports = hasWarned ? undefined : verdictOn(reportsOf(own), reportsOf(others));
		if (reports) {
			hasWarned = true;
			log.warn({ remote, version, why: reports }, WORSE_IN_BROWSERS);
		}
		if (!worse) return;
		ending = true;
		log.error({ remote, version, why: worse }, "A canary does worse than what is live, and ends");
		await end(canary, worse).catch((error: unknown) => {
			ending = false;
			log.error({ remote, version, error: String(error) }, "A canary could not be ended");
		});
	};
	const armOf = (set: string | undefined): Arm => counts.peek(set ?? "") ?? { shown: 0, failed: 0, reported: 0, times: [] };

	const timer = setInterval(() => void look(), every);
	timer.unref();
	return {
		notePage: (set, { failed, ms }) =>
			note(set, { shown: 1, failed: failed ? 1 : 0, reported: 0, times: ms === undefined ? [] : [ms] }),
		noteBrowserFailure(set, network) {
			const key = `${set} ${network}`;
			if (told.has(key)) return;
			told.set(key, true);
			note(set, { shown: 0, failed: 0, reported: 1, times: [] });
		},
		hear: ({ set, ...arm }) => {
			follow();
			if (isCounted(set)) add(countOf(counts, set), arm);
		},
		stop: () => clearInterval(timer),
	};
}
