// What a result shows of a page: a passage around the words of the question, with these marked.

import type { Locale } from "@hub/shared-contracts/language/locale";
import { stemOf, type Word, wordsOf } from "@hub/shared-contracts/language/words";
import type { MarkedText } from "@hub/shared-contracts/search/search";

/** What was asked for: terms, and phrases of several that count only side by side. */
export interface Sought {
	readonly terms: ReadonlySet<string>;
	readonly phrases: readonly (readonly string[])[];
}

/** A word that was asked for. */
interface Hit extends Word {
	readonly term: string;
}

/** The words of a text that were asked for. */
function hitsIn(text: string, locale: Locale, { terms, phrases }: Sought): readonly Hit[] {
	const words = wordsOf(text).map((word) => ({ ...word, term: stemOf(word.text, locale) }));
	const inPhrase = new Set<number>();
	for (const phrase of phrases)
		for (const at of words.keys())
			if (phrase.every((term, step) => words[at + step]?.term === term)) for (const step of phrase.keys()) inPhrase.add(at + step);
	return words.filter(({ term }, at) => terms.has(term) || inPhrase.has(at));
}

/** How long an extract is, in characters: two to three lines. */
const LENGTH = 220;

/** How much of an extract stands before its first hit, in characters, where a sentence does not begin there. */
const BEFORE = 60;

/** A text with the words of the question marked. */
export function marked(text: string, locale: Locale, sought: Sought): MarkedText {
	const parts: { text: string; hit: boolean }[] = [];
	let written = 0;
	const add = (end: number, hit: boolean) => {
		const part = text.slice(written, end);
		written = end;
		const last = parts.at(-1);
		if (!part) return;
		if (last?.hit === hit) last.text += part;
		else parts.push({ text: part, hit });
	};
	for (const { start, end } of hitsIn(text, locale, sought)) {
		// Words of a phrase are marked as one.
		add(start, parts.at(-1)?.hit === true && /^[\s-]+$/.test(text.slice(written, start)));
		add(end, true);
	}
	add(text.length, false);
	return parts;
}

/** The stretch of passages in which most different words of the question stand; of several alike the first. Empty for no passages. */
export function extractOf(passages: readonly string[], locale: Locale, sought: Sought): MarkedText {
	let best = { passage: passages[0] ?? "", at: 0, hits: 0 };
	for (const passage of passages) {
		const hits = hitsIn(passage, locale, sought);
		for (const [at, { start }] of hits.entries()) {
			const within = hits.slice(at).filter(({ end }) => end - start <= LENGTH - BEFORE);
			// What stands more than once says little more.
			const count = new Set(within.map(({ term }) => term)).size + within.length / 100;
			if (count > best.hits) best = { passage, at: start, hits: count };
		}
	}
	return marked(stretchOf(best.passage, best.at), locale, sought);
}

/** Some of a passage around a place, cut between words. */
function stretchOf(passage: string, at: number): string {
	if (passage.length <= LENGTH) return passage;
	const words = wordsOf(passage);
	const start = startOf(passage, words, at);
	const end = words.findLast((word) => word.end <= start + LENGTH)?.end ?? start + LENGTH;
	const last = words.at(-1)?.end ?? 0;
	return `${start > 0 ? "… " : ""}${end >= last ? passage.slice(start) : `${passage.slice(start, end)} …`}`;
}

/** The beginning of the sentence, if it is near, else a word shortly before. */
function startOf(passage: string, words: readonly Word[], at: number): number {
	if (at <= BEFORE) return 0;
	const sentence = passage.slice(0, at).search(/[.!?…:]\s+[^.!?…:]*$/u);
	const begun = words.find((word) => word.start > sentence)?.start ?? at;
	if (sentence >= 0 && at - begun <= BEFORE) return begun;
	return words.find((word) => word.start >= at - BEFORE)?.start ?? at;
}
