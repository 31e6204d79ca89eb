// Open Graph and card tags of a page, the same on the server and in the browser (MT-1).

import { SHARE_PICTURE, SHARE_PICTURE_SIZE, sharePictureHref } from "@hub/shared-contracts/content/picture";
import { LOCALES, localeEntry } from "@hub/shared-contracts/language/locale";
import { shareText } from "@hub/shared-contracts/remote/share-text";
import type { FoundResult, ShownResult } from "./page-result.ts";
import { SITE_TITLE } from "./title.ts";

/** A `meta` element. Open Graph uses `property`, cards and everything else `name`. */
export interface ShareTag {
	readonly key: "property" | "name";
	readonly name: string;
	readonly content: string;
}

/** Returns the tags of a page; none for errors. */
export function shareTags(result: ShownResult): ShareTag[] {
	const { head, addresses, locale } = result;
	if (result.kind !== "page" || !addresses) return [];
	const title = (head.shareTitle ?? head.title) || SITE_TITLE;
	const description = shareText(head.description);
	const others = LOCALES.filter(
		({ code }) => code !== locale && addresses.alternates.some(({ hreflang }) => hreflang === code),
	);
	const picture = pictureOf(result, title);
	return [
		og("title", title),
		...(description ? [og("description", description)] : []),
		og("type", head.type ?? "website"),
		og("url", addresses.canonical),
		og("site_name", SITE_TITLE),
		og("locale", localeEntry(locale).iso.replace("-", "_")),
		...others.map(({ iso }) => og("locale:alternate", iso.replace("-", "_"))),
		...(picture
			? [
					og("image", picture.href),
					og("image:type", picture.type),
					og("image:width", String(picture.width)),
					og("image:height", String(picture.height)),
					...(picture.alt ? [og("image:alt", picture.alt)] : []),
				]
			: []),
		card("card", "summary_large_image"),
		card("title", title),
		...(description ? [card("description", description)] : []),
		...(picture ? [card("image", picture.href), ...(picture.alt ? [card("image:alt", picture.alt)] : [])] : []),
	];
}

/** Returns the page's own picture, else the one that is drawn for it, described by the page's title. */
function pictureOf({ head, addresses, sharePicture }: FoundResult, title: string) {
	const { image } = head;
	if (!image) return sharePicture && { ...SHARE_PICTURE_SIZE, type: "image/png", href: sharePicture, alt: title };
	const href = new URL(sharePictureHref(image.id), addresses?.canonical).href;
	return { ...SHARE_PICTURE_SIZE, type: SHARE_PICTURE.type, href, alt: image.alt };
}

function og(name: string, content: string): ShareTag {
	return { key: "property", name: `og:${name}`, content };
}

function card(name: string, content: string): ShareTag {
	return { key: "name", name: `twitter:${name}`, content };
}
