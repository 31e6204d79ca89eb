import type { PostTeaser } from "@hub/content-model/cms/post";
import { longDate } from "@hub/shared-contracts/language/date-text";
import type { Locale } from "@hub/shared-contracts/language/locale";

/** Data of a post card. */
export interface ListedPost {
	readonly post: Pick<PostTeaser, "key" | "slug" | "publishedOn" | "title" | "description" | "cover"> & {
		readonly category: Pick<PostTeaser["category"], "title" | "tone">;
		readonly author: Pick<PostTeaser["author"], "displayName">;
	};
	readonly date: string;
}

export function toListedPost(post: PostTeaser, locale: Locale): ListedPost {
	const { key, slug, publishedOn, title, description, cover, category, author } = post;
	return {
		post: {
			key,
			slug,
			publishedOn,
			title,
			description,
			cover,
			category: { title: category.title, tone: category.tone },
			author: { displayName: author.displayName },
		},
		date: longDate(publishedOn, locale),
	};
}
