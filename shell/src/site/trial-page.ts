// Rules for the markup of a page in a trial.

import { LOCALE_CODES, type Locale } from "@hub/shared-contracts/language/locale";
import { wordsOf } from "@hub/shared-contracts/language/words";
import { fullTitle } from "../page/title.ts";
import { isStopWord } from "../search/search-words.ts";

export interface TrialPage {
	readonly html: string;
	/** True if it is in the sitemap. */
	readonly isListed: boolean;
}

/** Number of words of another language from which on a heading counts as written in it. */
const MIN_WORDS = 2;

/** Returns what is wrong with a page, as the end of a sentence about it. */
export function faultOfPage({ html, isListed }: TrialPage): string | undefined {
	if (html.includes(`<title>${fullTitle("")}</title>`))
		return "has no title: its loader has to find one, in head.title";
	if (!/<h1[\s>]/.test(html)) return "has no heading of the first level: its view has to render an h1";
	if (isListed && /<meta name="robots" content="[^"]*noindex/.test(html))
		return "is in the sitemap, and its loader forbids search engines to show it (noindex)";
	const heading = headingInAnotherLanguage(html);
	return heading && `has a heading in another language than its own: “${heading}”`;
}

function headingInAnotherLanguage(html: string): string | undefined {
	const language = LOCALE_CODES.find((code) => html.includes(`<html lang="${code}`));
	const main = /<main[\s>].*?<\/main>/s.exec(html)?.[0] ?? "";
	// A heading that says its language is right.
	const headings = [...main.matchAll(/<h([1-3])(?![^>]* lang=)[^>]*>(.*?)<\/h\1>/gs)].map(([, , markup = ""]) =>
		markup
			.replace(/<[^>]*>/g, " ")
			.replace(/\s+/g, " ")
			.trim(),
	);
	return language && headings.find((text) => isInAnother(text, language));
}

/** True if a text has words that only another language uses as stop words, and none that only its own does. */
function isInAnother(text: string, language: Locale): boolean {
	const words = wordsOf(text);
	const countOf = (one: Locale, other: Locale) =>
		words.filter(({ text: word }) => isStopWord(word, one) && !isStopWord(word, other)).length;
	return LOCALE_CODES.some(
		(other) => other !== language && countOf(other, language) >= MIN_WORDS && countOf(language, other) === 0,
	);
}
