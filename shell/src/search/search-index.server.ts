// The index of all pages in the search's file: puts pages in, and finds them.

import type { DatabaseSync } from "node:sqlite";
import { LOCALE_CODES, type Locale } from "@hub/shared-contracts/language/locale";
import { spellingOf } from "@hub/shared-contracts/language/words";
import type { MarkedText, SearchPeriod, SearchQuestion } from "@hub/shared-contracts/search/search";
import type { SearchText } from "@hub/shared-contracts/search/search-source";
import { extractOf, marked, type Sought } from "./extract.ts";
import { openLanguageIndex } from "./language-index.server.ts";
import type { SearchPlace } from "./page-search.ts";
import { createRanking } from "./rank-pages.server.ts";
import { correctedQuery, readQuery } from "./read-query.server.ts";

/** A page as it is stored. */
export interface IndexedPage {
	/** Unique in the index. */
	readonly key: string;
	/** Changes when anything of the page does. */
	readonly digest: string;
	readonly locale: Locale;
	readonly place: SearchPlace;
	readonly text: SearchText;
	/** When it is no longer published, in ms. Default: not scheduled. */
	readonly ends?: number | undefined;
}

/** A page that was found. */
export interface IndexedHit {
	readonly key: string;
	readonly place: SearchPlace;
	readonly title: MarkedText;
	readonly extract: MarkedText;
	readonly date?: string;
}

/** A page whose title fits what was typed. */
export type IndexedSuggestion = Pick<IndexedHit, "key" | "place"> & { readonly title: string };

/** What was found. The counts of one filter are those of the other filter's choice. */
export interface IndexedHits {
	readonly hits: readonly IndexedHit[];
	readonly total: number;
	readonly types: ReadonlyMap<string, number>;
	/** By key of the period. */
	readonly periods: ReadonlyMap<string, number>;
	/** Words of the query that no page has, as typed; absent if there are none. */
	readonly unknown?: readonly string[];
	/** The query with the nearest words that find something; absent unless it finds nothing itself. */
	readonly meant?: string;
}

const MAX_HITS = 100;

/** What most queries read of a page: its id, type, first and last day. */
type PageDates = readonly [id: number, type: string, date: string | null, until: string | null];

interface StoredText {
	readonly id: number;
	readonly key: string;
	readonly date: string | null;
	readonly place: string;
	readonly title: string;
	readonly passages: string;
}

export type SearchIndex = ReturnType<typeof createSearchIndex>;

/** @param now the time by which pages are fresh or over, in ms */
export function createSearchIndex(database: DatabaseSync, now: () => number = Date.now) {
	const languages = new Map(
		LOCALE_CODES.map((locale) => {
			const index = openLanguageIndex(database, locale);
			return [locale, { index, ranking: createRanking(database, index, now) }] as const;
		}),
	);
	const languageOf = (locale: Locale) => {
		const language = languages.get(locale);
		if (!language) throw new Error(`${locale} is not a language of this site.`);
		return language;
	};

	const storedPage = database.prepare("select id, locale, terms from page join page_terms using (id) where key = ?");
	const addPage = database.prepare(
		"insert into page (key, locale, type, date, until, ends, digest) values (?, ?, ?, ?, ?, ?, ?) returning id",
	);
	const addText = database.prepare("insert into page_text values (?, ?, ?, ?)");
	const addTerms = database.prepare("insert into page_terms values (?, ?)");
	const removals = ["page where id", "page_text where id", "page_terms where id", "synonym where page"].map((rows) =>
		database.prepare(`delete from ${rows} = ?`),
	);
	const digests = database.prepare("select key, digest from page");
	const isFilled = database.prepare("select is_complete from fill");
	const setFilled = database.prepare("update fill set is_complete = 1");
	const published = database.prepare(
		"select id, type, date, until from page where id in (select value from json_each(?)) and (ends is null or ends > ?)",
	);
	published.setReturnArrays(true);
	const texts = database.prepare(
		"select id, key, date, place, title, passages from page join page_text using (id) where id in (select value from json_each(?))",
	);

	const datesOf = (ids: readonly number[]) => published.all(JSON.stringify(ids), now()) as unknown as readonly PageDates[];

	const textsOf = (ids: readonly number[]): readonly StoredText[] => {
		const rows = texts.all(JSON.stringify(ids)) as unknown as readonly StoredText[];
		const byId = new Map(rows.map((row) => [row.id, row]));
		return ids.flatMap((id) => byId.get(id) ?? []);
	};

	/** Removes a page. @returns removes the words that no other page has */
	const take = (key: string): (() => void) => {
		const page = storedPage.get(key) as { readonly id: number; readonly locale: Locale; readonly terms: Uint8Array } | undefined;
		if (!page) return () => undefined;
		const { id, locale, terms } = page;
		const { index } = languageOf(locale);
		for (const removal of removals) removal.run(id);
		index.remove(id);
		return () => index.release(new Uint32Array(terms.buffer, terms.byteOffset, terms.byteLength / 4));
	};

	const put = ({ key, digest, locale, place, text, ends }: IndexedPage): void => {
		const release = take(key);
		const { title, summary = "", body = [], date, until } = text;
		const lastDay = until !== undefined && date !== undefined && until > date ? until : date;
		const added = addPage.get(key, locale, place.type, date ?? null, lastDay ?? null, ends ?? null, digest);
		const id = Number(added?.id);
		const terms = languageOf(locale).index.add(id, text);
		addText.run(id, JSON.stringify(place), title, JSON.stringify([summary, ...body].filter(Boolean)));
		addTerms.run(id, new Uint8Array(terms.buffer));
		// Only now, because most words of the page are still in it.
		release();
	};

	const transaction = (work: () => void): void => {
		database.exec("begin immediate");
		try {
			work();
			database.exec("commit");
		} catch (error) {
			database.exec("rollback");
			throw error;
		}
	};

	return {
		/** Puts pages in, in the place of those with the same keys, and removes others. */
		write(pages: readonly IndexedPage[], removed: readonly string[] = []): void {
			transaction(() => {
				for (const key of removed) take(key)();
				for (const page of pages) put(page);
			});
			// Texts that were withdrawn leave the write-ahead log, too.
			if (removed.length > 0) database.exec("pragma wal_checkpoint(truncate)");
		},

		/** Digests of all pages, by key. */
		digests: (): ReadonlyMap<string, string> => new Map(digests.all().map(({ key, digest }) => [String(key), String(digest)])),

		/** True once all pages were put in. */
		isComplete: (): boolean => isFilled.get()?.is_complete === 1,
		complete: (): void => void setFilled.run(),

		/**
		 * Does a part of removing the words of removed pages from the file. Their texts are gone already; word lists are rewritten some
		 * time later. @param isFirst true for the first part
		 * @returns false if it was the last part
		 */
		clean(isFirst: boolean): boolean {
			const isMore = [...languages.values()].map(({ index }) => index.merge(isFirst)).some(Boolean);
			if (!isMore) database.exec("pragma wal_checkpoint(truncate)");
			return isMore;
		},

		find(locale: Locale, question: SearchQuestion): IndexedHits {
			const { index, ranking } = languageOf(locale);
			const { words: typed, type, period, periods = [], limit, offset = 0 } = question;
			const query = readQuery(typed, index);
			const fitting = ranking.fitting(query);
			const types = new Map<string, number>();
			const counts = new Map(periods.map(({ key }) => [key, 0]));
			const chosen: number[] = [];
			const pages = datesOf(fitting.ids);
			for (const page of pages) {
				const [id, ownType] = page;
				const within = periods.filter((one) => isWithin(page, one)).map(({ key }) => key);
				const isOfPeriod = period === undefined || within.includes(period);
				const isOfType = type === undefined || ownType === type;
				if (isOfPeriod) types.set(ownType, (types.get(ownType) ?? 0) + 1);
				if (isOfType) for (const key of within) counts.set(key, (counts.get(key) ?? 0) + 1);
				if (isOfType && isOfPeriod) chosen.push(id);
			}
			const best = fitting.best(chosen, offset + Math.min(limit, MAX_HITS)).slice(offset);
			const phrases = query.words.flatMap(({ meanings }) => [...meanings.keys()].map((phrase) => phrase.split(" ")));
			const marks: Sought = {
				terms: new Set(phrases.filter(({ length }) => length === 1).flat()),
				phrases: phrases.filter(({ length }) => length > 1),
			};
			const meant = pages.length === 0 ? correctedQuery(typed, index) : undefined;
			const isHelpful = meant !== undefined && datesOf(ranking.fitting(readQuery(meant, index)).ids).length > 0;
			return {
				hits: textsOf(best).map(({ key, date, place, title, passages }) => ({
					key,
					place: JSON.parse(place) as SearchPlace,
					title: marked(title, locale, marks),
					extract: extractOf(JSON.parse(passages) as readonly string[], locale, marks),
					...(date === null ? {} : { date }),
				})),
				total: chosen.length,
				types,
				periods: counts,
				...(fitting.unknown.length > 0 ? { unknown: fitting.unknown } : {}),
				...(isHelpful ? { meant } : {}),
			};
		},

		/** Pages whose titles have what was typed so far; those that begin with it first. */
		suggest(locale: Locale, typed: string, limit: number): readonly IndexedSuggestion[] {
			const { index, ranking } = languageOf(locale);
			const titled = ranking.titled(readQuery(typed, index, true));
			const isPublished = new Set(datesOf(titled).map(([id]) => id));
			const pages = textsOf(titled.filter((id) => isPublished.has(id)));
			const beginning = spellingOf(typed, locale);
			const [beginningWith, others] = [true, false].map((begins) =>
				pages.filter(({ title }) => spellingOf(title, locale).startsWith(beginning) === begins),
			);
			return [...(beginningWith ?? []), ...(others ?? [])]
				.slice(0, limit)
				.map(({ key, place, title }) => ({ key, place: JSON.parse(place) as SearchPlace, title }));
		},
	};
}

/** True if a day of a page is within a period; without a date none is. */
function isWithin([, , date, until]: PageDates, { from = "", to }: SearchPeriod): boolean {
	return date !== null && (until ?? date) >= from && (to === undefined || date <= to);
}
