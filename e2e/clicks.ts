// How many clicks a task takes in Studio, as the browser sees them: on whatever, in whichever frame, and none that only a test makes.

import type { Page } from "@playwright/test";

declare global {
	interface Window {
		/** Tells the test of a click. */
		clicked?: () => void;
	}
}

/** Counts from now on. To be called before a page is opened. @returns how many clicks there were so far */
export async function countClicks(page: Page): Promise<() => number> {
	let count = 0;
	await page.exposeFunction("clicked", () => {
		count += 1;
	});
	await page.addInitScript(() => {
		// A click with a key is counted as well: it has no pointer.
		window.addEventListener("click", (event) => event.isTrusted && window.clicked?.(), { capture: true });
	});
	return () => count;
}
