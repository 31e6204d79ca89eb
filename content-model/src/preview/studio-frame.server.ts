// Addresses of previews in Studio's frames (CT-8). They belong to the site, because Studio communicates only with
// frames of the origin that it requested. The site redirects such a request to Studio, which knows the signed-in
// account and signs a link.

import { LOCALES } from "@hub/shared-contracts/language/locale";
import { type PreviewedCollection, previewedCollections } from "./previewed-collections.server.ts";
import { isSignature, signatureOf } from "./signature.server.ts";

/** Query parameter with the mark. */
const MARK = "studio";

/** Placeholder for the home page's row, with which the Visual Editor starts. */
export const START = "start";

/** Collection and route of {@link START}. */
export const START_ROW = { collection: "pages", routeField: "route_key", route: "home" } as const;

/**
 * Returns a mark that distinguishes addresses configured in Studio from guessed ones, so that guesses don't reveal
 * Studio's address. It grants no access.
 */
function markOf(secret: string): string {
	return signatureOf(MARK, "frames of Studio", secret).slice(0, 22);
}

/** True if an address was configured in Studio. */
export function isStudioFrame(query: URLSearchParams, secret: string): boolean {
	return isSignature(query.get(MARK) ?? "", markOf(secret));
}

/** Adds the mark to an address. */
export function asStudioFrame(href: string, secret: string): string {
	return `${href}${href.includes("?") ? "&" : "?"}${MARK}=${markOf(secret)}`;
}

/** True if a setting of Studio is such an address, of this or another site. */
export function isFrameSetting(url: string): boolean {
	return url.includes(`&${MARK}=`);
}

/**
 * Returns the template from which Studio creates addresses of a collection's previews.
 * @param siteUrl without a trailing slash
 */
export function frameTemplate({ path }: PreviewedCollection, siteUrl: string, secret: string): string {
	return asStudioFrame(`${siteUrl}/{{locale}}${path.replace(":id", "{{id}}")}?version={{$version}}`, secret);
}

/**
 * Returns the addresses with which the Visual Editor starts, one per language.
 * @param siteUrl without a trailing slash
 */
export function startTemplates(siteUrl: string, secret: string): readonly string[] {
	const path = previewedCollections.get(START_ROW.collection)?.path.replace(":id", START) ?? "";
	return LOCALES.map(({ code }) => asStudioFrame(`${siteUrl}/${code}${path}?version={{$version}}`, secret));
}

/** Returns the path below Studio's address that signs a preview's link. `version` is Studio's key. */
export function signingPath(
	row: { readonly collection: string; readonly id: string; readonly locale: string },
	version: string,
) {
	const { collection, id, locale } = row;
	return `/hub-previews/${collection}/${encodeURIComponent(id)}?${new URLSearchParams({ locale, version })}`;
}
