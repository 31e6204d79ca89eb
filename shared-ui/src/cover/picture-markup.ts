// Computed pictures as markup.

import styles from "./cover.module.css";
import { type CoverDensity, type CoverShape, type CoverTone, composeCover } from "./cover-composition.ts";
import { paintColour } from "./cover-palette.ts";
import { composePortrait } from "./portrait-composition.ts";

/** Kind of picture: a cover, with the theme's colours or literal ones of the light theme, or a portrait. */
export type Picture =
	| {
			readonly kind: "cover";
			readonly seed: string;
			readonly tone: CoverTone;
			readonly density: CoverDensity;
			readonly literal: boolean;
	  }
	| { readonly kind: "portrait"; readonly seed: string; readonly tone: CoverTone | undefined };

/** The inside of a picture's `svg`, written by us alone: nothing in it needs to be escaped. */
export function pictureMarkup(picture: Picture): string {
	if (picture.kind === "cover") {
		const { seed, tone, density, literal } = picture;
		return pathsOf(composeCover(seed, tone, density).shapes, literal ? tone : undefined);
	}
	const { tone, mirrored, shapes } = composePortrait(picture.seed, picture.tone);
	return `<g class="${styles[tone]}"${mirrored ? ' transform="matrix(-1 0 0 1 80 0)"' : ""}>${pathsOf(shapes)}</g>`;
}

function pathsOf(shapes: readonly CoverShape[], literalTone?: CoverTone): string {
	return shapes.map((shape) => pathOf(shape, literalTone)).join("");
}

function pathOf({ paint, path, stroke }: CoverShape, literalTone: CoverTone | undefined): string {
	const start = `<path d="${path}"`;
	if (literalTone) {
		const colour = paintColour(paint, literalTone);
		return stroke
			? `${start} stroke-width="${stroke}" stroke="${colour}" fill="none"/>`
			: `${start} fill="${colour}"/>`;
	}
	return stroke
		? `${start} stroke-width="${stroke}" class="${styles[`${paint}Line`]}"/>`
		: `${start} class="${styles[paint]}"/>`;
}
