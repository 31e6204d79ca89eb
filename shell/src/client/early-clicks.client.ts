// Records clicks on buttons before the client bundle has loaded, and repeats them once on the same elements. Controls
// that work without JavaScript (links, forms, details, popovers) are left to the browser.

/** Document events: after the first, React handles clicks; at the second, recorded clicks are repeated. */
export const TAKEN_OVER_EVENT = "hub:taken-over";
export const READY_EVENT = "hub:ready";

/** Records clicks until the client bundle takes over. */
export function rememberClicks(): void {
	const clicked: HTMLElement[] = [];
	const remember = (event: MouseEvent) => {
		const button = event.target instanceof Element ? event.target.closest("button") : null;
		if (button?.type === "button" && !button.hasAttribute("popovertarget")) clicked.push(button);
	};
	document.addEventListener("click", remember, true);
	document.addEventListener(TAKEN_OVER_EVENT, () => document.removeEventListener("click", remember, true), {
		once: true,
	});
	document.addEventListener(
		READY_EVENT,
		() => {
			for (const button of clicked.splice(0)) button.click();
		},
		{ once: true },
	);
}
