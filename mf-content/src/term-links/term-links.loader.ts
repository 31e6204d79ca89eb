// The glossary's part in other pages: a linker for their texts (CT-4).

import { type GlossaryTerm, glossaryOf } from "@hub/shared-contracts/cms/glossary-term";
import type { Locale } from "@hub/shared-contracts/language/locale";
import type { LoaderContext } from "@hub/shared-contracts/remote/remote-server";
import type { RichText } from "@hub/shared-contracts/rich-text/rich-text";
import { createTermLinker, createVocabulary, type LinkableTerm, type TermLinker, type Vocabulary } from "./term-linker.ts";

/** The vocabulary that was used last, by language, and what it was made of: the terms, and where they lead. */
const latest = new Map<Locale, { readonly made: string; readonly vocabulary: Vocabulary }>();

/** A linker for one page. `ownKey`: the term that the page is about, which is not linked on it. */
export async function loadTermLinker({ content, locale, href }: LoaderContext, ownKey?: string): Promise<TermLinker> {
	const terms = (await content.list(glossaryOf(locale))).flatMap((term) => {
		const target = href("term", { slug: term.slug });
		return target ? [{ term, target }] : [];
	});
	return createTermLinker(vocabularyOf(terms, locale), ownKey);
}

function vocabularyOf(terms: readonly { readonly term: GlossaryTerm; readonly target: string }[], locale: Locale): Vocabulary {
	const linkable = terms.map(({ term, target }): LinkableTerm => {
		const { key, term: word, synonyms } = term;
		return { key, words: [word, ...synonyms], href: target };
	});
	const made = JSON.stringify(linkable);
	const known = latest.get(locale);
	if (known?.made === made) return known.vocabulary;
	const vocabulary = createVocabulary(linkable, locale);
	latest.set(locale, { made, vocabulary });
	return vocabulary;
}

/** A value, such as the blocks of a page, with the terms linked in all its running texts, from the first to the last. */
export function linkTexts<Value>(value: Value, link: TermLinker): Value {
	return linked(value, link) as Value;
}

function linked(value: unknown, link: TermLinker): unknown {
	if (Array.isArray(value)) return value.map((entry) => linked(entry, link));
	if (typeof value !== "object" || value === null) return value;
	if (isRichText(value)) return link(value);
	return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, linked(part, link)]));
}

function isRichText(value: object): value is RichText {
	return "kind" in value && value.kind === "rich-text";
}
