// Queries of the collection `authors`.

import { authors } from "../collections/authors.ts";
import type { ContentQuery } from "../content/content-reader.ts";
import type { Locale } from "../language/locale.ts";
import { type EntryRow, entryRows } from "./entry.ts";
import { equals, type ItemOf, inLanguage, query, select } from "./select.ts";

/** An author as a byline shows one. */
export const authorName = select(authors, "list");

/** An author's profile. */
export const author = select(authors, "page");

/** The authors of a language, by name. */
export function authorsOf(locale: Locale): ContentQuery<AuthorName> {
	return query(authorName, { filter: inLanguage(locale), sort: ["display_name"] });
}

/** An author's profile by its slug. */
export function authorBySlug(locale: Locale, slug: string): ContentQuery<Author> {
	return query(author, { filter: inLanguage(locale, equals("slug", slug)) });
}

/** Every live author in every language, for the entries of routes. */
export const authorEntries: ContentQuery<EntryRow<AuthorName>> = entryRows(authorName);

/** The same with what is said about them, to be searched. */
export const authorTexts: ContentQuery<EntryRow<Author>> = entryRows(author);

/** Who wrote a post, as a byline needs it. A portrait is drawn from `key` where there is no picture. */
export type AuthorName = ItemOf<typeof authorName>;

/** An author's profile. */
export type Author = ItemOf<typeof author>;
