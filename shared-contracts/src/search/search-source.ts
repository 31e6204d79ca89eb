// What pages are about: a route says which rows its pages are and what of them is searched for.

import type { RouteParams } from "../address/route-path.ts";
import type { ContentQuery, EntryRow } from "../content/content-reader.ts";
import type { Translate } from "../language/messages.ts";

/**
 * What a page says, each text once and in plain text: all that an editor wrote on it, cards and calls to action too. What lists show of
 * other entries is theirs.
 */
export interface SearchText {
	readonly title: string;
	/** Names that stand for it as the title does: a client, a person. */
	readonly names?: readonly string[];
	/** Other words for the title, everywhere: a question for one of them finds what speaks of the others. */
	readonly synonyms?: readonly string[];
	/** A sentence or two, as lists show them. */
	readonly summary?: string;
	/** The text, in passages: an extract comes from one of them. */
	readonly body?: readonly string[];
	/** Words that say what it belongs to: a category, a topic, people who take part. */
	readonly tags?: readonly string[];
	/** The day that visitors may narrow by, `2026-03-01`: of an event the one on its own clock. */
	readonly date?: string;
	/** The last day of what takes several: it is in every period that one of its days is in. Default `date`. */
	readonly until?: string;
	/** Where on the page it is, if the page has more than it: `?kind=guide#resource-checklist`. */
	readonly place?: string;
}

/** What kind of page something is found as. */
export interface SearchKind {
	/** The type in addresses, in English: `term`. Several routes may have pages of one type. */
	readonly type: string;
	/** Keys of the remote's messages that name one of the type and several. */
	readonly label: string;
	readonly labels: string;
}

/** Rows that are found as pages of one type. */
export interface SearchRows<Item = unknown> extends SearchKind {
	/** All live rows with their texts. The same value for all routes that have pages among them: they are then read once. */
	readonly query: ContentQuery<EntryRow<Item>>;
	/** As in `PageRows`: undefined where a row is no page of the route. */
	params(item: Item): RouteParams | undefined;
	/** @param t the remote's messages in the row's language */
	about(item: Item, t: Translate): SearchText;
}

/** The one page of a route without rows of its own, such as a list: found by what its messages say. */
export interface SearchPage extends SearchKind {
	/** Keys of the remote's messages. */
	readonly title: string;
	readonly summary: string;
}

/** What of a route's pages is found. */
export type SearchSource = SearchRows | SearchPage;

/** Rows as a source; the compiler checks that its functions take what its query reads. */
export function searchRows<Item>(rows: SearchRows<Item>): SearchSource {
	return rows;
}
