// Where the parts of a recording begin. Editors write times as people do.

import type { Chapter } from "@hub/shared-contracts/content/recording";
import type { RowProblem } from "../collections/collection.ts";

/** A chapter as an editor writes it. */
export interface WrittenChapter {
	readonly time: string;
	readonly title: string;
}

/** `1:05` and `1:02:05` as seconds; undefined for anything else. */
export function secondsOf(time: string): number | undefined {
	const match = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)$/.exec(time.trim());
	if (!match) return undefined;
	const [, hours = "0", minutes, seconds] = match;
	return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** Chapters in the order of the recording; one whose time cannot be read is left out and reported to the editor. */
export function chaptersFrom(written: readonly WrittenChapter[]): {
	readonly chapters: readonly Chapter[];
	readonly problems: readonly RowProblem[];
} {
	const chapters: Chapter[] = [];
	const problems: RowProblem[] = [];
	for (const [index, { time, title }] of written.entries()) {
		const at = secondsOf(time);
		if (at === undefined) problems.push({ field: `chapters[${index}]`, problem: `“${time}” is no time such as 12:30 or 1:02:05` });
		else chapters.push({ at, title });
	}
	return { chapters: chapters.sort((one, other) => one.at - other.at), problems };
}
