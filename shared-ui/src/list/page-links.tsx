import { Pagination } from "./pagination.tsx";

export interface PageLinksProps {
	/** Address of the list with its filter; undefined: no links. */
	readonly href: string | undefined;
	/** Id of the element around the list, to which the links lead. */
	readonly anchor: string;
	/** Current page, from 1. */
	readonly page: number;
	/** Number of items on all pages. */
	readonly total: number;
	/** Number of items per page. */
	readonly pageSize: number;
	readonly labels: {
		/** Names the navigation. */
		readonly pages: string;
		/** Stands before a number: “Page”. */
		readonly page: string;
		readonly back: string;
		readonly next: string;
	};
}

/** Links to the pages of a list. Renders nothing for a single page. */
export function PageLinks({ href, anchor, page, total, pageSize, labels }: PageLinksProps) {
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
			prevButtonContent={labels.back}
			nextButtonContent={labels.next}
			startingBreakpointContent="…"
			endingBreakpointContent="…"
			label={labels.pages}
			words={labels}
		/>
	);
}
