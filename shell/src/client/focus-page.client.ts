// After a client navigation, moves focus to the new heading and announces the title (NV-7).

import { announce } from "../layout/announcer.tsx";

/** Moves focus to the page's heading and announces the title; scrolling happens elsewhere. */
export function focusPage(title: string): void {
	const heading = document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");
	if (heading) {
		if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
		heading.focus({ preventScroll: true });
	}
	announce(title);
}
