// What readers say of a value that does not fit, in the language of the one who saves. They say it in English, for the site's log too
// (`cms/explain.ts`); its sentences are those of our English messages, by which the others are found.

import type { MessageValues } from "@hub/shared-contracts/language/messages";
import en from "./messages/en-US.json" with { type: "json" };
import { listed, sayOf, type WordingKey } from "./wording.ts";

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

/** The reader's list is joined by English words. */
function listedAnew(values: Readonly<Record<string, string>>): MessageValues {
	return values.fields === undefined ? values : { ...values, fields: listed(values.fields.split(/, | and /)) };
}

/** The words for a sentence of a reader; the sentence itself where it is none of ours. */
function wordsFor(sentence: string): string {
	for (const { key, pattern } of sentences) {
		const found = pattern.exec(sentence);
		if (found) return sayOf({ key, values: listedAnew({ ...found.groups }) });
	}
	return sentence;
}

/** What does not fit, such as `block 2 (cards), items 1, href: must not be empty; text: is missing`, in the language of the one who saves. */
export function problemInWords(problem: string): string {
	// The one sentence of two parts is not two problems.
	return problem
		.split(/; (?!the fields are )/)
		.map((one) => {
			const at = one.indexOf(": ");
			if (at < 0) return wordsFor(one);
			const [first = "", ...rest] = one.slice(0, at).split(", ");
			return `${[wordsFor(first), ...rest].join(", ")}: ${wordsFor(one.slice(at + 2))}`;
		})
		.join("; ");
}
