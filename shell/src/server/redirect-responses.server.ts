// Answers that send a visitor on.

import type { MovedAnswer } from "../page/answer.ts";

/** Where a visitor goes with a form: after it was taken to a page (303), or with it to where the page is now (307, 308). */
export function sentOn({ to, permanent, seeOther }: MovedAnswer): Response {
	const status = seeOther ? 303 : permanent ? 308 : 307;
	return new Response(null, { status, headers: { location: to, "cache-control": "private, no-store" } });
}

/**
 * Where a visitor is sent who asked for an address that has moved.
 * @param depends whether the cookie or the browser's languages decided
 */
export function redirect(to: string, permanent: boolean, depends: boolean): Response {
	return new Response(null, {
		status: permanent ? 301 : 302,
		headers: {
			location: to,
			"cache-control": permanent ? "public, max-age=3600" : "private, no-store",
			...(depends ? { vary: "Cookie, Accept-Language" } : {}),
		},
	});
}
