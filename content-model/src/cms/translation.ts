// The live translations of an entry and their slugs: the documents with the same key.

import type { ContentQuery, ContentReader } from "@hub/shared-contracts/content/content-reader";
import { LOCALES, type Locale } from "@hub/shared-contracts/language/locale";
import { localeSchema } from "@hub/shared-contracts/language/locale-schema";

/** One language of an entry. */
export interface Translation {
	readonly locale: Locale;
	/** Empty for a page with a route of its own that has none. */
	readonly slug: string;
}

function named(collection: string, where: Readonly<Record<string, string>>): ContentQuery<Translation & { readonly key: string }> {
	return {
		...{ collection, part: "list", where, limit: LOCALES.length },
		read: ({ locale, slug, key }) => ({ kind: "item", item: { locale: localeSchema.parse(locale), slug, key } }),
	};
}

/** All live languages of the entry with a key. */
export function translationsOf(collection: string, key: string): ContentQuery<Translation> {
	return named(collection, { key });
}

/**
 * The slug in `locale` of the entry that bears `slug` in another language; undefined where there is none. So an address whose
 * language was changed by hand, or by the visitor's remembered choice, still leads to its content.
 */
export async function translatedSlug(
	content: ContentReader,
	collection: string,
	locale: Locale,
	slug: string,
): Promise<string | undefined> {
	const other = (await content.list(named(collection, { slug }))).find((one) => one.locale !== locale);
	if (!other) return undefined;
	const translations = await content.list(translationsOf(collection, other.key));
	return translations.find((translation) => translation.locale === locale)?.slug;
}

/** Translations as the parameters of a route whose parameter is the slug. */
export function slugParams(translations: readonly Translation[]): Partial<Record<Locale, { slug: string }>> {
	return Object.fromEntries(translations.map((translation) => [translation.locale, { slug: translation.slug }]));
}
