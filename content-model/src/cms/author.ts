// Queries of the collection `authors`.

import type { ContentQuery, EntryRow } from "@hub/shared-contracts/content/content-reader";
import type { Locale } from "@hub/shared-contracts/language/locale";
import { authors } from "../collections/authors.ts";
import { documentsOf, entryRows, query } from "./documents.ts";
import { type ItemOf, select } from "./select.ts";

/** An author as a byline shows one. */
export const authorName = select(authors, "list");

/** An author's profile. */
export const author = select(authors, "page");

/** Authors as documents. */
export const authorDocuments = documentsOf(authors, { page: author, list: authorName }, { order: ["display_name"] });

/** The authors of a language, by name. */
export function authorsOf(locale: Locale): ContentQuery<AuthorName> {
	return query(authorDocuments.list, locale);
}

/** An author's profile by its slug. */
export function authorBySlug(locale: Locale, slug: string): ContentQuery<Author> {
	return query(authorDocuments.page, locale, { where: { slug } });
}

/** All live entries in every language with what is said about them, for the search. */
export const authorTexts: ContentQuery<EntryRow<Author>> = entryRows(authorDocuments.page);

/** Who wrote a post, as a byline needs it. A portrait is drawn from `key` where there is no picture. */
export type AuthorName = ItemOf<typeof authorName>;

/** An author's profile. */
export type Author = ItemOf<typeof author>;
