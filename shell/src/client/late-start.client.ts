// When the program comes: once the page is loaded, painted and the browser idle, or at the first sign that the visitor is about to do something.
// Where data is to be saved, only at that sign.

import { LATE_SCRIPTS_ID, type LateScript } from "../page/client-set.ts";

/** How long a paint and an idle moment are waited for, in ms each. */
const PATIENCE = 2_000;

/** How long, in ms, after the browser says that it has painted: what came last is on the screen some frames later. */
const STILL = 100;

/** What announces that something will be done. */
const SIGNS = ["pointerdown", "keydown", "focusin", "pointerover"] as const;

/** Browsers that know about saving data say so here. */
interface SavingNavigator extends Navigator {
	readonly connection?: { readonly saveData?: boolean };
}

/** Decides when the program comes. */
export function startLate(): void {
	const onSign = ({ type, target }: Event) => {
		// A pointer that passes over text means nothing.
		if (type === "pointerover" && !(target instanceof Element && target.closest("a, button, input, select, textarea, summary")))
			return;
		start();
	};
	const start = () => {
		for (const sign of SIGNS) removeEventListener(sign, onSign, true);
		removeEventListener("load", whenIdle);
		// The list is at the document's end.
		if (document.readyState === "loading") addEventListener("DOMContentLoaded", loadScripts, { once: true });
		else loadScripts();
	};
	const whenIdle = async () => {
		// The page is there when its words are painted in their own fonts.
		await document.fonts.ready;
		await painted();
		// Safari has no idle callbacks.
		if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: PATIENCE });
		else setTimeout(start, PATIENCE / 10);
	};
	for (const sign of SIGNS) addEventListener(sign, onSign, { capture: true, passive: true });
	if (!(navigator as SavingNavigator).connection?.saveData) addEventListener("load", whenIdle, { once: true });
}

/** Settles once the page is on the screen. A tab in the background paints nothing, which is not waited for for long. */
function painted(): Promise<unknown> {
	return new Promise((settle) => {
		let timer = setTimeout(settle, PATIENCE);
		new PerformanceObserver(() => {
			clearTimeout(timer);
			timer = setTimeout(settle, STILL);
		}).observe({ type: "paint", buffered: true });
	});
}

let started = false;

/** Begins to load everything at once; the program runs the rest when it is there. */
function loadScripts(): void {
	const list = document.getElementById(LATE_SCRIPTS_ID)?.textContent;
	if (started || !list) return;
	started = true;
	// Our own server wrote it.
	const [program, ...others] = JSON.parse(list) as LateScript[];
	const common = { crossOrigin: "anonymous", fetchPriority: "low" };
	if (program) {
		const [src, integrity] = program;
		document.head.append(Object.assign(document.createElement("script"), { ...common, src, integrity }));
	}
	for (const [href, integrity] of others) {
		document.head.append(
			Object.assign(document.createElement("link"), { ...common, rel: "preload", as: "script", href, integrity }),
		);
	}
}
