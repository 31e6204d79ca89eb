// Counts pages and failures of a canary and of the live set (PF-10). Ends a canary that does worse. One that does no
// worse goes live for everyone, unless an operator decides. Only what this server observed counts: browsers' reports can
// be forged, so they only warn an operator.

import { LRUCache } from "lru-cache";
import type { Log } from "../base/log.server.ts";
import type { PeerMessage } from "../process/messages.ts";
import type { Peers } from "../process/peers.server.ts";
import type { LiveSet, LoadedCanary } from "../remotes/live-set.server.ts";
import { type Arm, figuresOf, verdictOn } from "./canary-verdict.ts";

export interface GivenPage {
	readonly failed: boolean;
	/** Render time, in ms; undefined for a cached page. */
	readonly ms?: number;
}

/** Counts pages and failures by release set. */
export interface CanaryWatch {
	countPage(set: string, page: GivenPage): void;
	/**
	 * Counts a failure that a browser reported.
	 * @param network only its first report counts
	 */
	countBrowserFailure(set: string, network: string): void;
	receive(message: Extract<PeerMessage, { kind: "pages counted" }>): void;
	stop(): void;
}

export interface CanaryWatchOptions {
	readonly live: Pick<LiveSet, "current" | "canary" | "brokenCanary">;
	/** The site's other processes, if any. */
	readonly peers: Peers | undefined;
	/**
	 * Ends a release's canary.
	 * @param why with numbers, for the history
	 */
	readonly end: (canary: Pick<LoadedCanary, "remote" | "version">, why: string) => Promise<void>;
	/** Puts a release live for all visitors. */
	readonly widen: (canary: LoadedCanary) => Promise<void>;
	/**
	 * Number of rendered pages, and time in minutes, after either of which a canary that does no worse goes live for
	 * everyone.
	 */
	readonly enough: { readonly pages: number; readonly minutes: number };
	readonly log: Log;
	/** Interval of comparisons, in ms. Default 1 s. */
	readonly every?: number;
}

interface Count {
	shown: number;
	/** Pages that this release's code made; `shown` has those from the page cache, too. */
	rendered: number;
	failed: number;
	reported: number;
	times: number[];
}

type Counted = Readonly<Omit<Count, "times">> & Pick<Arm, "times">;

const NOTHING: Counted = { shown: 0, rendered: 0, failed: 0, reported: 0, times: [] };

const MAX_TIMES = 500;

/** Networks whose reports are deduplicated. */
const MAX_NETWORKS = 10_000;

const WORSE_IN_BROWSERS =
	"Browsers report more failures with a canary than with the live release. Reports can be forged, so the canary continues: `npm run releases -- why <reference>` shows them, `npm run releases -- canary <remote> --end` ends it";

/** Counts browsers' reports as failures. */
function reportsOf({ shown, reported }: Arm): Arm {
	return { ...NOTHING, shown, failed: reported };
}

export function watchCanary({ live, peers, end, widen, enough, log, every = 1_000 }: CanaryWatchOptions): CanaryWatch {
	/** Of all processes, since the canary began; before that, of the live set. */
	const counts = new LRUCache<string, Count>({ max: 4 });
	/** Of this process, not sent to the others yet. */
	const unsent = new Map<string, Count>();
	const reporters = new LRUCache<string, true>({ max: MAX_NETWORKS });
	let watched: LoadedCanary | undefined;
	/** Beginning of the counts, in ms: later than the canary's if another remote changed, or the site restarted. */
	let since = 0;
	/** True while the record is being changed. */
	let deciding = false;
	let hasWarned = false;

	const countOf = (
		of: { get(set: string): Count | undefined; set(set: string, count: Count): unknown },
		set: string,
	): Count => {
		const existing = of.get(set);
		if (existing) return existing;
		const count: Count = { ...NOTHING, times: [] };
		of.set(set, count);
		return count;
	};
	const isCounted = (set: string): boolean => set === live.current()?.id || set === live.canary()?.set.id;
	const add = (to: Count, { shown, rendered, failed, reported, times }: Counted): void => {
		to.shown += shown;
		to.rendered += rendered;
		to.failed += failed;
		to.reported += reported;
		to.times.push(...times);
		if (to.times.length > MAX_TIMES) to.times.splice(0, to.times.length - MAX_TIMES);
	};
	const count = (set: string, more: Partial<Counted>): void => {
		follow();
		if (!isCounted(set)) return;
		const whole = { ...NOTHING, ...more };
		add(countOf(counts, set), whole);
		if (peers) add(countOf(unsent, set), whole);
	};

	/** Restarts the counts when another canary has begun, at the latest with its first page. */
	const follow = (): void => {
		const canary = live.canary();
		if (canary?.set === watched?.set) return;
		const current = live.current();
		if (watched) log.info({ figures: figuresOf(armOf(watched.set.id), armOf(current?.id)) }, "A canary has ended");
		watched = canary;
		since = Date.now();
		deciding = false;
		hasWarned = false;
		// The live set restarts, too, so that both cover the same hours; unless all visitors get the canary.
		if (canary) counts.delete(canary.set.id);
		if (canary && current && canary.percent < 100) counts.delete(current.id);
		reporters.clear();
	};

	const compare = async (): Promise<void> => {
		follow();
		for (const [set, count] of unsent) peers?.broadcast({ kind: "pages counted", set, ...count });
		unsent.clear();
		const canary = live.canary();
		const current = live.current();
		const broken = live.brokenCanary();
		if (broken && Date.now() - Date.parse(broken.at) >= enough.minutes * 60_000)
			await end(broken, "it could not be loaded").catch(() => undefined);
		if (!canary || !current || deciding) return;
		const [own, others] = [armOf(canary.set.id), armOf(current.id)];
		const worse = verdictOn(own, others);
		const { remote, version } = canary;
		const reports = hasWarned ? undefined : verdictOn(reportsOf(own), reportsOf(others));
		if (reports) {
			hasWarned = true;
			log.warn({ remote, version, why: reports }, WORSE_IN_BROWSERS);
		}
		const isOld = Date.now() - since >= enough.minutes * 60_000;
		if (!worse && !(canary.widens && (own.rendered >= enough.pages || isOld))) return;
		deciding = true;
		const figures = figuresOf(own, others);
		if (worse) log.error({ remote, version, why: worse }, "A canary does worse than the live release and ends");
		else
			log.info(
				{ remote, version, figures },
				"A canary does no worse than the live release and goes live for all visitors",
			);
		await (worse ? end(canary, worse) : widen(canary)).catch((error: unknown) => {
			deciding = false;
			const failed = worse ? "A canary could not be ended" : "A canary could not go live for all visitors";
			log.error({ remote, version, error: String(error) }, failed);
		});
	};
	const armOf = (set: string | undefined) => counts.peek(set ?? "") ?? NOTHING;

	const timer = setInterval(() => void compare(), every);
	timer.unref();
	return {
		countPage: (set, { failed, ms }) =>
			count(set, { shown: 1, failed: failed ? 1 : 0, ...(ms === undefined ? {} : { rendered: 1, times: [ms] }) }),
		countBrowserFailure(set, network) {
			const key = `${set} ${network}`;
			if (reporters.has(key)) return;
			reporters.set(key, true);
			count(set, { reported: 1 });
		},
		receive: ({ set, ...more }) => {
			follow();
			if (isCounted(set)) add(countOf(counts, set), more);
		},
		stop: () => clearInterval(timer),
	};
}
