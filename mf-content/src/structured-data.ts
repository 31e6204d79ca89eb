// Describes this remote's pages in schema.org's vocabulary (MT-2).

import { zonedDay } from "@hub/shared-contracts/content/zoned-moment";
import { type Locale, localeEntry } from "@hub/shared-contracts/language/locale";
import {
	type ArticleLeaf,
	type DefinedTermLeaf,
	type DefinedTermSetLeaf,
	type NamedPage,
	PAGE,
	type PersonLeaf,
	type StructuredData,
	schemaThing,
	type WebPageLeaf,
} from "@hub/shared-contracts/remote/structured-data";

/** Inputs of an article's structured data. */
export interface ArticleFacts {
	readonly title: string;
	/** An ISO date, `2026-03-01`. */
	readonly publishedOn: string;
	readonly locale: Locale;
	/** Default: the company. `about`: absolute address of the author's page, if there is one. */
	readonly author?: { readonly name: string; readonly about: string | undefined };
	/** List above the article. Default: its name in the menus. */
	readonly list?: NamedPage | undefined;
}

export function articleData({ title, publishedOn, locale, author, list }: ArticleFacts): StructuredData {
	const thing = schemaThing<ArticleLeaf>({
		"@type": "Article",
		headline: title,
		image: PAGE.picture,
		inLanguage: localeEntry(locale).iso,
		publisher: PAGE.company,
		datePublished: zonedDay(publishedOn),
		author: author
			? schemaThing<PersonLeaf>({ "@type": "Person", name: author.name, url: author.about })
			: PAGE.company,
	});
	return { thing, list: list ?? "in-menus" };
}

/** Describes a page only by its position below a list. */
export function listedPageData(locale: Locale, list: NamedPage | undefined): StructuredData {
	return { thing: schemaThing<WebPageLeaf>({ "@type": "WebPage", inLanguage: localeEntry(locale).iso }), list };
}

/** Describes the person whose profile the page is. @param role empty if unknown */
export function personData(role: string): StructuredData {
	return { thing: schemaThing<PersonLeaf>({ "@type": "Person", jobTitle: role || undefined }) };
}

/** Describes a term and its glossary. In schema.org, a set of terms has a language, a term has none. */
export function termData(glossary: NamedPage | undefined, siteUrl: string): StructuredData {
	const thing = schemaThing<DefinedTermLeaf>({
		"@type": "DefinedTerm",
		inDefinedTermSet: glossary && { "@type": "DefinedTermSet", name: glossary.name, url: siteUrl + glossary.path },
	});
	return { thing, list: glossary };
}

/** Describes a glossary with its terms. */
export function glossaryData(
	terms: readonly (NamedPage & { readonly description: string })[],
	locale: Locale,
	siteUrl: string,
): StructuredData {
	const thing = schemaThing<DefinedTermSetLeaf>({
		"@type": "DefinedTermSet",
		inLanguage: localeEntry(locale).iso,
		hasDefinedTerm: terms.map(({ name, description, path }) =>
			schemaThing<DefinedTermLeaf>({
				"@type": "DefinedTerm",
				name,
				description: description || undefined,
				url: siteUrl + path,
			}),
		),
	});
	return { thing };
}
