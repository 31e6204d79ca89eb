// Keeps pages that this tab has shown, for going back while the site is unreachable. In memory only, until the tab
// loads a document.

import type { PageAnswer, ShownAnswer } from "../page/answer.ts";

export interface VisitedPages {
	add(address: string, answer: ShownAnswer): void;
	find(address: string): PageAnswer | undefined;
}

/** Pages in memory: the data of a long article has some 40 kB. */
const MAX_PAGES = 20;

export function createVisitedPages(): VisitedPages {
	const pages = new Map<string, PageAnswer>();
	return {
		add(address, answer) {
			pages.delete(address);
			// Personal pages are not shown after the visitor may have signed out elsewhere.
			if (answer.kind !== "page" || answer.personal || answer.preview) return;
			pages.set(address, answer);
			const [oldest] = pages.keys();
			if (pages.size > MAX_PAGES && oldest !== undefined) pages.delete(oldest);
		},
		find: (address) => pages.get(address),
	};
}
