// Queries of the collection `use_cases`.

import type { ContentQuery, EntryRow } from "@hub/shared-contracts/content/content-reader";
import type { Locale } from "@hub/shared-contracts/language/locale";
import { industries } from "../collections/industries.ts";
import { useCases } from "../collections/use-cases.ts";
import { documentsOf, entryRows, query } from "./documents.ts";
import { flowsBetween } from "./flows.ts";
import { type ItemOf, mapSelection, select, selectKey } from "./select.ts";

function teaserFrom<Row extends { industry: string | undefined; industries: readonly string[] }>(row: Row) {
	const { industry, industries: further, ...rest } = row;
	/** Keys of the industries that use it, its original industry first. They may not be live. */
	return { ...rest, industryKeys: [...new Set([...(industry ? [industry] : []), ...further])] };
}

const links = { industry: selectKey(industries) };

const useCaseTeaser = mapSelection(select(useCases, "list", { links }), teaserFrom);

const useCasePage = mapSelection(
	select(useCases, "page", { links, also: ["date_created"] }),
	({ publishedOn, dateCreated, ...row }) => ({
		...teaserFrom(row),
		publishedOn: publishedOn ?? dateCreated?.slice(0, 10) ?? "",
		flows: flowsBetween(row.parties, row.flows).flows,
	}),
);

const useCaseText = select(useCases, "page", { links: { industry: select(industries, "list") } });

export const useCaseDocuments = documentsOf(
	useCases,
	{ page: useCasePage, list: useCaseTeaser, text: useCaseText },
	{
		filters: { industry: ["industry.translation_key", "industries"] },
		order: ["-published_on", "title"],
		linksTerms: true,
	},
);

/** Filters and paging of a list of use cases. */
export interface UseCaseListOptions {
	readonly limit?: number;
	/** Number of skipped use cases; default 0. */
	readonly offset?: number;
	/** Key of an industry that uses them, original or not. */
	readonly industryKey?: string | undefined;
	readonly key?: string;
	/** Key of a use case to leave out, for recommendations. */
	readonly exceptKey?: string;
}

/** Queries use cases of a language, the newest first. */
export function useCasesOf(
	locale: Locale,
	{ limit, offset, industryKey, key, exceptKey }: UseCaseListOptions = {},
): ContentQuery<UseCaseTeaser> {
	return query(useCaseDocuments.list, locale, {
		where: { industry: industryKey, key },
		except: exceptKey,
		limit,
		offset,
	});
}

export function useCaseBySlug(locale: Locale, slug: string): ContentQuery<UseCase> {
	return query(useCaseDocuments.page, locale, { where: { slug } });
}

/** Queries all live use cases in every language with their texts and main industries, for the search. */
export const useCaseTexts: ContentQuery<EntryRow<ItemOf<typeof useCaseText>>> = entryRows(useCaseDocuments.text);

/** Use case in a list. */
export type UseCaseTeaser = ItemOf<typeof useCaseTeaser>;

/** Use case on its page. Texts are empty if an editor left them empty. */
export type UseCase = ItemOf<typeof useCasePage>;
