// The way to the other pages of a list of posts.

import { ListPages } from "./list-pages.tsx";
import { POSTS_PER_PAGE } from "./posts-per-page.ts";

/** The id of the section around a list of posts. */
export const POST_LIST = "posts";

export interface PostPagesProps {
	/** Where the list is; without it there is nowhere to lead. */
	readonly href: string | undefined;
	/** The page shown, from 1. */
	readonly page: number;
	/** How many posts the whole list has. */
	readonly total: number;
}

/** Links to the pages of a list of posts; nothing where one page holds it all. */
export function PostPages(props: PostPagesProps) {
	return <ListPages {...props} anchor={POST_LIST} pageSize={POSTS_PER_PAGE} />;
}
