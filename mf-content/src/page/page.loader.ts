import { pagesOf } from "@hub/content-model/cms/documents";
import { pageBySlug, pageDocuments } from "@hub/content-model/cms/page";
import { postBySlug, postDocuments, postTexts } from "@hub/content-model/cms/post";
import { slugParams, translatedSlug, translationsOf } from "@hub/content-model/cms/translation";
import { found, missing, moved } from "@hub/shared-contracts/remote/outcome";
import type { RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { passagesOf } from "@hub/shared-contracts/rich-text/rich-text";
import { type SearchSource, searchRows } from "@hub/shared-contracts/search/search-source";
import { blockPage } from "../block-page/block-page.chunk.ts";
import { type BlockPageData, searchPages, shareCardOf } from "../block-page/block-page.loader.ts";
import { loadBlocks, questionsOf, shownBy, withBlocks } from "../blocks/load-blocks.loader.ts";
import { loadPost, type PostData } from "../post/post.loader.ts";
import { SEARCH_KINDS } from "../search-kinds.loader.ts";
import { loadTermLinker } from "../term-links/term-links.loader.ts";

/** Whatever has the slug: a post or a page of blocks. */
export type SluggedData = PostData | BlockPageData;

export async function loadPage(context: RouteLoaderContext) {
	const { content, locale, params, href } = context;
	const slug = params.slug ?? "";
	const post = await content.first(postBySlug(locale, slug));
	if (post) {
		const [shown, translations] = await Promise.all([
			loadPost(post, context),
			content.list(translationsOf("posts", post.key)),
		]);
		return found<SluggedData>(shown.data, { ...shown.details, translations: slugParams(translations) });
	}
	const written = await content.first(withBlocks(pageBySlug(locale, slug), await loadTermLinker(context)));
	if (!written) {
		const translated =
			(await translatedSlug(content, "posts", locale, slug)) ?? (await translatedSlug(content, "pages", locale, slug));
		const to = translated && href("page", { slug: translated });
		return to ? moved(to, { permanent: false }) : missing();
	}
	const { searchWords: _searchWords, ...page } = written;
	const [blocks, translations] = await Promise.all([
		loadBlocks(page.blocks, context),
		content.list(translationsOf("pages", page.key)),
	]);
	const data: BlockPageData = { kind: "blocks", page: { ...page, blocks } };
	const shown = shownBy(blocks);
	return found<SluggedData>(data, {
		head: {
			title: page.title,
			description: page.description,
			...shareCardOf(data.page),
			questions: questionsOf(blocks),
		},
		translations: slugParams(translations),
		...shown,
		lazyChunks: [blockPage.chunk, ...shown.lazyChunks],
	});
}

/** A post lives at its slug alone; the longer address leads there, if there is such a post. */
export async function redirectPost({ content, locale, params, href }: RouteLoaderContext) {
	const post = await content.first(postBySlug(locale, params.slug ?? ""));
	const to = post && href("page", { slug: post.slug });
	return to ? moved(to) : missing();
}

/** A page for each post, and for each page of blocks without a route of its own. */
export const sluggedPages = [
	pagesOf(postDocuments, { slug: "slug" }),
	pagesOf(pageDocuments, { slug: "slug" }, { where: { route: "" } }),
];

/** The longer addresses of posts. */
export const movedPosts = [pagesOf(postDocuments, { slug: "slug" }, { movesTo: "page" })];

/** Search sources of posts, and of block pages without a route of their own. */
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
