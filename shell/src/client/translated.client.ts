// Detects pages that the browser has translated before React hydrates them. Hydration would find other texts and
// replace the page: translation, input and focus would be lost. Such a page stays server-rendered; links and forms load
// documents, as without JavaScript.

import { type Locale, localeEntry } from "@hub/shared-contracts/language/locale";

/**
 * Chrome and Google Translate replace texts by `font` elements and mark the root; Edge adds hashes; Firefox only
 * changes `lang`.
 */
const TRANSLATED = "html:is(.translated-ltr, .translated-rtl), html [_msttexthash], #app font";

/**
 * True if the texts of the document may differ from those that the server rendered.
 * @param locale the page's own language
 */
export function isTranslated(locale: Locale): boolean {
	return (
		document.querySelector(TRANSLATED) !== null || document.documentElement.lang !== localeEntry(locale).iso.slice(0, 2)
	);
}

/** Hides controls that need a script: the page will not be hydrated. */
export function leaveToBrowser(): void {
	delete document.documentElement.dataset.script;
}
