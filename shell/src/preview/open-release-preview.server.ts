// GET /_preview-release/<pass>: lets the browser that opens it see the site with another release, until the pass ends.
// GET /_preview-release/end: ends that.

import { END_PREVIEW_PATH, PREVIEW_RELEASE_PATH, readPass } from "@hub/releases/preview-pass";
import { serialize } from "hono/utils/cookie";
import { plainAnswer } from "../http/plain-answer.server.ts";
import type { LiveSet } from "../remotes/live-set.server.ts";
import { PASS_COOKIE } from "../remotes/set-choice.server.ts";

/** What the handler works with. */
export interface OpenPreviewOptions {
	readonly live: Pick<LiveSet, "byId">;
	/** What passes are signed with. */
	readonly secret: string;
	/** Whether the site is under https. */
	readonly secure: boolean;
}

/** Answers with a redirect to the home page, and the cookie that opens or ends the preview; 410 for a pass that opens nothing. */
export function openReleasePreview({ live, secret, secure }: OpenPreviewOptions): (request: Request) => Promise<Response> {
	const cookie = (value: string, maxAge: number) =>
		serialize(PASS_COOKIE, value, { path: "/", httpOnly: true, sameSite: "Lax", secure, maxAge });
	const home = (setCookie: string) =>
		new Response(null, { status: 302, headers: { location: "/", "set-cookie": setCookie, "cache-control": "no-store" } });
	return async (request) => {
		const { pathname } = new URL(request.url);
		if (pathname === END_PREVIEW_PATH) return home(cookie("", 0));
		const text = pathname.slice(PREVIEW_RELEASE_PATH.length + 1);
		const now = Date.now();
		const pass = readPass(text, secret, now);
		if (pass && (await live.byId(pass.set))) return home(cookie(text, Math.floor(pass.until - now / 1_000)));
		return plainAnswer("previewOver", { status: 410, headers: { "x-robots-tag": "noindex" } });
	};
}
