// Unhandled rejections and uncaught exceptions. They are logged and counted with the release that caused them; this decides
// whether the process can continue.

import { type ReleaseName, releaseInStack } from "@hub/releases/evaluate";
import type { Log } from "../base/log.server.ts";
import { currentRelease } from "../remotes/running-release.server.ts";

/** The decision after an unhandled failure: go on, or drain and end. */
export type Verdict = "go on" | "drain";

/** Unhandled failures of a process. */
export interface UnhandledFailures {
	/** Takes one note. To be called where it is reported, so that the release that began it is known. */
	note(kind: "rejection" | "exception", error: unknown): Verdict;
	/** How many there were since the start, by release (`name@version`) or `site`. */
	counts(): Readonly<Record<string, number>>;
}

/** So many rejections of the site's own within a minute are a broken state, which only a new process mends. */
const OWN_LIMIT = 10;

const MINUTE = 60_000;

/**
 * Counts unhandled failures. Repetitions are logged the 1st, 10th, 100th time and so on, so that a popular page does not fill the
 * disk.
 *
 * What a remote leaves behind never ends the process, however often: a new one would be no better, and its visitors would wait
 * for it. An exception out of the site's own code may have left something half done, so the process ends in good order.
 */
export function createUnhandledFailures(log: Log, now: () => number = () => performance.now()): UnhandledFailures {
	const seen = new Map<string, number>();
	const counts = new Map<string, number>();
	let own: number[] = [];
	return {
		note(kind, error) {
			const stack = error instanceof Error ? (error.stack ?? String(error)) : String(error);
			const release = releaseInStack(stack) ?? leftBy(kind, error);
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
			return own.length > OWN_LIMIT ? "drain" : "go on";
		},
		counts: () => Object.fromEntries(counts),
	};
}

const LEFT_BY_REMOTE =
	"A remote left a failure behind that it handles nowhere; the site goes on. Its team mends it; `npm run releases -- live <remote> <version>` takes an older release live meanwhile";
const LEFT_BY_SITE = "A failure of the site itself was handled nowhere";

/**
 * The release that began what failed. Of an exception that has a stack without the release in it, the site's own code is the cause,
 * even where a remote called it.
 */
function leftBy(kind: "rejection" | "exception", error: unknown): ReleaseName | undefined {
	return kind === "exception" && error instanceof Error ? undefined : currentRelease();
}
