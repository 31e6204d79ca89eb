// Which languages an item is live in, and under which slug: the other rows with its translation key.

import { z } from "zod";
import type { ContentQuery } from "../content-reader.ts";
import { LOCALES, type Locale } from "../locale.ts";
import { locale, parseRow, text } from "./row.ts";

/** One language of an item. */
export interface Translation {
	readonly locale: Locale;
	readonly slug: string;
}

const row = z.object({ id: text, locale, slug: text });

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

/** Translations as the parameters of a route whose parameter is the slug. */
export function slugParams(translations: readonly Translation[]): Partial<Record<Locale, { slug: string }>> {
	return Object.fromEntries(translations.map((translation) => [translation.locale, { slug: translation.slug }]));
}
