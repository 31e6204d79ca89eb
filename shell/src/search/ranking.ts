// The texts that fit a question, the best first.

import type { SoughtText } from "./question.ts";
import type { TextIndex } from "./text-index.ts";

/** A text that fits. */
export interface Ranked {
	readonly text: number;
	readonly score: number;
}

/** How soon more of a word in a text counts no more (the k1 of BM25). */
const SATURATION = 1.6;

/** A text has to have this share of what the best one has of the question, words that are in few texts counting more. */
const ENOUGH = 0.6;

/** The same where there are few that have so much. */
const NEAR = 0.25;
const FEW = 10;

/** The best text has to have this share of the question, else it is about something else. */
const LEAST = 0.34;

/** So many of the best are looked at more closely. */
const CLOSELY = 200;

/** How much more a text counts whose title is the question, and one that has the question's words side by side. */
const TITLE_BONUS = 0.6;
const SEQUENCE_BONUS = 0.15;

/** Room for one ranking, kept for the next. */
interface Room {
	scores: Float32Array;
	/** How much of the question a text has. */
	shares: Float32Array;
	/** The word that is looked for. */
	best: Float32Array;
}

const room: Room = { scores: new Float32Array(), shares: new Float32Array(), best: new Float32Array() };

/**
 * All texts that fit.
 * @param liking what a text's score is multiplied with, whatever is asked; 1 for most
 */
export function rank(sought: SoughtText, index: TextIndex, liking: (text: number) => number): readonly Ranked[] {
	const { words, phrases, sequence, titleOnly } = sought;
	if (!phrases || index.size === 0) return [];
	const { scores, shares, best } = roomFor(index.end);
	const touched: number[] = [];
	let asked = 0;
	for (const { meanings, share } of words) {
		const found: number[] = [];
		const take = (text: number, weight: number, counts: number) => {
			const score = (counts * weight) / (weight + SATURATION);
			const before = best[text] ?? 0;
			if (score <= before) return;
			if (before === 0) found.push(text);
			best[text] = score;
		};
		for (const { terms, counts } of meanings) {
			const [first = -1] = terms;
			const list = index.postings(first);
			if (!list) continue;
			const { size, texts, weights } = list;
			for (let at = 0; at < size; at += 1) {
				const text = texts[at] ?? 0;
				if (terms.length === 1 || index.hasSequence(text, terms)) take(text, weights[at] ?? 0, counts);
			}
		}
		// A word that few texts have says more (the idf of BM25).
		const rarity = Math.log(1 + (index.size - found.length + 0.5) / (found.length + 0.5)) * share;
		if (share === 1) asked += rarity;
		for (const text of found) {
			if (shares[text] === 0) touched.push(text);
			scores[text] = (scores[text] ?? 0) + (best[text] ?? 0) * rarity;
			shares[text] = (shares[text] ?? 0) + rarity;
			best[text] = 0;
		}
	}
	let most = 0;
	for (const text of touched) most = Math.max(most, shares[text] ?? 0);
	const fitting: Ranked[] = [];
	const near: Ranked[] = [];
	for (const text of touched) {
		const share = (shares[text] ?? 0) / most;
		const score = (scores[text] ?? 0) * share * liking(text);
		scores[text] = 0;
		shares[text] = 0;
		if (most < asked * LEAST || share < NEAR) continue;
		if (!phrases.every((phrase) => (titleOnly ? index.titleHas(text, phrase) : index.hasSequence(text, phrase)))) continue;
		(share >= ENOUGH ? fitting : near).push({ text, score });
	}
	// What has less of the question is shown where there is little else.
	if (fitting.length < FEW) fitting.push(...near);
	fitting.sort(byScore);
	const terms = new Set(words.flatMap(({ meanings }) => meanings.flatMap((meaning) => meaning.terms)));
	const close = fitting.slice(0, CLOSELY).map(({ text, score }) => ({
		text,
		score: score * (1 + TITLE_BONUS * titleShare(index.titleOf(text), terms, words.length) + sequenceBonus(text)),
	}));
	return [...close.sort(byScore), ...fitting.slice(CLOSELY)];

	function sequenceBonus(text: number): number {
		return sequence.length > 1 && index.hasSequence(text, sequence) ? SEQUENCE_BONUS : 0;
	}
}

function roomFor(texts: number): Room {
	if (room.scores.length < texts) {
		const length = Math.ceil(texts * 1.25);
		Object.assign(room, { scores: new Float32Array(length), shares: new Float32Array(length), best: new Float32Array(length) });
	}
	return room;
}

function byScore(one: Ranked, other: Ranked): number {
	return other.score - one.score || one.text - other.text;
}

/** How much a title is the question, from 0 to 1: how much of the title was asked for, and of the question stands in the title. */
function titleShare(title: Uint32Array, terms: ReadonlySet<number>, words: number): number {
	if (title.length === 0) return 0;
	const asked = title.filter((term) => terms.has(term)).length;
	return (asked / title.length) * Math.min(1, asked / Math.max(1, words));
}
