// A post as this remote's lists show it: with the words for its date.

import type { PostTeaser } from "@hub/content-model/cms/post";
import { longDate } from "@hub/shared-contracts/language/date-text";
import type { Locale } from "@hub/shared-contracts/language/locale";

/** A post, as far as its card shows it, and its date in words. */
export interface ListedPost {
	readonly post: Pick<PostTeaser, "key" | "slug" | "publishedOn" | "title" | "description" | "cover"> & {
		readonly category: Pick<PostTeaser["category"], "title" | "tone">;
		readonly author: Pick<PostTeaser["author"], "displayName">;
	};
	readonly date: string;
}

export function listed(post: PostTeaser, locale: Locale): ListedPost {
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
