import { pagesOf } from "@hub/content-model/cms/documents";
import { pageBySlug, pageDocuments } from "@hub/content-model/cms/page";
import { postBySlug, postDocuments, postTexts } from "@hub/content-model/cms/post";
import { redirectToTranslation, slugParams, translationsOf } from "@hub/content-model/cms/translation";
import { missing, moved } from "@hub/shared-contracts/remote/outcome";
import type { RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { passagesOf } from "@hub/shared-contracts/rich-text/rich-text";
import { type SearchSource, searchRows } from "@hub/shared-contracts/search/search-source";
import { blockPage } from "../block-page/block-page.chunk.ts";
import { type BlockPageData, foundBlockPage, searchPages } from "../block-page/block-page.loader.ts";
import { loadBlocks, withBlocks } from "../blocks/load-blocks.loader.ts";
import { loadPost, type PostData } from "../post/post.loader.ts";
import { SEARCH_KINDS } from "../search-kinds.loader.ts";
import { loadTermLinker } from "../term-links.loader.ts";

export type SluggedData = PostData | BlockPageData;

/** Loads the post or the page of blocks with the slug of the address. */
export async function loadPage(context: RouteLoaderContext) {
	const { content, locale, params, href } = context;
	const slug = params.slug ?? "";
	const post = await content.first(postBySlug(locale, slug));
	if (post) return loadPost(post, context);
	const page = await content.first(withBlocks(pageBySlug(locale, slug), await loadTermLinker(context)));
	if (!page) {
		const toPage = (translated: string) => href("page", { slug: translated });
		const redirect = await redirectToTranslation(context, "posts", slug, toPage);
		return redirect.kind === "moved" ? redirect : redirectToTranslation(context, "pages", slug, toPage);
	}
	const [blocks, translations] = await Promise.all([
		loadBlocks(page.blocks, context),
		content.list(translationsOf("pages", page.key)),
	]);
	const result = foundBlockPage(page, blocks);
	return {
		...result,
		translations: slugParams(translations),
		lazyChunks: [blockPage.chunk, ...(result.lazyChunks ?? [])],
	};
}

/** Redirects `/insights/:slug` to the post's own address. */
export async function redirectPost({ content, locale, params, href }: RouteLoaderContext) {
	const post = await content.first(postBySlug(locale, params.slug ?? ""));
	const to = post && href("page", { slug: post.slug });
	return to ? moved(to) : missing();
}

/** Posts, and pages of blocks without their own route. */
export const sluggedPages = [
	pagesOf(postDocuments, { slug: "slug" }),
	pagesOf(pageDocuments, { slug: "slug" }, { where: { route: "" } }),
];

export const movedPosts = [pagesOf(postDocuments, { slug: "slug" }, { movesTo: "page" })];

export const searchSlugged: readonly SearchSource[] = [
	searchRows({
		...SEARCH_KINDS.post,
		query: postTexts,
		params: ({ slug }) => ({ slug }),
		about: ({ title, description, body, category, author, publishedOn }) => ({
			title,
			summary: description,
			body: passagesOf(body),
			tags: [category.title, author.displayName],
			date: publishedOn,
		}),
	}),
	searchPages(({ slug, routeKey }) => (routeKey ? undefined : { slug })),
];
