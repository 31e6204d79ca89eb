// The way to the other pages of a list.

import { Pagination } from "@hub/shared-ui/list/pagination";
import { useContentMessages } from "./messages.ts";

export interface ListPagesProps {
	/** Path of the list with its filter; undefined: no links. */
	readonly href: string | undefined;
	/** Id of the element around the list. Links to pages lead to its beginning. */
	readonly anchor: string;
	/** The page shown, from 1. */
	readonly page: number;
	/** Number of items on all pages. */
	readonly total: number;
	/** Number of items per page. */
	readonly pageSize: number;
}

/** Links to the pages of a list. Renders nothing for a single page. */
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
