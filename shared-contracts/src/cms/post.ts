// Collection `posts`, one row per language.

import { z } from "zod";
import type { ContentQuery, Fields } from "../content/content-reader.ts";
import type { Post, PostTeaser } from "../content/post.ts";
import type { Locale } from "../language/locale.ts";
import { plainText } from "../rich-text/rich-text.ts";
import { parseRichText } from "../rich-text/rich-text-parser.ts";
import { authorNameFields, authorNameFrom, authorNameRow } from "./author.ts";
import { categoryFields, categoryFrom, categoryRow } from "./category.ts";
import { type EntryRow, entryRows } from "./entry.ts";
import { changeFields, changeRow, lastChange } from "./last-change.ts";
import { optionalText, parseRow, text } from "./row.ts";

const WORDS_A_MINUTE = 220;

const teaserFields: Fields = [
	"id",
	"slug",
	"title",
	"description",
	"published_on",
	"translation_key",
	"cover_alt",
	{
		author: { collection: "authors", fields: authorNameFields },
		category: { collection: "categories", fields: categoryFields },
		cover: { collection: "directus_files", fields: ["id"] },
	},
];

const teaserRow = z.object({
	id: text,
	slug: text,
	title: text,
	description: optionalText,
	published_on: z.iso.date(),
	translation_key: text,
	cover: z.object({ id: text }).nullish(),
	cover_alt: optionalText,
	author: authorNameRow,
	category: categoryRow,
});

function teaserFrom({
	id,
	slug,
	title,
	description,
	published_on,
	translation_key,
	cover,
	cover_alt,
	author,
	category,
}: z.infer<typeof teaserRow>): PostTeaser {
	return {
		id,
		slug,
		title,
		description,
		publishedOn: published_on,
		author: authorNameFrom(author),
		category: categoryFrom(category),
		cover: cover ? { id: cover.id, alt: cover_alt } : undefined,
		key: translation_key,
	};
}

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

/** Posts of a language, newest first. */
export function postsOf(
	locale: Locale,
	{ limit = 100, offset = 0, authorKey, categorySlug, region, exceptKey }: PostListOptions = {},
): ContentQuery<PostTeaser> {
	const narrowed = [
		{ locale: { _eq: locale } },
		READABLE,
		...(authorKey ? [{ author: { translation_key: { _eq: authorKey } } }] : []),
		...(categorySlug ? [{ category: { slug: { _eq: categorySlug } } }] : []),
		...(region ? [{ category: { region: { _eq: region } } }] : []),
		...(exceptKey ? [{ translation_key: { _neq: exceptKey } }] : []),
	];
	return {
		collection: "posts",
		fields: teaserFields,
		filter: { _and: narrowed },
		// The id last, so that no post stands on two pages or on none.
		sort: ["-published_on", "title", "id"],
		limit,
		offset,
		parse: (row) => parseRow(teaserRow, row, teaserFrom),
	};
}

/** The newest posts whose text holds one of some words (at least one is given), capitals or not, also within a longer word. */
export function postsThatSay(locale: Locale, words: readonly string[], limit: number): ContentQuery<PostTeaser> {
	const says = words.map((word) => ({ body: { _icontains: word } }));
	return { ...postsOf(locale, { limit }), filter: { _and: [{ locale: { _eq: locale } }, { _or: says }] } };
}

const fullRow = teaserRow.extend({ body: text });

function postFrom(row: z.infer<typeof fullRow>, canonicalHref: (href: string) => string): Post {
	const body = parseRichText(row.body, { id: `post-${row.id}`, canonicalHref });
	const words = plainText(body.nodes).split(/\s+/).filter(Boolean).length;
	return { ...teaserFrom(row), body, readingMinutes: Math.max(1, Math.round(words / WORDS_A_MINUTE)) };
}

/** A post by its slug. */
export function postBySlug(locale: Locale, slug: string, canonicalHref: (href: string) => string): ContentQuery<Post> {
	return {
		collection: "posts",
		fields: [...teaserFields, "body"],
		filter: { _and: [{ locale: { _eq: locale } }, { slug: { _eq: slug } }] },
		parse: (value) => parseRow(fullRow, value, (row) => postFrom(row, canonicalHref)),
	};
}

/** The newest posts of a language with their texts and when each last changed. */
export function newestPosts(
	locale: Locale,
	limit: number,
	canonicalHref: (href: string) => string,
): ContentQuery<{ readonly post: Post; readonly modified: string | undefined }> {
	return {
		...postsOf(locale, { limit }),
		fields: [...teaserFields, "body", ...changeFields],
		parse: (value) =>
			parseRow(fullRow.extend(changeRow.shape), value, (row) => ({
				post: postFrom(row, canonicalHref),
				modified: lastChange(row),
			})),
	};
}

/** Every live post in every language, for the entries of routes. */
export function postEntries(): ContentQuery<EntryRow<{ readonly slug: string }>> {
	return entryRows({ collection: "posts", fields: teaserFields, row: teaserRow, filter: READABLE });
}
