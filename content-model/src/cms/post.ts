// Queries of the collection `posts`.

import type { Changes, ContentQuery, EntryRow } from "@hub/shared-contracts/content/content-reader";
import type { Locale } from "@hub/shared-contracts/language/locale";
import { passagesOf } from "@hub/shared-contracts/rich-text/rich-text";
import { posts } from "../collections/posts.ts";
import { authorName } from "./author.ts";
import { category } from "./category.ts";
import { documentsOf, entryRows, query, withChanges } from "./documents.ts";
import { type ItemOf, mapSelection, select } from "./select.ts";

const WORDS_PER_MINUTE = 220;

function withCover<Row extends { cover: string | undefined; coverAlt: string }>({ cover, coverAlt, ...rest }: Row) {
	/** Without a picture, the cover is drawn from `key`. */
	return { ...rest, cover: cover === undefined ? undefined : { id: cover, alt: coverAlt } };
}

const links = { author: authorName, category };

const postTeaser = mapSelection(select(posts, "list", { links }), withCover);

const postPage = mapSelection(select(posts, "page", { links }), (row) => {
	const words = passagesOf(row.body).reduce((sum, passage) => sum + passage.split(" ").length, 0);
	/** At 220 words per minute, at least 1. */
	return { ...withCover(row), readingMinutes: Math.max(1, Math.round(words / WORDS_PER_MINUTE)) };
});

/** Posts without a text have no page and are in no list. */
export const postDocuments = documentsOf(
	posts,
	{ page: postPage, list: postTeaser },
	{
		filters: { author: "author.translation_key", category: "category.slug", region: "category.region" },
		order: ["-published_on"],
		needs: ["body"],
		linksTerms: true,
	},
);

/** Filters and paging of a list of posts. */
export interface PostListOptions {
	/** Default 100. */
	readonly limit?: number;
	/** Number of skipped posts; default 0. */
	readonly offset?: number;
	readonly authorKey?: string | undefined;
	/** Slug of a category. Includes posts of its regions, which have the same slug. */
	readonly categorySlug?: string | undefined;
	readonly region?: string | undefined;
	/** Key of a post to leave out, for recommendations. */
	readonly exceptKey?: string;
}

export function postsOf(
	locale: Locale,
	{ authorKey, categorySlug, region, exceptKey, limit, offset }: PostListOptions = {},
): ContentQuery<PostTeaser> {
	const where = { author: authorKey, category: categorySlug, region };
	return query(postDocuments.list, locale, { where, except: exceptKey, limit, offset });
}

/** Queries the newest posts that name a glossary term in their title (`about`) or texts (`mentions`). */
export function postsNaming(
	locale: Locale,
	termKey: string,
	{ where, limit }: { readonly where: "about" | "mentions"; readonly limit: number },
): ContentQuery<PostTeaser> {
	return query(postDocuments.list, locale, { where: { [where]: termKey }, limit });
}

export function postBySlug(locale: Locale, slug: string): ContentQuery<Post> {
	return query(postDocuments.page, locale, { where: { slug } });
}

/** Queries the newest posts of a language with their texts and times of change. */
export function newestPosts(locale: Locale, limit: number): ContentQuery<Changes<Post>> {
	return withChanges(query(postDocuments.page, locale, { limit }));
}

/** Queries all live posts in every language with their texts, for the search. */
export const postTexts: ContentQuery<EntryRow<Post>> = entryRows(postDocuments.page);

/** Post in a list. `publishedOn` is an ISO date, `2026-03-01`. */
export type PostTeaser = ItemOf<typeof postTeaser>;

export type Post = ItemOf<typeof postPage>;
