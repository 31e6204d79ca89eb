// Queries the live translations of an entry: the documents with the same key.

import type { ContentQuery } from "@hub/shared-contracts/content/content-reader";
import { LOCALES, type Locale } from "@hub/shared-contracts/language/locale";
import { localeSchema } from "@hub/shared-contracts/language/locale-schema";
import { type Missing, type Moved, missing, moved } from "@hub/shared-contracts/remote/outcome";
import type { LoaderContext } from "@hub/shared-contracts/remote/remote-server";

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
		collection,
		part: "list",
		where,
		limit: LOCALES.length,
		read: ({ locale, slug, key }) => ({ kind: "item", item: { locale: localeSchema.parse(locale), slug, key } }),
	};
}

/** Queries all live languages of an entry by its key. */
export function translationsOf(collection: string, key: string): ContentQuery<Translation> {
	return entryQuery(collection, { key });
}

/** Returns the slug in the page's language of the entry with `slug` in another language; undefined if there is none. */
async function translatedSlug(
	{ content, locale }: Pick<LoaderContext, "content" | "locale">,
	collection: string,
	slug: string,
): Promise<string | undefined> {
	const other = (await content.list(entryQuery(collection, { slug }))).find((one) => one.locale !== locale);
	if (!other) return undefined;
	const translations = await content.list(translationsOf(collection, other.key));
	return translations.find((translation) => translation.locale === locale)?.slug;
}

/**
 * Finds the entry that has `slug` in another language, and redirects to it in the page's language: visitors edit the
 * language in an address. Returns a 404 without such an entry.
 * @param hrefOf address for the entry's slug in the page's language
 */
export async function redirectToTranslation(
	context: Pick<LoaderContext, "content" | "locale">,
	collection: string,
	slug: string,
	hrefOf: (slug: string) => string | undefined,
): Promise<Moved | Missing> {
	const translated = await translatedSlug(context, collection, slug);
	const href = translated && hrefOf(translated);
	return href ? moved(href, { permanent: false }) : missing();
}

/** Converts translations to route parameters. */
export function slugParams(translations: readonly Translation[]): Partial<Record<Locale, { slug: string }>> {
	return Object.fromEntries(translations.map((translation) => [translation.locale, { slug: translation.slug }]));
}
