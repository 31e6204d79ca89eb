// Queries of the collection `industries`.

import type { ContentQuery, EntryRow } from "@hub/shared-contracts/content/content-reader";
import type { Locale } from "@hub/shared-contracts/language/locale";
import { industries } from "../collections/industries.ts";
import { documentsOf, entryRows, query } from "./documents.ts";
import { type ItemOf, mapSelection, select } from "./select.ts";

const industryName = select(industries, "list");

const industryPage = mapSelection(select(industries, "page"), ({ ctaHeading, ctaText, ...row }) => ({
	...row,
	/** Call to action at the end of the page. */
	nextStep: { heading: ctaHeading, text: ctaText },
}));

export const industryDocuments = documentsOf(
	industries,
	{ page: industryPage, list: industryName },
	{ order: ["title"], linksTerms: true },
);

/** Queries the industries of a language, by name. */
export function industriesOf(locale: Locale): ContentQuery<IndustryName> {
	return query(industryDocuments.list, locale);
}

export function industryBySlug(locale: Locale, slug: string): ContentQuery<Industry> {
	return query(industryDocuments.page, locale, { where: { slug } });
}

/** Queries all live industries in every language with their texts, for the search. */
export const industryTexts: ContentQuery<EntryRow<Industry>> = entryRows(industryDocuments.page);

/** Industry in filters, cards and headings. */
export type IndustryName = ItemOf<typeof industryName>;

/** Industry with a page. Optional texts are empty if an editor left them empty. */
export type Industry = ItemOf<typeof industryPage>;
