// Loads a page of a list, with its title and addresses (CT-3).

import type { ContentQuery, ContentReader } from "@hub/shared-contracts/content/content-reader";
import type { FoundDetails } from "@hub/shared-contracts/remote/outcome";
import type { ContentTexts } from "./messages.ts";

/** Some of the items of a list. */
export interface ListPage<Item> {
	readonly items: readonly Item[];
	/** Page number from 1. */
	readonly page: number;
	/** Number of items on all pages. */
	readonly total: number;
}

/** Loads the page of a list for `?page=`, by default the first; undefined if it does not exist. */
export async function loadListPage<Item>(
	content: ContentReader,
	query: URLSearchParams,
	pageSize: number,
	list: (part: { readonly limit: number; readonly offset: number }) => ContentQuery<Item>,
): Promise<ListPage<Item> | undefined> {
	const page = pageAsked(query);
	if (page === undefined) return undefined;
	const wanted = list({ limit: pageSize, offset: (page - 1) * pageSize });
	const [items, total] = await Promise.all([content.list(wanted), content.count(wanted)]);
	// An empty list has a first page with a message.
	return page > Math.max(1, Math.ceil(total / pageSize)) ? undefined : { items, page, total };
}

/** Adds the page number to title and address from page 2 on. */
export function onPage(page: number, t: ContentTexts, details: FoundDetails): FoundDetails {
	if (page === 1) return details;
	const title = t("pages.title", { page, title: details.head.title });
	const search = details.canonicalSearch ? `${details.canonicalSearch}&page=${page}` : `?page=${page}`;
	return { ...details, head: { ...details.head, title }, canonicalSearch: search };
}

/** A whole number from 1; more digits than any list will ever need are none. */
function pageAsked(query: URLSearchParams): number | undefined {
	const asked = query.get("page");
	if (asked === null) return 1;
	return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : undefined;
}
