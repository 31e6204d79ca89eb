// Engines over the same pages: the site's own, and MiniSearch as it comes.

import type { Locale } from "@hub/shared-contracts/language/locale";
import MiniSearch from "minisearch";
import { createEmbeddedIndex } from "../../shell/src/search/embedded-index.server.ts";
import type { SearchDocument } from "./generated.ts";
import type { Find } from "./timing.ts";

/** Results of a page of the site. */
const SHOWN = 10;

/** MiniSearch with its defaults: every field counts the same, words as they are written. */
export async function openMiniSearch(pages: readonly SearchDocument[]): Promise<Find> {
	const index = new MiniSearch({ idField: "href", fields: ["title", "names", "synonyms", "summary", "body", "tags"] });
	index.addAll(
		pages.map(({ href, text }) => ({
			href,
			title: text.title,
			names: text.names?.join(" "),
			synonyms: text.synonyms?.join(" "),
			summary: text.summary,
			body: text.body?.join(" "),
			tags: text.tags?.join(" "),
		})),
	);
	return (query) => index.search(query).map(({ id }) => String(id));
}

/** The site's own, asked for what a page of results shows. */
export async function openOwnSearch(locale: Locale, pages: readonly SearchDocument[]): Promise<Find> {
	const index = createEmbeddedIndex<string>();
	const texts = new Map(pages.map(({ href, text }) => [href, text]));
	const passagesOf = (href: string) => [texts.get(href)?.summary ?? "", ...(texts.get(href)?.body ?? [])];
	for (const { href, type, text } of pages) index.put({ id: href, source: href, locale, type, about: text });
	return async (query) => {
		const found = await index.find(locale, { words: query, limit: SHOWN }, { isShown: () => true, passagesOf });
		return found.pages.map(({ source }) => source);
	};
}
