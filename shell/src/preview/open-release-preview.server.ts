// GET /_preview-release/<pass>: shows the site with another release in this browser, until the pass ends. GET
// /_preview-release/end: ends that.

import { END_PREVIEW_PATH, PREVIEW_RELEASE_PATH, readPass } from "@hub/releases/preview-pass";
import { serialize } from "hono/utils/cookie";
import { plainResponse } from "../http/plain-response.server.ts";
import type { LiveSet } from "../remotes/live-set.server.ts";
import { PASS_COOKIE } from "../remotes/set-choice.server.ts";

export interface OpenPreviewOptions {
	readonly live: Pick<LiveSet, "byId">;
	/** Key that signs passes. */
	readonly secret: string;
	/** True if the site is under https. */
	readonly secure: boolean;
}

/**
 * Creates the handler. It redirects to the home page with the cookie that starts or ends the preview; 410 for an
 * invalid pass.
 */
export function openReleasePreview({
	live,
	secret,
	secure,
}: OpenPreviewOptions): (request: Request) => Promise<Response> {
	const cookie = (value: string, maxAge: number) =>
		serialize(PASS_COOKIE, value, { path: "/", httpOnly: true, sameSite: "Lax", secure, maxAge });
	const home = (setCookie: string) =>
		new Response(null, {
			status: 302,
			headers: { location: "/", "set-cookie": setCookie, "cache-control": "no-store" },
		});
	return async (request) => {
		const { pathname } = new URL(request.url);
		if (pathname === END_PREVIEW_PATH) return home(cookie("", 0));
		const text = pathname.slice(PREVIEW_RELEASE_PATH.length + 1);
		const now = Date.now();
		const pass = readPass(text, secret, now);
		if (pass && (await live.byId(pass.set))) return home(cookie(text, Math.floor(pass.until - now / 1_000)));
		return plainResponse("previewOver", { status: 410, headers: { "x-robots-tag": "noindex" } });
	};
}
