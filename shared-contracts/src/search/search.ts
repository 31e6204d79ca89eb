// Queries and results of the search (CT-5). The shell has the index; a page with results calls it here.

import type { Locale } from "../language/locale.ts";

/** Query of the search. Its values may come from a URL: long texts are cut, and unknown values find nothing. */
export interface SearchQuery {
	/** As typed by the visitor: words, and phrases in quotes. */
	readonly words: string;
	/** Only pages of this type, a {@link SearchType.type}. Default: all. */
	readonly type?: string;
	/** Only pages dated within one of `periods`, by its key. Default: all, including those without a date. */
	readonly period?: string;
	/** Periods to count results in. Default none. */
	readonly periods?: readonly SearchPeriod[];
	/** Maximum number of hits, up to 100. */
	readonly limit: number;
	/** Number of skipped hits; default 0. */
	readonly offset?: number;
}

/** First and last day, `2026-03-01`; unlimited if absent. */
export interface SearchPeriod {
	readonly key: string;
	readonly from?: string;
	readonly to?: string;
}

/**
 * Search results. Counts of a filter take the other filter into account: the number of results that a visitor would
 * get.
 */
export interface SearchResults {
	/** The best first. */
	readonly hits: readonly SearchHit[];
	/** Number of matching pages, with both filters. */
	readonly total: number;
	/** Types of results, most frequent first, including the requested type even without results. */
	readonly types: readonly SearchType[];
	/** The requested periods in their order. */
	readonly periods: readonly { readonly key: string; readonly count: number }[];
	/** Suggested query with the nearest words that have results, if the original has none. */
	readonly meant?: string;
	/** Words of the query that no page contains, as typed. Hits match the other words. Absent if all are known. */
	readonly unknown?: readonly string[];
	/** False while the index is still being built: pages may be missing. */
	readonly complete: boolean;
}

/** A kind of page. */
export interface SearchType {
	/** Name in URLs: `glossary`. */
	readonly type: string;
	/** Plural label in the language of the results: “Glossary terms”. */
	readonly label: string;
	readonly count: number;
}

/** A page that was found. */
export interface SearchHit {
	readonly href: string;
	readonly type: string;
	/** Singular name of its type: “Glossary term”. */
	readonly label: string;
	readonly title: MarkedText;
	/** A passage around the hits, a few lines long; empty if the page has no text besides its title. */
	readonly extract: MarkedText;
	/** Title of the page, if the hit is only a part of it. */
	readonly page?: string;
	/** The date of the page, `2026-03-01`; absent if it has none. */
	readonly date?: string;
}

/** A text in parts; those with `hit` are words of the query. */
export type MarkedText = readonly { readonly text: string; readonly hit: boolean }[];

/** A page that is suggested while a visitor types. */
export type SearchSuggestion = Pick<SearchHit, "href" | "type" | "label"> & { readonly title: string };

/** The search over all public pages of a language. Queries are not stored. */
export interface Search {
	find(query: SearchQuery): Promise<SearchResults>;
	/** Returns up to ten pages whose titles match the typed text, the best first. The last word may be incomplete. */
	suggest(typed: string): Promise<readonly SearchSuggestion[]>;
}

/** The search of a language. */
export type SearchIn = (locale: Locale) => Search;

/** Maximum length of a query; the rest is ignored. */
export const MAX_QUERY_LENGTH = 200;
