// Queries of the collection `glossary_terms`.

import type { ContentQuery, EntryRow } from "@hub/shared-contracts/content/content-reader";
import type { Locale } from "@hub/shared-contracts/language/locale";
import { glossaryTerms } from "../collections/glossary-terms.ts";
import type { LinkableTerm } from "../rich-text/term-linker.ts";
import { documentsOf, entryRows, query } from "./documents.ts";
import { type ItemOf, select } from "./select.ts";

export const TERM_ROUTE = "term";

/** Converts a term for the term linker. */
export function linkableTerm({ key, slug, term, synonyms }: GlossaryTerm): LinkableTerm {
	return { key, slug, words: [term, ...synonyms] };
}

/** Exceeds the size of any glossary. */
const LIMIT = 1_000;

const glossaryTerm = select(glossaryTerms, "list");

const glossaryEntry = select(glossaryTerms, "page");

export const termDocuments = documentsOf(
	glossaryTerms,
	{ page: glossaryEntry, list: glossaryTerm },
	{ order: ["term"], linksTerms: true },
);

/** Queries all terms of a language; the order is not alphabetical for readers. */
export function glossaryOf(locale: Locale): ContentQuery<GlossaryTerm> {
	return query(termDocuments.list, locale, { limit: LIMIT });
}

export function termBySlug(locale: Locale, slug: string): ContentQuery<GlossaryEntry> {
	return query(termDocuments.page, locale, { where: { slug } });
}

/** Queries all live terms in every language with their explanations, for the search. */
export const termTexts: ContentQuery<EntryRow<GlossaryEntry>> = entryRows(termDocuments.page);

/** Term in lists and links. `related` has the keys of other terms, some of which may not be live. */
export type GlossaryTerm = ItemOf<typeof glossaryTerm>;

export type GlossaryEntry = ItemOf<typeof glossaryEntry>;
