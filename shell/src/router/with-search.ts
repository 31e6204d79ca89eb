// Carries query and hash over to a redirect's target.

/** Appends the query of the request unless the target has one. `search` with its `?`, or empty. */
export function withSearch(to: string, search: string): string {
	return to.includes("?") ? to : to.replace(/(?=#|$)/, () => search);
}

/** Appends the query and the hash of the link unless the target has its own. */
export function withRest(to: string, rest: string): string {
	const [, search = "", hash = ""] = /^(\?[^#]*)?(#.*)?$/s.exec(rest) ?? [];
	const target = withSearch(to, search);
	return target.includes("#") ? target : target + hash;
}
