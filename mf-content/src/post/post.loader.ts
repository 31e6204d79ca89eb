import type { Category } from "@hub/content-model/cms/category";
import { type Post, postsOf } from "@hub/content-model/cms/post";
import { slugParams, translationsOf } from "@hub/content-model/cms/translation";
import { longDate } from "@hub/shared-contracts/language/date-text";
import { found } from "@hub/shared-contracts/remote/outcome";
import type { RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { shareText } from "@hub/shared-contracts/remote/share-text";
import type { RichText } from "@hub/shared-contracts/rich-text/rich-text";
import { type ListedPost, toListedPost } from "../listed-post.ts";
import { articleData } from "../structured-data.ts";
import { type PagePost, toPagePost } from "./page-post.ts";
import type { SharedPage } from "./share-targets.ts";

/** Posts with fewer headings have no table of contents. */
const MIN_HEADINGS = 3;

/** Data of a post's page. */
export interface PostData {
	readonly kind: "post";
	readonly post: PagePost;
	readonly date: string;
	/** Table of contents: second-level headings; empty for short posts. */
	readonly contents: readonly ContentsEntry[];
	/** Pages of the author and the category; undefined if they have none. */
	readonly authorHref: string | undefined;
	readonly categoryHref: string | undefined;
	readonly related: readonly ListedPost[];
	readonly share: SharedPage;
}

interface ContentsEntry {
	readonly anchor: string;
	readonly text: string;
}

export async function loadPost(post: Post, { content, locale, href, siteUrl }: RouteLoaderContext) {
	const { category, author } = post;
	const [related, translations] = await Promise.all([
		content.list(postsOf(locale, { limit: 3, categorySlug: category.slug, exceptKey: post.key })),
		content.list(translationsOf("posts", post.key)),
	]);
	const about = href("author-about", { slug: author.slug });
	return found<PostData>(
		{
			kind: "post",
			post: toPagePost(post),
			date: longDate(post.publishedOn, locale),
			contents: contentsOf(post.body),
			authorHref: href("author", { slug: author.slug }),
			categoryHref: categoryHref(category, href),
			related: related.map((other) => toListedPost(other, locale)),
			share: {
				url: siteUrl + (href("page", { slug: post.slug }) ?? "/"),
				title: post.title,
				text: shareText(post.description),
			},
		},
		{
			head: {
				title: post.title,
				description: post.description,
				type: "article",
				image: post.cover,
				cover: { seed: post.key, tone: category.tone },
				structuredData: articleData({
					title: post.title,
					publishedOn: post.publishedOn,
					locale,
					author: { name: author.displayName, about: about && siteUrl + about },
				}),
			},
			slots: [],
			translations: slugParams(translations),
		},
	);
}

function contentsOf({ headings = [] }: RichText): readonly ContentsEntry[] {
	const entries = headings.flatMap(({ level, anchor, text }) => (level === 2 ? [{ anchor, text }] : []));
	return entries.length >= MIN_HEADINGS ? entries : [];
}

function categoryHref({ slug, region }: Category, href: RouteLoaderContext["href"]): string | undefined {
	return region ? href("category-region", { region }) : href("category", { slug });
}
