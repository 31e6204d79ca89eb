// What answers with a preview say about themselves: Studio alone may frame them, and they are cached and indexed nowhere (CT-8).

import type { ProtectionHeaders } from "../http/security.server.ts";

/**
 * The headers of an answer that holds a preview.
 * @param pages those that every page has
 * @param studioUrl Studio's address in editors' browsers
 */
export function previewHeaders(pages: ProtectionHeaders["pages"], studioUrl: string): ProtectionHeaders["pages"] {
	// `X-Frame-Options` knows no single origin, and would forbid Studio's frame.
	const { "x-frame-options": _framing, "content-security-policy": policy = "", ...rest } = pages;
	return {
		...rest,
		"content-security-policy": policy.replace("frame-ancestors 'none'", `frame-ancestors ${new URL(studioUrl).origin}`),
		"x-robots-tag": "noindex",
		"cache-control": "no-store",
	};
}
