import type { Category } from "@hub/shared-contracts/cms/category";
import { entriesOf, pageRows } from "@hub/shared-contracts/cms/entry";
import { pageBySlug, pageEntries } from "@hub/shared-contracts/cms/page";
import type { Post } from "@hub/shared-contracts/cms/post";
import { postBySlug, postEntries, postsOf, postTexts } from "@hub/shared-contracts/cms/post";
import { slugParams, translatedSlug, translationsOf } from "@hub/shared-contracts/cms/translation";
import { longDate } from "@hub/shared-contracts/language/date-text";
import { found, missing, moved } from "@hub/shared-contracts/remote/outcome";
import type { RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { shareText } from "@hub/shared-contracts/remote/share-text";
import { passagesOf } from "@hub/shared-contracts/rich-text/passages";
import { type SearchSource, searchRows } from "@hub/shared-contracts/search/search-source";
import { blockPage } from "../block-page/block-page.chunk.ts";
import { type BlockPageData, searchPages, shareCardOf } from "../block-page/block-page.loader.ts";
import { loadBlocks, questionsOf, shownBy, withBlocks } from "../blocks/load-blocks.loader.ts";
import { type ListedPost, listed } from "../listed-post.ts";
import type { SharedPage } from "../post/share-targets.ts";
import { type ContentsEntry, contentsOf } from "../post/table-of-contents.ts";
import { SEARCH_KINDS } from "../search-kinds.loader.ts";
import { articleData } from "../structured-data.ts";
import { linkTexts, loadTermLinker } from "../term-links/term-links.loader.ts";

/** A post to be read. */
export interface PostData {
	readonly kind: "post";
	readonly post: Post;
	readonly date: string;
	readonly contents: readonly ContentsEntry[];
	/** Where the author and the category have pages of their own; undefined where they have none. */
	readonly authorHref: string | undefined;
	readonly categoryHref: string | undefined;
	readonly related: readonly ListedPost[];
	readonly share: SharedPage;
}

/** Whatever has the slug: a post or a page of blocks. */
export type SluggedData = PostData | BlockPageData;

export async function loadPage(context: RouteLoaderContext) {
	const { content, locale, params, href, siteUrl } = context;
	const slug = params.slug ?? "";
	const [post, page, linkTerms] = await Promise.all([
		content.first(postBySlug(locale, slug)),
		content.first(withBlocks(pageBySlug(locale, slug))),
		loadTermLinker(context),
	]);
	if (post) {
		const [related, translations] = await Promise.all([
			content.list(postsOf(locale, { limit: 3, categorySlug: post.category.slug, exceptKey: post.key })),
			content.list(translationsOf("posts", post.key)),
		]);
		const data: PostData = {
			kind: "post",
			post: { ...post, body: linkTerms(post.body) },
			date: longDate(post.publishedOn, locale),
			contents: contentsOf(post.body),
			authorHref: href("author", { slug: post.author.slug }),
			categoryHref: categoryHref(post.category, href),
			related: related.map((other) => listed(other, locale)),
			share: { url: siteUrl + (href("page", { slug }) ?? "/"), title: post.title, text: shareText(post.description) },
		};
		const about = href("author-about", { slug: post.author.slug });
		return found<SluggedData>(data, {
			head: {
				title: post.title,
				description: post.description,
				type: "article",
				image: post.cover,
				cover: { seed: post.key, tone: post.category.tone },
				structuredData: articleData({
					title: post.title,
					publishedOn: post.publishedOn,
					locale,
					author: { name: post.author.displayName, about: about && siteUrl + about },
				}),
			},
			translations: slugParams(translations),
			slots: [],
		});
	}
	if (!page) {
		const translated =
			(await translatedSlug(content, "posts", locale, slug)) ?? (await translatedSlug(content, "pages", locale, slug));
		const to = translated && href("page", { slug: translated });
		return to ? moved(to, { permanent: false }) : missing();
	}
	const [blocks, translations] = await Promise.all([
		loadBlocks(linkTexts(page.blocks, linkTerms), context),
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

/** Where a category or a region has its page. */
function categoryHref({ slug, region }: Category, href: RouteLoaderContext["href"]): string | undefined {
	return region ? href("category-region", { region }) : href("category", { slug });
}

/** A post lives at its slug alone; the longer address leads there, if there is such a post. */
export async function redirectPost({ content, locale, params, href }: RouteLoaderContext) {
	const post = await content.first(postBySlug(locale, params.slug ?? ""));
	const to = post && href("page", { slug: post.slug });
	return to ? moved(to) : missing();
}

const posts = pageRows(postEntries, ({ slug }) => ({ slug }));

/** A page for each post, and for each page of blocks without a route of its own. */
export const listPages = entriesOf(
	posts,
	pageRows(pageEntries, ({ slug, routeKey }) => (routeKey ? undefined : { slug })),
);

/** The longer addresses of posts. */
export const listMovedPosts = entriesOf({ ...posts, movesTo: "page" });

/** What posts, and pages of blocks without a route of their own, are about. */
export const searchSlugged: readonly SearchSource[] = [
	searchRows({
		...SEARCH_KINDS.post,
		query: postTexts,
		params: ({ slug }) => ({ slug }),
		about: ({ title, description, body, category, author, publishedOn }) => ({
			title,
			summary: description,
			body: passagesOf(body.nodes),
			tags: [category.title, author.displayName],
			date: publishedOn,
		}),
	}),
	searchPages(({ slug, routeKey }) => (routeKey ? undefined : { slug })),
];
