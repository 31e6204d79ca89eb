// Which pictures there are of the site: every kind of page in both languages, in four widths, light, dark and on paper.

import { BLOCK_PAGES, KNOWN_PAGES } from "../page-kinds.ts";

const WIDTHS = [360, 768, 1280, 1920] as const;
const LOOKS = ["light", "dark"] as const;

/** How wide A4 is within the margins of `@page`, in CSS px. */
const PAPER = 673;

/** A picture of a page. */
export interface Picture {
	/** The name of its file without `.png`, e.g. `post-de-1280-dark`. */
	readonly name: string;
	readonly kind: string;
	readonly lang: "en" | "de";
	readonly path: string;
	/** In CSS px. */
	readonly width: number;
	readonly look: (typeof LOOKS)[number] | "print";
}

/** All pictures, or those whose names have these words in them. */
export function pictures(words = ""): Picture[] {
	return [...KNOWN_PAGES, ...BLOCK_PAGES]
		.flatMap(({ kind, lang, path }) => [
			...WIDTHS.flatMap((width) => LOOKS.map((look) => ({ kind, lang, path, width, look }))),
			{ kind, lang, path, width: PAPER, look: "print" as const },
		])
		.map((picture) => ({ ...picture, name: [picture.kind, picture.lang, picture.width, picture.look].join("-") }))
		.filter(({ name }) => name.includes(words));
}
