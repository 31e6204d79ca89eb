import { pagesOf } from "@hub/content-model/cms/documents";
import { type Page, pageDocuments, pageOfRoute, pageTexts } from "@hub/content-model/cms/page";
import { translationsOf } from "@hub/content-model/cms/translation";
import type { RouteParams } from "@hub/shared-contracts/address/route-path";
import { found, missing } from "@hub/shared-contracts/remote/outcome";
import type { PageDocuments, RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { type SearchSource, searchRows } from "@hub/shared-contracts/search/search-source";
import type { LoadedBlock } from "../blocks/define-block.ts";
import {
	headCoverOf,
	loadBlocks,
	questionsOf,
	slotsAndChunksOf,
	type WithBlocks,
	withBlocks,
} from "../blocks/load-blocks.loader.ts";
import { textsOfBlocks } from "../blocks/words-of-blocks.loader.ts";
import { SEARCH_KINDS } from "../search-kinds.loader.ts";
import { loadTermLinker } from "../term-links.loader.ts";

/** A page of blocks with their data. */
export interface BlockPageData {
	readonly kind: "blocks";
	readonly page: Omit<Page, "blocks" | "searchWords"> & { readonly blocks: readonly LoadedBlock[] };
}

/** Legal texts must not contain glossary links. */
const LEGAL_PAGES = new Set(["imprint", "privacy-policy", "terms"]);

/** Loads a block page with its own route. */
export async function loadBlockPage(routeKey: string, context: RouteLoaderContext) {
	const { content, locale } = context;
	const linkTerms = LEGAL_PAGES.has(routeKey) ? undefined : await loadTermLinker(context);
	const page = await content.first(withBlocks(pageOfRoute(locale, routeKey), linkTerms));
	if (!page) return missing();
	const [blocks, translations] = await Promise.all([
		loadBlocks(page.blocks, context),
		content.list(translationsOf("pages", page.key)),
	]);
	const { head, ...shown } = foundBlockPage(page, blocks);
	return {
		...shown,
		// Links to the home page are shared with the site's name (MT-3).
		head: routeKey === "home" ? { ...head, shareTitle: "" } : head,
		translations: Object.fromEntries(translations.map((translation) => [translation.locale, {}])),
	};
}

/** Creates the result of a loader for a page of blocks. */
export function foundBlockPage({ searchWords: _, ...page }: WithBlocks<Page>, blocks: readonly LoadedBlock[]) {
	const { key, title, description, socialImage } = page;
	return found<BlockPageData>(
		{ kind: "blocks", page: { ...page, blocks } },
		{
			head: {
				title,
				description,
				image: socialImage ? { id: socialImage, alt: "" } : undefined,
				cover: headCoverOf(blocks, key),
				questions: questionsOf(blocks),
			},
			...slotsAndChunksOf(blocks),
		},
	);
}

/** Declares the page of a route. */
export function fixedPage(routeKey: string): readonly PageDocuments[] {
	return [pagesOf(pageDocuments, {}, { where: { route: routeKey } })];
}

/**
 * Creates the search source of block pages.
 * @param params returns the route parameters of a page; undefined for pages of other routes
 */
export function searchPages(params: (page: Page) => RouteParams | undefined): SearchSource {
	return searchRows({
		...SEARCH_KINDS.page,
		query: pageTexts,
		params,
		about: ({ id, title, searchWords, description, blocks }) => ({
			title,
			names: searchWords,
			summary: description,
			...textsOfBlocks(blocks, id),
		}),
	});
}

/** Returns the search source of a page with its own route. */
export function searchBlockPage(routeKey: string): readonly SearchSource[] {
	return [searchPages((page) => (page.routeKey === routeKey ? {} : undefined))];
}
