// Rows of any collection as the entries of a route: which languages of an item are live, where, and since when they are as they are.

import { z } from "zod";
import type { RouteEntry } from "../address/route-entry.ts";
import type { RouteParams } from "../address/route-path.ts";
import type { ContentQuery, Fields, Filter } from "../content/content-reader.ts";
import type { Locale } from "../language/locale.ts";
import { changeFields, changeRow, lastChange } from "./last-change.ts";
import { locale, parseRow, text } from "./row.ts";

/** One language of an item. */
export interface EntryRow<Item> {
	readonly key: string;
	readonly locale: Locale;
	/** The last change, an ISO moment. */
	readonly modified: string | undefined;
	readonly item: Item;
}

const row = z.object({
	translation_key: text,
	locale,
	...changeRow.shape,
});

/** What makes a row the page that its route's loader finds. */
export interface EntryRows<Item> {
	readonly collection: string;
	/** What the page's own parser asks for, so that a row that it refuses is no entry. Bulky texts are better asked for in `filter`. */
	readonly fields: Fields;
	readonly row: z.ZodType<Item>;
	readonly filter?: Filter;
}

/** All live rows of a collection, in every language. */
export function entryRows<Item>({ collection, fields, row: item, filter }: EntryRows<Item>): ContentQuery<EntryRow<Item>> {
	const own = ["id", "locale", "translation_key", ...changeFields];
	return {
		collection,
		fields: [...own, ...fields.filter((field) => typeof field !== "string" || !own.includes(field))],
		...(filter ? { filter } : {}),
		sort: ["translation_key", "locale", "id"],
		// Without a limit: a page that is missing here would count as dead.
		limit: -1,
		parse: (value) =>
			parseRow(z.object({ own: row, item }), { own: value, item: value }, ({ own: known, item: parsed }) => ({
				key: known.translation_key,
				locale: known.locale,
				modified: lastChange(known),
				item: parsed,
			})),
	};
}

/** Rows as entries, one for each item. `paramsOf` turns a row into the route's parameters, or into nothing where it is no page of it. */
export function entriesFrom<Item>(
	rows: readonly EntryRow<Item>[],
	paramsOf: (item: Item) => RouteParams | undefined,
): readonly RouteEntry[] {
	const entries = new Map<string, { translations: Record<string, RouteParams>; modified: Record<string, string> }>();
	for (const { key, locale: language, modified, item } of rows) {
		const params = paramsOf(item);
		if (!params) continue;
		const entry = entries.get(key) ?? { translations: {}, modified: {} };
		entries.set(key, entry);
		entry.translations[language] = params;
		if (modified) entry.modified[language] = modified;
	}
	return [...entries.values()];
}
