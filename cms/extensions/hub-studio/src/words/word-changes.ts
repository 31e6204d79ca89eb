// Compares two texts word by word.

import { diffArrays, diffWordsWithSpace } from "diff";

/** A part of two texts. `skipped` replaces a long unchanged part. */
export interface TextPart {
	readonly kind: "same" | "removed" | "added" | "skipped";
	readonly text: string;
}

/** Number of unchanged words that are shown around a change. */
const CONTEXT_WORDS = 12;

/** Longer texts (in characters, both together) are compared by lines, because comparing words would take too long. */
const MAX_WORD_COMPARED = 60_000;

/** A space or a short word between two changes. It is part of both, so that a rewritten sentence is read in one piece. */
const JOINT = /^\s*\S{0,3}\s*$/;

/** Returns the changes from one text to the other, without long unchanged parts. */
export function wordChanges(before: string, after: string): TextPart[] {
	const parts =
		before.length + after.length > MAX_WORD_COMPARED
			? diffArrays(before.split(/(?<=\n)/), after.split(/(?<=\n)/)).map(({ value, ...rest }) => ({
					...rest,
					value: value.join(""),
				}))
			: diffWordsWithSpace(before, after);
	const shown: TextPart[] = [];
	let [removed, added] = ["", ""];
	const showChange = (): void => {
		if (removed) shown.push({ kind: "removed", text: removed });
		if (added) shown.push({ kind: "added", text: added });
		[removed, added] = ["", ""];
	};
	for (const [at, part] of parts.entries()) {
		const isChange = part.added || part.removed;
		const isJoint = !isChange && at > 0 && at < parts.length - 1 && JOINT.test(part.value);
		if (part.removed || isJoint) removed += part.value;
		if (part.added || isJoint) added += part.value;
		if (isChange || isJoint) continue;
		showChange();
		shown.push(...shorten(part.value, { first: at === 0, last: at === parts.length - 1 }));
	}
	showChange();
	return shown;
}

function shorten(text: string, { first, last }: { readonly first: boolean; readonly last: boolean }): TextPart[] {
	const words = text.split(/(?<=\s)/);
	const head = first ? 0 : CONTEXT_WORDS;
	const tail = last ? 0 : CONTEXT_WORDS;
	if (words.length <= head + tail + CONTEXT_WORDS) return [{ kind: "same", text }];
	const parts: TextPart[] = [
		{ kind: "same", text: words.slice(0, head).join("") },
		{ kind: "skipped", text: "…" },
		{ kind: "same", text: words.slice(words.length - tail).join("") },
	];
	return parts.filter((part) => part.text !== "");
}
