// Ranks pages for a query: first all of them by the share of the query that they contain, then the best by all their
// words.

import type { SQLOutputValue } from "node:sqlite";
import { matchingIds, quoted } from "./look-up.server.ts";
import type { Meanings, QueryWord, ReadQuery } from "./read-query.server.ts";
import type { Tables } from "./search-file.server.ts";
import { FIELD_START, PASSAGE_END, termsOf } from "./write-pages.server.ts";

/**
 * BM25F, in the order of fields: weight of a word, usual number of words, and how much longer fields are discounted.
 */
const FIELD_WEIGHTS = [
	{ weight: 5, usualLength: 6, discount: 0.4 },
	{ weight: 4, usualLength: 12, discount: 0.2 },
	{ weight: 2, usualLength: 25, discount: 0.4 },
	{ weight: 2, usualLength: 6, discount: 0.3 },
	{ weight: 1, usualLength: 400, discount: 0.6 },
] as const;

/** Saturation of repeated words (k1 of BM25). */
const SATURATION = 1.6;

/** A page needs this share of the best page's share of the query; the lower one if few pages reach it. */
const [ENOUGH, NEARLY_ENOUGH, FEW_PAGES] = [0.5, 0.1, 10];

/** Share of known words below which the query is about something else. */
const MIN_KNOWN = 0.5;

/** Pages that are ranked by all their words. */
const MAX_RANKED = 200;

/** A passage with this many words counts half. */
const LONG_PASSAGE = 60;

/**
 * Bonus of a page whose title is the query, of one that is still to come, and of one from today; half of the latter
 * after a year.
 */
const [TITLE_BONUS, COMING, FRESHNESS, YEAR_MS] = [0.6, 0.1, 0.04, 365 * 86_400_000];

export interface FittingPages {
	/** In no order. */
	readonly ids: readonly number[];
	/** Words that no page contains, as typed. */
	readonly unknown: readonly string[];
	/** Ranks some of these pages, the best first. */
	best(among: readonly number[]): readonly number[];
}

/** A word of the query; `rarity` is higher if few pages contain it (idf of BM25). */
interface WeighedWord {
	readonly meanings: Meanings;
	readonly rarity: number;
}

/** Returns an FTS5 expression for any of the meanings. */
function anyOf(meanings: Meanings): string {
	return [...meanings.keys()].map(quoted).join(" OR ");
}

/**
 * Finds pages for a query.
 * @param now reference time of freshness, in ms
 */
export function fittingPages(tables: Tables, { words, required }: ReadQuery, now: number): FittingPages {
	const { pages, last } = tables.sql("select count(*) as pages, max(id) as last from page_$").get() ?? {};
	/**
	 * By page id: the share of the query in the page, and in its title and other short fields. The latter only has words
	 * of many pages: it selects the pages to rank if there are too many.
	 */
	const [shares, titleShares] = [new Float32Array(Number(last) + 1), new Float32Array(Number(last) + 1)];
	const weighed: WeighedWord[] = [];
	const unknown: string[] = [];
	let known = 0;
	for (const { meanings, share, typed } of words) {
		const ids = meanings.size > 0 ? matchingIds(tables, anyOf(meanings)) : [];
		if (ids.length === 0 && typed !== undefined) unknown.push(typed);
		if (ids.length === 0) continue;
		if (share === 1) known += 1;
		const rarity = Math.log(1 + (Number(pages) - ids.length + 0.5) / (ids.length + 0.5)) * share;
		weighed.push({ meanings, rarity });
		for (const id of ids) shares[id] = (shares[id] ?? 0) + rarity;
		if (ids.length <= MAX_RANKED) continue;
		const [word = ""] = meanings.keys();
		for (const expression of [`{title names} : (${anyOf(meanings)})`, `{title names summary tags} : ${quoted(word)}`])
			for (const id of matchingIds(tables, expression)) titleShares[id] = (titleShares[id] ?? 0) + rarity;
	}
	const having = required.map((expression) => new Set(matchingIds(tables, expression)));
	const idsFrom = (min: number): readonly number[] => {
		const ids: number[] = [];
		for (const [id, share] of shares.entries()) if (share > 0 && share >= min) ids.push(id);
		return ids.filter((id) => having.every((all) => all.has(id)));
	};
	const best = shares.reduce((one, other) => Math.max(one, other), 0);
	const isKnown = known > 0 && known >= (known + unknown.length) * MIN_KNOWN;
	const enough = isKnown ? idsFrom(best * ENOUGH) : [];
	const rough = (id: number): number => ((shares[id] ?? 0) + (titleShares[id] ?? 0)) * (shares[id] ?? 0);
	return {
		ids: isKnown && enough.length < FEW_PAGES ? idsFrom(best * NEARLY_ENOUGH) : enough,
		unknown,
		best(among) {
			const ids =
				among.length <= MAX_RANKED ? among : among.toSorted((one, other) => rough(other) - rough(one) || one - other);
			return [...rank(tables, ids.slice(0, MAX_RANKED), weighed, words.length, now), ...ids.slice(MAX_RANKED)];
		},
	};
}

/** Finds pages whose titles or names contain all words, the best first. */
export function titledPages(tables: Tables, words: readonly QueryWord[], now: number): readonly number[] {
	if (words.length === 0 || words.some(({ meanings }) => meanings.size === 0)) return [];
	const expression = words.map(({ meanings }) => `(${anyOf(meanings)})`).join(" AND ");
	const ids = matchingIds(tables, `{title names} : (${expression})`).slice(0, MAX_RANKED);
	const weighed = words.map(({ meanings, share }) => ({ meanings, rarity: share }));
	return rank(tables, ids, weighed, words.length, now);
}

function rank(
	{ sql }: Tables,
	ids: readonly number[],
	words: readonly WeighedWord[],
	queryLength: number,
	now: number,
) {
	const query = readStems(words);
	/** By form id: the number of its stem in the query. */
	const stemNumbers = new Uint16Array(Number(sql("select max(id) as last from form_$").get()?.last) + 1);
	for (const [stem, number] of query.numbers)
		for (const { id } of sql("select id from form_$ where stem = ?").all(stem)) stemNumbers[Number(id)] = number;
	const pages = sql(
		"select id, date, weight, terms from page_$ join text_$ using (id) where id in (select value from json_each(?))",
	);
	const scored = pages.all(JSON.stringify(ids)).map(({ id, date, weight, terms }) => {
		const fit = scoreOf(termsOf(terms as Uint8Array), stemNumbers, query, queryLength);
		return { id: Number(id), score: fit * Number(weight) * (1 + freshnessOf(date, now)) };
	});
	return scored.sort((one, other) => other.score - one.score || one.id - other.id).map(({ id }) => id);
}

function freshnessOf(date: SQLOutputValue | undefined, now: number): number {
	if (typeof date !== "string") return 0;
	const age = now - Date.parse(date);
	return age < 0 ? COMING : FRESHNESS * 0.5 ** (age / YEAR_MS);
}

/** The stems of a query, numbered from 1. */
interface QueryStems {
	readonly rarities: readonly number[];
	readonly numbers: ReadonlyMap<string, number>;
	/** By stem number: a bit mask of the words of the query that it may stand for. */
	readonly masks: readonly number[];
	readonly meanings: readonly { readonly word: number; readonly stems: readonly number[]; readonly weight: number }[];
}

function readStems(words: readonly WeighedWord[]): QueryStems {
	const numbers = new Map<string, number>();
	const masks = [0];
	const numberOf = (stem: string, word: number): number => {
		const number = numbers.get(stem) ?? numbers.size + 1;
		numbers.set(stem, number);
		masks[number] = (masks[number] ?? 0) | (1 << word);
		return number;
	};
	const meanings = words.flatMap(({ meanings: ofWord }, word) =>
		[...ofWord].map(([phrase, weight]) => ({
			word,
			stems: phrase.split(" ").map((stem) => numberOf(stem, word)),
			weight,
		})),
	);
	return { rarities: words.map(({ rarity }) => rarity), numbers, masks, meanings };
}

/**
 * Scores how well a page fits: BM25F, more for a title that is the query, and for a short passage with many of its
 * words.
 */
function scoreOf(terms: Uint32Array, stemNumbers: Uint16Array, query: QueryStems, queryLength: number): number {
	const { rarities, masks, meanings } = query;
	const rarityOf = (mask: number): number =>
		rarities.reduce((sum, rarity, word) => (mask & (1 << word) ? sum + rarity : sum), 0);
	const frequencies = new Float64Array(masks.length);
	let [at, hitsInTitle, titleLength, closeness] = [0, 0, 0, 0];
	while (at < terms.length) {
		const field = (terms[at] ?? 0) - FIELD_START;
		const counts = new Uint32Array(masks.length);
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
		const { weight, usualLength, discount } = FIELD_WEIGHTS[field] ?? FIELD_WEIGHTS[4];
		const scale = weight / (1 - discount + discount * (fieldLength / usualLength));
		for (let stem = 1; stem < counts.length; stem += 1)
			frequencies[stem] = (frequencies[stem] ?? 0) + (counts[stem] ?? 0) * scale;
	}
	const best = new Float64Array(rarities.length);
	for (const { word, stems, weight } of meanings) {
		const frequency = stems.reduce((least, stem) => Math.min(least, frequencies[stem] ?? 0), Number.POSITIVE_INFINITY);
		const value = (weight * frequency) / (frequency + SATURATION);
		// Finding a phrase takes long, so only those that would raise the score are looked for.
		if (value > (best[word] ?? 0) && (stems.length === 1 || hasSequence(terms, stemNumbers, stems))) best[word] = value;
	}
	const all = rarityOf(-1);
	const fit = rarities.reduce((sum, rarity, word) => sum + (best[word] ?? 0) * rarity, 0);
	const share = rarities.reduce((sum, rarity, word) => (best[word] ? sum + rarity : sum), 0);
	const titleShare = (hitsInTitle / Math.max(1, titleLength)) * Math.min(1, hitsInTitle / queryLength);
	return fit * (share + all) * (1 + TITLE_BONUS * titleShare + closeness / all);
}

function hasSequence(terms: Uint32Array, stemNumbers: Uint16Array, stems: readonly number[]): boolean {
	const [first] = stems;
	for (let at = 0; at < terms.length; at += 1) {
		if (stemNumbers[terms[at] ?? 0] !== first) continue;
		if (stems.every((stem, step) => stemNumbers[terms[at + step] ?? 0] === stem)) return true;
	}
	return false;
}
