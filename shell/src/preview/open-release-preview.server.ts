// GET /_preview-release/<pass>: lets the browser that opens it see the site with another release, until the pass ends.
// GET /_preview-release/end: ends that.

import { END_PREVIEW_PATH, PREVIEW_RELEASE_PATH, readPass } from "@hub/releases/preview-pass";
import { serialize } from "hono/utils/cookie";
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

const GONE =
	"This preview has ended, or its release is not there any more. Whoever sent the link can make a new one.\nDiese Vorschau ist abgelaufen, oder ihre Fassung gibt es nicht mehr. Wer den Link geschickt hat, kann einen neuen erstellen.\n";

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
		return new Response(GONE, {
			status: 410,
			headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", "x-robots-tag": "noindex" },
		});
	};
}
