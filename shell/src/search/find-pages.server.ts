// Finds pages in the search index, and suggests them while a visitor types.

import { spellingOf } from "@hub/shared-contracts/language/words";
import type { MarkedText, SearchPeriod, SearchQuery, SearchResults } from "@hub/shared-contracts/search/search";
import { extractOf, marked } from "./extract.ts";
import { fittingPages, titledPages } from "./rank-pages.server.ts";
import { correctedQuery, readQuery } from "./read-query.server.ts";
import type { Tables } from "./search-file.server.ts";

export interface IndexedHit {
	readonly key: string;
	/** Appended to the page's address if it is only a part of the page; else empty. */
	readonly place: string;
	readonly title: MarkedText;
	readonly extract: MarkedText;
	/** Title of the page, if it is only a part of it. */
	readonly page?: string;
	readonly date?: string;
}

/** Results without links and labels. */
export interface IndexedHits extends Omit<SearchResults, "hits" | "types" | "complete"> {
	readonly hits: readonly IndexedHit[];
	readonly types: ReadonlyMap<string, number>;
}

export type IndexedSuggestion = Pick<IndexedHit, "key" | "place"> & { readonly title: string };

const MAX_HITS = 100;

const MAX_SUGGESTIONS = 10;

/** A page's columns for filters. */
type PageDates = readonly [id: number, page: number, type: string, date: string | null, until: string | null];

/** @param now reference time of freshness, in ms */
export function findPages(
	tables: Tables,
	{ words: typed, type, period, periods = [], limit, offset = 0 }: SearchQuery,
	now = Date.now(),
): IndexedHits {
	const query = readQuery(tables, typed);
	const fitting = fittingPages(tables, query, now);
	const types = new Map<string, number>();
	const counts = new Map(periods.map(({ key }) => [key, 0]));
	/** Ids of rows with those of their pages. */
	const chosen = new Map<number, number>();
	let total = 0;
	for (const row of datesOf(tables, fitting.ids)) {
		const [id, page, ownType] = row;
		const within = periods.filter((one) => isWithin(row, one)).map(({ key }) => key);
		const isOfPeriod = period === undefined || within.includes(period);
		const isOfType = type === undefined || ownType === type;
		if (isOfType && isOfPeriod) chosen.set(id, page);
		// A page has all words of its parts, so it is counted where they are found.
		if (id !== page) continue;
		if (isOfPeriod) types.set(ownType, (types.get(ownType) ?? 0) + 1);
		if (isOfType) for (const key of within) counts.set(key, (counts.get(key) ?? 0) + 1);
		if (isOfType && isOfPeriod) total += 1;
	}
	const end = offset + Math.min(limit, MAX_HITS);
	const best = bestRows(fitting.best([...chosen.keys()]), (id) => chosen.get(id) ?? id, end).slice(offset);
	const meanings = query.words.flatMap(({ meanings: ofWord }) => [...ofWord.keys()].map((phrase) => phrase.split(" ")));
	const phrases = Map.groupBy(meanings, ([stem]) => stem);
	const meant = fitting.ids.length === 0 ? correctedQuery(tables, typed) : undefined;
	const isHelpful = meant !== undefined && fittingPages(tables, readQuery(tables, meant), now).ids.length > 0;
	return {
		hits: textsOf(tables, best).map(({ key, page, date, place, title, passages }) => ({
			key,
			place,
			title: marked(title, tables.locale, phrases),
			extract: extractOf(JSON.parse(passages), tables.locale, phrases),
			...(page === null ? {} : { page }),
			...(date === null ? {} : { date }),
		})),
		total,
		types,
		periods: periods.map(({ key }) => ({ key, count: counts.get(key) ?? 0 })),
		...(fitting.unknown.length > 0 ? { unknown: fitting.unknown } : {}),
		...(isHelpful ? { meant } : {}),
	};
}

/** Suggests pages whose titles match the input; those that begin with it first. */
export function suggestPages(tables: Tables, typed: string, now = Date.now()): readonly IndexedSuggestion[] {
	const pages = textsOf(tables, titledPages(tables, readQuery(tables, typed, true).words, now));
	const beginning = spellingOf(typed, tables.locale);
	const rankOf = ({ title }: StoredText) => (spellingOf(title, tables.locale).startsWith(beginning) ? 0 : 1);
	const sorted = pages.toSorted((one, other) => rankOf(one) - rankOf(other));
	return bestRows(sorted, ({ key }) => key, MAX_SUGGESTIONS).map(({ key, place, title }) => ({ key, place, title }));
}

/** Returns the first row of each page, of so many pages at most: the page itself or its best part. */
function bestRows<Row>(rows: readonly Row[], pageOf: (row: Row) => unknown, max: number): readonly Row[] {
	const best = new Map<unknown, Row>();
	for (const row of rows) {
		if (best.size === max) break;
		if (!best.has(pageOf(row))) best.set(pageOf(row), row);
	}
	return [...best.values()];
}

function datesOf({ sql }: Tables, ids: readonly number[]): readonly PageDates[] {
	const statement = sql("select id, page, type, date, until from page_$ where id in (select value from json_each(?))");
	statement.setReturnArrays(true);
	return statement.all(JSON.stringify(ids)) as unknown as readonly PageDates[];
}

interface StoredText {
	readonly id: number;
	readonly key: string;
	readonly page: string | null;
	readonly date: string | null;
	readonly place: string;
	readonly title: string;
	readonly passages: string;
}

/** Reads pages in the order of ids. */
function textsOf({ sql }: Tables, ids: readonly number[]): readonly StoredText[] {
	const rows = sql(
		`select row.id, own.key, iif(own.id = row.id, null, page.title) as page, row.date, text.place, text.title, text.passages from page_$ row
			join page_$ own on own.id = row.page join text_$ page on page.id = row.page join text_$ text on text.id = row.id where row.id in (select value from json_each(?))`,
	).all(JSON.stringify(ids)) as unknown as readonly StoredText[];
	const byId = new Map(rows.map((row) => [row.id, row]));
	return ids.flatMap((id) => byId.get(id) ?? []);
}

/** True if a day of a page is within a period; false without a date. */
function isWithin([, , , date, until]: PageDates, { from = "", to }: SearchPeriod): boolean {
	return date !== null && (until ?? date) >= from && (to === undefined || date <= to);
}
