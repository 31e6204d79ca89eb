// Computes pictures on the server. This module is empty in browsers' builds, which load picture-markup.ts as a chunk.

import { type Picture, pictureMarkup as renderPicture } from "./picture-markup.ts";

/** Maximum number of cached pictures. */
const MAX_PICTURES = 500;

const cache = new Map<string, string>();

/** Returns the content of a picture's `svg`, cached for all pages that show it. */
export function pictureMarkup(picture: Picture): string {
	const key = JSON.stringify(picture);
	const markup = cache.get(key) ?? renderPicture(picture);
	if (cache.size >= MAX_PICTURES) cache.clear();
	cache.set(key, markup);
	return markup;
}
