// A page of a list of posts (CT-3).

import { type PostListOptions, postsOf } from "@hub/content-model/cms/post";
import type { RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { loadListPage } from "./list-page.loader.ts";
import { type ListedPost, listed } from "./listed-post.ts";
import { POSTS_PER_PAGE } from "./posts-per-page.ts";

/** Some of the posts of a list. */
export interface PostPage {
	readonly posts: readonly ListedPost[];
	/** Page number from 1. */
	readonly page: number;
	/** Number of posts on all pages. */
	readonly total: number;
}

/** Loads the page of a list for `?page=`, by default the first; undefined if it does not exist. */
export async function loadPostPage(
	{ content, locale, query, href }: RouteLoaderContext,
	narrowed: Pick<PostListOptions, "authorKey" | "categorySlug" | "region"> = {},
): Promise<PostPage | undefined> {
	const found = await loadListPage(content, query, POSTS_PER_PAGE, (part) => postsOf(locale, { ...narrowed, ...part }));
	if (!found) return undefined;
	const { items, page, total } = found;
	const shown = items.filter(({ slug }) => href("page", { slug }) !== undefined);
	return { posts: shown.map((post) => listed(post, locale)), page, total };
}
