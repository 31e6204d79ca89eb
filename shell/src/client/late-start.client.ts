// Loads the client bundle once the page is loaded and painted and the browser is idle, or at the first
// interaction. With Save-Data, only then.

import { LATE_SCRIPTS_ID, type LateScript } from "../page/client-set.ts";

/** Timeouts of waiting for the paint and for an idle moment, in ms each. */
const TIMEOUT_MS = 2_000;

/** Delay after the last reported paint, in ms: it appears on the screen some frames later. */
const PAINT_DELAY_MS = 100;

/** Events that announce an interaction. */
const INTERACTION_EVENTS = ["pointerdown", "keydown", "focusin", "pointerover"] as const;

/** The Network Information API, which only some browsers have. */
interface SavingNavigator extends Navigator {
	readonly connection?: { readonly saveData?: boolean };
}

/** Decides when to load the client bundle. */
export function startLate(): void {
	const onInteraction = ({ type, target }: Event) => {
		// A pointer over text does not announce an interaction.
		if (
			type === "pointerover" &&
			!(target instanceof Element && target.closest("a, button, input, select, textarea, summary"))
		)
			return;
		start();
	};
	const start = () => {
		for (const type of INTERACTION_EVENTS) removeEventListener(type, onInteraction, true);
		removeEventListener("load", whenIdle);
		// The list of scripts is at the document's end.
		if (document.readyState === "loading") addEventListener("DOMContentLoaded", loadScripts, { once: true });
		else loadScripts();
	};
	const whenIdle = async () => {
		// The page is complete when its text is painted in its own fonts.
		await document.fonts.ready;
		await painted();
		// Safari has no idle callbacks.
		if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: TIMEOUT_MS });
		else setTimeout(start, TIMEOUT_MS / 10);
	};
	for (const type of INTERACTION_EVENTS) addEventListener(type, onInteraction, { capture: true, passive: true });
	if (!(navigator as SavingNavigator).connection?.saveData) addEventListener("load", whenIdle, { once: true });
}

/** Resolves once the page is on the screen. A background tab paints nothing, so the wait is limited. */
function painted(): Promise<unknown> {
	return new Promise((resolve) => {
		let timer = setTimeout(resolve, TIMEOUT_MS);
		new PerformanceObserver(() => {
			clearTimeout(timer);
			timer = setTimeout(resolve, PAINT_DELAY_MS);
		}).observe({ type: "paint", buffered: true });
	});
}

let isLoading = false;

/** Loads all late scripts; the client bundle runs the others when it is ready. */
function loadScripts(): void {
	const list = document.getElementById(LATE_SCRIPTS_ID)?.textContent;
	if (isLoading || !list) return;
	isLoading = true;
	// Written by the site's own server.
	const [bundle, ...others] = JSON.parse(list) as LateScript[];
	const common = { crossOrigin: "anonymous", fetchPriority: "low" };
	if (bundle) {
		const [src, integrity] = bundle;
		document.head.append(Object.assign(document.createElement("script"), { ...common, src, integrity }));
	}
	for (const [href, integrity] of others) {
		document.head.append(
			Object.assign(document.createElement("link"), { ...common, rel: "preload", as: "script", href, integrity }),
		);
	}
}
