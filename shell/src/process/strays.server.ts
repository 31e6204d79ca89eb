// Failures that nothing waits for: a rejected promise without a handler, an exception in a timer. They are logged with the release
// that they come from and counted; this says whether the process can still be trusted afterwards.

import { type ReleaseName, releaseInStack } from "@hub/releases/evaluate";
import { runningRelease } from "../remotes/running-release.server.ts";
import type { Log } from "../server/log.server.ts";

/** What to do after a stray failure: go on, or finish what is under way and end. */
export type Verdict = "go on" | "drain";

/** Stray failures of a process. */
export interface Strays {
	/** Takes one note. To be called where it is reported, so that the release that began it is known. */
	note(kind: "rejection" | "exception", error: unknown): Verdict;
	/** How many there were since the start, by release (`name@version`) or `site`. */
	counts(): Readonly<Record<string, number>>;
}

/** So many rejections of the site's own within a minute are a broken state, which only a new process mends. */
const OWN_LIMIT = 10;

const MINUTE = 60_000;

/**
 * Counts stray failures. The same one is logged the first, the tenth, the hundredth time and so on: a page that is asked for often
 * must not fill a disk.
 *
 * What a remote leaves behind never ends the process, however often: a new one would be no better, and its visitors would wait for
 * it. An exception out of the site's own code may have left something half done, so the process ends in good order.
 */
export function createStrays(log: Log, now: () => number = () => performance.now()): Strays {
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
	return kind === "exception" && error instanceof Error ? undefined : runningRelease();
}
