/** @jsxImportSource #vue */

import type { FunctionalComponent } from "vue";

/** Bars of text and coloured areas, as `x y width height` in a picture of 64 by 40. */
interface Sketch {
	readonly words?: readonly string[];
	readonly fields?: readonly string[];
}

const columns = (top: number, height: number) => [
	`6 ${top} 15 ${height}`,
	`24.5 ${top} 15 ${height}`,
	`43 ${top} 15 ${height}`,
];
const text = ["6 12 44 2.5", "6 18 52 2.5", "6 24 48 2.5", "6 30 36 2.5"];

const SKETCHES: Readonly<Record<string, Sketch>> = {
	accordion: { words: ["6 7 34 3", "6 19 40 3", "6 31 30 3"], fields: ["54 7 4 3", "54 19 4 3", "54 31 4 3"] },
	cards: { fields: columns(6, 14), words: columns(23, 3).concat(columns(29, 2)) },
	carousel: { fields: ["14 7 36 20", "4 15 5 4", "55 15 5 4"], words: ["24 32 4 3", "30 32 4 3", "36 32 4 3"] },
	contents: { fields: ["6 8 4 4", "6 18 4 4", "6 28 4 4"], words: ["14 9 38 2.5", "14 19 30 2.5", "14 29 34 2.5"] },
	cookies: {
		words: ["6 8 14 3", "24 8 14 3", "42 8 14 3", "6 17 14 2", "24 17 14 2", "42 17 14 2", "6 25 14 2", "24 25 14 2"],
	},
	cta: { fields: ["3 6 58 28"], words: [] },
	diagram: { fields: ["6 13 14 14", "44 13 14 14"], words: ["22 19 20 2"] },
	events: { fields: ["6 7 9 9", "6 22 9 9"], words: ["19 8 36 3", "19 13 22 2", "19 23 32 3", "19 28 24 2"] },
	features: { words: [...columns(9, 4), ...columns(18, 2), ...columns(23, 2), ...columns(28, 2)] },
	form: { words: ["6 6 20 2", "6 18 20 2"], fields: ["6 10 52 5", "6 22 52 5", "6 31 16 5"] },
	hero: { words: ["6 9 26 5", "6 17 22 2", "6 22 24 2"], fields: ["6 28 13 5", "38 6 20 28"] },
	logos: { fields: ["6 8 14 9", "25 8 14 9", "44 8 14 9", "6 23 14 9", "25 23 14 9", "44 23 14 9"] },
	media: { fields: ["6 5 52 25"], words: ["6 33 30 2"] },
	numbers: { words: [...columns(10, 10)], fields: columns(25, 2) },
	people: { fields: ["8 7 11 13", "26.5 7 11 13", "45 7 11 13"], words: [...columns(24, 3), ...columns(30, 2)] },
	posts: { fields: ["6 6 24 15", "34 6 24 15"], words: ["6 25 24 3", "34 25 24 3", "6 31 16 2", "34 31 16 2"] },
	prose: { words: ["6 5 24 3.5", ...text] },
	quote: { fields: ["6 8 3 22"], words: ["13 9 42 3", "13 15 38 3", "13 21 28 3", "13 29 16 2"] },
	references: { fields: ["6 7 20 26"], words: ["30 9 28 3", "30 16 24 2", "30 21 28 2", "30 26 18 2"] },
	screen: { words: ["6 9 20 4", "6 17 22 2", "6 22 18 2"], fields: ["33 6 25 28"] },
	steps: { fields: ["6 6 6 6", "6 17 6 6", "6 28 6 6"], words: ["16 8 38 2.5", "16 19 32 2.5", "16 30 36 2.5"] },
	table: {
		fields: ["6 6 52 6"],
		words: ["6 16 14 2", "25 16 14 2", "44 16 14 2", "6 24 14 2", "25 24 14 2", "44 24 14 2", "6 32 14 2"],
	},
	tour: { fields: ["6 6 34 28"], words: ["44 9 14 3", "44 18 14 3", "44 27 14 3"] },
	video: { fields: ["6 5 52 30"] },
};

const PLAIN: Sketch = { words: text };

/** Sketch of a kind of block. */
export const BlockPicture: FunctionalComponent<{ readonly type: string }> = ({ type }) => {
	const { words = [], fields = [] } = SKETCHES[type] ?? PLAIN;
	const bar = (kind: string) => (area: string) => {
		const [x, y, width, height] = area.split(" ");
		return <rect key={kind + area} class={kind} x={x} y={y} width={width} height={height} rx="1" />;
	};
	return (
		<svg class="hub-block-picture" viewBox="0 0 64 40" width="64" height="40" aria-hidden="true">
			{fields.map(bar("hub-picture-field"))}
			{words.map(bar("hub-picture-words"))}
			{type === "video" && <path class="hub-picture-mark" d="M28 14 L40 20 L28 26 Z" />}
			{type === "cta" && <path class="hub-picture-mark" d="M12 14h30v3H12z M12 20h22v2H12z M12 26h12v4H12z" />}
		</svg>
	);
};
BlockPicture.props = ["type"];
