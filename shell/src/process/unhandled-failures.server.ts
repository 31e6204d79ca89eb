// Logs and counts unhandled rejections and uncaught exceptions by release, and decides whether the process can
// continue.

import { type ReleaseName, releaseInStack } from "@hub/releases/evaluate";
import type { Log } from "../base/log.server.ts";
import { currentRelease } from "../remotes/running-release.server.ts";

export type Verdict = "go on" | "drain";

export interface UnhandledFailures {
	/** Records a failure. Must be called from the event handler, where the release's async context is current. */
	record(kind: "rejection" | "exception", error: unknown): Verdict;
	/** Number of failures since startup, by release (`name@version`) or `site`. */
	counts(): Readonly<Record<string, number>>;
}

/** Rejections of the site's own code per minute above which its state counts as broken: only a new process helps. */
const MAX_OWN_PER_MINUTE = 10;

const MINUTE = 60_000;

/**
 * Counts unhandled failures. Repetitions are logged the 1st, 10th, 100th time and so on, so that a popular page does
 * not fill the disk. Failures of remotes never end the process, however many: a new one would be no better, and
 * visitors would wait for it. An exception of the site's own code may have left an inconsistent state, so the process
 * drains and ends.
 */
export function createUnhandledFailures(log: Log, now: () => number = () => performance.now()): UnhandledFailures {
	const seen = new Map<string, number>();
	const counts = new Map<string, number>();
	let own: number[] = [];
	return {
		record(kind, error) {
			const stack = error instanceof Error ? (error.stack ?? String(error)) : String(error);
			const release = releaseInStack(stack) ?? releaseOf(kind, error);
			const who = release ? `${release.name}@${release.version}` : "site";
			counts.set(who, (counts.get(who) ?? 0) + 1);
			const key = `${who} ${kind} ${stack.split("\n", 1)[0]}`.slice(0, 300);
			const times = (seen.get(key) ?? 0) + 1;
			if (seen.size > 1_000) seen.clear();
			seen.set(key, times);
			if (/^10*$/.test(String(times))) {
				const whose = release ? { remote: release.name, version: release.version } : {};
				log.error({ ...whose, kind, times, error: stack }, release ? LEFT_BY_REMOTE : LEFT_BY_SITE);
			}
			if (release) return "go on";
			if (kind === "exception") return "drain";
			own = [...own.filter((at) => now() - at < MINUTE), now()];
			return own.length > MAX_OWN_PER_MINUTE ? "drain" : "go on";
		},
		counts: () => Object.fromEntries(counts),
	};
}

const LEFT_BY_REMOTE =
	"A remote did not handle a failure; the site continues. Its team should fix it; `npm run releases -- live <remote> <version>` puts an older release live";
const LEFT_BY_SITE = "The site itself did not handle a failure";

/**
 * Returns the release whose async context failed. An exception with a stack that does not contain the release comes
 * from the site's own code, even if a remote called it.
 */
function releaseOf(kind: "rejection" | "exception", error: unknown): ReleaseName | undefined {
	return kind === "exception" && error instanceof Error ? undefined : currentRelease();
}
