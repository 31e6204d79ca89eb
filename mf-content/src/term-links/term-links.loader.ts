// The glossary's part in other pages: a linker for their texts (CT-4).

import { glossaryOf } from "@hub/shared-contracts/cms/glossary-term";
import type { Block } from "@hub/shared-contracts/content/block";
import type { Locale } from "@hub/shared-contracts/language/locale";
import type { LoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { createTermLinker, createVocabulary, type LinkableTerm, type TermLinker, type Vocabulary } from "./term-linker.ts";

/** The vocabulary that was used last, by language, and the terms that it was made of. */
const kept = new Map<Locale, { readonly made: string; readonly vocabulary: Vocabulary }>();

/** A linker for one page. `ownKey`: the term that the page is about, which is not linked on it. */
export async function loadTermLinker({ content, locale, href }: LoaderContext, ownKey?: string): Promise<TermLinker> {
	const terms = (await content.list(glossaryOf(locale))).flatMap(({ key, slug, term, synonyms }): LinkableTerm[] => {
		const target = href("term", { slug });
		return target ? [{ key, words: [term, ...synonyms], href: target }] : [];
	});
	return createTermLinker(vocabularyOf(terms, locale), ownKey);
}

function vocabularyOf(terms: readonly LinkableTerm[], locale: Locale): Vocabulary {
	const made = JSON.stringify(terms);
	const known = kept.get(locale);
	if (known?.made === made) return known.vocabulary;
	const vocabulary = createVocabulary(terms, locale);
	kept.set(locale, { made, vocabulary });
	return vocabulary;
}

/** The running texts of blocks with their terms linked, from the first block to the last. */
export function linkBlocks(blocks: readonly Block[], link: TermLinker): readonly Block[] {
	return blocks.map((block) => {
		switch (block.type) {
			case "prose":
				return { ...block, body: link(block.body) };
			case "table":
				return { ...block, below: link(block.below) };
			case "accordion":
				return { ...block, items: block.items.map((item) => ({ ...item, answer: link(item.answer) })) };
			default:
				return block;
		}
	});
}
