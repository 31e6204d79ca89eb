// Queries of the collection `posts`.

import { posts } from "../collections/posts.ts";
import type { ContentQuery } from "../content/content-reader.ts";
import type { Locale } from "../language/locale.ts";
import { plainText } from "../rich-text/rich-text.ts";
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
	const words = plainText(row.body.nodes).split(/\s+/).filter(Boolean).length;
	/** At 220 words a minute, at least 1. */
	return { ...postFrom(row), readingMinutes: Math.max(1, Math.round(words / WORDS_A_MINUTE)) };
});

/** What a list of posts may be narrowed to. */
export interface PostListOptions {
	readonly limit?: number;
	/** Leaves out so many of the newest; default 0. */
	readonly offset?: number;
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

function listed(locale: Locale, options: PostListOptions): QueryOptions {
	const { limit = 100, offset = 0 } = options;
	return {
		filter: inLanguage(locale, READABLE, ...narrowed(options)),
		// The id last, so that no post stands on two pages or on none.
		sort: ["-published_on", "title", "id"],
		limit,
		offset,
	};
}

/** Posts of a language, newest first. */
export function postsOf(locale: Locale, options: PostListOptions = {}): ContentQuery<PostTeaser> {
	return query(postTeaser, listed(locale, options));
}

/**
 * The posts of a list, to be counted. Whether each has a text is not looked at: the editing rules see to it that a published one has, and
 * the database would have to read the texts of all.
 */
export function countedPosts(locale: Locale, options: PostListOptions = {}): ContentQuery<PostTeaser> {
	return query(postTeaser, { filter: inLanguage(locale, ...narrowed(options)) });
}

/** The newest posts that hold one of some words (at least one is given) in a field, capitals or not, also within a longer word. */
export function postsMentioning(
	locale: Locale,
	words: readonly string[],
	{ field, limit }: { readonly field: "title" | "body"; readonly limit: number },
): ContentQuery<PostTeaser> {
	const says = { _or: words.map((word) => ({ [field]: { _icontains: word } })) };
	return query(postTeaser, { ...listed(locale, { limit }), filter: inLanguage(locale, READABLE, says) });
}

/** A post by its slug. */
export function postBySlug(locale: Locale, slug: string): ContentQuery<Post> {
	return query(postPage, { filter: inLanguage(locale, equals("slug", slug)) });
}

/** The newest posts of a language with their texts and when each last changed. */
export function newestPosts(locale: Locale, limit: number): ContentQuery<Changes<Post>> {
	return query(withChanges(postPage), listed(locale, { limit }));
}

/** Every live post in every language, for the entries of routes. */
export const postEntries: ContentQuery<EntryRow<PostTeaser>> = entryRows(postTeaser, READABLE);

/** The same with their texts, to be searched. */
export const postTexts: ContentQuery<EntryRow<Post>> = entryRows(postPage, READABLE);

/** A post as lists show it. `publishedOn` is an ISO date, `2026-03-01`. */
export type PostTeaser = ItemOf<typeof postTeaser>;

/** A post to be read. */
export type Post = ItemOf<typeof postPage>;
