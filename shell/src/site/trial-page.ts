// Rules for the markup of a page in a trial.

import { LOCALE_CODES, type Locale } from "@hub/shared-contracts/language/locale";
import { wordsOf } from "@hub/shared-contracts/language/words";
import { fullTitle } from "../page/title.ts";
import { isStopWord } from "../search/search-words.ts";

/** Number of words of another language from which on a text counts as written in it. */
const MIN_WORDS = 2;

export interface TrialPage {
	readonly html: string;
	/** True if it is in the sitemap. */
	readonly isListed: boolean;
}

/** Texts of broken views: unformatted values, calculations with missing ones, filler text. */
const SLIP = /\[object \w+\]|\bInvalid Date\b|\{\{\s*\w+\s*\}\}|\blorem ipsum\b/i;

/** An element whose whole text is a missing value. */
const MISSING_VALUE = />\s*(undefined|null|NaN)\s*</;

/** Returns what is wrong with a page, as the end of a sentence about it. */
export function faultOfPage({ html, isListed }: TrialPage): string | undefined {
	const main = mainOf(html);
	if (html.includes(`<title>${fullTitle("")}</title>`))
		return "has no title: its loader has to find one, in head.title";
	const headings = html.match(/<h1[\s>]/g)?.length ?? 0;
	if (headings === 0) return "has no heading of the first level: its view has to render an h1";
	if (headings > 1) return `has ${headings} headings of the first level, and only one is its title`;
	const prose = main.replace(/<(code|pre)[\s>].*?<\/\1>/gs, "");
	const slip = SLIP.exec(textOf(prose))?.[0] ?? MISSING_VALUE.exec(prose)?.[1];
	if (slip) return `shows “${slip}”: its view writes a value that is missing, not a text, or not finished`;
	const picture = /<img(?![^>]*\salt=)[^>]*>/.exec(main)?.[0];
	if (picture) return `has a picture without alt: ${/\ssrc="([^"]*)"/.exec(picture)?.[1] ?? "its view has to set one"}`;
	if (isListed && /<meta name="robots" content="[^"]*noindex/.test(html))
		return "is in the sitemap, and its loader forbids search engines to show it (noindex)";
	const heading = headingInAnotherLanguage(html, main);
	return heading && `has a heading in another language than its own: “${heading}”`;
}

/** Returns the paths of a page's links to this site, with their queries. */
export function linksOf(html: string): string[] {
	const links = [...mainOf(html).matchAll(/<a(?=\s)[^>]*?\shref="(\/(?!\/)[^"#]*)/g)];
	return [...new Set(links.map(([, href = ""]) => href.replaceAll("&amp;", "&")))];
}

function mainOf(html: string): string {
	return /<main[\s>].*?<\/main>/s.exec(html)?.[0] ?? "";
}

function textOf(markup: string): string {
	return markup
		.replace(/<[^>]*>/g, " ")
		.replace(/\s+/g, " ")
		.trim();
}

function headingInAnotherLanguage(html: string, main: string): string | undefined {
	const language = LOCALE_CODES.find((code) => html.includes(`<html lang="${code}`));
	// A heading that says its language is right.
	const headings = [...main.matchAll(/<h([1-3])(?![^>]* lang=)[^>]*>(.*?)<\/h\1>/gs)].map(([, , markup = ""]) =>
		textOf(markup),
	);
	return language && headings.find((text) => isInAnotherLanguage(text, language));
}

/** True if a text has words that only another language uses as stop words, and none that only its own does. */
export function isInAnotherLanguage(text: string, language: Locale): boolean {
	const words = wordsOf(text);
	const countOf = (one: Locale, other: Locale) =>
		words.filter(({ text: word }) => isStopWord(word, one) && !isStopWord(word, other)).length;
	return LOCALE_CODES.some(
		(other) => other !== language && countOf(other, language) >= MIN_WORDS && countOf(language, other) === 0,
	);
}
