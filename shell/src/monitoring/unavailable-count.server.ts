// Counts responses with 503 by reason. A 503 is the last resort, so operators have to see how often it is used.

import type { Log } from "../base/log.server.ts";

export interface UnavailableCount {
	count(reason: string): void;
	/** Number of responses since startup, by reason. */
	counts(): Readonly<Record<string, number>>;
}

/** Interval of log lines with the counts, in ms; intervals without any are skipped. */
const LOG_INTERVAL_MS = 60_000;

/** Reasons by the first segment of a path. */
const REASONS: Readonly<Record<string, string>> = {
	r: "file of a release",
	media: "picture",
	files: "download",
	api: "endpoint",
	feeds: "feed",
	share: "share picture",
	_hooks: "report of the content service",
};

/** Returns the reason if no handler gave one. */
export function reasonOfPath(path: string): string {
	return REASONS[path.split("/", 2)[1] ?? ""] ?? "page";
}

/** @param log gets the counts once a minute */
export function createUnavailableCount(log: Pick<Log, "warn">): UnavailableCount {
	const all: Record<string, number> = {};
	let recent: Record<string, number> = {};
	let isScheduled = false;
	const logCounts = () => {
		isScheduled = false;
		log.warn({ unavailable: recent }, "Requests were answered with 503 in the last minute");
		recent = {};
	};
	return {
		count(reason) {
			all[reason] = (all[reason] ?? 0) + 1;
			recent[reason] = (recent[reason] ?? 0) + 1;
			if (isScheduled) return;
			isScheduled = true;
			setTimeout(logCounts, LOG_INTERVAL_MS).unref();
		},
		counts: () => ({ ...all }),
	};
}
