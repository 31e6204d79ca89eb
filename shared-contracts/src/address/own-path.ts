// Restricts redirects that a visitor's request names to pages of this site (TK-5).

const PLACEHOLDER_ORIGIN = "https://this-site.invalid";

/**
 * Returns a redirect target as a path with query and hash; undefined for other sites, scripts, and texts that a browser
 * may read as another site.
 * @param text a path, or an address of this site
 * @param origin this site's origin, if absolute addresses are accepted
 */
export function ownPath(text: unknown, origin?: string): string | undefined {
	if (typeof text !== "string" || text.length > 2_000 || hasUnsafeCharacters(text)) return undefined;
	const isPath = /^\/(?![/\\])/.test(text);
	if (!isPath && !(origin && text.startsWith(`${origin}/`)) && text !== origin) return undefined;
	const base = origin ?? PLACEHOLDER_ORIGIN;
	if (!URL.canParse(text, base)) return undefined;
	const url = new URL(text, base);
	if (url.origin !== new URL(base).origin) return undefined;
	const path = url.pathname + url.search + url.hash;
	// Dots can produce two slashes, which a browser reads as another host: `/.//evil.example`.
	return /^\/(?![/\\])/.test(path) ? path : undefined;
}

/** Browsers drop control characters or read backslashes as slashes, and headers must not contain them. */
function hasUnsafeCharacters(text: string): boolean {
	return /[\p{Cc}\\]/u.test(text);
}
