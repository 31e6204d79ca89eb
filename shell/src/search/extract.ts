// Title and excerpt of a search result, with the words of the query marked.

import type { Locale } from "@hub/shared-contracts/language/locale";
import { stemOf, type Word, wordsOf } from "@hub/shared-contracts/language/words";
import type { MarkedText } from "@hub/shared-contracts/search/search";

/** A word of the query in a text. */
interface Hit extends Word {
	readonly term: string;
}

/** Phrases of adjacent stems, by their first one. */
type Phrases = ReadonlyMap<string | undefined, readonly (readonly string[])[]>;

/** Length of an extract, in characters: two to three lines. */
const LENGTH = 220;

/** Characters before the first hit of an extract, unless a sentence begins there. */
const BEFORE = 60;

function hitsIn(text: string, locale: Locale, phrases: Phrases): readonly Hit[] {
	const words = wordsOf(text).map((word) => ({ ...word, term: stemOf(word.text, locale) }));
	const hits = new Set<Hit>();
	for (const [at, { term }] of words.entries())
		for (const phrase of phrases.get(term) ?? [])
			if (phrase.every((stem, step) => words[at + step]?.term === stem))
				for (const word of words.slice(at, at + phrase.length)) hits.add(word);
	return [...hits].sort((one, other) => one.start - other.start);
}

/** Marks the words of a query in a text. */
export function marked(text: string, locale: Locale, phrases: Phrases): MarkedText {
	const parts: { text: string; hit: boolean }[] = [];
	let written = 0;
	const add = (end: number, hit: boolean) => {
		const last = parts.at(-1);
		if (last?.hit === hit) last.text += text.slice(written, end);
		else if (end > written) parts.push({ text: text.slice(written, end), hit });
		written = end;
	};
	for (const { start, end } of hitsIn(text, locale, phrases)) {
		// Words of a phrase are marked as one.
		add(start, parts.at(-1)?.hit === true && /^[\s-]+$/.test(text.slice(written, start)));
		add(end, true);
	}
	add(text.length, false);
	return parts;
}

/**
 * Returns the part of the passages with most different words of the query, the first among equals. Empty without
 * passages.
 */
export function extractOf(passages: readonly string[], locale: Locale, phrases: Phrases): MarkedText {
	let best = { passage: passages[0] ?? "", at: 0, hits: 0 };
	for (const passage of passages) {
		const hits = hitsIn(passage, locale, phrases);
		for (const [at, { start }] of hits.entries()) {
			const within = hits.slice(at).filter(({ end }) => end - start <= LENGTH - BEFORE);
			// Repetitions count little.
			const count = new Set(within.map(({ term }) => term)).size + within.length / 100;
			if (count > best.hits) best = { passage, at: start, hits: count };
		}
	}
	return marked(stretchOf(best.passage, best.at), locale, phrases);
}

/** Cuts a part of a passage around a position, between words, from the start of the sentence if it is near. */
function stretchOf(passage: string, at: number): string {
	if (passage.length <= LENGTH) return passage;
	const words = wordsOf(passage);
	const startFrom = (min: number): number => words.find((word) => word.start >= min)?.start ?? at;
	const sentence = startFrom(passage.slice(0, at).search(/[.!?…:]\s+[^.!?…:]*$/u) + 1);
	const start = at <= BEFORE ? 0 : startFrom(Math.max(sentence, at - BEFORE));
	const end = words.findLast((word) => word.end <= start + LENGTH)?.end ?? start + LENGTH;
	const isWhole = end >= (words.at(-1)?.end ?? 0);
	return `${start > 0 ? "… " : ""}${isWhole ? passage.slice(start) : `${passage.slice(start, end)} …`}`;
}
