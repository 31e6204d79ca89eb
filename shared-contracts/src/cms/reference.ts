// Queries of the collection `client_references`.

import { clientReferences } from "../collections/client-references.ts";
import { industries } from "../collections/industries.ts";
import { useCases } from "../collections/use-cases.ts";
import type { ContentQuery } from "../content/content-reader.ts";
import type { Locale } from "../language/locale.ts";
import { type EntryRow, entryRows } from "./entry.ts";
import { keyOf } from "./key.ts";
import { equals, type ItemOf, inLanguage, meaning, narrowedTo, query, select } from "./select.ts";

function teaserFrom<Row extends { industry: string | undefined; figures: readonly Figure[] }>({ industry, figures, ...rest }: Row) {
	return { ...rest, industryKey: industry ?? "", figure: figures[0] };
}

/** A number that says what changed, as it is shown, with its unit: `31` or `9 days`. */
export interface Figure {
	readonly value: string;
	readonly label: string;
}

const referenceTeaser = meaning(select(clientReferences, "list", { links: { industry: keyOf(industries) } }), teaserFrom);

const referencePage = meaning(
	select(clientReferences, "page", { links: { industry: keyOf(industries), use_case: keyOf(useCases) }, also: ["date_created"] }),
	({ publishedOn, dateCreated, useCase, logo, ...row }) => ({
		...teaserFrom(row),
		publishedOn: publishedOn ?? dateCreated?.slice(0, 10) ?? "",
		figures: row.figures,
		useCaseKey: useCase ?? "",
		// The client's name stands beside it.
		logo: logo === undefined ? undefined : { id: logo, alt: "" },
	}),
);

/** What a list of references may be narrowed to. */
export interface ReferenceListOptions {
	readonly limit?: number;
	/** Leaves out so many of the newest; default 0. */
	readonly offset?: number;
	readonly industryKey?: string;
	readonly useCaseKey?: string;
	/** Leaves out one, for what to read next. */
	readonly exceptKey?: string;
}

/** References of a language, newest first. */
export function referencesOf(
	locale: Locale,
	{ limit = 100, offset = 0, industryKey, useCaseKey, exceptKey }: ReferenceListOptions = {},
): ContentQuery<ReferenceTeaser> {
	return query(referenceTeaser, {
		filter: inLanguage(
			locale,
			narrowedTo("industry.translation_key", industryKey),
			narrowedTo("use_case.translation_key", useCaseKey),
			exceptKey ? { translation_key: { _neq: exceptKey } } : undefined,
		),
		// The id last, so that none stands on two pages or on none.
		sort: ["-published_on", "client", "id"],
		limit,
		offset,
	});
}

/** A reference by its slug. */
export function referenceBySlug(locale: Locale, slug: string): ContentQuery<Reference> {
	return query(referencePage, { filter: inLanguage(locale, equals("slug", slug)) });
}

/** Every live reference in every language, for the entries of routes. */
export const referenceEntries: ContentQuery<EntryRow<ReferenceTeaser>> = entryRows(referenceTeaser);

const referenceText = select(clientReferences, "page", { links: { industry: select(industries, "list") } });

/** The same with their texts and industries, to be searched. */
export const referenceTexts: ContentQuery<EntryRow<ItemOf<typeof referenceText>>> = entryRows(referenceText);

/** What was done for whom, as lists show it. The key of an industry is empty where there is none; it may not be live. */
export type ReferenceTeaser = ItemOf<typeof referenceTeaser>;

/** What was done for whom, to be read. Texts without words are those that an editor left empty. */
export type Reference = ItemOf<typeof referencePage>;
