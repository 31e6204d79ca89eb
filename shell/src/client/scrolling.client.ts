// Scrolls after navigations, and stores the scroll position of each history entry (NV-2).

import { decideScroll, elementPosition, type ScrollPosition } from "../router/scroll.ts";

/** Key in `sessionStorage` for the positions of history entries. */
const STORAGE_KEY = "hub:scroll";

export interface Arrival {
	readonly key: string;
	readonly pathname: string;
	readonly hash: string;
	/** True after back or forward. */
	readonly byHistory: boolean;
	readonly scrollToTop: boolean;
}

export interface Scrolling {
	/** Stores the current position; must be called before the page changes. */
	leave(): void;
	/** Sets a new key for the current history entry. */
	rename(key: string): void;
	arrive(arrival: Arrival): void;
}

export function createScrolling(first: {
	readonly key: string;
	readonly pathname: string;
	readonly hash: string;
}): Scrolling {
	const positions = read();
	let shown = first;
	unfold(document.querySelector(":target"));
	// The browser restores the position after a reload; the tab only those within its own life.
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
		unfold(target);
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

/** Opens a link's target that is closed, such as the answer to a question. */
function unfold(target: Element | null): void {
	if (target instanceof HTMLDetailsElement) target.open = true;
}

/** Moves the start of keyboard navigation to a link's target, as browsers do. */
function focusFrom(target: HTMLElement): void {
	if (target.tabIndex < 0 && !target.hasAttribute("tabindex")) target.tabIndex = -1;
	target.focus({ preventScroll: true });
}

/** Returns the distance from the window's edge that browsers keep, in px (CSS Scroll Snap, 5.1 and 6.1). */
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
