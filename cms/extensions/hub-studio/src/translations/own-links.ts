// The addresses of this site that a value links to, whatever its form.

/** Each once, in order. @param value a formatted text, a structure such as blocks, or the address itself */
export function ownLinks(value: unknown): readonly string[] {
	return [...new Set(linksIn(value))];
}

function linksIn(value: unknown): string[] {
	if (typeof value === "string") return isOwn(value) ? [value.trim()] : hrefsIn(value);
	if (Array.isArray(value)) return value.flatMap(linksIn);
	if (typeof value !== "object" || value === null) return [];
	return Object.values(value).flatMap(linksIn);
}

function hrefsIn(html: string): string[] {
	const found = [...html.matchAll(/<a\b[^>]*\bhref="([^"]*)"/gi)].map(([, href = ""]) => href.replaceAll("&amp;", "&").trim());
	return found.filter(isOwn);
}

/** Whether a text is an address of this site and nothing else. */
function isOwn(text: string): boolean {
	return /^\/(?![/\\])\S*$/.test(text.trim());
}
