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
		// A click on a label is a second one of its field, and a key on a button is one too: the pointer goes down once for each.
		window.addEventListener("pointerdown", (event) => event.isTrusted && window.clicked?.(), { capture: true });
	});
	return () => count;
}
