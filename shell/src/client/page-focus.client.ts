// Tells everyone where a client navigation led: focus goes to the new heading, and its title is announced (NV-7).

/** Moves focus to the page's heading and announces the title; scrolling is decided elsewhere. */
export function arriveAtPage(title: string): void {
	const heading = document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");
	if (heading) {
		if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
		heading.focus({ preventScroll: true });
	}
	const announcer = document.getElementById("announcer");
	if (announcer) announcer.textContent = title;
}
