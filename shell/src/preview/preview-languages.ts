// The language select of a preview: links lead to the other languages' previews, where they exist.

import type { LanguageLink } from "../page/page-result.ts";
import type { PreviewBarData } from "../page/preview-bar-data.ts";

/** Replaces the links of a page's language select by those of its previews. */
export function previewLanguages(
	links: readonly LanguageLink[],
	{ languages }: PreviewBarData,
): readonly LanguageLink[] {
	return links.map((link) => {
		const href = languages.find(({ locale }) => locale === link.locale)?.href;
		return href === undefined ? link : { ...link, href, same: true };
	});
}
