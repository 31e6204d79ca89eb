// Queries of the collection `client_references`.

import type { ContentQuery, EntryRow } from "@hub/shared-contracts/content/content-reader";
import type { Locale } from "@hub/shared-contracts/language/locale";
import { clientReferences } from "../collections/client-references.ts";
import { industries } from "../collections/industries.ts";
import { useCases } from "../collections/use-cases.ts";
import { documentsOf, entryRows, query } from "./documents.ts";
import { keyOf } from "./key.ts";
import { type ItemOf, meaning, select } from "./select.ts";

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

/** Filters and paging of a list of references. */
export interface ReferenceListOptions {
	readonly limit?: number;
	/** Leaves out so many of the newest; default 0. */
	readonly offset?: number;
	readonly industryKey?: string;
	readonly useCaseKey?: string;
	/** Leaves out one, for what to read next. */
	readonly exceptKey?: string;
}

const referenceText = select(clientReferences, "page", { links: { industry: select(industries, "list") } });

/** References as documents. */
export const referenceDocuments = documentsOf(
	clientReferences,
	{ page: referencePage, list: referenceTeaser, text: referenceText },
	{
		foundBy: { industry: "industry.translation_key", useCase: "use_case.translation_key" },
		order: ["-published_on", "client"],
		linksTerms: true,
	},
);

/** References of a language, newest first. */
export function referencesOf(
	locale: Locale,
	{ limit, offset, industryKey, useCaseKey, exceptKey }: ReferenceListOptions = {},
): ContentQuery<ReferenceTeaser> {
	const where = { industry: industryKey, useCase: useCaseKey };
	return query(referenceDocuments.list, locale, { where, except: exceptKey, limit, offset });
}

/** A reference by its slug. */
export function referenceBySlug(locale: Locale, slug: string): ContentQuery<Reference> {
	return query(referenceDocuments.page, locale, { where: { slug } });
}

/** All live entries in every language with their texts and industries, for the search. */
export const referenceTexts: ContentQuery<EntryRow<ItemOf<typeof referenceText>>> = entryRows(referenceDocuments.text);

/** What was done for whom, as lists show it. The key of an industry is empty where there is none; it may not be live. */
export type ReferenceTeaser = ItemOf<typeof referenceTeaser>;

/** What was done for whom, to be read. Texts without words are those that an editor left empty. */
export type Reference = ItemOf<typeof referencePage>;
