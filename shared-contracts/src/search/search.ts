// Queries and results of the search (CT-5). The shell has the index; a page with results calls it here.

import type { Locale } from "../language/locale.ts";

/**
 * A question to the search. All of it may come from an address: what is too long is cut, what means nothing finds
 * nothing.
 */
export interface SearchQuestion {
	/** As typed by the visitor: words, and phrases in quotes. */
	readonly words: string;
	/** Only pages of this type, a {@link SearchType.type}. Default: all. */
	readonly type?: string;
	/** Only pages dated within one of `periods`, by its key. Default: all, including those without a date. */
	readonly period?: string;
	/** Periods to count results in. Default none. */
	readonly periods?: readonly SearchPeriod[];
	/** Most hits in the answer; 100 at most. */
	readonly limit: number;
	/** Leaves out so many of the best; default 0. */
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
export interface SearchAnswer {
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
	/**
	 * Words of the question that no page has, as they were typed: what was found was found without them. Absent where all
	 * are known.
	 */
	readonly unknown?: readonly string[];
	/** False while the index is still being built: pages may be missing. */
	readonly complete: boolean;
}

/** A kind of page. */
export interface SearchType {
	/** Names it in addresses: `glossary`. */
	readonly type: string;
	/** Names several of it, in the language of the answer: “Glossary terms”. */
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
	/** A passage around the hits, a few lines long; empty where the page has no text besides its title. */
	readonly extract: MarkedText;
	/** Title of the page, if the hit is only a part of it. */
	readonly page?: string;
	/** The day that matters for this type, `2026-03-01`; absent where none does. */
	readonly date?: string;
}

/** A text in parts; those with `hit` are words of the query. */
export type MarkedText = readonly { readonly text: string; readonly hit: boolean }[];

/** A page to go to at once while a visitor still types. */
export type SearchSuggestion = Pick<SearchHit, "href" | "type" | "label"> & { readonly title: string };

/** The search over all public pages of a language. What is searched for is stored nowhere. */
export interface Search {
	find(question: SearchQuestion): Promise<SearchAnswer>;
	/**
	 * Pages whose titles fit what has been typed so far, the last word perhaps not to its end. The best first, at most
	 * ten.
	 */
	suggest(typed: string): Promise<readonly SearchSuggestion[]>;
}

/** The search of a language. */
export type SearchIn = (locale: Locale) => Search;

/** Most characters of a question that are read: a visitor's longest question is shorter. */
export const LONGEST_QUESTION = 200;
