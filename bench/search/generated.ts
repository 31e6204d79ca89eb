// Random documents of the words of real ones: any number of them, always the same for a seed.

import type { SearchText } from "@hub/shared-contracts/search/search-source";

/** A page as an index takes it: where it is, and what it is about. */
export interface SearchDocument {
	readonly href: string;
	/** As in `SearchSource`. */
	readonly type: string;
	readonly text: SearchText;
}

/** Least and greatest numbers of words. */
const BODY = [300, 800] as const;
const PASSAGE = [40, 90] as const;
const SUMMARY = [15, 25] as const;
const TITLE = [3, 7] as const;
const SENTENCE = [5, 20] as const;

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
function randomFrom(seed: number): () => number {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}

/** The words of documents, the most frequent first. */
export function vocabularyOf(documents: readonly SearchDocument[]): readonly string[] {
	const counts = new Map<string, number>();
	for (const { text } of documents)
		for (const part of [text.title, text.summary ?? "", ...(text.body ?? [])])
			for (const word of part.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}₂.,-]*[\p{L}\p{N}₂]|\p{L}/gu) ?? [])
				counts.set(word, (counts.get(word) ?? 0) + 1);
	return [...counts].toSorted(([one, often], [other, rarely]) => rarely - often || (one < other ? -1 : 1)).map(([word]) => word);
}

/**
 * So many documents of words whose frequency falls with their rank (Zipf), in sentences of no sense, 300 to 800 words each.
 * @param words the most frequent first
 * @param prefix of their addresses, `/de`
 */
export function generateDocuments(
	words: readonly string[],
	{ count, seed, prefix }: { readonly count: number; readonly seed: number; readonly prefix: string },
): SearchDocument[] {
	const random = randomFrom(seed);
	const between = ([least, greatest]: readonly [number, number]) => least + Math.floor(random() * (greatest - least + 1));
	const nextWord = sampleByRank(words, random);
	const sentences = (length: number): string => {
		const made: string[] = [];
		for (let left = length; left > 0; ) {
			const some = Math.min(left, between(SENTENCE));
			const [first = "", ...others] = Array.from({ length: some }, nextWord);
			made.push(`${[first.charAt(0).toUpperCase() + first.slice(1), ...others].join(" ")}.`);
			left -= some;
		}
		return made.join(" ");
	};
	return Array.from({ length: count }, (_, at) => {
		const body: string[] = [];
		for (let left = between(BODY); left > 0; ) {
			const some = Math.min(left, between(PASSAGE));
			body.push(sentences(some));
			left -= some;
		}
		return {
			href: `${prefix}/generated-${at}`,
			type: "post",
			text: { title: sentences(between(TITLE)).slice(0, -1), summary: sentences(between(SUMMARY)), body, date: dayOf(at) },
		};
	});
}

/** Samples words, the one of rank n with a chance of 1/n of that of the first. */
function sampleByRank(words: readonly string[], random: () => number): () => string {
	let sum = 0;
	const sums = words.map((_, at) => {
		sum += 1 / (at + 1);
		return sum;
	});
	return () => {
		const wanted = random() * sum;
		let [low, high] = [0, sums.length - 1];
		while (low < high) {
			const middle = (low + high) >> 1;
			if ((sums[middle] ?? 0) < wanted) low = middle + 1;
			else high = middle;
		}
		return words[low] ?? "";
	};
}

function dayOf(at: number): string {
	return new Date(Date.UTC(2020, 0, 1) + at * 3_600_000).toISOString().slice(0, 10);
}
