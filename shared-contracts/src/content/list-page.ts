// Pages of lists and the query parameters that select them (CT-3).

import type { ContentQuery, ContentReader } from "./content-reader.ts";

/** One page of a list. */
export interface ListPage<Item> {
	readonly items: readonly Item[];
	/** Page number from 1. */
	readonly page: number;
	/** Number of items per page. */
	readonly pageSize: number;
	/** Number of items on all pages. */
	readonly total: number;
}

/** Parses a parameter with a few values. Returns undefined if it is absent, null if it is invalid. */
export function queryOneOf<Value extends string>(
	parameter: string | null,
	values: readonly Value[],
): Value | undefined | null {
	if (parameter === null) return undefined;
	return values.find((value) => value === parameter) ?? null;
}

/** Parses `?page=`. Returns 1 if it is absent, null if it is invalid. */
export function queryPage(query: URLSearchParams): number | null {
	const page = query.get("page") ?? "1";
	return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : null;
}

/**
 * Loads a page of a list; undefined if it does not exist.
 * @param list queries a part of the list
 */
export async function loadListPage<Item>(
	content: ContentReader,
	page: number | null,
	pageSize: number,
	list: (part: { readonly limit: number; readonly offset: number }) => ContentQuery<Item>,
): Promise<ListPage<Item> | undefined> {
	if (page === null) return undefined;
	const query = list({ limit: pageSize, offset: (page - 1) * pageSize });
	const [items, total] = await Promise.all([content.list(query), content.count(query)]);
	// An empty list has a first page with a message.
	return page > Math.max(1, Math.ceil(total / pageSize)) ? undefined : { items, page, pageSize, total };
}
