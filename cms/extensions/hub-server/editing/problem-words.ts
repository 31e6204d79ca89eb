// Translates validation problems into the editor's language and the form's names. Readers report them in English, for the site's log too
// (`cms/explain.ts`). Their sentences equal our English messages, which is how the translation is found.

import type { MessageValues } from "@hub/shared-contracts/language/messages";
import en from "./messages/en-US.json" with { type: "json" };
import { type About, locationOf, type ProblemLocation } from "./problem-locations.ts";
import { listed, quoted, sayOf, type WordingKey } from "./wording.ts";

/** Pattern of a sentence or a part of one. */
interface Sentence {
	readonly key: WordingKey;
	readonly pattern: RegExp;
	/** Number of literal characters, without placeholders. */
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
	// Tries specific sentences first: “must be a text” before “must be {{value}}”.
	.toSorted((one, next) => next.own - one.own);

/** Verbs that may follow a field's name in one sentence: “Heading” is missing. */
const PREDICATE = /^(?:is|has|may|must|needs|says) /;

/** Names of placeholder values at their position. Readers join lists with English words. */
const NAMED: Readonly<Record<string, (value: string, location: ProblemLocation) => string>> = {
	fields: (value, location) => listed(location.fieldNames(value.split(/, | and /))),
	choices: (value, location) => value.split(", ").map(location.choiceName).join(", "),
	value: (value, location) => location.choiceName(value),
	type: (value, location) => quoted(location.blockName(value)),
};

/** Translates a reader's sentence; returns unknown sentences unchanged. */
function wordsFor(sentence: string, location: ProblemLocation): string {
	for (const { key, pattern } of sentences) {
		const found = pattern.exec(sentence);
		if (!found) continue;
		const values = Object.entries({ ...found.groups }).map(([name, value]) => [name, NAMED[name]?.(value, location) ?? value]);
		return sayOf({ key, values: Object.fromEntries(values) satisfies MessageValues });
	}
	return sentence;
}

/**
 * Returns a problem in the editor's language with the form's names: “block 2 (cards), items 1, href: must not be
 * empty; text: is missing” is “block 2, Cards, card 1: “Link” must not be empty; “Text” is missing”.
 * @param about subject of the problem, if its names are known
 */
export function problemInWords(problem: string, about: About = {}): string {
	let block: string | undefined;
	return (
		problem
			// “…; the fields are …” continues one sentence.
			.split(/; (?!the fields are )/)
			.map((one) => {
				const at = one.indexOf(": ");
				const location = locationOf(at < 0 ? "" : one.slice(0, at), about, block);
				block = location.block;
				const sentence = one.slice(at < 0 ? 0 : at + 2);
				const words = wordsFor(sentence, location);
				const isOneSentence = location.field !== undefined && PREDICATE.test(sentence);
				const where = [...location.way, ...(location.field === undefined || isOneSentence ? [] : [location.field])].join(", ");
				const what = isOneSentence ? `${quoted(location.field ?? "")} ${words}` : words;
				return where ? `${where}: ${what}` : what;
			})
			.join("; ")
	);
}
