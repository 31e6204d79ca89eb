/** @jsxImportSource #vue */

// The guide's pictures: what of a form or a list is spoken of, drawn as bars and frames, so that no word in them waits for a translation.

import type { FunctionalComponent } from "vue";

/** Rectangles as `x y width height` in a picture of 460 by 120. */
interface Sketch {
	/** Sheets with an outline. */
	readonly frames: readonly string[];
	/** Words that are not the point. */
	readonly words: readonly string[];
	/** What is spoken of. */
	readonly marks: readonly string[];
	/** Lines that join, as a path. */
	readonly joins?: string;
	readonly dots?: readonly string[];
}

const form = (x: number) => ({
	frame: `${x} 8 190 104`,
	words: [`${x + 14} 24 70 8`, `${x + 14} 46 160 6`, `${x + 14} 58 150 6`, `${x + 14} 70 162 6`, `${x + 14} 82 110 6`],
});
const [left, right] = [form(8), form(262)];

/** By the sections of the guide, in their order. */
const GUIDE_PICTURES = {
	languages: {
		frames: [left.frame, right.frame],
		words: [...left.words, ...right.words],
		marks: ["22 96 60 8", "276 96 60 8"],
		joins: "M82 100H276",
		dots: ["82 100", "276 100"],
	},
	translating: {
		frames: [left.frame, right.frame],
		words: [...left.words.slice(1), "276 24 70 8"],
		marks: ["22 24 70 8", "276 46 160 6", "276 58 150 6", "276 70 162 6", "276 82 110 6", "392 94 46 12"],
		joins: "M206 60H254M246 53L254 60L246 67",
	},
	standing: {
		frames: ["8 8 444 104"],
		words: ["46 54 120 8", "46 86 150 8", "230 54 90 6", "230 86 60 6"],
		marks: ["22 22 416 16"],
		dots: ["30 58", "30 90"],
	},
	reading: {
		frames: ["8 8 190 104", "278 16 174 38", "278 66 174 38"],
		words: [...left.words.slice(0, 2), ...left.words.slice(3), "294 24 70 7", "294 39 130 6", "310 74 60 7", "310 89 110 6"],
		marks: ["22 56 160 10"],
		joins: "M182 61H254V35H278M254 61V85H278",
		dots: ["182 61", "294 85"],
	},
	preview: {
		frames: ["8 8 190 104", "214 8 238 104"],
		words: left.words,
		marks: ["214 8 238 12", "230 34 120 12"],
		joins: "M230 60H420M230 72H410M230 84H424M230 96H360",
	},
	links: {
		frames: ["8 8 240 44", "8 60 240 52", "296 30 156 60"],
		words: ["22 74 120 7", "22 92 150 7", "312 44 90 8", "312 62 124 6", "312 74 100 6"],
		marks: ["22 26 90 8", "14 68 228 18"],
		joins: "M242 77H296M288 70L296 77L288 84",
	},
	pictures: {
		frames: ["8 8 216 104", "250 8 96 66", "364 8 88 104"],
		words: ["250 84 96 7", "250 98 70 7"],
		marks: ["140 40 24 24", "304 22 14 14", "404 30 18 18"],
		joins: "M8 90L70 50L118 84L160 60L224 100M250 60L290 40L346 66M364 90L410 60L452 96",
	},
	events: {
		frames: [left.frame, "262 8 190 104"],
		words: ["22 46 160 6", "22 58 150 6", "22 70 162 6", "298 34 100 7", "298 58 130 7", "298 82 90 7"],
		marks: ["22 22 162 14", "22 86 10 10"],
		joins: "M40 91H120M276 60L281 66L290 54M276 84L281 90L290 78",
		dots: ["282 38"],
	},
	kept: {
		frames: ["8 8 444 104"],
		words: ["40 26 150 8", "40 56 190 8", "40 86 130 8", "300 26 60 6", "300 86 50 6"],
		marks: ["300 54 110 12"],
		joins: "M24 30V90",
		dots: ["24 30", "24 60", "24 90"],
	},
} as const satisfies Readonly<Record<string, Sketch>>;

/** A picture of the guide. */
export type GuidePictureName = keyof typeof GUIDE_PICTURES;

const rectangles = (all: readonly string[], look: string, radius: number) =>
	all.map((one) => {
		const [x, y, width, height] = one.split(" ");
		return <rect key={one} class={look} x={x} y={y} width={width} height={height} rx={radius} />;
	});

/** Draws it; `label` says what it shows. */
export const GuidePicture: FunctionalComponent<{ readonly name: GuidePictureName; readonly label: string }> = ({ name, label }) => {
	const { frames, words, marks, joins, dots }: Sketch = GUIDE_PICTURES[name];
	return (
		<svg class="hub-guide-picture" viewBox="0 0 460 120" role="img" aria-label={label}>
			{rectangles(frames, "frame", 6)}
			{rectangles(words, "word", 3)}
			{rectangles(marks, "mark", 3)}
			{joins && <path class="join" d={joins} />}
			{dots?.map((one) => {
				const [cx, cy] = one.split(" ");
				return <circle key={one} class="dot" cx={cx} cy={cy} r={5} />;
			})}
		</svg>
	);
};
GuidePicture.props = ["name", "label"];
