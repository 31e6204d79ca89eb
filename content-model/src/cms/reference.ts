// Queries of the collection `client_references`.

import type { ContentQuery, EntryRow } from "@hub/shared-contracts/content/content-reader";
import type { Locale } from "@hub/shared-contracts/language/locale";
import { clientReferences } from "../collections/client-references.ts";
import { industries } from "../collections/industries.ts";
import { useCases } from "../collections/use-cases.ts";
import { documentsOf, entryRows, query } from "./documents.ts";
import { type ItemOf, mapSelection, select, selectKey } from "./select.ts";

function teaserFrom<Row extends { industry: string | undefined; figures: readonly Figure[] }>({
	industry,
	figures,
	...rest
}: Row) {
	return { ...rest, industryKey: industry ?? "", figure: figures[0] };
}

/** Figure for a result, with its unit: `31` or `9 days`. */
export interface Figure {
	readonly value: string;
	readonly label: string;
}

const referenceTeaser = mapSelection(
	select(clientReferences, "list", { links: { industry: selectKey(industries) } }),
	teaserFrom,
);

const referencePage = mapSelection(
	select(clientReferences, "page", {
		links: { industry: selectKey(industries), use_case: selectKey(useCases) },
		also: ["date_created"],
	}),
	({ publishedOn, dateCreated, useCase, logo, ...row }) => ({
		...teaserFrom(row),
		publishedOn: publishedOn ?? dateCreated?.slice(0, 10) ?? "",
		figures: row.figures,
		useCaseKey: useCase ?? "",
		// The client's name is shown beside the logo.
		logo: logo === undefined ? undefined : { id: logo, alt: "" },
	}),
);

/** Filters and paging of a list of references. */
export interface ReferenceListOptions {
	readonly limit?: number;
	/** Number of skipped references; default 0. */
	readonly offset?: number;
	readonly industryKey?: string | undefined;
	readonly useCaseKey?: string;
}

const referenceText = select(clientReferences, "page", { links: { industry: select(industries, "list") } });

export const referenceDocuments = documentsOf(
	clientReferences,
	{ page: referencePage, list: referenceTeaser, text: referenceText },
	{
		filters: { industry: "industry.translation_key", useCase: "use_case.translation_key" },
		order: ["-published_on", "client"],
		linksTerms: true,
	},
);

export function referencesOf(
	locale: Locale,
	{ limit, offset, industryKey, useCaseKey }: ReferenceListOptions = {},
): ContentQuery<ReferenceTeaser> {
	const where = { industry: industryKey, useCase: useCaseKey };
	return query(referenceDocuments.list, locale, { where, limit, offset });
}

export function referenceBySlug(locale: Locale, slug: string): ContentQuery<Reference> {
	return query(referenceDocuments.page, locale, { where: { slug } });
}

/** Queries all live references in every language with their texts and industries, for the search. */
export const referenceTexts: ContentQuery<EntryRow<ItemOf<typeof referenceText>>> = entryRows(referenceDocuments.text);

/** Reference in a list. The industry's key is empty if there is none; the industry may not be live. */
export type ReferenceTeaser = ItemOf<typeof referenceTeaser>;

/** Reference on its page. Texts are empty if an editor left them empty. */
export type Reference = ItemOf<typeof referencePage>;
