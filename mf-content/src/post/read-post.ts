// The part of a post that its page shows; other data is not sent to the browser.

import type { Post } from "@hub/content-model/cms/post";

/** A post, as far as its page shows it. */
export interface ReadPost
	extends Pick<Post, "key" | "publishedOn" | "title" | "description" | "cover" | "body" | "readingMinutes"> {
	readonly category: Pick<Post["category"], "title" | "tone">;
	readonly author: Pick<Post["author"], "key" | "displayName" | "role" | "portrait">;
}

export function readPost({
	key,
	publishedOn,
	title,
	description,
	cover,
	body,
	readingMinutes,
	...post
}: Post): ReadPost {
	const { category, author } = post;
	return {
		...{ key, publishedOn, title, description, cover, body, readingMinutes },
		category: { title: category.title, tone: category.tone },
		author: { key: author.key, displayName: author.displayName, role: author.role, portrait: author.portrait },
	};
}
