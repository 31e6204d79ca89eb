// Links glossary terms in blocks (CT-4). Other texts are linked when their documents are created.

import { glossaryOf, linkableTerm } from "@hub/content-model/cms/glossary-term";
import type { TextLinker } from "@hub/content-model/rich-text/rich-text-parser";
import { createVocabulary, linkTerms, type Vocabulary } from "@hub/content-model/rich-text/term-linker";
import type { Locale } from "@hub/shared-contracts/language/locale";
import type { LoaderContext } from "@hub/shared-contracts/remote/remote-server";

/** Latest vocabulary of each language with the terms that it was created from, as JSON. */
const cache = new Map<Locale, { readonly source: string; readonly vocabulary: Vocabulary }>();

/** Returns a function that links terms in a text. */
export async function loadTermLinker({ content, locale }: LoaderContext): Promise<TextLinker> {
	const terms = (await content.list(glossaryOf(locale))).map(linkableTerm);
	const source = JSON.stringify(terms);
	const cached = cache.get(locale);
	const vocabulary = cached?.source === source ? cached.vocabulary : createVocabulary(terms, locale);
	cache.set(locale, { source, vocabulary });
	return (text) => linkTerms(text, vocabulary);
}
