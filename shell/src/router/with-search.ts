// The query and the anchor of an address that moved.

/** What a visitor's address said goes along, unless the new address says something of its own. `search` with its `?`, or empty. */
export function withSearch(to: string, search: string): string {
	return to.includes("?") ? to : to.replace(/(?=#|$)/, () => search);
}

/** An address with the query and the anchor of the link that led to it, unless it has its own. */
export function withRest(to: string, rest: string): string {
	const [, search = "", hash = ""] = /^(\?[^#]*)?(#.*)?$/s.exec(rest) ?? [];
	const led = withSearch(to, search);
	return led.includes("#") ? led : led + hash;
}
