// Which addresses leave the site, and which are never followed (NV-3).

/** A navigation that is not allowed. */
export class NavigationRefused extends Error {
	override readonly name = "NavigationRefused";
}

/** Whether an address leaves the site: it has a scheme of two letters or more, or begins like `//host` or `/\host`. */
export function isExternal(address: string): boolean {
	return /^[\s\w\0+.-]{2,}:([/\\]{1,2})?/.test(address) || /^[/\\]{2}[^/\\]/.test(address);
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
