// Queries of the collection `industries`.

import { industries } from "../collections/industries.ts";
import type { ContentQuery } from "../content/content-reader.ts";
import type { Locale } from "../language/locale.ts";
import { type EntryRow, entryRows } from "./entry.ts";
import { equals, type ItemOf, inLanguage, meaning, query, select } from "./select.ts";

const industryName = select(industries, "list");

const industryPage = meaning(select(industries, "page"), ({ ctaHeading, ctaText, ...row }) => ({
	...row,
	/** The next step at the end of the page. */
	nextStep: { heading: ctaHeading, text: ctaText },
}));

/** The industries of a language, by name. */
export function industriesOf(locale: Locale): ContentQuery<IndustryName> {
	return query(industryName, { filter: inLanguage(locale), sort: ["title", "id"] });
}

/** An industry by its slug. */
export function industryBySlug(locale: Locale, slug: string): ContentQuery<Industry> {
	return query(industryPage, { filter: inLanguage(locale, equals("slug", slug)) });
}

/** Every live industry in every language, for the entries of routes. */
export const industryEntries: ContentQuery<EntryRow<IndustryName>> = entryRows(industryName);

/** The same with their texts, to be searched. */
export const industryTexts: ContentQuery<EntryRow<Industry>> = entryRows(industryPage);

/** A field of industry as filters, cards and heads name it. */
export type IndustryName = ItemOf<typeof industryName>;

/** A field of industry with a page of its own. Optional texts are empty where an editor wrote none. */
export type Industry = ItemOf<typeof industryPage>;
