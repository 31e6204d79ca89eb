// Response headers of pages, besides those of every response.

import type { ShownAnswer } from "../page/answer.ts";

/**
 * Returns the headers of a document.
 * @param form true if it is the outcome of a form
 * @param wait seconds until a visitor who sent too many forms may send again
 */
export function pageHeaders(answer: ShownAnswer, form = false, wait?: number): Readonly<Record<string, string>> {
	const isPersonal = answer.kind === "page" && answer.personal === true;
	return {
		"content-type": "text/html; charset=utf-8",
		"content-language": answer.locale,
		// The address is a capability: it must not leak to other sites in a referrer.
		...(isPersonal ? { "referrer-policy": "same-origin" } : {}),
		"cache-control": form || isPersonal ? "private, no-store" : "private, no-cache",
		vary: "Cookie",
		...retryAfter(answer, wait),
	};
}

/** Returns the `Retry-After` header, if any. */
function retryAfter(answer: ShownAnswer, wait: number | undefined): { readonly "retry-after"?: string } {
	const unavailable = answer.kind === "unavailable" ? 30 : wait;
	const seconds = answer.kind === "page" ? answer.retryAfter : unavailable;
	return seconds ? { "retry-after": String(seconds) } : {};
}
