// What answers with a preview say about themselves: Studio alone may frame them, and they are kept and indexed nowhere (CT-8).

import type { MiddlewareHandler } from "hono";
import type { Surroundings } from "../server/surroundings.server.ts";

/**
 * Changes the headers of answers that hold a preview, and of no others. It has to stand before what protects all answers.
 * @param studioUrl Studio's address in editors' browsers
 */
export function previewHeaders(studioUrl: string): MiddlewareHandler<Surroundings> {
	const studio = new URL(studioUrl).origin;
	return async (context, next) => {
		await next();
		if (!context.get("preview")) return;
		const { headers } = context.res;
		const policy = headers.get("content-security-policy") ?? "";
		headers.set("content-security-policy", policy.replace("frame-ancestors 'none'", `frame-ancestors ${studio}`));
		// It knows no single origin, and would forbid Studio's frame.
		headers.delete("x-frame-options");
		headers.set("x-robots-tag", "noindex");
		headers.set("cache-control", "no-store");
	};
}
