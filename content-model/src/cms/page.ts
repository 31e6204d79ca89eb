// Queries of the collection `pages`: pages built of blocks.

import type { ContentQuery, EntryRow } from "@hub/shared-contracts/content/content-reader";
import type { Locale } from "@hub/shared-contracts/language/locale";
import { pages } from "../collections/pages.ts";
import { documentsOf, entryRows, query } from "./documents.ts";
import { type ItemOf, select } from "./select.ts";

const pageName = select(pages, "list");

/** Page with its blocks, which the blocks' own loaders parse. */
const blockPage = select(pages, "page");

export const pageDocuments = documentsOf(
	pages,
	{ page: blockPage, list: pageName },
	{ filters: { route: "route_key" }, addressedBy: ["route"], order: ["title"] },
);

/** Queries the page with a route of its own, e.g. `home`. */
export function pageOfRoute(locale: Locale, routeKey: string): ContentQuery<Page> {
	return query(pageDocuments.page, locale, { where: { route: routeKey } });
}

/** Queries a page at its slug. Pages with a route of their own are excluded. */
export function pageBySlug(locale: Locale, slug: string): ContentQuery<Page> {
	return query(pageDocuments.page, locale, { where: { slug, route: "" } });
}

/** Queries all live pages in every language with their blocks, for the search. */
export const pageTexts: ContentQuery<EntryRow<Page>> = entryRows(pageDocuments.page);

/**
 * Page built of blocks, in one language. `routeKey` is empty for a page at its slug. Without a `socialImage`, a picture
 * for shared links is drawn.
 */
export type Page = ItemOf<typeof blockPage>;
