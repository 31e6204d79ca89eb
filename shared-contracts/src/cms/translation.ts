// Which languages an item is live in, and under which slug: the other rows with its translation key.

import { z } from "zod";
import type { ContentQuery, ContentReader } from "../content/content-reader.ts";
import { LOCALES, type Locale } from "../language/locale.ts";
import { locale, optionalText, parseRow, text } from "./row.ts";

/** One language of an item. */
export interface Translation {
	readonly locale: Locale;
	/** Empty for a page with a route of its own that has none. */
	readonly slug: string;
}

const row = z.object({ id: text, locale, slug: optionalText });

/** All live languages of the item with a translation key. */
export function translationsOf(collection: string, key: string): ContentQuery<Translation> {
	return {
		collection,
		fields: ["id", "locale", "slug"],
		filter: { translation_key: { _eq: key } },
		limit: LOCALES.length,
		parse: (value) => parseRow(row, value, (parsed) => ({ locale: parsed.locale, slug: parsed.slug })),
	};
}

/** The item that has a slug in another language than the page's: its key leads to the slug in the page's language. */
function slugElsewhere(collection: string, locale: Locale, slug: string): ContentQuery<{ readonly key: string }> {
	const elsewhere = z.object({ id: text, translation_key: text });
	return {
		collection,
		fields: ["id", "translation_key"],
		filter: { _and: [{ locale: { _neq: locale } }, { slug: { _eq: slug } }] },
		limit: 1,
		parse: (value) => parseRow(elsewhere, value, (parsed) => ({ key: parsed.translation_key })),
	};
}

/**
 * The slug in `locale` of the item that bears `slug` in another language; undefined where there is none. So an address whose
 * language was changed by hand, or by the visitor's remembered choice, still leads to its content.
 */
export async function translatedSlug(
	content: ContentReader,
	collection: string,
	locale: Locale,
	slug: string,
): Promise<string | undefined> {
	const other = await content.first(slugElsewhere(collection, locale, slug));
	if (!other) return undefined;
	const translations = await content.list(translationsOf(collection, other.key));
	return translations.find((translation) => translation.locale === locale)?.slug;
}

/** Translations as the parameters of a route whose parameter is the slug. */
export function slugParams(translations: readonly Translation[]): Partial<Record<Locale, { slug: string }>> {
	return Object.fromEntries(translations.map((translation) => [translation.locale, { slug: translation.slug }]));
}
