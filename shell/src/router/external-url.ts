// Classifies addresses: those that leave the site, and those that are never followed (NV-3), as the WHATWG URL Standard
// parses them.

export class NavigationRefused extends Error {
	override readonly name = "NavigationRefused";
}

/** An invalid base: an address that keeps this host when resolved stays on any site. */
const ANY_SITE = "http://any-site.invalid";

/**
 * True if an address leaves the site, as browsers parse it: with a scheme, or with a host after two slashes or
 * backslashes, even with blanks in front or tabs and line breaks within. A drive letter (`C:/x`) and bare slashes
 * (`//`) name no host.
 */
export function isExternal(address: string): boolean {
	if (/^[a-z]:/i.test(address)) return false;
	// Unparsable addresses may still show their intent: `https://`.
	if (/^[\s\w\0+.-]{2,}:/.test(address)) return true;
	return URL.canParse(address, ANY_SITE) && new URL(address, ANY_SITE).origin !== ANY_SITE;
}

/**
 * Resolves an address that does not leave the site.
 * @param here absolute address of the current page
 */
export function ownAddress(address: string, here: string): URL {
	const { origin } = new URL(here);
	if (URL.canParse(address, here)) {
		const url = new URL(address, here);
		if (url.origin === origin) return url;
	}
	return new URL(`${origin}/${address.replace(/^\//, "")}`);
}

/** True if an address runs code or carries its own content: `javascript:` and similar, control characters included. */
export function isScriptUrl(address: string): boolean {
	// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip exactly these characters in front of and within a scheme
	const scheme = address.replace(/[\u0000-\u0020]+/g, "").toLowerCase();
	return /^(script|javascript|vbscript|data|blob):/.test(scheme);
}

/**
 * Throws if an address may not be followed. Script URLs are refused first: no permission covers them.
 * @throws NavigationRefused with the messages of NV-3
 */
export function assertNavigable(address: string, { external = false }: { external?: boolean } = {}): void {
	if (isScriptUrl(address)) throw new NavigationRefused("Cannot navigate to an URL with script protocol");
	if (isExternal(address) && !external)
		throw new NavigationRefused(
			"Navigating to external URL is not allowed by default. Use `navigateTo (url, { external: true })`.",
		);
}
