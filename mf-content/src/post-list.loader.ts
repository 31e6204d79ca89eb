// A page of a list of posts: which one an address asks for, its posts, and what such a page says about itself (CT-3).

import { type PostListOptions, postsOf } from "@hub/shared-contracts/cms/post";
import type { Locale } from "@hub/shared-contracts/locale";
import type { FoundDetails } from "@hub/shared-contracts/outcome";
import type { RouteLoaderContext } from "@hub/shared-contracts/remote-server";
import de from "../messages/de.json";
import en from "../messages/en.json";
import { type ListedPost, listed } from "./listed-post.ts";
import { POSTS_A_PAGE } from "./posts-a-page.ts";

/** Some of the posts of a list. */
export interface PostPage {
	readonly posts: readonly ListedPost[];
	/** Which page of the list it is, from 1. */
	readonly page: number;
	/** How many posts the whole list has. */
	readonly total: number;
}

/** The page of a list that `?page=` asks for, the first without it; undefined where the list has no such page. */
export async function loadPostPage(
	{ content, locale, query }: RouteLoaderContext,
	narrowed: Pick<PostListOptions, "authorKey" | "categorySlug" | "region"> = {},
): Promise<PostPage | undefined> {
	const page = pageAsked(query);
	if (page === undefined) return undefined;
	const wanted = postsOf(locale, { ...narrowed, limit: POSTS_A_PAGE, offset: (page - 1) * POSTS_A_PAGE });
	const [posts, total] = await Promise.all([content.list(wanted), content.count(wanted)]);
	// An empty list has a first page, which says so.
	if (page > Math.max(1, Math.ceil(total / POSTS_A_PAGE))) return undefined;
	return { posts: posts.map((post) => listed(post, locale)), page, total };
}

/** What a list says about itself on one of its pages: from page 2 on its title names the page, and its address has a query. */
export function onPage(page: number, locale: Locale, details: FoundDetails): FoundDetails {
	if (page === 1) return details;
	const pattern = { de, en }[locale]["pages.title"];
	const title = pattern.replace("{{page}}", String(page)).replace("{{title}}", () => details.head.title);
	return { ...details, head: { ...details.head, title }, canonicalSearch: `?page=${page}` };
}

/** A whole number from 1; more digits than any list will ever need are none. */
function pageAsked(query: URLSearchParams): number | undefined {
	const asked = query.get("page");
	if (asked === null) return 1;
	return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : undefined;
}
