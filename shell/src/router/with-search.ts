// The query of an address that moved.

/** What a visitor's address said goes along, unless the new address says something of its own. `search` with its `?`, or empty. */
export function withSearch(to: string, search: string): string {
	return to.includes("?") ? to : to.replace(/(?=#|$)/, () => search);
}
