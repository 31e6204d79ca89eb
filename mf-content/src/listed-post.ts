// A post as this remote's lists show it: with the words for its date.

import type { PostTeaser } from "@hub/shared-contracts/cms/post";
import { longDate } from "@hub/shared-contracts/language/date-text";
import type { Locale } from "@hub/shared-contracts/language/locale";

/** A post and its date in words. */
export interface ListedPost {
	readonly post: PostTeaser;
	readonly date: string;
}

export function listed(post: PostTeaser, locale: Locale): ListedPost {
	return { post, date: longDate(post.publishedOn, locale) };
}
