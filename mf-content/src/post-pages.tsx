// The way to the other pages of a list of posts.

import { ListPages } from "./list-pages.tsx";
import { POSTS_PER_PAGE } from "./posts-per-page.ts";

/** The id of the section around a list of posts. */
export const POST_LIST = "posts";

export interface PostPagesProps {
	/** Path of the list; undefined: no links. */
	readonly href: string | undefined;
	/** The page shown, from 1. */
	readonly page: number;
	/** Number of posts on all pages. */
	readonly total: number;
}

/** Links to the pages of a list of posts. Renders nothing for a single page. */
export function PostPages(props: PostPagesProps) {
	return <ListPages {...props} anchor={POST_LIST} pageSize={POSTS_PER_PAGE} />;
}
