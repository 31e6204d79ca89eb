// Restricts redirects after signing in or out to pages of this site (TK-5).

/** Stands for this site; no address has it. */
const HERE = "https://this-site.invalid";

/**
 * A target that a visitor brought along, as a path with query and hash.
 * @param text a path, or an address of this site
 * @param origin this site's own origin, where addresses with it are taken as well
 * @returns undefined for other sites, for scripts, and for what a browser may read as another site
 */
export function ownTarget(text: string | null | undefined, origin?: string): string | undefined {
	if (!text || text.length > 2_000 || hasControls(text)) return undefined;
	const isPath = /^\/(?![/\\])/.test(text);
	if (!isPath && !(origin && text.startsWith(`${origin}/`)) && text !== origin) return undefined;
	const base = origin ?? HERE;
	if (!URL.canParse(text, base)) return undefined;
	const url = new URL(text, base);
	if (url.origin !== new URL(base).origin) return undefined;
	const target = url.pathname + url.search + url.hash;
	// Dots can lead back to two slashes, which a browser takes for another host: `/.//evil.example`.
	return /^\/(?![/\\])/.test(target) ? target : undefined;
}

/** Controls and backslashes: browsers leave them out or turn them around, and headers must not have them. */
function hasControls(text: string): boolean {
	return /[\p{Cc}\\]/u.test(text);
}
