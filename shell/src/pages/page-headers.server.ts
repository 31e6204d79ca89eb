// What an answer with a page says about itself, besides what every answer of the site says.

import type { ShownAnswer } from "../page/answer.ts";

/**
 * The headers of a document.
 * @param form whether it is the outcome of a form
 * @param wait the seconds after which a visitor who sent too many forms may send again
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

/** The `Retry-After` header, where the answer has one. */
function retryAfter(answer: ShownAnswer, wait: number | undefined): { readonly "retry-after"?: string } {
	const seconds = answer.kind === "page" ? answer.retryAfter : answer.kind === "unavailable" ? 30 : wait;
	return seconds ? { "retry-after": String(seconds) } : {};
}
