// Finds the positions of a phrase in an entry, and replaces it there.

import type { CollectionDefinition } from "@hub/content-model/collections/collection";
import type { Problem } from "@hub/shared-contracts/problems/problem";
import type { Row } from "../entries/row.ts";
import { withOtherPassages, wordFieldNames } from "./own-words.ts";
import { beginsSentence, editsOf, type Range, rangesOf, withReplaced } from "./phrase.ts";

/** Number of characters shown before and after a match. */
const AROUND = 60;

/** A match in an entry. */
export interface Occurrence {
	readonly field: string;
	/** Index among the matches of the field. */
	readonly index: number;
	/** Path to the text in the entry. */
	readonly path: Problem["path"];
	/** Text before, within and after the match. */
	readonly before: string;
	readonly found: string;
	readonly after: string;
	/** True if a sentence or title begins here with a capital letter, which it keeps. */
	readonly beginsSentence: boolean;
}

/** Returns the matches in an entry's values, in the order of its form. */
export function occurrencesIn(definition: CollectionDefinition, values: Row, pattern: RegExp): readonly Occurrence[] {
	const occurrences: Occurrence[] = [];
	for (const field of wordFieldNames(definition)) {
		let index = 0;
		eachField(definition, field, values, (passage, path) => {
			const text = passage.map((stretch) => stretch.text).join("");
			for (const range of rangesOf(text, pattern)) {
				occurrences.push({ field, index, path, ...around(text, range) });
				index += 1;
			}
			return undefined;
		});
	}
	return occurrences;
}

/**
 * Returns the fields whose text changes, with their new values.
 * @param isChosen true if a match is to be replaced
 */
export function replacedValues(
	definition: CollectionDefinition,
	values: Row,
	pattern: RegExp,
	replacement: string,
	isChosen: (field: string, index: number) => boolean,
): Row {
	return Object.fromEntries(
		wordFieldNames(definition).flatMap((field) => {
			let index = 0;
			let isChanged = false;
			const value = eachField(definition, field, values, (passage) => {
				const text = passage.map((stretch) => stretch.text).join("");
				const ranges = rangesOf(text, pattern).filter(() => {
					const own = index;
					index += 1;
					return isChosen(field, own);
				});
				isChanged ||= ranges.length > 0;
				return ranges.length === 0 ? undefined : withReplaced(passage, editsOf(text, ranges, replacement));
			});
			return isChanged ? [[field, value] as const] : [];
		}),
	);
}

function eachField(
	{ fields }: CollectionDefinition,
	name: string,
	values: Row,
	visit: Parameters<typeof withOtherPassages>[3],
): unknown {
	const field = fields[name];
	return field && name in values ? withOtherPassages(field, name, values[name], visit) : undefined;
}

function around(
	text: string,
	{ start, end }: Range,
): Pick<Occurrence, "before" | "found" | "after" | "beginsSentence"> {
	const [before, after] = [text.slice(0, start), text.slice(end)];
	return {
		before: before.length > AROUND ? `… ${before.slice(-AROUND).replace(/^\S*\s/u, "")}` : before,
		found: text.slice(start, end),
		beginsSentence: beginsSentence(before, text.slice(start, end)),
		after: after.length > AROUND ? `${after.slice(0, AROUND).replace(/\s\S*$/u, "")} …` : after,
	};
}
