// Queries of the collection `posts`.

import { posts } from "../collections/posts.ts";
import type { ContentQuery } from "../content/content-reader.ts";
import type { Locale } from "../language/locale.ts";
import { passagesOf } from "../rich-text/passages.ts";
import { authorName } from "./author.ts";
import { category } from "./category.ts";
import { type EntryRow, entryRows } from "./entry.ts";
import { type Changes, withChanges } from "./last-change.ts";
import { equals, type ItemOf, inLanguage, meaning, narrowedTo, type QueryOptions, query, select } from "./select.ts";

const WORDS_A_MINUTE = 220;

function postFrom<Row extends { cover: string | undefined; coverAlt: string }>({ cover, coverAlt, ...rest }: Row) {
	/** An editor's picture; without one the cover is drawn from `key`. */
	return { ...rest, cover: cover === undefined ? undefined : { id: cover, alt: coverAlt } };
}

const links = { author: authorName, category };

const postTeaser = meaning(select(posts, "list", { links }), postFrom);

/** A post to be read. */
export const postPage = meaning(select(posts, "page", { links }), (row) => {
	const words = passagesOf(row.body.nodes).reduce((sum, passage) => sum + passage.split(" ").length, 0);
	/** At 220 words a minute, at least 1. */
	return { ...postFrom(row), readingMinutes: Math.max(1, Math.round(words / WORDS_A_MINUTE)) };
});

/** What a list of posts may be narrowed to. */
export interface PostListOptions {
	/** Default 100. */
	readonly limit?: number;
	readonly authorKey?: string;
	/** Posts of the category and of its regions have its slug in common. */
	readonly categorySlug?: string;
	readonly region?: string;
	/** Leaves out one post, for what to read next. */
	readonly exceptKey?: string;
}

/** A post without a text has no page, so it stands in no list either. */
const READABLE = { body: { _nempty: true } };

function narrowed({ authorKey, categorySlug, region, exceptKey }: PostListOptions) {
	return [
		narrowedTo("author.translation_key", authorKey),
		narrowedTo("category.slug", categorySlug),
		narrowedTo("category.region", region),
		exceptKey ? { translation_key: { _neq: exceptKey } } : undefined,
	];
}

/**
 * The id last, so that no post stands on two pages of a list or on none. No title before it: with a new one every list would have to be read
 * again, for it might have come into it.
 */
const NEWEST_FIRST = ["-published_on", "id"];

function newest(locale: Locale, options: PostListOptions): QueryOptions {
	return { filter: inLanguage(locale, READABLE, ...narrowed(options)), sort: NEWEST_FIRST, limit: options.limit ?? 100 };
}

/** The newest posts of a language. */
export function postsOf(locale: Locale, options: PostListOptions = {}): ContentQuery<PostTeaser> {
	return query(postTeaser, newest(locale, options));
}

/**
 * A page of the posts of a language, newest first. Whether each has a text is not checked: the database would have to read those of all
 * that stand before the page. The editing rules see to it that a published one has; who shows them leaves out what has no page.
 * @param offset how many of the newest are left out
 */
export function listedPosts(
	locale: Locale,
	{ limit, offset, ...options }: PostListOptions & { readonly limit: number; readonly offset: number },
): ContentQuery<PostTeaser> {
	return query(postTeaser, { filter: inLanguage(locale, ...narrowed(options)), sort: NEWEST_FIRST, limit, offset });
}

/** The newest posts that hold one of some words (at least one is given) in a field, capitals or not, also within a longer word. */
export function postsMentioning(
	locale: Locale,
	words: readonly string[],
	{ field, limit }: { readonly field: "title" | "body"; readonly limit: number },
): ContentQuery<PostTeaser> {
	const says = { _or: words.map((word) => ({ [field]: { _icontains: word } })) };
	return query(postTeaser, { ...newest(locale, { limit }), filter: inLanguage(locale, READABLE, says) });
}

/** A post by its slug. */
export function postBySlug(locale: Locale, slug: string): ContentQuery<Post> {
	return query(postPage, { filter: inLanguage(locale, equals("slug", slug)) });
}

/** The newest posts of a language with their texts and when each last changed. */
export function newestPosts(locale: Locale, limit: number): ContentQuery<Changes<Post>> {
	return query(withChanges(postPage), newest(locale, { limit }));
}

/** Every live post in every language, for the entries of routes. */
export const postEntries: ContentQuery<EntryRow<PostTeaser>> = entryRows(postTeaser, READABLE);

/** The same with their texts, to be searched. */
export const postTexts: ContentQuery<EntryRow<Post>> = entryRows(postPage, READABLE);

/** A post as lists show it. `publishedOn` is an ISO date, `2026-03-01`. */
export type PostTeaser = ItemOf<typeof postTeaser>;

/** A post to be read. */
export type Post = ItemOf<typeof postPage>;
