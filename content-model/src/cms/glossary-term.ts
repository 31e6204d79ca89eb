// Queries of the collection `glossary_terms`.

import type { ContentQuery, EntryRow } from "@hub/shared-contracts/content/content-reader";
import type { Locale } from "@hub/shared-contracts/language/locale";
import { glossaryTerms } from "../collections/glossary-terms.ts";
import type { LinkableTerm } from "../rich-text/term-linker.ts";
import { documentsOf, entryRows, query } from "./documents.ts";
import { type ItemOf, select } from "./select.ts";

/** The route of a term's page. */
export const TERM_ROUTE = "term";

/** A term as texts may name it. */
export function linkableTerm({ key, slug, term, synonyms }: GlossaryTerm): LinkableTerm {
	return { key, slug, words: [term, ...synonyms] };
}

/** More than a glossary that people read will hold. */
const LIMIT = 1_000;

const glossaryTerm = select(glossaryTerms, "list");

const glossaryEntry = select(glossaryTerms, "page");

/** Terms as documents. */
export const termDocuments = documentsOf(
	glossaryTerms,
	{ page: glossaryEntry, list: glossaryTerm },
	{ order: ["term"], linksTerms: true },
);

/** All terms of a language, in no order that a reader would call alphabetical. */
export function glossaryOf(locale: Locale): ContentQuery<GlossaryTerm> {
	return query(termDocuments.list, locale, { limit: LIMIT });
}

/** A term by its slug. */
export function termBySlug(locale: Locale, slug: string): ContentQuery<GlossaryEntry> {
	return query(termDocuments.page, locale, { where: { slug } });
}

/** All live entries in every language with their explanations, for the search. */
export const termTexts: ContentQuery<EntryRow<GlossaryEntry>> = entryRows(termDocuments.page);

/** A word of the trade as lists, links and other terms show it. `related` are keys of terms, some of which may not be live. */
export type GlossaryTerm = ItemOf<typeof glossaryTerm>;

/** A term to be read. */
export type GlossaryEntry = ItemOf<typeof glossaryEntry>;
