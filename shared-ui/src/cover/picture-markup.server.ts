// Pictures are drawn where pages are rendered; a browser's build, in which this is empty, has their code in a chunk of
// its own.

import { pictureMarkup as draw, type Picture } from "./picture-markup.ts";

/** Maximum number of cached pictures. */
const MAX_PICTURES = 500;

const cache = new Map<string, string>();

/** The inside of a picture's `svg`. The same picture is drawn once for all pages that show it. */
export function pictureMarkup(picture: Picture): string {
	const key = JSON.stringify(picture);
	const markup = cache.get(key) ?? draw(picture);
	if (cache.size >= MAX_PICTURES) cache.clear();
	cache.set(key, markup);
	return markup;
}
