// What the search finds: places by route, as plain data. `site-search.server.ts` adds the links and labels of a release set.

import type { RouteParams } from "@hub/shared-contracts/address/route-path";
import type { Locale } from "@hub/shared-contracts/language/locale";
import type { MarkedText, SearchQuestion } from "@hub/shared-contracts/search/search";

/** Where a page is, by its route. */
export interface SearchPlace {
	readonly remote: string;
	readonly route: string;
	readonly params: RouteParams;
	/** Appended to the page's address if it is only a part of the page; else empty. */
	readonly place: string;
	readonly type: string;
	/** A key of the remote's messages that names one of the type. */
	readonly label: string;
}

/** A place with what a result shows of it. */
export interface FoundPlace extends SearchPlace {
	readonly title: MarkedText;
	readonly extract: MarkedText;
	readonly date?: string;
}

/** A place whose title fits what was typed. */
export interface SuggestedPlace extends SearchPlace {
	readonly title: string;
}

/** How often a type was found. `labels`: a key of the remote's messages. */
export interface FoundType {
	readonly type: string;
	readonly count: number;
	readonly remote: string;
	readonly labels: string;
}

/** As `SearchAnswer`, without the links and labels of a release set. */
export interface FoundPlaces {
	readonly places: readonly FoundPlace[];
	readonly total: number;
	/** In no order; with the type that the query asks for, if a route declares it. */
	readonly types: readonly FoundType[];
	readonly periods: readonly { readonly key: string; readonly count: number }[];
	readonly unknown?: readonly string[];
	readonly meant?: string;
	readonly complete: boolean;
}

/** The search over the pages of the live set. It never rejects: while it is unavailable, what it finds is not complete. */
export interface PageSearch {
	find(locale: Locale, question: SearchQuestion): Promise<FoundPlaces>;
	/** The best first, at most ten. */
	suggest(locale: Locale, typed: string): Promise<readonly SuggestedPlace[]>;
}

/** What is found while the search is unavailable. */
export function nothingYet({ periods = [] }: Pick<SearchQuestion, "periods">): FoundPlaces {
	return { places: [], total: 0, types: [], periods: periods.map(({ key }) => ({ key, count: 0 })), complete: false };
}
