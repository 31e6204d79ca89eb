// Headers of previews: only Studio may frame them, and they are neither cached nor indexed (CT-8).

import type { ProtectionHeaders } from "../http/security.server.ts";

/**
 * Returns the headers of a response with a preview.
 * @param pages headers of every page
 * @param studioUrl Studio's address in editors' browsers
 */
export function previewHeaders(pages: ProtectionHeaders["pages"], studioUrl: string): ProtectionHeaders["pages"] {
	// `X-Frame-Options` cannot allow a single origin, and would forbid Studio's frame.
	const { "x-frame-options": _framing, "content-security-policy": policy = "", ...rest } = pages;
	return {
		...rest,
		"content-security-policy": policy.replace("frame-ancestors 'none'", `frame-ancestors ${new URL(studioUrl).origin}`),
		"x-robots-tag": "noindex",
		"cache-control": "no-store",
	};
}
