// Chapters of recordings, with times as editors write them.

import type { Chapter } from "@hub/shared-contracts/content/recording";
import type { RowProblem } from "../collections/collection.ts";

export interface WrittenChapter {
	readonly time: string;
	readonly title: string;
}

/** Parses `1:05` or `1:02:05` to seconds; undefined for other texts. */
export function secondsOf(time: string): number | undefined {
	const match = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)$/.exec(time.trim());
	if (!match) return undefined;
	const [, hours = "0", minutes, seconds] = match;
	return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** Returns chapters in the order of the recording. Chapters with invalid times are left out and reported. */
export function chaptersFrom(written: readonly WrittenChapter[]): {
	readonly chapters: readonly Chapter[];
	readonly problems: readonly RowProblem[];
} {
	const chapters: Chapter[] = [];
	const problems: RowProblem[] = [];
	for (const [index, { time, title }] of written.entries()) {
		const at = secondsOf(time);
		if (at === undefined) problems.push({ path: ["chapters", index, "time"], key: "time", values: { time } });
		else chapters.push({ at, title });
	}
	return { chapters: chapters.sort((one, other) => one.at - other.at), problems };
}
