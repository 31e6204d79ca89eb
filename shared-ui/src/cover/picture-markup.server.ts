// Pictures are drawn where pages are; a browser's build, in which this is empty, has their code in a chunk of its own.

import { pictureMarkup as drawn, type Picture } from "./picture-markup.ts";

/** How many pictures are remembered: those of the pages that are read. */
const MOST = 500;

const known = new Map<string, string>();

/** The inside of a picture's `svg`. The same picture is drawn once for all pages that show it. */
export function pictureMarkup(picture: Picture): string {
	const key = JSON.stringify(picture);
	const markup = known.get(key) ?? drawn(picture);
	if (known.size >= MOST) known.clear();
	known.set(key, markup);
	return markup;
}
