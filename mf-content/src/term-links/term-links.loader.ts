// The glossary's part in pages of blocks: a linker for their texts (CT-4). Texts of other entries have their links when
// they are read.

import { glossaryOf, linkableTerm } from "@hub/content-model/cms/glossary-term";
import type { TextLinker } from "@hub/content-model/rich-text/rich-text-parser";
import { createVocabulary, linkTerms, type Vocabulary } from "@hub/content-model/rich-text/term-linker";
import type { Locale } from "@hub/shared-contracts/language/locale";
import type { LoaderContext } from "@hub/shared-contracts/remote/remote-server";

/** The vocabulary that was used last, by language, and the terms that it was made of. */
const latest = new Map<Locale, { readonly made: string; readonly vocabulary: Vocabulary }>();

/** A linker for the texts of blocks. */
export async function loadTermLinker({ content, locale }: LoaderContext): Promise<TextLinker> {
	const terms = (await content.list(glossaryOf(locale))).map(linkableTerm);
	const made = JSON.stringify(terms);
	const known = latest.get(locale);
	const vocabulary = known?.made === made ? known.vocabulary : createVocabulary(terms, locale);
	latest.set(locale, { made, vocabulary });
	return (text) => linkTerms(text, vocabulary);
}
