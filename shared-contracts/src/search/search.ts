// What can be asked of the search, and what it answers (CT-5). The shell has the index; a page that shows results asks it here.

import type { Locale } from "../language/locale.ts";

/** A question to the search. All of it may come from an address: what is too long is cut, what means nothing finds nothing. */
export interface SearchQuestion {
	/** As the visitor typed it: words, and phrases in quotes. */
	readonly words: string;
	/** Only pages of this type, a {@link SearchType.type}. Default all. */
	readonly type?: string;
	/** Only pages dated within one of `periods`, by its key. Default all, those without a date too. */
	readonly period?: string;
	/** Periods to count results in. Default none. */
	readonly periods?: readonly SearchPeriod[];
	/** Most hits in the answer; 100 at most. */
	readonly limit: number;
	/** Leaves out so many of the best; default 0. */
	readonly offset?: number;
}

/** Days from and to, both of them included, `2026-03-01`; open where one is absent. */
export interface SearchPeriod {
	readonly key: string;
	readonly from?: string;
	readonly to?: string;
}

/** What the search found. The counts of a filter are those of the other filter's choice: what a visitor would see with it. */
export interface SearchAnswer {
	/** The best first. */
	readonly hits: readonly SearchHit[];
	/** How many pages fit in all, with both filters. */
	readonly total: number;
	/** The types that were found, the most frequent first, and the one that was asked for, even where nothing of it was found. */
	readonly types: readonly SearchType[];
	/** As many as were asked for, in their order. */
	readonly periods: readonly { readonly key: string; readonly count: number }[];
	/** The question with the nearest words that find something, where the words as they are find nothing. */
	readonly meant?: string;
	/** Words of the question that no page has, as they were typed: what was found was found without them. Absent where all are known. */
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
	/** Names one of its type: “Glossary term”. */
	readonly label: string;
	readonly title: MarkedText;
	/** A passage around the hits, a few lines long; empty where the page has no text besides its title. */
	readonly extract: MarkedText;
	/** The day that matters for this type, `2026-03-01`; absent where none does. */
	readonly date?: string;
}

/** A text in parts; those that `hit` are words of the question. */
export type MarkedText = readonly { readonly text: string; readonly hit: boolean }[];

/** A page to go to at once while a visitor still types. */
export type SearchSuggestion = Pick<SearchHit, "href" | "type" | "label"> & { readonly title: string };

/** The search over all public pages of a language. What is searched for is stored nowhere. */
export interface Search {
	find(question: SearchQuestion): Promise<SearchAnswer>;
	/** Pages whose titles fit what has been typed so far, the last word perhaps not to its end. The best first, at most ten. */
	suggest(typed: string): Promise<readonly SearchSuggestion[]>;
}

/** The search of a language. */
export type SearchIn = (locale: Locale) => Search;

/** Most characters of a question that are read: a visitor's longest question is shorter. */
export const LONGEST_QUESTION = 200;
