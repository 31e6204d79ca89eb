// Queries of the collection `use_cases`.

import type { ContentQuery, EntryRow } from "@hub/shared-contracts/content/content-reader";
import type { Locale } from "@hub/shared-contracts/language/locale";
import { industries } from "../collections/industries.ts";
import { useCases } from "../collections/use-cases.ts";
import { documentsOf, entryRows, query } from "./documents.ts";
import { flowsBetween } from "./flows.ts";
import { keyOf } from "./key.ts";
import { type ItemOf, meaning, select } from "./select.ts";

function teaserFrom<Row extends { industry: string | undefined; industries: readonly string[] }>(row: Row) {
	const { industry, industries: further, ...rest } = row;
	/** The keys of the industries that use it, the one it comes from first. They may not be live. */
	return { ...rest, industryKeys: [...new Set([...(industry ? [industry] : []), ...further])] };
}

const links = { industry: keyOf(industries) };

const useCaseTeaser = meaning(select(useCases, "list", { links }), teaserFrom);

const useCasePage = meaning(
	select(useCases, "page", { links, also: ["date_created"] }),
	({ publishedOn, dateCreated, ...row }) => ({
		...teaserFrom(row),
		publishedOn: publishedOn ?? dateCreated?.slice(0, 10) ?? "",
		flows: flowsBetween(row.parties, row.flows).flows,
	}),
);

const useCaseText = select(useCases, "page", { links: { industry: select(industries, "list") } });

/** Use cases as documents. */
export const useCaseDocuments = documentsOf(
	useCases,
	{ page: useCasePage, list: useCaseTeaser, text: useCaseText },
	{ foundBy: { industry: ["industry.translation_key", "industries"] }, order: ["-published_on", "title"], linksTerms: true },
);

/** Filters and paging of a list of use cases. */
export interface UseCaseListOptions {
	readonly limit?: number;
	/** Leaves out so many of the newest; default 0. */
	readonly offset?: number;
	/** Those that the industry uses, whichever it comes from. */
	readonly industryKey?: string;
	readonly key?: string;
	/** Leaves out one, for what to read next. */
	readonly exceptKey?: string;
}

/** Use cases of a language, newest first. */
export function useCasesOf(
	locale: Locale,
	{ limit, offset, industryKey, key, exceptKey }: UseCaseListOptions = {},
): ContentQuery<UseCaseTeaser> {
	return query(useCaseDocuments.list, locale, { where: { industry: industryKey, key }, except: exceptKey, limit, offset });
}

/** A use case by its slug. */
export function useCaseBySlug(locale: Locale, slug: string): ContentQuery<UseCase> {
	return query(useCaseDocuments.page, locale, { where: { slug } });
}

/** All live entries in every language with their texts and main industries, for the search. */
export const useCaseTexts: ContentQuery<EntryRow<ItemOf<typeof useCaseText>>> = entryRows(useCaseDocuments.text);

/** What a data space is used for, as lists show it. */
export type UseCaseTeaser = ItemOf<typeof useCaseTeaser>;

/** What a data space is used for, to be read. Texts without words are those that an editor left empty. */
export type UseCase = ItemOf<typeof useCasePage>;
