// Finds links to this site in values of any form.

/** Returns each address once, in order. @param value formatted text, a structure such as blocks, or an address */
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
	const found = [...html.matchAll(/<a\b[^>]*\bhref="([^"]*)"/gi)].map(([, href = ""]) =>
		href.replaceAll("&amp;", "&").trim(),
	);
	return found.filter(isOwn);
}

/** True if a text consists of an address of this site. */
function isOwn(text: string): boolean {
	return /^\/(?![/\\])\S*$/.test(text.trim());
}
