// The way to the other pages of a list of this remote.

import { Pagination } from "@hub/shared-ui/list/pagination";
import { useEventMessages } from "./messages.ts";

export interface ListPagesProps {
	/** The list's path. */
	readonly href: string;
	/** The query that narrows the list, with its `?`, or empty. */
	readonly search: string;
	/** The page shown, from 1. */
	readonly page: number;
	/** Number of items on all pages. */
	readonly total: number;
	readonly perPage: number;
}

/** Links to the pages of a list, which lead to the section `list`. Renders nothing for a single page. */
export function ListPages({ href, search, page, total, perPage }: ListPagesProps) {
	const t = useEventMessages();
	if (total <= perPage) return null;
	return (
		<Pagination
			type="link"
			linkUrl={`${href}${search ? `${search}&` : "?"}page=[page]#list`}
			firstPageUrl={`${href}${search}#list`}
			totalItems={total}
			itemsPerPage={perPage}
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
