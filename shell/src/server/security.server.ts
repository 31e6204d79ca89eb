// What every answer says about what a browser may do with it.

/** The header for pages: everything from this site, nothing inline, no evaluation. */
export function contentSecurityPolicy(thirdPartyOrigins: readonly string[]): string {
	const others = [...new Set(thirdPartyOrigins)];
	const list = (...sources: string[]) => sources.join(" ");
	return [
		"default-src 'none'",
		`script-src ${list("'self'", ...others)}`,
		"style-src 'self'",
		`img-src ${list("'self'", "data:", ...others)}`,
		"font-src 'self'",
		`connect-src ${list("'self'", ...others)}`,
		"media-src 'self'",
		"manifest-src 'self'",
		"form-action 'self'",
		"base-uri 'none'",
		"frame-ancestors 'none'",
	].join("; ");
}

/** Headers of every answer. */
export function securityHeaders(
	thirdPartyOrigins: readonly string[],
	{ https }: { readonly https: boolean },
): Readonly<Record<string, string>> {
	return {
		"content-security-policy": contentSecurityPolicy(thirdPartyOrigins),
		"x-content-type-options": "nosniff",
		"x-frame-options": "DENY",
		"referrer-policy": "strict-origin-when-cross-origin",
		"cross-origin-opener-policy": "same-origin",
		"cross-origin-resource-policy": "same-origin",
		"permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
		...(https ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
	};
}

/**
 * Whether a request that changes something comes from this site's own pages (SS-1): the browser says so in `Sec-Fetch-Site`, and
 * older ones in `Origin`. A request with neither was made by no page.
 */
export function isOwnRequest(request: Request): boolean {
	const site = request.headers.get("sec-fetch-site");
	if (site) return site === "same-origin" || site === "none";
	const origin = request.headers.get("origin");
	if (!origin) return true;
	const host = request.headers.get("host") ?? new URL(request.url).host;
	return URL.canParse(origin) && new URL(origin).host === host;
}
