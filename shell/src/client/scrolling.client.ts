// Moves the page to where a navigation belongs, and remembers where each entry of the history was left (NV-2).

import { decideScroll, elementPosition, type ScrollPosition } from "../router/scroll.ts";

/** The key in `sessionStorage` under which the place of each entry of the history is stored. */
const STORAGE_KEY = "hub:scroll";

/** A page that was just shown. */
export interface Arrival {
	readonly key: string;
	readonly pathname: string;
	readonly hash: string;
	/** Whether the visitor came by back or forward. */
	readonly byHistory: boolean;
	readonly scrollToTop: boolean;
}

/** Scrolling of a tab. */
export interface Scrolling {
	/** Remembers where the page shown is now; call before it goes away. */
	leave(): void;
	/** The entry of the history has another key now. */
	rename(key: string): void;
	/** Scrolls as the arrival asks for. */
	arrive(arrival: Arrival): void;
}

export function createScrolling(first: { readonly key: string; readonly pathname: string; readonly hash: string }): Scrolling {
	const positions = read();
	let shown = first;
	// A reload restores by itself what it showed; only entries within the tab's life are ours.
	history.scrollRestoration = "manual";
	const leave = () => {
		positions[shown.key] = { left: scrollX, top: scrollY };
	};
	addEventListener("pagehide", () => {
		leave();
		write(positions);
		history.scrollRestoration = "auto";
	});
	addEventListener("pageshow", () => {
		history.scrollRestoration = "manual";
	});
	const goTo = (id: string) => {
		const target = document.getElementById(id);
		if (!target) return;
		focusFrom(target);
		const position = elementPosition(target.getBoundingClientRect().top + scrollY, clearance(target));
		scrollTo({ ...position, behavior: calm() ? "instant" : "smooth" });
	};
	return {
		leave,
		rename(key) {
			shown = { ...shown, key };
		},
		arrive({ key, pathname, hash, byHistory, scrollToTop }) {
			const decision = decideScroll({
				from: shown.pathname,
				to: pathname,
				hash,
				fromHash: shown.hash,
				saved: byHistory ? positions[key] : undefined,
				scrollToTop,
			});
			shown = { key, pathname, hash };
			if (decision.kind === "position") scrollTo({ ...decision.position, behavior: "instant" });
			if (decision.kind === "element") goTo(decision.id);
		},
	};
}

/** The keyboard goes on from a link's target, as it does where the browser follows the link by itself. */
function focusFrom(target: HTMLElement): void {
	if (target.tabIndex < 0 && !target.hasAttribute("tabindex")) target.tabIndex = -1;
	target.focus({ preventScroll: true });
}

/** How far below the window's edge the browser itself would stop, in px (CSS Scroll Snap, 5.1 and 6.1). */
function clearance(target: HTMLElement): number {
	const page = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
	return page + (Number.parseFloat(getComputedStyle(target).scrollMarginTop) || 0);
}

function calm(): boolean {
	return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function read(): Record<string, ScrollPosition> {
	try {
		return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "{}") as Record<string, ScrollPosition>;
	} catch {
		return {};
	}
}

function write(positions: Record<string, ScrollPosition>): void {
	try {
		sessionStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(Object.entries(positions).slice(-50))));
	} catch {
		// Without storage, pages are restored at the top.
	}
}
