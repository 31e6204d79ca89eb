// Titles of documents, the same on the server and in the browser.

import type { i18n } from "i18next";
import type { ShownAnswer } from "./answer.ts";

/** The site's name: the title of pages without one, and the end of every title (MT-3). */
export const SITE_TITLE = "Data Intelligence Hub";

/** The title as the browser shows it. */
export function fullTitle(title: string): string {
	return title ? `${title} · ${SITE_TITLE}` : SITE_TITLE;
}

/** Returns the title of a page or an error, in its language. */
export function titleOf(answer: ShownAnswer, i18n: i18n): string {
	const text = i18n.getFixedT(answer.locale, "shell");
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
