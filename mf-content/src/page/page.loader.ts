import { pageBySlug } from "@hub/shared-contracts/cms/page";
import { postBySlug, postsOf } from "@hub/shared-contracts/cms/post";
import { slugParams, translatedSlug, translationsOf } from "@hub/shared-contracts/cms/translation";
import type { Post } from "@hub/shared-contracts/content/post";
import { longDate } from "@hub/shared-contracts/date-text";
import { found, missing, moved } from "@hub/shared-contracts/outcome";
import type { RouteLoaderContext } from "@hub/shared-contracts/remote-server";
import { type BlockPageData, slotsOf, withItems } from "../block-page/block-page.loader.ts";
import { type ListedPost, listed } from "../listed-post.ts";
import { type ContentsEntry, contentsOf } from "../post/table-of-contents.ts";

/** A post to be read. */
export interface PostData {
	readonly kind: "post";
	readonly post: Post;
	readonly date: string;
	readonly contents: readonly ContentsEntry[];
	readonly related: readonly ListedPost[];
}

/** Whatever has the slug: a post or a page of blocks. */
export type SluggedData = PostData | BlockPageData;

export async function loadPage(context: RouteLoaderContext) {
	const { content, locale, params, href, canonicalHref } = context;
	const slug = params.slug ?? "";
	const [post, page] = await Promise.all([
		content.first(postBySlug(locale, slug, canonicalHref)),
		content.first(pageBySlug(locale, slug, canonicalHref)),
	]);
	if (post) {
		const [related, translations] = await Promise.all([
			content.list(postsOf(locale, { limit: 3, categorySlug: post.category.slug, exceptKey: post.key })),
			content.list(translationsOf("posts", post.key)),
		]);
		const data: PostData = {
			kind: "post",
			post,
			date: longDate(post.publishedOn, locale),
			contents: contentsOf(post.body),
			related: related.map((other) => listed(other, locale)),
		};
		return found<SluggedData>(data, {
			head: {
				title: post.title,
				description: post.description,
				type: "article",
				image: post.cover,
				structuredData: {
					kind: "article",
					publishedOn: post.publishedOn,
					author: { name: post.author.displayName, about: href("author-about", { slug: post.author.slug }) },
				},
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
	const [data, translations] = await Promise.all([withItems(page, context), content.list(translationsOf("pages", page.key))]);
	return found<SluggedData>(data, {
		head: { title: page.title, description: page.description },
		translations: slugParams(translations),
		slots: slotsOf(page),
	});
}

/** A post lives at its slug alone; the longer address leads there, if there is such a post. */
export async function movePost({ content, locale, params, href, canonicalHref }: RouteLoaderContext) {
	const post = await content.first(postBySlug(locale, params.slug ?? "", canonicalHref));
	const to = post && href("page", { slug: post.slug });
	return to ? moved(to) : missing();
}
