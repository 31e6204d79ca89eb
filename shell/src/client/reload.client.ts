// Turns a failed load of a page's files into a document load of that page (NV-4).

import { guardedReload, RELOAD_STATE_KEY } from "../router/reload-guard.ts";
import { loadDocument } from "./load-document.client.ts";

/** Dispatched before the reload; its `detail.error` is the cause. */
export const PRELOAD_ERROR_EVENT = "hub:preloadError";

/** Loads the target as a document; returns false if that was tried recently. */
export function reloadTarget(target: string, error: unknown): boolean {
	window.dispatchEvent(new CustomEvent(PRELOAD_ERROR_EVENT, { detail: { error } }));
	return guardedReload(
		{
			pathname: () => location.pathname,
			now: () => Date.now(),
			read: (key) => sessionStorage.getItem(key),
			write: (key, value) => sessionStorage.setItem(key, value),
			reload: () => location.reload(),
			navigate: loadDocument,
		},
		{ path: target, state: { navigated: true } },
	);
}

/** Returns once whether this document replaced a client navigation that failed. */
export function takeReloadState(): { readonly navigated: boolean } | undefined {
	try {
		const stored: unknown = JSON.parse(sessionStorage.getItem(RELOAD_STATE_KEY) ?? "null");
		sessionStorage.removeItem(RELOAD_STATE_KEY);
		if (typeof stored !== "object" || stored === null || !("state" in stored)) return undefined;
		const { state } = stored;
		return typeof state === "object" && state !== null && "navigated" in state
			? { navigated: state.navigated === true }
			: undefined;
	} catch {
		return undefined;
	}
}
