// Messages between the site and the thread of its search.

import type { Locale } from "@hub/shared-contracts/language/locale";
import type { SearchQuestion } from "@hub/shared-contracts/search/search";
import type { IndexedHits, IndexedPage, IndexedSuggestion } from "./search-index.server.ts";

/** What the thread is started with. */
export interface SearchThreadData {
	/** The SQLite file; undefined: the index is in memory. */
	readonly path: string | undefined;
}

/** What is in the index when the thread has opened it. */
export interface OpenedIndex {
	/** Digests of pages, by key. */
	readonly digests: ReadonlyMap<string, string>;
	/** True once all pages were put in. */
	readonly isComplete: boolean;
}

/** A request to the thread. */
export type SearchRequest =
	| { readonly kind: "write"; readonly pages: readonly IndexedPage[]; readonly removed: readonly string[] }
	| { readonly kind: "complete" }
	| { readonly kind: "find"; readonly locale: Locale; readonly question: SearchQuestion }
	| { readonly kind: "suggest"; readonly locale: Locale; readonly typed: string; readonly limit: number };

/** What the thread responds with, by kind of request. */
export interface SearchResponses {
	readonly write: true;
	readonly complete: true;
	readonly find: IndexedHits;
	readonly suggest: readonly IndexedSuggestion[];
}

/** A request with the number that its response has, too. */
export interface NumberedRequest {
	readonly number: number;
	readonly request: SearchRequest;
}

/** From the thread. */
export type SearchThreadMessage =
	| { readonly kind: "opened"; readonly index: OpenedIndex }
	| { readonly kind: "response"; readonly number: number; readonly response: SearchResponses[SearchRequest["kind"]] }
	| { readonly kind: "failed"; readonly number: number; readonly error: string };
