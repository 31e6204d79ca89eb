// What share cards show of a page: Open Graph and card tags, the same on the server and in the browser (MT-1).

import { LOCALES, localeEntry } from "@hub/shared-contracts/locale";
import { PICTURE_SIZES, pictureHref } from "@hub/shared-contracts/picture";
import { shareText } from "@hub/shared-contracts/share-text";
import type { ShownAnswer } from "./answer.ts";
import { SITE_TITLE } from "./title.ts";

/** A `meta` element. Open Graph names its tags in `property`, cards and everything else in `name`. */
export interface ShareTag {
	readonly key: "property" | "name";
	readonly name: string;
	readonly content: string;
}

/** The tags of a page; none for what is shown instead of one. */
export function shareTags({ kind, head, addresses, locale }: ShownAnswer): ShareTag[] {
	if (kind !== "page" || !addresses) return [];
	const title = head.title || SITE_TITLE;
	const description = shareText(head.description);
	const others = LOCALES.filter(({ code }) => code !== locale && addresses.alternates.some(({ hreflang }) => hreflang === code));
	const { width, height } = PICTURE_SIZES.head;
	return [
		og("title", title),
		...(description ? [og("description", description)] : []),
		og("type", head.type ?? "website"),
		og("url", addresses.canonical),
		og("site_name", SITE_TITLE),
		og("locale", localeEntry(locale).iso.replace("-", "_")),
		...others.map(({ iso }) => og("locale:alternate", iso.replace("-", "_"))),
		...(head.image
			? [
					og("image", new URL(pictureHref(head.image.id, "head"), addresses.canonical).href),
					og("image:width", String(width)),
					og("image:height", String(height)),
					...(head.image.alt ? [og("image:alt", head.image.alt)] : []),
				]
			: []),
		card("card", "summary_large_image"),
		card("title", title),
		...(description ? [card("description", description)] : []),
	];
}

function og(name: string, content: string): ShareTag {
	return { key: "property", name: `og:${name}`, content };
}

function card(name: string, content: string): ShareTag {
	return { key: "name", name: `twitter:${name}`, content };
}
