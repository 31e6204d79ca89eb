// What the search answers before it is anyone's page: places by route and kind, as plain data, so that another process may be the one
// that answers. `site-search.server.ts` makes links and words of a release set of it.

import type { RouteParams } from "@hub/shared-contracts/address/route-path";
import type { Locale } from "@hub/shared-contracts/language/locale";
import type { MarkedText, SearchQuestion } from "@hub/shared-contracts/search/search";

/** A page that was found, by the route that it is of. */
export interface SearchPlace {
	readonly remote: string;
	readonly route: string;
	readonly params: RouteParams;
	/** Where on the page it is: appended to its address. Empty where it is the page. */
	readonly place: string;
	readonly type: string;
	/** A key of the remote's messages that names one of the type. */
	readonly label: string;
}

/** A place with what an answer shows of it. */
export interface FoundPlace extends SearchPlace {
	readonly title: MarkedText;
	readonly extract: MarkedText;
	readonly date?: string;
}

/** A place whose title fits what was typed. */
export interface SuggestedPlace extends SearchPlace {
	readonly title: string;
}

/** How often a type was found, and what names it: keys of a remote's messages. */
export interface FoundType {
	readonly type: string;
	readonly count: number;
	readonly remote: string;
	readonly labels: string;
}

/** What `SearchAnswer` says, without a set's links and words. */
export interface FoundPlaces {
	readonly places: readonly FoundPlace[];
	readonly total: number;
	/** In no order; the type that was asked for is among them, if any page has it. */
	readonly types: readonly FoundType[];
	readonly periods: readonly { readonly key: string; readonly count: number }[];
	readonly unknown?: readonly string[];
	readonly meant?: string;
	readonly complete: boolean;
}

/** The search over the pages of the live set. It never rejects: where it cannot answer now, what it finds is not complete. */
export interface PageSearch {
	find(locale: Locale, question: SearchQuestion): Promise<FoundPlaces>;
	/** The best first, at most ten. */
	suggest(locale: Locale, typed: string): Promise<readonly SuggestedPlace[]>;
}

/** A question to the search, for one that is asked by messages. */
export type SearchCall =
	| { readonly kind: "find"; readonly locale: Locale; readonly question: SearchQuestion }
	| { readonly kind: "suggest"; readonly locale: Locale; readonly typed: string };

/** What answers a call, by its kind. */
export type SearchReply =
	| { readonly kind: "find"; readonly found: FoundPlaces }
	| { readonly kind: "suggest"; readonly suggested: readonly SuggestedPlace[] };

/** The answer of a search that cannot be reached: the page says that it is not ready. */
export function nothingYet({ periods = [] }: Pick<SearchQuestion, "periods">): FoundPlaces {
	return { places: [], total: 0, types: [], periods: periods.map(({ key }) => ({ key, count: 0 })), complete: false };
}
