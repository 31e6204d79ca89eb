// Searchable content: a route declares which rows are its pages, and which of their texts are indexed.

import type { RouteParams } from "../address/route-path.ts";
import type { ContentQuery, EntryRow } from "../content/content-reader.ts";
import type { Translate } from "../language/messages.ts";

/**
 * A page's texts, each once and as plain text: everything that an editor wrote on it, including cards and calls to
 * action. Teasers of other entries are not included.
 */
export interface SearchText {
	readonly title: string;
	/** Names that identify it like the title: a client, a person. */
	readonly names?: readonly string[];
	/** Synonyms of the title in all texts: a query for one finds pages with the others. */
	readonly synonyms?: readonly string[];
	/** A sentence or two, as lists show them. */
	readonly summary?: string;
	/** Text in passages. An extract comes from one of them. */
	readonly body?: readonly string[];
	/** Names of related things: category, topic, participants. */
	readonly tags?: readonly string[];
	/** Date for filters, `2026-03-01`; for an event, in its own time zone. */
	readonly date?: string | undefined;
	/** Last day of a longer period. It matches every period that contains one of its days. Default `date`. */
	readonly until?: string;
	/** Query and hash of its position, if the page has other content too: `?kind=guide#resource-checklist`. */
	readonly place?: string;
	/**
	 * Parts that are found by themselves, such as answers to questions. A search shows each page once: the page, or its
	 * best part.
	 */
	readonly parts?: readonly SearchPart[];
	/** Factor of its rank, below 1 for pages that few visitors look for. Default 1. */
	readonly weight?: number;
}

/** A part of a page. The page's own texts have all its words. */
export interface SearchPart extends Pick<SearchText, "title" | "body"> {
	readonly place: string;
}

/** Type of a search result. */
export interface SearchKind {
	/** The type in addresses, in English: `term`. Several routes may share one. */
	readonly type: string;
	/** Keys of the remote's messages for one and for several results of the type. */
	readonly label: string;
	readonly labels: string;
	/** Key of the remote's `searchWords` for its pages. Default: none. */
	readonly words?: string;
}

/** Rows that are found as pages of one type. */
export interface SearchRows<Item = unknown> extends SearchKind {
	/** All live rows with their texts. */
	readonly query: ContentQuery<EntryRow<Item>>;
	/** Returns the parameters of a row's page; undefined if it has none on the route. */
	params(item: Item): RouteParams | undefined;
	/** @param t the remote's messages in the row's language */
	about(item: Item, t: Translate): SearchText;
}

/** The single page of a route without rows, such as a list: indexed by its messages. */
export interface SearchPage extends SearchKind {
	/** Keys of the remote's messages. */
	readonly title: string;
	readonly summary: string;
}

/** Searchable content of a route. */
export type SearchSource = SearchRows | SearchPage;

type PageLabel = "search.kind.page" | "search.kinds.page";

/**
 * Declares a page without rows, found by its title and description. The remote's messages `search.kind.page` and
 * `search.kinds.page` name its kind.
 * @param words key of the remote's `searchWords`
 */
export function searchPage<Message extends string>(
	title: PageLabel extends Message ? Message : never,
	summary: Message,
	words: string,
): readonly SearchSource[] {
	return [{ type: "page", label: "search.kind.page", labels: "search.kinds.page", title, summary, words }];
}

/** Declares rows as a source. The compiler checks that its functions accept the items of its query. */
export function searchRows<Item>(rows: SearchRows<Item>): SearchSource {
	return rows;
}
