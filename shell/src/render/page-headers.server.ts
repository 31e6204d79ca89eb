// Response headers of pages, besides those of every response.

import type { ShownResult } from "../page/page-result.ts";

/**
 * Returns the headers of a document.
 * @param form true if it is the outcome of a form
 * @param wait seconds until a visitor who sent too many forms may send again
 */
export function pageHeaders(result: ShownResult, form = false, wait?: number): Readonly<Record<string, string>> {
	const isPersonal = result.kind === "page" && result.personal === true;
	return {
		"content-type": "text/html; charset=utf-8",
		"content-language": result.locale,
		// The address is a capability: it must not leak to other sites in a referrer.
		...(isPersonal ? { "referrer-policy": "same-origin" } : {}),
		"cache-control": form || isPersonal ? "private, no-store" : "private, no-cache",
		vary: "Cookie",
		...retryAfter(result, wait),
	};
}

/** Returns the `Retry-After` header, if any. */
function retryAfter(result: ShownResult, wait: number | undefined): { readonly "retry-after"?: string } {
	const unavailable = result.kind === "unavailable" ? 30 : wait;
	const seconds = result.kind === "page" ? result.retryAfter : unavailable;
	return seconds ? { "retry-after": String(seconds) } : {};
}
