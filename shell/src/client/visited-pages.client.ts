// The pages that this tab has shown, for when the site cannot be reached: going back then shows them as they were. In memory alone, and
// only until the tab loads a document.

import type { PageAnswer, ShownAnswer } from "../page/answer.ts";

/** Pages by their path and query. */
export interface VisitedPages {
	note(address: string, answer: ShownAnswer): void;
	find(address: string): PageAnswer | undefined;
}

/** How many pages are remembered: the data of a long article has some 40 kB. */
const MOST = 20;

/** Remembers none yet. */
export function createVisitedPages(): VisitedPages {
	const pages = new Map<string, PageAnswer>();
	return {
		note(address, answer) {
			pages.delete(address);
			// What is one visitor's own is not shown after they may have signed out elsewhere.
			if (answer.kind !== "page" || answer.personal || answer.preview) return;
			pages.set(address, answer);
			const [oldest] = pages.keys();
			if (pages.size > MOST && oldest !== undefined) pages.delete(oldest);
		},
		find: (address) => pages.get(address),
	};
}
