// Queries of the collection `authors`.

import type { ContentQuery, EntryRow } from "@hub/shared-contracts/content/content-reader";
import type { Locale } from "@hub/shared-contracts/language/locale";
import { authors } from "../collections/authors.ts";
import { documentsOf, entryRows, query } from "./documents.ts";
import { type ItemOf, select } from "./select.ts";

export const authorName = select(authors, "list");

export const author = select(authors, "page");

export const authorDocuments = documentsOf(authors, { page: author, list: authorName }, { order: ["display_name"] });

/** Queries the authors of a language, by name. */
export function authorsOf(locale: Locale): ContentQuery<AuthorName> {
	return query(authorDocuments.list, locale);
}

export function authorBySlug(locale: Locale, slug: string): ContentQuery<Author> {
	return query(authorDocuments.page, locale, { where: { slug } });
}

/** Queries all live authors in every language with their texts, for the search. */
export const authorTexts: ContentQuery<EntryRow<Author>> = entryRows(authorDocuments.page);

/** Author in a byline. Without a portrait, one is drawn from `key`. */
export type AuthorName = ItemOf<typeof authorName>;

export type Author = ItemOf<typeof author>;
