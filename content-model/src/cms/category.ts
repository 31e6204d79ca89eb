// Queries of the collection `categories`: what posts belong to; regions share the slug of their parent.

import type { ContentQuery, EntryRow } from "@hub/shared-contracts/content/content-reader";
import type { Locale } from "@hub/shared-contracts/language/locale";
import { localeSchema } from "@hub/shared-contracts/language/locale-schema";
import { categories } from "../collections/categories.ts";
import { documentsOf, entryRows, mapped, query } from "./documents.ts";
import { type ItemOf, select } from "./select.ts";

/** A category, on its own or within a post. */
export const category = select(categories, "list");

/** Categories and regions as documents. */
export const categoryDocuments = documentsOf(
	categories,
	{ list: category },
	{ foundBy: { region: "region" }, addressedBy: ["region"], order: ["title"] },
);

/** All categories of a language, regions among them. */
export function categoriesOf(locale: Locale): ContentQuery<Category> {
	return query(categoryDocuments.list, locale);
}

/** The rows that an address names: the category itself has an empty region. */
export function categoryBySlug(locale: Locale, slug: string, region = ""): ContentQuery<Category> {
	return query(categoryDocuments.list, locale, { where: { slug, region } });
}

/** The same category in every language. */
export function categoryTranslations(key: string): ContentQuery<Category & { readonly locale: Locale }> {
	return mapped(query(categoryDocuments.list, undefined, { where: { key } }), (item, document) => ({
		...item,
		locale: localeSchema.parse(document.locale),
	}));
}

/** Every live category and region in every language, for the entries of routes. */
export const categoryEntries: ContentQuery<EntryRow<Category>> = entryRows(categoryDocuments.list);

/** What a post belongs to. `region` is empty for an ordinary category. */
export type Category = ItemOf<typeof category>;
