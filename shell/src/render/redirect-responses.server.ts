// Statuses of redirects: after a form, and for an address that moved.

import type { MovedResult } from "../page/page-result.ts";

/**
 * Redirects after a form: with GET to a page once it was accepted (303), or with the form to the page's new address
 * (307, 308).
 */
export function redirectAfterForm({ to, permanent, seeOther }: MovedResult): Response {
	const repeated = permanent ? 308 : 307;
	return new Response(null, {
		status: seeOther ? 303 : repeated,
		headers: { location: to, "cache-control": "private, no-store" },
	});
}

/**
 * Responds to a request for an address that has moved.
 * @param depends true if the cookie or the browser's languages decided
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
