// Rows of any collection as the entries of a route: which languages of an item are live, where, and since when they are as they are.

import type { RouteEntry } from "@hub/shared-contracts/address/route-entry";
import type { RouteParams } from "@hub/shared-contracts/address/route-path";
import type { ContentQuery, ContentReader, EntryRow } from "@hub/shared-contracts/content/content-reader";
import type { PageRows } from "@hub/shared-contracts/remote/remote-server";

/** Rows as entries, one for each item. `paramsOf` turns a row into the route's parameters, or into nothing where it is no page of it. */
export function entriesFrom<Item>(
	rows: readonly EntryRow<Item>[],
	paramsOf: (item: Item) => RouteParams | undefined,
): readonly RouteEntry[] {
	const entries = new Map<string, { translations: Record<string, RouteParams>; modified: Record<string, string> }>();
	for (const { key, locale, modified, item } of rows) {
		const params = paramsOf(item);
		if (!params) continue;
		const entry = entries.get(key) ?? { translations: {}, modified: {} };
		entries.set(key, entry);
		entry.translations[locale] = params;
		if (modified) entry.modified[locale] = modified;
	}
	return [...entries.values()];
}

/** Lists the pages of a route, and says which rows they are. */
export interface RowEntries {
	(context: { readonly content: ContentReader }): Promise<readonly RouteEntry[]>;
	readonly rows: readonly PageRows[];
}

/** A route whose pages are rows, one for each item. */
export function pageRows<Item>(
	query: ContentQuery<EntryRow<Item>>,
	params: (item: Item) => RouteParams | undefined,
	details: Pick<RouteEntry, "listed" | "movesTo"> = {},
): PageRows<Item> {
	return { query, params, ...details };
}

/** The `entries` of a route whose pages are rows of one or more collections. */
export function entriesOf(...rows: readonly PageRows[]): RowEntries {
	const list = async ({ content }: { readonly content: ContentReader }): Promise<readonly RouteEntry[]> => {
		const listed = await Promise.all(
			rows.map(async (part) => entriesFrom(await content.list(part.query), part.params).map((entry) => withDetails(entry, part))),
		);
		return listed.flat();
	};
	return Object.assign(list, { rows });
}

/** An entry with what all pages of its rows have in common. */
export function withDetails(entry: RouteEntry, { listed, movesTo }: Pick<RouteEntry, "listed" | "movesTo">): RouteEntry {
	return { ...entry, ...(listed === undefined ? {} : { listed }), ...(movesTo === undefined ? {} : { movesTo }) };
}
