// Queries the live translations of an entry: the documents with the same key.

import type { ContentQuery, ContentReader } from "@hub/shared-contracts/content/content-reader";
import { LOCALES, type Locale } from "@hub/shared-contracts/language/locale";
import { localeSchema } from "@hub/shared-contracts/language/locale-schema";

export interface Translation {
	readonly locale: Locale;
	/** Empty for a page with a route of its own and no slug. */
	readonly slug: string;
}

function entryQuery(
	collection: string,
	where: Readonly<Record<string, string>>,
): ContentQuery<Translation & { readonly key: string }> {
	return {
		...{ collection, part: "list", where, limit: LOCALES.length },
		read: ({ locale, slug, key }) => ({ kind: "item", item: { locale: localeSchema.parse(locale), slug, key } }),
	};
}

/** Queries all live languages of an entry by its key. */
export function translationsOf(collection: string, key: string): ContentQuery<Translation> {
	return entryQuery(collection, { key });
}

/**
 * Returns the slug in `locale` of the entry with `slug` in another language; undefined if there is none. With it, an
 * address whose language was changed manually, or by the visitor's stored choice, still leads to its content.
 */
export async function translatedSlug(
	content: ContentReader,
	collection: string,
	locale: Locale,
	slug: string,
): Promise<string | undefined> {
	const other = (await content.list(entryQuery(collection, { slug }))).find((one) => one.locale !== locale);
	if (!other) return undefined;
	const translations = await content.list(translationsOf(collection, other.key));
	return translations.find((translation) => translation.locale === locale)?.slug;
}

/** Converts translations to route parameters. */
export function slugParams(translations: readonly Translation[]): Partial<Record<Locale, { slug: string }>> {
	return Object.fromEntries(translations.map((translation) => [translation.locale, { slug: translation.slug }]));
}
