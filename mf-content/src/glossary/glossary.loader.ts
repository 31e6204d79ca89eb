import { type GlossaryTerm, glossaryOf } from "@hub/content-model/cms/glossary-term";
import { found } from "@hub/shared-contracts/remote/outcome";
import type { RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { searchPage } from "@hub/shared-contracts/search/search-source";
import type { ContentMessage, ContentTexts } from "../messages.ts";
import { glossaryData } from "../structured-data.ts";
import { byLetter, type LetterGroup } from "./alphabet.ts";

/** A term of the index. */
export type IndexedTerm = Pick<GlossaryTerm, "key" | "slug" | "term" | "short" | "synonyms">;

export interface GlossaryData {
	readonly groups: readonly LetterGroup<IndexedTerm>[];
	readonly count: number;
}

export async function loadGlossary({ content, siteUrl, locale, t, href }: RouteLoaderContext<ContentTexts>) {
	const terms = await content.list(glossaryOf(locale));
	const groups = byLetter(
		terms.map(({ key, slug, term, short, synonyms }): IndexedTerm => ({ key, slug, term, short, synonyms })),
		locale,
	);
	const named = groups.flatMap((group) =>
		group.terms.flatMap(({ slug, term, short }) => {
			const path = href("term", { slug });
			return path ? [{ name: term, description: short, path }] : [];
		}),
	);
	return found<GlossaryData>(
		{ groups, count: terms.length },
		{
			head: {
				title: t("glossary.title"),
				description: t("glossary.description"),
				structuredData: glossaryData(named, locale, siteUrl),
			},
		},
	);
}

export const searchGlossary = searchPage<ContentMessage>("glossary.title", "glossary.description", "glossary");
