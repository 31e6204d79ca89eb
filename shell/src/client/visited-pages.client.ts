// Keeps pages that this tab has shown, for going back while the site is unreachable. In memory only, until the tab
// loads a document.

import type { FoundResult, ShownResult } from "../page/page-result.ts";

export interface VisitedPages {
	add(address: string, result: ShownResult): void;
	find(address: string): FoundResult | undefined;
}

/** Pages in memory: the data of a long article has some 40 kB. */
const MAX_PAGES = 20;

export function createVisitedPages(): VisitedPages {
	const pages = new Map<string, FoundResult>();
	return {
		add(address, result) {
			pages.delete(address);
			// Personal pages are not shown after the visitor may have signed out elsewhere.
			if (result.kind !== "page" || result.personal || result.preview) return;
			pages.set(address, result);
			const [oldest] = pages.keys();
			if (pages.size > MAX_PAGES && oldest !== undefined) pages.delete(oldest);
		},
		find: (address) => pages.get(address),
	};
}
