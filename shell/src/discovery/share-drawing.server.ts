// Draws share pictures (MT-3): the title on one field, the item's computed figure on another, and the brand mark.

import { SHARE_PICTURE_SIZE } from "@hub/shared-contracts/content/picture";
import { type CoverTone, composeCover } from "@hub/shared-ui/cover/cover-composition";
import { paintColour } from "@hub/shared-ui/cover/cover-palette";
import type { OverlayOptions } from "sharp";
import { escapeXml } from "../links/xml.ts";
import { SITE_TITLE } from "../page/title.ts";

/** The content of a picture. */
export interface SharePicture {
	readonly title: string;
	/** A sentence or two; shown where the title leaves room. */
	readonly description: string;
	/** The seed of its figures. */
	readonly seed: string;
	readonly tone: CoverTone;
}

/** Font files. */
export interface ShareFonts {
	readonly bold: string;
	readonly regular: string;
}

const { width: WIDTH, height: HEIGHT } = SHARE_PICTURE_SIZE;
const FIGURE_WIDTH = 420;
const MARGIN = 64;
const TEXT_WIDTH = WIDTH - FIGURE_WIDTH - 2 * MARGIN;
const TITLE = { top: 68, height: 340, sizes: [76, 68, 60, 54, 48, 42] };
const BRAND = { top: 528, height: 42 };
const GAP = 34;
const COLOURS = {
	paper: "#fbfaf6",
	ink: "#0d1a2b",
	soft: "#4a5868",
	brand: "#0a5f63",
	far: "#6aaba7",
	signal: "#c8431f",
};

/** Draws a PNG of 1200 × 630. */
export async function drawSharePicture(picture: SharePicture, fonts: ShareFonts): Promise<Buffer> {
	const { default: sharp } = await import("sharp");

	/** Draws text on a transparent background, at most as wide as the column, unless a single word is wider. */
	const words = async (text: string, font: string, file: string, colour: string, wrap: "word" | "word-char") => {
		const markup = `<span foreground="${colour}">${escapeXml(text)}</span>`;
		const size = Number(/\d+$/.exec(font)?.[0]);
		const { data, info } = await sharp({
			text: {
				text: markup,
				font,
				fontfile: file,
				width: TEXT_WIDTH,
				wrap,
				rgba: true,
				dpi: 72,
				spacing: Math.round(size * -0.1),
			},
		})
			.png()
			.toBuffer({ resolveWithObject: true });
		return { input: data, width: info.width, height: info.height };
	};

	/** Draws the title in the largest size that fits; in the smallest one, long words are broken. */
	const title = async () => {
		for (const size of TITLE.sizes) {
			const last = size === TITLE.sizes.at(-1);
			const drawn = await words(
				picture.title,
				`${FAMILY} Bold ${size}`,
				fonts.bold,
				COLOURS.ink,
				last ? "word-char" : "word",
			);
			if (last || (drawn.width <= TEXT_WIDTH && drawn.height <= TITLE.height)) return drawn;
		}
		throw new Error("There is no size to draw a title in.");
	};

	const heading = await title();
	const name = await words(SITE_TITLE, `${FAMILY} Bold 26`, fonts.bold, COLOURS.ink, "word");
	const layers: OverlayOptions[] = [
		{ input: heading.input, left: MARGIN, top: TITLE.top },
		{ input: name.input, left: MARGIN + 62, top: BRAND.top + Math.round((BRAND.height - name.height) / 2) },
	];
	const below = TITLE.top + heading.height + GAP;
	const description = firstWords(picture.description);
	if (description) {
		const text = await words(description, `${FAMILY} 28`, fonts.regular, COLOURS.soft, "word-char");
		if (below + text.height <= BRAND.top - GAP) layers.push({ input: text.input, left: MARGIN, top: below });
	}
	return sharp(Buffer.from(ground(picture)))
		.composite(layers)
		.png({ palette: true, colours: 128, effort: 7 })
		.toBuffer();
}

const FAMILY = "Bricolage Grotesque";

/** Returns the two fields, the figure and the brand mark as SVG, without text. */
function ground({ seed, tone }: SharePicture): string {
	const { viewBox, shapes } = composeCover(seed, tone, "share");
	const figures = shapes.map(({ path, paint, stroke }) => {
		const colour = paintColour(paint, tone);
		return stroke
			? `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${stroke}"/>`
			: `<path d="${path}" fill="${colour}"/>`;
	});
	return (
		`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">` +
		`<rect width="${WIDTH}" height="${HEIGHT}" fill="${COLOURS.paper}"/>` +
		`<svg x="${WIDTH - FIGURE_WIDTH}" width="${FIGURE_WIDTH}" height="${HEIGHT}" viewBox="${viewBox}">${figures.join("")}</svg>` +
		`<g transform="translate(${MARGIN - 1.5} ${BRAND.top}) scale(1.5)">` +
		`<path fill="${COLOURS.brand}" d="M1 0h15v28H1z"/><path fill="${COLOURS.far}" d="M17 0a14 14 0 0 1 0 28z"/>` +
		`<circle fill="${COLOURS.paper}" cx="16.5" cy="14" r="6"/><circle fill="${COLOURS.signal}" cx="16.5" cy="14" r="3.75"/></g></svg>`
	);
}

/** Returns as many whole words as fit into three lines. */
function firstWords(text: string): string {
	const folded = text.replace(/\s+/g, " ").trim();
	if (folded.length <= 130) return folded;
	return `${folded.slice(0, 130).replace(/[\s,;:.–-]*\S*$/, "")} …`;
}
