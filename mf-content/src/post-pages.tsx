// The way to the other pages of a list of posts.

import { Pagination } from "@hub/shared-ui/pagination";
import { useContentMessages } from "./messages.ts";
import { POSTS_A_PAGE } from "./posts-a-page.ts";

/** The id of the section around a list: another page of it is read from there, not from where the last one ended. */
export const POST_LIST = "posts";

export interface PostPagesProps {
	/** Where the list is; without it there is nowhere to lead. */
	readonly href: string | undefined;
	/** The page shown, from 1. */
	readonly page: number;
	/** How many posts the whole list has. */
	readonly total: number;
}

/** Links to the pages of a list; nothing where one page holds it all. */
export function PostPages({ href, page, total }: PostPagesProps) {
	const t = useContentMessages();
	if (href === undefined || total <= POSTS_A_PAGE) return null;
	return (
		<Pagination
			type="link"
			linkUrl={`${href}?page=[page]#${POST_LIST}`}
			firstPageUrl={`${href}#${POST_LIST}`}
			totalItems={total}
			itemsPerPage={POSTS_A_PAGE}
			modelValue={page}
			hidePrevNextWhenEnds
			prevButtonContent={t("pages.back")}
			nextButtonContent={t("pages.next")}
			startingBreakpointContent="…"
			endingBreakpointContent="…"
			label={t("pages")}
			words={{ page: t("pages.page"), back: t("pages.back"), next: t("pages.next") }}
		/>
	);
}
