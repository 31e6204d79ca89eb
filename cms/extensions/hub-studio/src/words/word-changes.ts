// Which words of a text were taken out and put in.

import { diffArrays, diffWordsWithSpace } from "diff";

/** A part of two texts: in both, only in the earlier one, or only in the later one. */
export interface TextPart {
	readonly kind: "same" | "removed" | "added" | "skipped";
	readonly text: string;
}

/** Words that are shown around a change; what is farther away is left out. */
const AROUND = 12;

/** Texts with more characters than this together are compared by lines: by words it would take too long while a person waits. */
const LONG = 60_000;

/** The later text with what changed from the earlier one, without long stretches in which nothing did. */
export function wordChanges(before: string, after: string): TextPart[] {
	const parts =
		before.length + after.length > LONG
			? diffArrays(before.split(/(?<=\n)/), after.split(/(?<=\n)/)).map(({ value, ...rest }) => ({
					...rest,
					value: value.join(""),
				}))
			: diffWordsWithSpace(before, after);
	return parts.flatMap(({ value, added, removed }, at): TextPart[] => {
		if (added || removed) return [{ kind: added ? "added" : "removed", text: value }];
		return shortened(value, { first: at === 0, last: at === parts.length - 1 });
	});
}

function shortened(text: string, { first, last }: { readonly first: boolean; readonly last: boolean }): TextPart[] {
	const words = text.split(/(?<=\s)/);
	const head = first ? 0 : AROUND;
	const tail = last ? 0 : AROUND;
	if (words.length <= head + tail + AROUND) return [{ kind: "same", text }];
	const parts: TextPart[] = [
		{ kind: "same", text: words.slice(0, head).join("") },
		{ kind: "skipped", text: "…" },
		{ kind: "same", text: words.slice(words.length - tail).join("") },
	];
	return parts.filter((part) => part.text !== "");
}
