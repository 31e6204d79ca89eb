import type { RichText } from "../rich-text/rich-text.ts";
import type { AuthorName } from "./author.ts";
import type { Category } from "./category.ts";
import type { Picture } from "./picture.ts";

/** A post as lists show it. */
export interface PostTeaser {
	readonly id: string;
	readonly slug: string;
	readonly title: string;
	readonly description: string;
	/** An ISO date, `2026-03-01`. */
	readonly publishedOn: string;
	readonly author: AuthorName;
	readonly category: Category;
	/** An editor's picture; without one the cover is drawn from `key`. */
	readonly cover: Picture | undefined;
	/** The same in every language. */
	readonly key: string;
}

/** A post to be read. */
export interface Post extends PostTeaser {
	readonly body: RichText;
	/** At 220 words a minute, at least 1. */
	readonly readingMinutes: number;
}
