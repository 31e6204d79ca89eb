// Loads the page of a post.

import type { Category } from "@hub/content-model/cms/category";
import { type Post, postsOf } from "@hub/content-model/cms/post";
import { longDate } from "@hub/shared-contracts/language/date-text";
import type { FoundDetails } from "@hub/shared-contracts/remote/outcome";
import type { RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { shareText } from "@hub/shared-contracts/remote/share-text";
import { type ListedPost, listed } from "../listed-post.ts";
import { articleData } from "../structured-data.ts";
import { type ReadPost, readPost } from "./read-post.ts";
import type { SharedPage } from "./share-targets.ts";
import { type ContentsEntry, contentsOf } from "./table-of-contents.ts";

/** A post to be read. */
export interface PostData {
	readonly kind: "post";
	readonly post: ReadPost;
	readonly date: string;
	readonly contents: readonly ContentsEntry[];
	/** Pages of the author and the category; undefined if they have none. */
	readonly authorHref: string | undefined;
	readonly categoryHref: string | undefined;
	readonly related: readonly ListedPost[];
	readonly share: SharedPage;
}

/** A post's page without its translations. */
export async function loadPost(
	post: Post,
	{ content, locale, href, siteUrl }: RouteLoaderContext,
): Promise<{ readonly data: PostData; readonly details: FoundDetails }> {
	const related = await content.list(
		postsOf(locale, { limit: 3, categorySlug: post.category.slug, exceptKey: post.key }),
	);
	const about = href("author-about", { slug: post.author.slug });
	return {
		data: {
			kind: "post",
			post: readPost(post),
			date: longDate(post.publishedOn, locale),
			contents: contentsOf(post.body),
			authorHref: href("author", { slug: post.author.slug }),
			categoryHref: categoryHref(post.category, href),
			related: related.map((other) => listed(other, locale)),
			share: {
				url: siteUrl + (href("page", { slug: post.slug }) ?? "/"),
				title: post.title,
				text: shareText(post.description),
			},
		},
		details: {
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
			slots: [],
		},
	};
}

/** Returns the path of a category's or region's page. */
function categoryHref({ slug, region }: Category, href: RouteLoaderContext["href"]): string | undefined {
	return region ? href("category-region", { region }) : href("category", { slug });
}
