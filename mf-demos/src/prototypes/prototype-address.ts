// The state of a prototype is the query of its page's address. It can be shared, the server renders it, and the browser
// changes it without a page load. The shell matches the page by its path and is not involved.

import { useRuntime } from "@hub/shared-contracts/remote/runtime";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";

/** Parameters with their new values. `undefined` removes one. */
export type StateChange = Readonly<Record<string, string | undefined>>;

/** Returns a change that removes all parameters of another one. A form's own fields replace them. */
export function removalOf(change: StateChange): StateChange {
	return Object.fromEntries(Object.keys(change).map((name) => [name, undefined]));
}

/** State of a prototype in its address. */
export interface PrototypeAddress {
	/** Returns a parameter; undefined if absent. Visitors can write anything, so check the value. */
	get(name: string): string | undefined;
	/** Returns the address after a change. The server renders it too. */
	href(change: StateChange): string;
	/**
	 * Applies a change.
	 * @param replace replaces the current history entry, e.g. while a slider moves. Default false: back undoes the change
	 */
	change(change: StateChange, options?: { readonly replace?: boolean }): void;
}

/**
 * Returns the query after a change, with its `?`, or empty. Parameters keep their order, so that a state has one
 * address.
 */
function changedSearch(search: string, change: StateChange): string {
	const query = new URLSearchParams(search);
	for (const [name, value] of Object.entries(change)) {
		if (value === undefined) query.delete(name);
		else query.set(name, value);
	}
	query.sort();
	const changed = query.toString();
	return changed && `?${changed}`;
}

/**
 * Keeps the state of the prototype at a path.
 * @param loaded query of the loaded page with its `?`, or empty
 */
export function usePrototypeAddress(path: string, loaded: string): PrototypeAddress {
	const [{ search, from }, setState] = useState({ search: loaded, from: loaded });
	// The shell loaded the same page with another query.
	if (from !== loaded) setState({ search: loaded, from: loaded });
	const { navigate } = useRuntime();
	/** Path of the page in this tab. */
	const own = useRef<string>(undefined);
	const show = useCallback((changed: string) => setState((state) => ({ ...state, search: changed })), []);
	useEffect(() => {
		// Uses the path of the visit: other forms of an address can show this page too.
		const { pathname } = location;
		own.current = pathname;
		const followHistory = (event: PopStateEvent) => {
			if (location.pathname !== pathname) return;
			// Before the shell, which would reload the page.
			event.stopImmediatePropagation();
			show(location.search);
		};
		addEventListener("popstate", followHistory, { capture: true });
		return () => removeEventListener("popstate", followHistory, { capture: true });
	}, [show]);
	return useMemo(() => {
		const query = new URLSearchParams(search);
		const href = (change: StateChange) => path + changedSearch(search, change);
		return {
			get: (name) => query.get(name) ?? undefined,
			href,
			change(change, { replace = false } = {}) {
				const changed = changedSearch(search, change);
				if (changed === changedSearch(search, {})) return;
				// The visitor went back and used the prototype while the other page was loading: return to the prototype.
				if (own.current !== undefined && own.current !== location.pathname) return void navigate(own.current + changed);
				updateHistory(location.pathname + changed, replace);
				show(changed);
			},
		};
	}, [path, search, show, navigate]);
}

function updateHistory(href: string, replace: boolean): void {
	try {
		// The shell finds scroll positions by a key in the entry's state, and adds one to new entries.
		if (replace) history.replaceState(history.state, "", href);
		else history.pushState(null, "", href);
	} catch {
		// Safari refuses more than 100 changes in 30 s. The state is shown nevertheless, but not in the address.
	}
}
