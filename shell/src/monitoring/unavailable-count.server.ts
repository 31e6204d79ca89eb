// Counts answers with 503 by their reason: a 503 is the last resort, and an operator has to see how often it is taken.

import type { Log } from "../base/log.server.ts";

/** Answers with 503. */
export interface UnavailableCount {
	/** Takes one note. */
	note(reason: string): void;
	/** How many there were since the start, by reason. */
	counts(): Readonly<Record<string, number>>;
}

/** How often the log says how many there were, in ms; minutes without any are left out. */
const SAY_EVERY = 60_000;

/** By the first word of an address, what was asked for there. */
const ASKED_FOR: Readonly<Record<string, string>> = {
	r: "file of a release",
	media: "picture",
	files: "download",
	api: "endpoint",
	feeds: "feed",
	share: "share picture",
	_hooks: "report of the content service",
};

/** The reason where no handler gave one: what was asked for could not be had. */
export function reasonOfPath(path: string): string {
	return ASKED_FOR[path.split("/", 2)[1] ?? ""] ?? "page";
}

/** @param log hears once a minute how many there were in it */
export function createUnavailableCount(log: Pick<Log, "warn">): UnavailableCount {
	const all: Record<string, number> = {};
	let recent: Record<string, number> = {};
	let counting = false;
	const say = () => {
		counting = false;
		log.warn({ unavailable: recent }, "Requests were answered with 503 in the last minute");
		recent = {};
	};
	return {
		note(reason) {
			all[reason] = (all[reason] ?? 0) + 1;
			recent[reason] = (recent[reason] ?? 0) + 1;
			if (counting) return;
			counting = true;
			setTimeout(say, SAY_EVERY).unref();
		},
		counts: () => ({ ...all }),
	};
}
