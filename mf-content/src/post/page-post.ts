import type { Post } from "@hub/content-model/cms/post";

/** The part of a post that its page shows. Other fields are not sent to the browser. */
export interface PagePost
	extends Pick<Post, "key" | "publishedOn" | "title" | "description" | "cover" | "body" | "readingMinutes"> {
	readonly category: Pick<Post["category"], "title" | "tone">;
	readonly author: Pick<Post["author"], "key" | "displayName" | "role" | "portrait">;
}

export function toPagePost({
	key,
	publishedOn,
	title,
	description,
	cover,
	body,
	readingMinutes,
	category,
	author,
}: Post): PagePost {
	return {
		key,
		publishedOn,
		title,
		description,
		cover,
		body,
		readingMinutes,
		category: { title: category.title, tone: category.tone },
		author: { key: author.key, displayName: author.displayName, role: author.role, portrait: author.portrait },
	};
}
