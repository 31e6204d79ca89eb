// Generates documents from the words of real ones, deterministically by seed.

import type { SearchText } from "@hub/shared-contracts/search/search-source";

/** Page for an index: its address and its texts. */
export interface SearchDocument {
	readonly href: string;
	readonly type: string;
	readonly text: SearchText;
}

/** Range of the number of passages per document, and of words per passage. */
const PASSAGES = [6, 12] as const;
const WORDS = [40, 90] as const;

/** Returns the words of documents, the most frequent first. */
export function vocabularyOf(documents: readonly SearchDocument[]): readonly string[] {
	const counts = new Map<string, number>();
	for (const { text } of documents)
		for (const part of [text.title, text.summary ?? "", ...(text.body ?? [])])
			for (const word of part.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}₂.,-]*[\p{L}\p{N}₂]|\p{L}/gu) ?? [])
				counts.set(word, (counts.get(word) ?? 0) + 1);
	return [...counts]
		.toSorted(([one, often], [other, rarely]) => rarely - often || (one < other ? -1 : 1))
		.map(([word]) => word);
}

/**
 * Generates documents whose word frequencies follow Zipf's law.
 * @param words the most frequent first
 * @param prefix of their addresses, `/de`
 */
export function generateDocuments(
	words: readonly string[],
	{ count, seed, prefix }: { readonly count: number; readonly seed: number; readonly prefix: string },
): SearchDocument[] {
	const random = randomFrom(seed);
	const between = ([least, greatest]: readonly [number, number]) =>
		least + Math.floor(random() * (greatest - least + 1));
	const sentence = (length: number) =>
		Array.from({ length }, () => words[Math.floor(words.length ** random()) - 1] ?? "").join(" ");
	return Array.from({ length: count }, (_, at) => ({
		href: `${prefix}/generated-${at}`,
		type: "post",
		text: {
			title: sentence(between([3, 7])),
			summary: sentence(20),
			body: Array.from({ length: between(PASSAGES) }, () => sentence(between(WORDS))),
			date: new Date(Date.UTC(2020, 0, 1) + at * 3_600_000).toISOString().slice(0, 10),
		},
	}));
}

/** Returns a generator of numbers from 0 to 1 (mulberry32). */
function randomFrom(seed: number): () => number {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}
