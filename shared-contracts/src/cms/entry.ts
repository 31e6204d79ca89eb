// Rows of any collection as the entries of a route: which languages of an item are live, where, and since when they are as they are.

import type { RouteEntry } from "../address/route-entry.ts";
import type { RouteParams } from "../address/route-path.ts";
import type { ContentQuery, ContentReader } from "../content/content-reader.ts";
import type { EntryRow } from "./documents.ts";

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

/** Rows of a collection that are pages of a route: each can be read by itself, so that a change costs what it changed. */
export interface PageRows<Item = unknown> {
	/** All of them, by {@link entryRows}. The same value for all routes that read the same rows: they are then read once. */
	readonly query: ContentQuery<EntryRow<Item>>;
	/** The route's parameters for a row, by fields of its own, not of rows that it relates to; undefined: it is no page of the route. */
	params(item: Item): RouteParams | undefined;
	/** As in `RouteEntry`, of every page. */
	readonly listed?: boolean;
	/** As in `RouteEntry`, of every page. */
	readonly movesTo?: string;
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
