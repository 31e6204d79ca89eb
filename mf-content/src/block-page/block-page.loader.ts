import { pagesOf } from "@hub/content-model/cms/documents";
import type { Page } from "@hub/content-model/cms/page";
import { pageDocuments, pageOfRoute, pageTexts } from "@hub/content-model/cms/page";
import { translationsOf } from "@hub/content-model/cms/translation";
import type { RouteParams } from "@hub/shared-contracts/address/route-path";
import { LOCALES } from "@hub/shared-contracts/language/locale";
import { found, missing } from "@hub/shared-contracts/remote/outcome";
import type { PageHead } from "@hub/shared-contracts/remote/page-head";
import type { PageDocuments, RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { type SearchSource, searchRows } from "@hub/shared-contracts/search/search-source";
import type { LoadedBlock } from "../blocks/define-block.ts";
import { headCoverOf, loadBlocks, questionsOf, shownBy, withBlocks } from "../blocks/load-blocks.loader.ts";
import { textsOfBlocks } from "../blocks/words-of-blocks.loader.ts";
import { SEARCH_KINDS } from "../search-kinds.loader.ts";
import { loadTermLinker } from "../term-links/term-links.loader.ts";

/** A page of blocks, with what its blocks show. */
export interface BlockPageData {
	readonly kind: "blocks";
	readonly page: Omit<Page, "blocks" | "searchWords"> & { readonly blocks: readonly LoadedBlock[] };
}

/** Legally binding pages, whose words must not be linked to the glossary. */
const LEGAL = new Set(["imprint", "privacy-policy", "terms"]);

/** The page of a route of its own, in whichever languages it is live. */
export async function loadBlockPage(routeKey: string, context: RouteLoaderContext) {
	const { content, locale } = context;
	const linkTerms = LEGAL.has(routeKey) ? undefined : await loadTermLinker(context);
	const written = await content.first(withBlocks(pageOfRoute(locale, routeKey), linkTerms));
	if (!written) return missing();
	const [blocks, translations] = await Promise.all([
		loadBlocks(written.blocks, context),
		content.list(translationsOf("pages", written.key)),
	]);
	const { searchWords: _searchWords, ...shown } = written;
	const page = { ...shown, blocks };
	const data: BlockPageData = { kind: "blocks", page };
	const live = Object.fromEntries(
		LOCALES.filter(({ code }) => translations.some((translation) => translation.locale === code)).map(({ code }) => [
			code,
			{},
		]),
	);
	const head = {
		title: page.title,
		// The home page is shared by the site's name (MT-3).
		...(routeKey === "home" ? { shareTitle: "" } : {}),
		description: page.description,
		...shareCardOf(page),
		questions: questionsOf(blocks),
	};
	return found(data, { head, translations: live, ...shownBy(blocks) });
}

/** Returns the picture of a page's share card: an editor's, else the inputs of the drawn one. */
export function shareCardOf({ key, socialImage, blocks }: BlockPageData["page"]): Pick<PageHead, "image" | "cover"> {
	return {
		image: socialImage ? { id: socialImage, alt: "" } : undefined,
		cover: headCoverOf(blocks, key),
	};
}

/** The page of a route of its own. */
export function fixedPage(routeKey: string): readonly PageDocuments[] {
	return [pagesOf(pageDocuments, {}, { where: { route: routeKey } })];
}

/**
 * Creates the search source of block pages. `params`: those of a page's route, or undefined for pages of other routes.
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
