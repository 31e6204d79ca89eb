// Computed pictures as markup.

import styles from "./cover.module.css";
import { type CoverDensity, type CoverShape, type CoverTone, composeCover } from "./cover-composition.ts";
import { composePortrait } from "./portrait-composition.ts";

/** Inputs of a computed picture. */
export type Picture =
	| { readonly kind: "cover"; readonly seed: string; readonly tone: CoverTone; readonly density: CoverDensity }
	| { readonly kind: "portrait"; readonly seed: string };

/** Renders the content of a picture's `svg`. It contains no input, so nothing has to be escaped. */
export function pictureMarkup(picture: Picture): string {
	if (picture.kind === "cover") return pathsOf(composeCover(picture.seed, picture.tone, picture.density).shapes);
	const { tone, mirrored, shapes } = composePortrait(picture.seed);
	return `<g class="${styles[tone]}"${mirrored ? ' transform="matrix(-1 0 0 1 80 0)"' : ""}>${pathsOf(shapes)}</g>`;
}

function pathsOf(shapes: readonly CoverShape[]): string {
	return shapes
		.map(({ paint, path, stroke }) =>
			stroke
				? `<path d="${path}" stroke-width="${stroke}" class="${styles[`${paint}Line`]}"/>`
				: `<path d="${path}" class="${styles[paint]}"/>`,
		)
		.join("");
}
