// Ranks the pages of a language that fit a query: first all of them by how much of the query they have, then the best by all their words.

import type { DatabaseSync } from "node:sqlite";
import { FIELD_START, type LanguageIndex, PASSAGE_END, quoted } from "./language-index.server.ts";
import type { Meanings, QueryWord, ReadQuery } from "./read-query.server.ts";

/** BM25F, in the order of `FIELDS`: weight of a word, usual number of words, and how much longer fields are discounted. */
const FIELD_WEIGHTS = [
	{ weight: 5, usualLength: 6, discount: 0.4 },
	{ weight: 4, usualLength: 4, discount: 0.2 },
	{ weight: 2, usualLength: 25, discount: 0.4 },
	{ weight: 2, usualLength: 6, discount: 0.3 },
	{ weight: 1, usualLength: 400, discount: 0.6 },
];

/** How soon more occurrences of a word count no more (k1 of BM25). */
const SATURATION = 1.6;

/** A page needs this share of what the best page has of the query; less if few pages have it. */
const ENOUGH = 0.6;
const NEARLY_ENOUGH = 0.2;
const FEW_PAGES = 10;

/** If less than this share of the words is known, the query is about something else. */
const MIN_KNOWN = 0.5;

/** Pages that are ranked by all their words. */
const MAX_RANKED = 200;

/** A passage with this many words counts half. */
const LONG_PASSAGE = 60;

/** How much more a page counts whose title is the query, and one from today; half of the latter after a year. */
const TITLE_BONUS = 0.6;
const FRESHNESS = 0.04;
const YEAR_MS = 365 * 86_400_000;

/** Pages that fit a query. */
export interface FittingPages {
	/** In no order. */
	readonly ids: readonly number[];
	/** Words that no page has, as typed. */
	readonly unknown: readonly string[];
	/** The best of some of these pages, the best first. */
	best(among: readonly number[], count: number): readonly number[];
}

/** A word of the query with how much it tells: more if few pages have it (idf of BM25). */
interface WeighedWord {
	readonly meanings: Meanings;
	readonly rarity: number;
}

interface StoredTerms {
	readonly id: number;
	readonly date: string | null;
	readonly terms: Uint8Array;
}

/** An FTS5 expression for any of the meanings. */
function anyOf(meanings: Meanings): string {
	return [...meanings.keys()].map(quoted).join(" OR ");
}

/** @param now the time by which pages are fresh, in ms */
export function createRanking(database: DatabaseSync, index: LanguageIndex, now: () => number) {
	const termsOf = database.prepare(
		"select id, date, terms from page join page_terms using (id) where id in (select value from json_each(?))",
	);
	/** By id of a page: the share of the query that it has, and that its title has. By id of a form: the number of its stem in the query. */
	let [shares, titleShares, stemNumbers] = [new Float32Array(), new Float32Array(), new Uint16Array()];

	const makeRoom = (lastPage: number, lastForm: number): void => {
		const room = (last: number) => Math.ceil((last + 1) * 1.25);
		if (shares.length <= lastPage) [shares, titleShares] = [new Float32Array(room(lastPage)), new Float32Array(room(lastPage))];
		if (stemNumbers.length <= lastForm) stemNumbers = new Uint16Array(room(lastForm));
	};

	/** Ranks pages by all their words. */
	const rank = (ids: readonly number[], words: readonly WeighedWord[], queryLength: number): readonly number[] => {
		const query = readStems(words);
		const forms = [...query.numbers].flatMap(([stem, number]) => index.formIds(stem).map((id) => [id, number] as const));
		for (const [id, number] of forms) stemNumbers[id] = number;
		const pages = termsOf.all(JSON.stringify(ids)) as unknown as readonly StoredTerms[];
		const today = now();
		const scored = pages.map(({ id, date, terms: { buffer, byteOffset, byteLength } }) => {
			const terms = new Uint32Array(buffer, byteOffset, byteLength / 4);
			const freshness = date === null ? 0 : FRESHNESS * 0.5 ** (Math.max(0, today - Date.parse(date)) / YEAR_MS);
			return { id, score: scoreOf(terms, stemNumbers, query, queryLength) * (1 + freshness) };
		});
		for (const [id] of forms) stemNumbers[id] = 0;
		return scored.sort((one, other) => other.score - one.score || one.id - other.id).map(({ id }) => id);
	};

	return {
		/** Finds the pages that fit a query. */
		fitting({ words, required }: ReadQuery): FittingPages {
			const { pages, lastPage, lastForm } = index.size();
			makeRoom(lastPage, lastForm);
			const touched: number[] = [];
			const weighed: WeighedWord[] = [];
			const unknown: string[] = [];
			let known = 0;
			for (const { meanings, share, typed } of words) {
				const ids = meanings.size > 0 ? index.matching(anyOf(meanings)) : [];
				if (ids.length === 0) {
					if (typed !== undefined) unknown.push(typed);
					continue;
				}
				if (share === 1) known += 1;
				const rarity = Math.log(1 + (pages - ids.length + 0.5) / (ids.length + 0.5)) * share;
				weighed.push({ meanings, rarity });
				for (const id of ids) {
					if (shares[id] === 0) touched.push(id);
					shares[id] = (shares[id] ?? 0) + rarity;
				}
				if (ids.length <= MAX_RANKED) continue;
				const [word = ""] = meanings.keys();
				for (const expression of [`{title names} : (${anyOf(meanings)})`, `{title names summary tags} : ${quoted(word)}`])
					for (const id of index.matching(expression)) titleShares[id] = (titleShares[id] ?? 0) + rarity;
			}
			const most = touched.reduce((max, id) => Math.max(max, shares[id] ?? 0), 0);
			const having = required.map((expression) => new Set(index.matching(expression)));
			const near = touched.filter((id) => (shares[id] ?? 0) >= most * NEARLY_ENOUGH && having.every((ids) => ids.has(id)));
			const enough = near.filter((id) => (shares[id] ?? 0) >= most * ENOUGH);
			const isKnown = weighed.length > 0 && known >= (known + unknown.length) * MIN_KNOWN;
			const fitting = enough.length < FEW_PAGES ? near : enough;
			const ids = isKnown ? fitting : [];
			const isMany = ids.length > MAX_RANKED;
			const roughScores = new Map(
				isMany ? ids.map((id) => [id, ((shares[id] ?? 0) + (titleShares[id] ?? 0)) * (shares[id] ?? 0)]) : [],
			);
			for (const id of touched) shares[id] = titleShares[id] = 0;
			return {
				ids,
				unknown,
				best(among, count) {
					if (among.length <= MAX_RANKED) return rank(among, weighed, words.length).slice(0, count);
					const rough = among.toSorted((one, other) => (roughScores.get(other) ?? 0) - (roughScores.get(one) ?? 0) || one - other);
					return [...rank(rough.slice(0, MAX_RANKED), weighed, words.length), ...rough.slice(MAX_RANKED, count)].slice(0, count);
				},
			};
		},

		/** Pages whose titles or names have all words, the best first. */
		titled({ words }: ReadQuery): readonly number[] {
			if (words.length === 0 || words.some(({ meanings }) => meanings.size === 0)) return [];
			const { lastPage, lastForm } = index.size();
			makeRoom(lastPage, lastForm);
			const expression = words.map(({ meanings }) => `(${anyOf(meanings)})`).join(" AND ");
			const ids = index.matching(`{title names} : (${expression})`).slice(0, MAX_RANKED);
			return rank(ids, words.map(asWeighed), words.length);
		},
	};
}

function asWeighed({ meanings, share }: QueryWord): WeighedWord {
	return { meanings, rarity: share };
}

/** The stems of a query, numbered from 1, and what each of them counts. */
interface QueryStems {
	readonly rarities: readonly number[];
	readonly numbers: ReadonlyMap<string, number>;
	/** By number of a stem: which words of the query it may stand for, one bit each. */
	readonly masks: readonly number[];
	/** By number of a stem: weights by word of the query. */
	readonly weights: readonly ReadonlyMap<number, number>[];
	readonly phrases: readonly { readonly word: number; readonly stems: readonly number[]; readonly weight: number }[];
}

function readStems(words: readonly WeighedWord[]): QueryStems {
	const numbers = new Map<string, number>();
	const masks = [0];
	const weights: Map<number, number>[] = [new Map()];
	const phrases: { readonly word: number; readonly stems: readonly number[]; readonly weight: number }[] = [];
	for (const [word, { meanings }] of words.entries())
		for (const [phrase, weight] of meanings) {
			const stems = phrase.split(" ").map((stem) => {
				const number = numbers.get(stem) ?? numbers.size + 1;
				numbers.set(stem, number);
				return number;
			});
			if (stems.length > 1) phrases.push({ word, stems, weight });
			for (const stem of stems) {
				masks[stem] = (masks[stem] ?? 0) | (1 << word);
				const ofStem = weights[stem] ?? new Map<number, number>();
				weights[stem] = ofStem;
				if (stems.length === 1) ofStem.set(word, Math.max(ofStem.get(word) ?? 0, weight));
			}
		}
	return { rarities: words.map(({ rarity }) => rarity), numbers, masks, weights, phrases };
}

/** How well a page fits: BM25F, more for a title that is the query, and for a short passage with many of its words. */
function scoreOf(terms: Uint32Array, stemNumbers: Uint16Array, query: QueryStems, queryLength: number): number {
	const { rarities, masks, weights, phrases } = query;
	const rarityOf = (mask: number): number => rarities.reduce((sum, rarity, word) => (mask & (1 << word) ? sum + rarity : sum), 0);
	const frequencies = new Float64Array(masks.length);
	const counts = new Uint32Array(masks.length);
	let [hitsInTitle, titleLength, closeness] = [0, 0, 0];
	let at = 0;
	while (at < terms.length) {
		const field = (terms[at] ?? 0) - FIELD_START;
		let [fieldLength, passageLength, mask] = [0, 0, 0];
		for (at += 1; at < terms.length; at += 1) {
			const term = terms[at] ?? 0;
			if (term === PASSAGE_END) {
				if (mask !== 0 && rarities.length > 1)
					closeness = Math.max(closeness, (rarityOf(mask) * LONG_PASSAGE) / (LONG_PASSAGE + passageLength));
				[passageLength, mask] = [0, 0];
				continue;
			}
			if (term >= FIELD_START) break;
			fieldLength += 1;
			passageLength += 1;
			const stem = stemNumbers[term] ?? 0;
			if (stem === 0) continue;
			mask |= masks[stem] ?? 0;
			counts[stem] = (counts[stem] ?? 0) + 1;
			if (field === 0) hitsInTitle += 1;
		}
		if (field === 0) titleLength = fieldLength;
		const { weight, usualLength, discount } = FIELD_WEIGHTS[field] ?? { weight: 0, usualLength: 1, discount: 0 };
		const scale = weight / (1 - discount + discount * (fieldLength / usualLength));
		for (let stem = 1; stem < counts.length; stem += 1) {
			frequencies[stem] = (frequencies[stem] ?? 0) + (counts[stem] ?? 0) * scale;
			counts[stem] = 0;
		}
	}
	const best = new Float64Array(rarities.length);
	const count = (word: number, weight: number, frequency: number): void => {
		best[word] = Math.max(best[word] ?? 0, (weight * frequency) / (frequency + SATURATION));
	};
	for (const [stem, ofStem] of weights.entries())
		if (frequencies[stem]) for (const [word, weight] of ofStem) count(word, weight, frequencies[stem]);
	for (const { word, stems, weight } of phrases) {
		const frequency = Math.min(...stems.map((stem) => frequencies[stem] ?? 0));
		if (frequency > 0 && hasSequence(terms, stemNumbers, stems)) count(word, weight, frequency);
	}
	const fit = rarities.reduce((sum, rarity, word) => sum + (best[word] ?? 0) * rarity, 0);
	const share = rarities.reduce((sum, rarity, word) => (best[word] ? sum + rarity : sum), 0);
	const titleShare = (hitsInTitle / Math.max(1, titleLength)) * Math.min(1, hitsInTitle / queryLength);
	return fit * (share + rarityOf(-1)) * (1 + TITLE_BONUS * titleShare + closeness / rarityOf(-1));
}

function hasSequence(terms: Uint32Array, stemNumbers: Uint16Array, stems: readonly number[]): boolean {
	const [first] = stems;
	for (let at = 0; at + stems.length <= terms.length; at += 1) {
		if (stemNumbers[terms[at] ?? 0] !== first) continue;
		let step = 1;
		while (step < stems.length && stemNumbers[terms[at + step] ?? 0] === stems[step]) step += 1;
		if (step === stems.length) return true;
	}
	return false;
}
