// Queries of the collection `categories`. Regions have the slug of their parent category.

import type { ContentQuery, EntryRow } from "@hub/shared-contracts/content/content-reader";
import type { Locale } from "@hub/shared-contracts/language/locale";
import { localeSchema } from "@hub/shared-contracts/language/locale-schema";
import { categories } from "../collections/categories.ts";
import { documentsOf, entryRows, mapQuery, query } from "./documents.ts";
import { type ItemOf, select } from "./select.ts";

export const category = select(categories, "list");

export const categoryDocuments = documentsOf(
	categories,
	{ list: category },
	{ filters: { region: "region" }, addressedBy: ["region"], order: ["title"] },
);

/** Queries all categories of a language, including regions. */
export function categoriesOf(locale: Locale): ContentQuery<Category> {
	return query(categoryDocuments.list, locale);
}

/** Queries a category by its address. `region` is empty for the category itself. */
export function categoryBySlug(locale: Locale, slug: string, region = ""): ContentQuery<Category> {
	return query(categoryDocuments.list, locale, { where: { slug, region } });
}

/** Queries a category in every language. */
export function categoryTranslations(key: string): ContentQuery<Category & { readonly locale: Locale }> {
	return mapQuery(query(categoryDocuments.list, undefined, { where: { key } }), (item, document) => ({
		...item,
		locale: localeSchema.parse(document.locale),
	}));
}

/** Queries every live category and region in every language, for the entries of routes. */
export const categoryEntries: ContentQuery<EntryRow<Category>> = entryRows(categoryDocuments.list);

/** Category of a post. `region` is empty for an ordinary category. */
export type Category = ItemOf<typeof category>;
