// Collection `categories`: what posts belong to, one row per language; regions share the slug of their parent.

import { z } from "zod";
import type { Category } from "../content/category.ts";
import type { ContentQuery, Fields } from "../content/content-reader.ts";
import type { Locale } from "../language/locale.ts";
import { localeSchema } from "../language/locale-schema.ts";
import { type EntryRow, entryRows } from "./entry.ts";
import { optionalText, parseRow, text } from "./row.ts";

/** The fields of a category, on its own or within a post. */
export const categoryFields: Fields = ["id", "slug", "region", "title", "description", "tone", "translation_key"];

/** A row within a post. */
export const categoryRow = z.object({
	id: text,
	slug: text,
	region: optionalText,
	title: text,
	description: optionalText,
	tone: z.enum(["brand", "leaf", "sky", "clay", "plum"]),
	translation_key: text,
});

/** A row's meaning. */
export function categoryFrom({ translation_key, ...rest }: z.infer<typeof categoryRow>): Category {
	return { ...rest, key: translation_key };
}

function query(filter: Record<string, unknown>): ContentQuery<Category> {
	return {
		collection: "categories",
		fields: categoryFields,
		filter,
		sort: ["title"],
		parse: (row) => parseRow(categoryRow, row, categoryFrom),
	};
}

/** All categories of a language, regions among them. */
export function categoriesOf(locale: Locale): ContentQuery<Category> {
	return query({ locale: { _eq: locale } });
}

/** The rows that an address names: the category itself has an empty region. */
export function categoryBySlug(locale: Locale, slug: string, region = ""): ContentQuery<Category> {
	const which = region ? { region: { _eq: region } } : { region: { _empty: true } };
	return query({ _and: [{ locale: { _eq: locale } }, { slug: { _eq: slug } }, which] });
}

/** The same category in every language. */
export function categoryTranslations(key: string): ContentQuery<Category & { readonly locale: Locale }> {
	const row = categoryRow.extend({ locale: localeSchema });
	return {
		collection: "categories",
		fields: [...categoryFields, "locale"],
		filter: { translation_key: { _eq: key } },
		parse: (value) => parseRow(row, value, ({ locale, ...rest }) => ({ ...categoryFrom(rest), locale })),
	};
}

/** Every live category and region in every language, for the entries of routes. */
export function categoryEntries(): ContentQuery<EntryRow<{ readonly slug: string; readonly region: string }>> {
	return entryRows({ collection: "categories", fields: categoryFields, row: categoryRow });
}
