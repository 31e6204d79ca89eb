// The way to the other pages of a list.

import { Pagination } from "@hub/shared-ui/list/pagination";
import { useContentMessages } from "./messages.ts";

export interface ListPagesProps {
	/** Where the list is, with the query of its filter if it has one; without it there is nowhere to lead. */
	readonly href: string | undefined;
	/** The id of the element around the list: another page of it is read from there, not from where the last one ended. */
	readonly anchor: string;
	/** The page shown, from 1. */
	readonly page: number;
	/** How many items the whole list has. */
	readonly total: number;
	/** How many items a page of it shows. */
	readonly pageSize: number;
}

/** Links to the pages of a list; nothing where one page holds it all. */
export function ListPages({ href, anchor, page, total, pageSize }: ListPagesProps) {
	const t = useContentMessages();
	if (href === undefined || total <= pageSize) return null;
	return (
		<Pagination
			type="link"
			linkUrl={`${href}${href.includes("?") ? "&" : "?"}page=[page]#${anchor}`}
			firstPageUrl={`${href}#${anchor}`}
			totalItems={total}
			itemsPerPage={pageSize}
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
