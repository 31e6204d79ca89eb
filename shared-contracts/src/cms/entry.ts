// Rows of any collection as the entries of a route: which languages of an item are live, where, and since when they are as they are.

import type { RouteEntry } from "../address/route-entry.ts";
import type { RouteParams } from "../address/route-path.ts";
import type { ContentQuery, Filter } from "../content/content-reader.ts";
import type { Locale } from "../language/locale.ts";
import { localeSchema } from "../language/locale-schema.ts";
import { type Changes, withChanges } from "./last-change.ts";
import { text } from "./row.ts";
import { query, type Selection } from "./select.ts";

/** One language of an item. */
export interface EntryRow<Item> extends Changes {
	readonly key: string;
	readonly locale: Locale;
	readonly item: Item;
}

/**
 * All live rows of a collection, in every language.
 * @param selection what the page's own parser asks for, so that a row that it refuses is no entry; bulky texts are better asked for in `filter`
 */
export function entryRows<Item>(selection: Selection<Item>, filter?: Filter): ContentQuery<EntryRow<Item>> {
	const changing = withChanges(selection);
	return query(
		{
			...changing,
			fields: [...changing.fields, "locale", ...(changing.fields.includes("translation_key") ? [] : ["translation_key"])],
			row: changing.row.extend({ translation_key: text, locale: localeSchema }),
			mean: (row, context) => ({
				...changing.mean(row, context),
				key: String(row.translation_key),
				locale: localeSchema.parse(row.locale),
			}),
		},
		// Without a limit: a page that is missing here would count as dead.
		{ ...(filter ? { filter } : {}), sort: ["translation_key", "locale", "id"], limit: -1 },
	);
}

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
