// The addresses that Studio frames previews by (CT-8). They are the site's own: Studio talks only to a frame of the origin that it asked
// for. The site sends such a request on to Studio, which knows who is signed in there, for a signed link.

import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { LOCALES } from "@hub/shared-contracts/language/locale";
import { type PreviewedCollection, previewedCollections } from "./previewed-collections.server.ts";

/** The parameter with the mark. */
const MARK = "studio";

/** Stands for the home page's row in its address: with it the Visual Editor begins. */
export const START = "start";

/** The collection and the route of the row that {@link START} stands for. */
export const START_ROW = { collection: "pages", routeField: "route_key", route: "home" } as const;

/** What tells an address that Studio was given from one that was guessed, so that guesses do not learn where Studio is. It opens nothing. */
function markOf(secret: string): string {
	const key = new Uint8Array(hkdfSync("sha256", secret, "", "frames of Studio", 32));
	return createHmac("sha256", key).update(MARK).digest("base64url").slice(0, 22);
}

/** Whether an address is one that Studio was given. */
export function isStudioFrame(query: URLSearchParams, secret: string): boolean {
	const [given, right] = [Buffer.from(query.get(MARK) ?? ""), Buffer.from(markOf(secret))];
	return given.length === right.length && timingSafeEqual(given, right);
}

/** An address as that of a frame of Studio. */
export function asStudioFrame(href: string, secret: string): string {
	return `${href}${href.includes("?") ? "&" : "?"}${MARK}=${markOf(secret)}`;
}

/** Whether a setting of Studio is such an address, of this or another site. */
export function isFrameSetting(url: string): boolean {
	return url.includes(`&${MARK}=`);
}

/** What Studio makes the addresses of a collection's previews from. @param siteUrl without a slash at the end */
export function frameTemplate({ path }: PreviewedCollection, siteUrl: string, secret: string): string {
	return asStudioFrame(`${siteUrl}/{{locale}}${path.replace(":id", "{{id}}")}?version={{$version}}`, secret);
}

/** Where the Visual Editor begins, in each language. @param siteUrl without a slash at the end */
export function startTemplates(siteUrl: string, secret: string): readonly string[] {
	const path = previewedCollections.get(START_ROW.collection)?.path.replace(":id", START) ?? "";
	return LOCALES.map(({ code }) => asStudioFrame(`${siteUrl}/${code}${path}?version={{$version}}`, secret));
}

/** Where Studio signs the link of a preview, below its own address. `version` as Studio names it. */
export function signingPath(asked: { readonly collection: string; readonly id: string; readonly locale: string }, version: string) {
	const { collection, id, locale } = asked;
	return `/hub-previews/${collection}/${encodeURIComponent(id)}?${new URLSearchParams({ locale, version })}`;
}
