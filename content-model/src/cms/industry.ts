// Queries of the collection `industries`.

import type { ContentQuery, EntryRow } from "@hub/shared-contracts/content/content-reader";
import type { Locale } from "@hub/shared-contracts/language/locale";
import { industries } from "../collections/industries.ts";
import { documentsOf, entryRows, query } from "./documents.ts";
import { type ItemOf, meaning, select } from "./select.ts";

const industryName = select(industries, "list");

const industryPage = meaning(select(industries, "page"), ({ ctaHeading, ctaText, ...row }) => ({
	...row,
	/** The next step at the end of the page. */
	nextStep: { heading: ctaHeading, text: ctaText },
}));

/** Industries as documents. */
export const industryDocuments = documentsOf(
	industries,
	{ page: industryPage, list: industryName },
	{ order: ["title"], linksTerms: true },
);

/** The industries of a language, by name. */
export function industriesOf(locale: Locale): ContentQuery<IndustryName> {
	return query(industryDocuments.list, locale);
}

/** An industry by its slug. */
export function industryBySlug(locale: Locale, slug: string): ContentQuery<Industry> {
	return query(industryDocuments.page, locale, { where: { slug } });
}

/** All live entries in every language with their texts, for the search. */
export const industryTexts: ContentQuery<EntryRow<Industry>> = entryRows(industryDocuments.page);

/** A field of industry as filters, cards and heads name it. */
export type IndustryName = ItemOf<typeof industryName>;

/** A field of industry with a page of its own. Optional texts are empty where an editor wrote none. */
export type Industry = ItemOf<typeof industryPage>;
