// Rules for the markup of a page in a trial.

import type { Locale } from "@hub/shared-contracts/language/locale";
import { fullTitle } from "../page/title.ts";

export interface TrialPage {
	readonly html: string;
	/** True if it is in the sitemap. */
	readonly isListed: boolean;
}

/** Words that occur in one of the languages only. */
const WORDS: { readonly [Code in Locale]: ReadonlySet<string> } = {
	de: new Set(
		"aus bei das dem den der die durch ein eine einen einer für ihr ihre ist mit nicht oder sich sie sind um und unser unsere vom von wenn werden wie wir wird zu zum zur über".split(
			" ",
		),
	),
	en: new Set(
		"a and are at by can for from how is it not of on or our than that the their they this to we what when which with you your".split(
			" ",
		),
	),
};

/** Number of words of another language from which on a heading counts as written in it. */
const MIN_WORDS = 2;

/** Returns what is wrong with a page, as the end of a sentence about it. */
export function faultOfPage({ html, isListed }: TrialPage): string | undefined {
	if (html.includes(`<title>${fullTitle("")}</title>`)) return "has no title: its loader has to find one, in head.title";
	if (!/<h1[\s>]/.test(html)) return "has no heading of the first level: its view has to render an h1";
	if (isListed && /<meta name="robots" content="[^"]*noindex/.test(html))
		return "is in the sitemap, and its loader forbids search engines to show it (noindex)";
	const heading = headingInAnotherLanguage(html);
	return heading && `has a heading in another language than its own: “${heading}”`;
}

function headingInAnotherLanguage(html: string): string | undefined {
	const [, language] = /<html[^>]* lang="(\w+)/.exec(html) ?? [];
	if (language !== "de" && language !== "en") return undefined;
	const other = language === "de" ? "en" : "de";
	const main = /<main[\s>].*?<\/main>/s.exec(html)?.[0] ?? "";
	// A heading that says its language is right.
	const headings = [...main.matchAll(/<h([1-3])(?![^>]* lang=)[^>]*>(.*?)<\/h\1>/gs)];
	return headings
		.map(([, , markup = ""]) =>
			markup
				.replace(/<[^>]*>/g, " ")
				.replace(/\s+/g, " ")
				.trim(),
		)
		.find((text) => countOf(text, other) >= MIN_WORDS && countOf(text, language) === 0);
}

function countOf(text: string, language: Locale): number {
	return (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => WORDS[language].has(word)).length;
}
