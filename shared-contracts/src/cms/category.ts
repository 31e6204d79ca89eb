// Queries of the collection `categories`: what posts belong to; regions share the slug of their parent.

import { categories } from "../collections/categories.ts";
import type { ContentQuery } from "../content/content-reader.ts";
import type { Locale } from "../language/locale.ts";
import { type EntryRow, entryRows } from "./entry.ts";
import { equals, type ItemOf, inLanguage, narrowedTo, query, select } from "./select.ts";

/** A category, on its own or within a post. */
export const category = select(categories, "list");

/** All categories of a language, regions among them. */
export function categoriesOf(locale: Locale): ContentQuery<Category> {
	return query(category, { filter: inLanguage(locale), sort: ["title"] });
}

/** The rows that an address names: the category itself has an empty region. */
export function categoryBySlug(locale: Locale, slug: string, region = ""): ContentQuery<Category> {
	const which = narrowedTo("region", region) ?? { region: { _empty: true } };
	return query(category, { filter: inLanguage(locale, equals("slug", slug), which), sort: ["title"] });
}

/** The same category in every language. */
export function categoryTranslations(key: string): ContentQuery<Category & { readonly locale: Locale }> {
	return query(select(categories, "list", { also: ["locale"] }), { filter: { translation_key: { _eq: key } } });
}

/** Every live category and region in every language, for the entries of routes. */
export const categoryEntries: ContentQuery<EntryRow<Category>> = entryRows(category);

/** What a post belongs to. `region` is empty for an ordinary category. */
export type Category = ItemOf<typeof category>;
