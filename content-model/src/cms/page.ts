// Queries of the collection `pages`: pages built of blocks.

import type { ContentQuery, EntryRow } from "@hub/shared-contracts/content/content-reader";
import type { Locale } from "@hub/shared-contracts/language/locale";
import { pages } from "../collections/pages.ts";
import { documentsOf, entryRows, query } from "./documents.ts";
import { type ItemOf, select } from "./select.ts";

const pageName = select(pages, "list");

/** A page to be read. What a block is, those know that render it. */
const blockPage = select(pages, "page");

/** Pages as documents. */
export const pageDocuments = documentsOf(
	pages,
	{ page: blockPage, list: pageName },
	{ foundBy: { route: "route_key" }, addressedBy: ["route"], order: ["title"] },
);

/** The page of a route of its own, e.g. `home`. */
export function pageOfRoute(locale: Locale, routeKey: string): ContentQuery<Page> {
	return query(pageDocuments.page, locale, { where: { route: routeKey } });
}

/** A page that lives at its slug; pages with a route of their own do not. */
export function pageBySlug(locale: Locale, slug: string): ContentQuery<Page> {
	return query(pageDocuments.page, locale, { where: { slug, route: "" } });
}

/** All live entries in every language with their blocks, for the search. */
export const pageTexts: ContentQuery<EntryRow<Page>> = entryRows(pageDocuments.page);

/** A page without its blocks. */
export type PageName = ItemOf<typeof pageName>;

/**
 * A page built of blocks, in one language. `routeKey` is empty for a page that lives at its slug; a picture for shared links is drawn
 * where there is no `socialImage`.
 */
export type Page = ItemOf<typeof blockPage>;
