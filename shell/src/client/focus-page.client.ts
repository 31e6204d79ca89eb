// After a client navigation, focus moves to the new heading, and the title is announced (NV-7).

import { announce } from "../layout/announcer.tsx";

/** Moves focus to the page's heading and announces the title; scrolling is decided elsewhere. */
export function focusPage(title: string): void {
	const heading = document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");
	if (heading) {
		if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
		heading.focus({ preventScroll: true });
	}
	announce(title);
}
