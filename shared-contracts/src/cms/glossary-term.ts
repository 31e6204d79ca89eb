// Queries of the collection `glossary_terms`.

import { glossaryTerms } from "../collections/glossary-terms.ts";
import type { ContentQuery } from "../content/content-reader.ts";
import type { Locale } from "../language/locale.ts";
import { type EntryRow, entryRows } from "./entry.ts";
import { equals, type ItemOf, inLanguage, query, select } from "./select.ts";

/** More than a glossary that people read will hold. */
const LIMIT = 1_000;

const glossaryTerm = select(glossaryTerms, "list");

const glossaryEntry = select(glossaryTerms, "page");

/** All terms of a language, in no order that a reader would call alphabetical. */
export function glossaryOf(locale: Locale): ContentQuery<GlossaryTerm> {
	return query(glossaryTerm, { filter: inLanguage(locale), sort: ["term", "id"], limit: LIMIT });
}

/** A term by its slug. */
export function termBySlug(locale: Locale, slug: string): ContentQuery<GlossaryEntry> {
	return query(glossaryEntry, { filter: inLanguage(locale, equals("slug", slug)) });
}

/** All live terms, in every language. */
export const termEntries: ContentQuery<EntryRow<GlossaryTerm>> = entryRows(glossaryTerm);

/** The same with their explanations, to be searched. */
export const termTexts: ContentQuery<EntryRow<GlossaryEntry>> = entryRows(glossaryEntry);

/** A word of the trade as lists, links and other terms show it. `related` are keys of terms, some of which may not be live. */
export type GlossaryTerm = ItemOf<typeof glossaryTerm>;

/** A term to be read. */
export type GlossaryEntry = ItemOf<typeof glossaryEntry>;
