// Clicks on buttons before the program is there: they are remembered and repeated once, on the same elements. What works without a
// script (links, forms, details, popovers) is the browser's own and is not touched.

/** Events at the document: from the first on React hears clicks itself, at the second what was clicked before is repeated. */
export const TAKEN_OVER_EVENT = "hub:taken-over";
export const READY_EVENT = "hub:ready";

/** Remembers clicks until the program takes over. */
export function rememberClicks(): void {
	const clicked: HTMLElement[] = [];
	const remember = (event: MouseEvent) => {
		const button = event.target instanceof Element ? event.target.closest("button") : null;
		if (button?.type === "button" && !button.hasAttribute("popovertarget")) clicked.push(button);
	};
	document.addEventListener("click", remember, true);
	document.addEventListener(TAKEN_OVER_EVENT, () => document.removeEventListener("click", remember, true), { once: true });
	document.addEventListener(
		READY_EVENT,
		() => {
			for (const button of clicked.splice(0)) button.click();
		},
		{ once: true },
	);
}
