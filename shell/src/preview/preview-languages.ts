// Where the language select of a preview leads: to the other language's own preview, where there is one.

import type { LanguageLink } from "../page/answer.ts";
import type { PreviewBarData } from "../page/preview-bar-data.ts";

/** The links of a page's language select as those of its preview. */
export function previewLanguages(links: readonly LanguageLink[], { languages }: PreviewBarData): readonly LanguageLink[] {
	return links.map((link) => {
		const href = languages.find(({ locale }) => locale === link.locale)?.href;
		return href === undefined ? link : { ...link, href, same: true };
	});
}
