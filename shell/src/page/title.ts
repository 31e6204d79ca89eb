// Titles of documents, the same on the server and in the browser.

import type { i18n } from "i18next";
import type { ShownResult } from "./page-result.ts";

/** The site's full name: the title of pages and share cards without one (MT-3). */
export const SITE_TITLE = "Data Intelligence Hub";

/** The name that pages use, at the end of every title. */
const SHORT_NAME = "Data Hub";

/** The title as the browser shows it. */
export function fullTitle(title: string): string {
	return title ? `${title} · ${SHORT_NAME}` : SITE_TITLE;
}

/** Returns the title of a page or an error, in its language. */
export function titleOf(result: ShownResult, i18n: i18n): string {
	const text = i18n.getFixedT(result.locale, "shell");
	switch (result.kind) {
		case "page":
			return result.head.title;
		case "missing":
			return text("missing.title");
		case "refused":
		case "limited":
		case "unavailable":
		case "failed":
			return text(`trouble.${result.kind}.title`);
	}
}
