// The entries of the browser's history that a tab makes: each has a key, by which its scroll position is found again.

/** Where a tab is: path, query with its `?` and hash with its `#`, or empty; `key` names the entry of the history. */
export interface Place {
	readonly pathname: string;
	readonly search: string;
	readonly hash: string;
	readonly key: string;
}

/** Where the address bar is now. An entry that no navigation made, such as the first of a visit, gets its key here. */
export function currentPlace(): Place {
	const { pathname, search, hash } = location;
	const state: unknown = history.state;
	if (typeof state === "object" && state !== null && "key" in state && typeof state.key === "string")
		return { pathname, search, hash, key: state.key };
	const key = newKey();
	try {
		history.replaceState({ key }, "");
	} catch {
		// As below; the place is then known to this tab alone.
	}
	return { pathname, search, hash, key };
}

/** Puts an address of this site (path, query and hash) into the address bar, as a new entry or in place of the present one. */
export function enterPlace(href: string, { replace }: { readonly replace: boolean }): Place {
	const key = newKey();
	// With its origin: a path that begins with two slashes would otherwise name another host.
	const url = location.origin + href;
	try {
		if (replace) history.replaceState({ key }, "", url);
		else history.pushState({ key }, "", url);
	} catch {
		// Safari refuses more than a hundred changes in half a minute.
		if (replace) location.replace(url);
		else location.assign(url);
	}
	const { pathname, search, hash } = new URL(url);
	return { pathname, search, hash, key };
}

function newKey(): string {
	return Math.random().toString(36).slice(2, 10);
}

/** A place as an address of this site. */
export function hrefOf({ pathname, search, hash }: Pick<Place, "pathname" | "search" | "hash">): string {
	return pathname + search + hash;
}

/** Whether two places are on the same page: only the hash, the entry or nothing differs. */
export function isSamePage(a: Pick<Place, "pathname" | "search">, b: Pick<Place, "pathname" | "search">): boolean {
	return a.pathname === b.pathname && a.search === b.search;
}
