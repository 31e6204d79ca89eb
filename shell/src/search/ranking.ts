// The texts that fit a question, the best first.

import { closenessOf, type WeighedWord } from "./closeness.ts";
import { textOf, weightOf } from "./postings.ts";
import type { SoughtText, SoughtWord } from "./question.ts";
import type { Terms, TextIndex } from "./text-index.ts";

/** How soon more of a word in a text counts no more (the k1 of BM25). */
const SATURATION = 1.6;

/** A text has to have this share of what the best one has of the question, words that are in few texts counting more. */
const ENOUGH = 0.6;

/** The same where there are few that have so much. */
const NEAR = 0.2;
const FEW = 10;

/** So much of a question's words must be known. */
const KNOWN = 0.5;

/** So many of the best are looked at more closely. */
const CLOSELY = 200;

/** How much more a text counts whose title is the question, and one that has all of its words in one short passage. */
const TITLE_BONUS = 0.6;
const PASSAGE_BONUS = 1;

/** Room for one ranking, reused for the next. */
interface Room {
	scores: Float32Array;
	/** How much of the question a text has. */
	shares: Float32Array;
	/** The word that is looked for. */
	best: Float32Array;
}

const room: Room = { scores: new Float32Array(), shares: new Float32Array(), best: new Float32Array() };

/** The texts that fit a question, in no order, and how well. */
export interface Fitting {
	readonly texts: Uint32Array;
	/** Words of the question that no text has, as they were typed. */
	readonly unknown: readonly string[];
	/** The best of some of them, the best first. */
	best(count: number, among: Uint32Array): readonly number[];
}

const NOTHING: Fitting = { texts: new Uint32Array(), unknown: [], best: () => [] };

/**
 * Finds all texts that fit. Their numbers and scores are in typed arrays, which are outside the heap: a question that a hundred thousand texts
 * fit would otherwise have V8 collect garbage among all that an index holds. They are read by place: `for … of` costs several times as much.
 * @param liking what a text's score is multiplied with, whatever is asked; 1 for most
 */
export function rank(sought: SoughtText, index: TextIndex, liking: (text: number) => number): Fitting {
	const { words, phrases, titleOnly } = sought;
	if (!phrases || index.size === 0) return NOTHING;
	const { scores, shares, best } = roomFor(index.end);
	const touched = new Uint32Array(index.end);
	let touches = 0;
	const weighed: WeighedWord[] = [];
	let known = 0;
	const unknown: string[] = [];
	for (const word of words) {
		const found = weigh(word, index, best);
		if (found.length === 0) {
			if (word.typed !== undefined) unknown.push(word.typed);
			continue;
		}
		if (word.share === 1) known += 1;
		// A word that few texts have says more (the idf of BM25).
		const rarity = Math.log(1 + (index.size - found.length + 0.5) / (found.length + 0.5)) * word.share;
		weighed.push({ terms: word.meanings.flatMap(({ terms }) => terms), weight: rarity });
		for (let at = 0; at < found.length; at += 1) {
			const text = found[at] ?? 0;
			if (shares[text] === 0) touched[touches++] = text;
			scores[text] = (scores[text] ?? 0) + (best[text] ?? 0) * rarity;
			shares[text] = (shares[text] ?? 0) + rarity;
			best[text] = 0;
		}
	}
	// A question of which little is known is about something else.
	const isKnown = known >= (known + unknown.length) * KNOWN;
	let most = 0;
	for (let at = 0; at < touches; at += 1) most = Math.max(most, shares[touched[at] ?? 0] ?? 0);
	const fits = new Float64Array(index.end);
	// Those that fit come to the front of `touched`, those that nearly do into `near`.
	const near = new Uint32Array(touches);
	let [fitting, nearly] = [0, 0];
	for (let at = 0; at < touches; at += 1) {
		const text = touched[at] ?? 0;
		const share = (shares[text] ?? 0) / most;
		const score = (scores[text] ?? 0) * share * liking(text);
		scores[text] = 0;
		shares[text] = 0;
		if (!isKnown || share < NEAR) continue;
		if (!phrases.every((phrase) => (titleOnly ? index.titleHas(text, phrase) : index.hasSequence(text, phrase)))) continue;
		if (share >= ENOUGH) touched[fitting++] = text;
		else near[nearly++] = text;
		fits[text] = score;
	}
	// What has less of the question is shown where there is little else.
	if (fitting < FEW) {
		touched.set(near.subarray(0, nearly), fitting);
		fitting += nearly;
	}
	const texts = touched.subarray(0, fitting);
	const terms = new Set(words.flatMap(({ meanings }) => meanings.flatMap((meaning) => meaning.terms)));
	const closely = (text: number, close: number): number => {
		const title = titleShare(index.titleOf(text), terms, words.length);
		return (fits[text] ?? 0) * (1 + TITLE_BONUS * title + PASSAGE_BONUS * close);
	};
	return {
		texts,
		unknown,
		best(count, among) {
			const first = topOf(among, Math.max(CLOSELY, count), fits);
			const nearest = first.slice(0, CLOSELY);
			const close = closenessOf(weighed, index.dictionary.end, nearest.map(index.termsOf));
			const looked = nearest.map((text, at) => [text, closely(text, close[at] ?? 0)] as const);
			looked.sort(([one, own], [other, others]) => others - own || one - other);
			return [...looked.map(([text]) => text), ...first.slice(CLOSELY)].slice(0, count);
		},
	};
}

/** Notes for each text that has one of a word's meanings how well it does. @returns these texts */
function weigh({ meanings }: SoughtWord, index: TextIndex, best: Float32Array): Uint32Array {
	const lists = meanings.map(({ terms }) => index.rarest(terms) ?? []);
	// Each text is in it once, however many of the meanings it has.
	const found = new Uint32Array(
		Math.min(
			index.end,
			lists.reduce((sum, { length }) => sum + length, 0),
		),
	);
	let count = 0;
	for (const [at, { terms, counts }] of meanings.entries()) {
		const isPhrase = terms.length > 1;
		for (const posting of lists[at] ?? []) {
			const text = textOf(posting);
			if (isPhrase && !index.hasSequence(text, terms)) continue;
			const weight = weightOf(posting);
			const score = (counts * weight) / (weight + SATURATION);
			const before = best[text] ?? 0;
			if (score <= before) continue;
			if (before === 0) found[count++] = text;
			best[text] = score;
		}
	}
	return found.subarray(0, count);
}

/** The highest of many in their order, of those alike the first; the others are not sorted. */
function topOf(texts: Uint32Array, count: number, scores: Float64Array): readonly number[] {
	const scoreOf = (text: number) => scores[text] ?? 0;
	const byScore = (one: number, other: number) => scoreOf(other) - scoreOf(one) || one - other;
	if (texts.length <= count * 2) return Array.from(texts).sort(byScore);
	const sorted = new Float64Array(texts.length);
	for (let at = 0; at < texts.length; at += 1) sorted[at] = scoreOf(texts[at] ?? 0);
	const least = sorted.sort()[texts.length - count] ?? 0;
	const above = Array.from(texts.filter((text) => scoreOf(text) > least)).sort(byScore);
	// There may be any number of them.
	const alike = texts.filter((text) => scoreOf(text) === least).sort();
	return [...above, ...alike.subarray(0, count - above.length)];
}

function roomFor(texts: number): Room {
	if (room.scores.length < texts) {
		const length = Math.ceil(texts * 1.25);
		Object.assign(room, { scores: new Float32Array(length), shares: new Float32Array(length), best: new Float32Array(length) });
	}
	return room;
}

/** How much a title is the question, from 0 to 1: how much of the title was asked for, and of the question stands in the title. */
function titleShare(title: Terms, terms: ReadonlySet<number>, words: number): number {
	if (title.length === 0) return 0;
	const asked = title.filter((term) => terms.has(term)).length;
	return (asked / title.length) * Math.min(1, asked / Math.max(1, words));
}
