// Links the first use of each term of the glossary on a page (CT-4).

import type { Locale } from "@hub/shared-contracts/language/locale";
import { stemOf, type Word, wordsOf } from "@hub/shared-contracts/language/words";
import { type RichElement, type RichNode, STRUCK } from "@hub/shared-contracts/rich-text/rich-text";
import { termLink } from "./rich-text-parser.ts";
import { grammarOf, startsWithCapital, type WordPattern, wordPattern } from "./word-forms.ts";

export interface LinkableTerm {
	/** Key that all words of the term share. */
	readonly key: string;
	/** The term and its synonyms. */
	readonly words: readonly string[];
	readonly slug: string;
}

/** Prepared terms of a language. */
export interface Vocabulary {
	readonly locale: Locale;
	/** All phrases by the stems of their first word, the longest first. */
	readonly phrases: ReadonlyMap<string, readonly Phrase[]>;
}

/** Elements in which no term is linked: links, headings, code, and struck text. */
const UNTOUCHED = new Set(["a", "h2", "h3", "h4", "dt", "caption", "th", "code", "pre", "kbd", "abbr", ...STRUCK]);

/** One spelling of a term. */
export interface Phrase {
	readonly term: LinkableTerm;
	readonly words: readonly WordPattern[];
	readonly length: number;
}

/**
 * Links each term where a text first uses it. If several phrases match, the longest is used. It is consumed even if it
 * is not linked, so that no part of it is linked instead. Words in other languages are skipped.
 * @param ownKey term that the page is about, which is not linked
 */
export function linkTerms(
	text: readonly RichNode[],
	{ locale, phrases }: Vocabulary,
	ownKey?: string,
): readonly RichNode[] {
	const linked = new Set(ownKey === undefined ? [] : [ownKey]);

	const linkNodes = (nodes: readonly RichNode[]): readonly RichNode[] =>
		nodes.flatMap((node) => (typeof node === "string" ? linkString(node) : linkElement(node)));

	const linkElement = (element: RichElement): RichElement => {
		const foreign = element.attributes?.lang !== undefined && !isLanguage(element.attributes.lang, locale);
		if (!element.children || foreign || UNTOUCHED.has(element.tag)) return element;
		const children = linkNodes(element.children);
		// Unchanged parts keep their identity.
		const isSame =
			children.length === element.children.length && children.every((child, at) => child === element.children?.[at]);
		return isSame ? element : { ...element, children };
	};

	const linkString = (text: string): readonly RichNode[] => {
		const words = wordsOf(text);
		const nodes: RichNode[] = [];
		let written = 0;
		for (let at = 0; at < words.length; ) {
			const phrase = longestAt(text, words, at, { phrases, locale });
			const [first, last] = [words[at], words[at + (phrase?.words.length ?? 1) - 1]];
			if (phrase && first && last && !linked.has(phrase.term.key)) {
				linked.add(phrase.term.key);
				if (first.start > written) nodes.push(text.slice(written, first.start));
				nodes.push(termLink(phrase.term.slug, text.slice(first.start, last.end)));
				written = last.end;
			}
			at += phrase?.words.length ?? 1;
		}
		if (written < text.length) nodes.push(text.slice(written));
		return nodes;
	};

	return linkNodes(text);
}

/** Returns the keys of the terms in a plain text. */
export function termsIn(text: string, { locale, phrases }: Vocabulary): ReadonlySet<string> {
	const words = wordsOf(text);
	const keys = new Set<string>();
	for (let at = 0; at < words.length; ) {
		const phrase = longestAt(text, words, at, { phrases, locale });
		if (phrase) keys.add(phrase.term.key);
		at += phrase?.words.length ?? 1;
	}
	return keys;
}

/** Prepares terms. This costs more than linking a page, so pages of a language share the result. */
export function createVocabulary(terms: readonly LinkableTerm[], locale: Locale): Vocabulary {
	const phrases = new Map<string, Phrase[]>();
	for (const term of terms) {
		for (const written of term.words) {
			const found = wordsOf(written);
			// The first word of a heading is always capitalised.
			const name = !grammarOf(locale).nounsHaveCapitals && found.slice(1).some(({ text }) => startsWithCapital(text));
			const words = found.map(({ text }, index) =>
				wordPattern(text, { locale, last: index === found.length - 1, name }),
			);
			const phrase: Phrase = { term, words, length: written.length };
			for (const key of words[0]?.stems ?? []) {
				const same = phrases.get(key);
				if (same) same.push(phrase);
				else phrases.set(key, [phrase]);
			}
		}
	}
	for (const list of phrases.values()) list.sort((a, b) => b.words.length - a.words.length || b.length - a.length);
	return { locale, phrases };
}

function longestAt(
	text: string,
	words: readonly Word[],
	at: number,
	{ phrases, locale }: Pick<Vocabulary, "phrases" | "locale">,
): Phrase | undefined {
	const candidates = phrases.get(stemOf(words[at]?.text ?? "", locale));
	return candidates?.find((phrase) => {
		const found = words.slice(at, at + phrase.words.length);
		const [first, last] = [found[0], found.at(-1)];
		return (
			first !== undefined &&
			last !== undefined &&
			phrase.words.every((pattern, index) => pattern.fits(found[index]?.text ?? "")) &&
			found.every((word, index) => index === 0 || BETWEEN_WORDS.test(text.slice(found[index - 1]?.end, word.start))) &&
			!GLUED_BEFORE.test(text.charAt(first.start - 1)) &&
			!GLUED_AFTER.test(text.slice(last.end, last.end + 2))
		);
	});
}

/** Separators between the words of a phrase. A word joiner after a hyphen keeps a line from breaking there. */
const BETWEEN_WORDS = /^(?:\s+|[-‐‑]\u2060?)$/u;
/** Characters that make a word part of a compound or an address. */
const GLUED_BEFORE = /[-‐‑\u2060_@/\\#]/u;
const GLUED_AFTER = /^(?:[-‐‑_@/\\]|\.\p{L})/u;

function isLanguage(tag: string, locale: Locale): boolean {
	return tag.toLowerCase().split("-")[0] === locale;
}
