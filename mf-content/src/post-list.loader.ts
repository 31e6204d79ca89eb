import { type PostListOptions, postsOf } from "@hub/content-model/cms/post";
import { type ListPage, loadListPage, queryPage } from "@hub/shared-contracts/content/list-page";
import type { RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { type ListedPost, toListedPost } from "./listed-post.ts";

const POSTS_PER_PAGE = 10;

/** Loads the page of a list of posts for `?page=`; undefined if it does not exist (CT-3). */
export async function loadPostPage(
	{ content, locale, query, href }: RouteLoaderContext,
	filter: Pick<PostListOptions, "authorKey" | "categorySlug" | "region"> = {},
): Promise<ListPage<ListedPost> | undefined> {
	const list = await loadListPage(content, queryPage(query), POSTS_PER_PAGE, (part) =>
		postsOf(locale, { ...filter, ...part }),
	);
	const hasPage = (slug: string) => href("page", { slug }) !== undefined;
	return (
		list && { ...list, items: list.items.filter(({ slug }) => hasPage(slug)).map((post) => toListedPost(post, locale)) }
	);
}
