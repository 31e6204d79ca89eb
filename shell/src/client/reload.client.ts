// The one place that turns a failed load of a page's files into a full load of that page (NV-4).

import { guardedReload, RELOAD_STATE_KEY } from "../router/reload-guard.ts";
import { loadWhole } from "./load-whole.client.ts";

/** The event that others hear first; its `detail.error` is what failed. */
export const PRELOAD_ERROR_EVENT = "hub:preloadError";

/** Loads the target as a whole; false where that was tried a moment ago. */
export function reloadTarget(target: string, error: unknown): boolean {
	window.dispatchEvent(new CustomEvent(PRELOAD_ERROR_EVENT, { detail: { error } }));
	return guardedReload(
		{
			pathname: () => location.pathname,
			now: () => Date.now(),
			read: (key) => sessionStorage.getItem(key),
			write: (key, value) => sessionStorage.setItem(key, value),
			reload: () => location.reload(),
			navigate: loadWhole,
		},
		{ path: target, state: { navigated: true } },
	);
}

/** Whether the tab was loaded because a client navigation could not go on. It can be asked once. */
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
