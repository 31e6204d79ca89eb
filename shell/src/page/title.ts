// Titles of documents, the same on the server and in the browser.

import type { Locale } from "@hub/shared-contracts/language/locale";
import type { ShownAnswer } from "./answer.ts";

/** The site's name where a page has no title of its own, and behind every title (MT-3). */
export const SITE_TITLE = "Data Intelligence Hub";

/** The title as the browser shows it. */
export function fullTitle(title: string): string {
	return title ? `${title} · ${SITE_TITLE}` : SITE_TITLE;
}

/** The title of a page, or what happened instead, in the page's language. */
export function titleOf(answer: ShownAnswer, translate: (locale: Locale, namespace: string, key: string) => string): string {
	const text = (key: string) => translate(answer.locale, "shell", key);
	switch (answer.kind) {
		case "page":
			return answer.head.title;
		case "missing":
			return text("missing.title");
		case "refused":
		case "limited":
		case "unavailable":
		case "failed":
			return text(`trouble.${answer.kind}.title`);
	}
}
