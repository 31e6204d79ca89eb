// Which addresses leave the site, and which are never followed (NV-3), as the WHATWG URL Standard parses them.

/** A navigation that is not allowed. */
export class NavigationRefused extends Error {
	override readonly name = "NavigationRefused";
}

/** A base that no site has: an address that keeps this host when resolved against it stays on any site. */
const ANY_SITE = "http://any-site.invalid";

/**
 * Whether an address leaves the site, as browsers read it: with a scheme, or with a host after two slashes of either kind, also
 * where blanks stand before it or tabs and line breaks within. A drive's letter (`C:/x`) and slashes alone (`//`) name no host.
 */
export function isExternal(address: string): boolean {
	if (/^[a-z]:/i.test(address)) return false;
	// What a parser cannot read at all may still say where it wants to go: `https://`.
	if (/^[\s\w\0+.-]{2,}:/.test(address)) return true;
	return URL.canParse(address, ANY_SITE) && new URL(address, ANY_SITE).origin !== ANY_SITE;
}

/**
 * Where an address that does not leave the site leads on it.
 * @param here the absolute address of the page that it stands on
 */
export function ownAddress(address: string, here: string): URL {
	const { origin } = new URL(here);
	if (URL.canParse(address, here)) {
		const url = new URL(address, here);
		if (url.origin === origin) return url;
	}
	return new URL(`${origin}/${address.replace(/^\//, "")}`);
}

/** Whether an address would run code or show content of its own: `javascript:` and its family, control characters included. */
export function isScriptUrl(address: string): boolean {
	// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip exactly these characters in front of and within a scheme
	const scheme = address.replace(/[\u0000-\u0020]+/g, "").toLowerCase();
	return /^(script|javascript|vbscript|data|blob):/.test(scheme);
}

/**
 * Lets an address pass or says why not. What runs code is refused first: no permission covers it.
 * @throws NavigationRefused with the sentences of NV-3
 */
export function assertNavigable(address: string, { external = false }: { external?: boolean } = {}): void {
	if (isScriptUrl(address)) throw new NavigationRefused("Cannot navigate to an URL with script protocol");
	if (isExternal(address) && !external)
		throw new NavigationRefused(
			"Navigating to external URL is not allowed by default. Use `navigateTo (url, { external: true })`.",
		);
}
