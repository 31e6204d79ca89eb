// What readers say of a value that does not fit, in the words of its form and in the language of the one who saves. They say it in
// English, for the site's log too (`cms/explain.ts`); its sentences are those of our English messages, by which the others are found.

import type { MessageValues } from "@hub/shared-contracts/language/messages";
import en from "./messages/en-US.json" with { type: "json" };
import { type About, type NamedPlace, placeOf } from "./problem-places.ts";
import { listed, quoted, sayOf, type WordingKey } from "./wording.ts";

/** A sentence, or a part of one, as a pattern for what it says. */
interface Sentence {
	readonly key: WordingKey;
	readonly pattern: RegExp;
	/** How much of it are its own words. */
	readonly own: number;
}

const sentences: readonly Sentence[] = Object.entries(en)
	.flatMap(([key, text]) => {
		if (!key.startsWith("problem.")) return [];
		const words = text.split(/\{\{(\w+)\}\}/);
		const source = words
			.map((part, at) => (at % 2 === 1 ? `(?<${part}>.+?)` : part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")))
			.join("");
		const own = words.filter((_, at) => at % 2 === 0).join("").length;
		return [{ key: key as WordingKey, pattern: new RegExp(`^${source}$`, "u"), own }];
	})
	// “must be a text” is said otherwise than “must be 3”.
	.toSorted((one, next) => next.own - one.own);

/** What follows a field's name in one sentence: “Heading” is missing. */
const PREDICATE = /^(?:is|has|may|must|needs|says) /;

/** How the values of a sentence are called at its place; the reader's lists are joined by English words. */
const NAMED: Readonly<Record<string, (value: string, place: NamedPlace) => string>> = {
	fields: (value, place) => listed(place.fieldNames(value.split(/, | and /))),
	choices: (value, place) => value.split(", ").map(place.choiceName).join(", "),
	value: (value, place) => place.choiceName(value),
	type: (value, place) => quoted(place.blockName(value)),
};

/** The words for a sentence of a reader; the sentence itself where it is none of ours. */
function wordsFor(sentence: string, place: NamedPlace): string {
	for (const { key, pattern } of sentences) {
		const found = pattern.exec(sentence);
		if (!found) continue;
		const values = Object.entries({ ...found.groups }).map(([name, value]) => [name, NAMED[name]?.(value, place) ?? value]);
		return sayOf({ key, values: Object.fromEntries(values) satisfies MessageValues });
	}
	return sentence;
}

/**
 * What does not fit, in the language of the one who saves and by the names of the form: “block 2 (cards), items 1, href: must not be
 * empty; text: is missing” is “block 2, Cards, card 1: “Link” must not be empty; “Text” is missing”.
 * @param about what the problem is about, where its names are known
 */
export function problemInWords(problem: string, about: About = {}): string {
	let block: string | undefined;
	return (
		problem
			// The one sentence of two parts is not two problems.
			.split(/; (?!the fields are )/)
			.map((one) => {
				const at = one.indexOf(": ");
				const place = placeOf(at < 0 ? "" : one.slice(0, at), about, block);
				block = place.block;
				const sentence = one.slice(at < 0 ? 0 : at + 2);
				const words = wordsFor(sentence, place);
				const isOneSentence = place.field !== undefined && PREDICATE.test(sentence);
				const where = [...place.way, ...(place.field === undefined || isOneSentence ? [] : [place.field])].join(", ");
				const what = isOneSentence ? `${quoted(place.field ?? "")} ${words}` : words;
				return where ? `${where}: ${what}` : what;
			})
			.join("; ")
	);
}
