// The state of a prototype is the query of its page's address: it can be shared, the server renders it, and in the browser it changes
// without the page being loaded again. The shell knows the page by its path and need not hear of any of it.

import { useRuntime } from "@hub/shared-contracts/remote/runtime";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";

/** What changes of a state: names with their new values; `undefined` takes one out of the address. */
export type StateChange = Readonly<Record<string, string | undefined>>;

/** The state of a prototype, and the ways to change it. */
export interface PrototypeAddress {
	/** What the address says of a name; undefined where it says nothing. It may be anything: look whether there is such a thing. */
	get(name: string): string | undefined;
	/** Where a link leads that makes a change: the server answers with the prototype in that state. */
	href(change: StateChange): string;
	/**
	 * Makes a change at once.
	 * @param replace takes the place of the present entry of the history, as for a slider on its way. Default false: back undoes it
	 */
	change(change: StateChange, options?: { readonly replace?: boolean }): void;
}

/** The query after a change, with its `?`, or empty. Names keep their order, so that one state has one address. */
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
 * The state of the prototype on the page at a path.
 * @param loaded the query that the page was loaded with, with its `?`, or empty
 */
export function usePrototypeAddress(path: string, loaded: string): PrototypeAddress {
	const [{ search, from }, setState] = useState({ search: loaded, from: loaded });
	// The shell has loaded the same page with another query.
	if (from !== loaded) setState({ search: loaded, from: loaded });
	const { navigate } = useRuntime();
	/** The page's own path in this tab. */
	const own = useRef<string>(undefined);
	const show = useCallback((changed: string) => setState((state) => ({ ...state, search: changed })), []);
	useEffect(() => {
		// As the visitor came: there are forms of an address that lead here without being its own.
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
				// After going back another page is on its way: a visitor who uses the prototype meanwhile stays in it.
				if (own.current !== undefined && own.current !== location.pathname) return void navigate(own.current + changed);
				enter(location.pathname + changed, replace);
				show(changed);
			},
		};
	}, [path, search, show, navigate]);
}

function enter(href: string, replace: boolean): void {
	try {
		// The key in an entry's state is by what the shell finds its scroll position again; a new entry gets its own from the shell.
		if (replace) history.replaceState(history.state, "", href);
		else history.pushState(null, "", href);
	} catch {
		// Safari refuses more than a hundred changes in half a minute; the state is then shown, and not in the address.
	}
}
