// What pages are about: a route says which rows its pages are and what of them is searched for.

import type { RouteParams } from "../address/route-path.ts";
import type { EntryRow } from "../cms/entry.ts";
import type { ContentQuery } from "../content/content-reader.ts";

/**
 * What a page is about, each text once: what it only repeats of other pages, such as the cards that lead to them, is theirs. Plain
 * text without markup.
 */
export interface SearchText {
	readonly title: string;
	/** Other names of the same thing: synonyms, a client, a person. They count as much as the title. */
	readonly names?: readonly string[];
	/** A sentence or two, as lists show them. */
	readonly summary?: string;
	/** The text, in passages: an extract comes from one of them. */
	readonly body?: readonly string[];
	/** Words that say what it belongs to: a category, a topic, people who take part. */
	readonly tags?: readonly string[];
	/** The day or the moment in ISO that visitors may narrow by. */
	readonly date?: string;
	/** Where on the page it is, if the page has more than it: `?kind=guide#resource-checklist`. */
	readonly place?: string;
}

/** Rows that are found as pages of one type. */
export interface SearchSource<Item = unknown> {
	/** The type in addresses, in English: `glossary`. Several routes may have pages of one type. */
	readonly type: string;
	/** Keys of the remote's messages that name one of the type and several. */
	readonly label: string;
	readonly labels: string;
	/** All live rows with their texts. */
	readonly query: ContentQuery<EntryRow<Item>>;
	/** As in `PageRows`: undefined where a row is no page of the route. */
	params(item: Item): RouteParams | undefined;
	about(item: Item): SearchText;
}

/** A source with the types of its functions checked against its query. */
export function searchSource<Item>(source: SearchSource<Item>): SearchSource {
	// What `params` and `about` are given is what the query's own parser made.
	return source as SearchSource<never> as SearchSource;
}
