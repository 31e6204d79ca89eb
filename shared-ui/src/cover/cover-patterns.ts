// Patterns of computed pictures without a centre: tiles of quarter circles, and nodes of two parties with lines between
// them.

import type { CoverPaint, CoverShape } from "./cover-composition.ts";
import { CELL, STANDS_OUT } from "./cover-fields.ts";
import { disc, quarter, rectangle } from "./cover-figures.ts";
import type { Random } from "./seeded-random.ts";

/** Side of a tile. */
const TILE = 2 * CELL;

/** Quarter circles in tiles, which touch to waves, discs and petals, with one dot in the signal colour. */
export function tiles(random: Random, width: number, height: number): CoverShape[] {
	const ground = random.pick(["ground", "soft", "deep"] as const);
	const paints = random
		.shuffled<CoverPaint>(["deep", "mid", "soft", "ink", "chalk"])
		.filter((paint) => paint !== ground);
	const [squares, quarters]: [CoverShape[], CoverShape[]] = [[], []];
	const spots: (readonly [x: number, y: number])[] = [];
	for (let y = 0; y < height; y += TILE) {
		for (let x = 0; x < width; x += TILE) {
			const [paint, ...others] = random.shuffled(paints);
			if (!paint) continue;
			const [right, down] = [random.chance(0.5), random.chance(0.5)];
			const [cornerX, cornerY] = [right ? x : x + TILE, down ? y : y + TILE];
			const draw = (radius: number) => quarter(cornerX, cornerY, radius, right ? 1 : -1, down ? 1 : -1);
			const inner = others.find((other) => STANDS_OUT[paint].includes(other));
			if (random.chance(0.35)) squares.push({ paint, path: rectangle({ x, y, width: TILE, height: TILE }) });
			if (random.chance(0.35)) quarters.push({ paint: inner ?? ground, path: draw(TILE) });
			else if (random.chance(0.8)) quarters.push({ paint: random.pick(STANDS_OUT[ground]), path: draw(TILE) });
			else spots.push([x + CELL, y + CELL]);
		}
	}
	const [x, y] = spots.length > 0 ? random.pick(spots) : [TILE, TILE];
	return [
		{ paint: ground, path: rectangle({ x: 0, y: 0, width, height }) },
		...byPaint(squares),
		...byPaint(quarters),
		{ paint: "chalk", path: disc(x, y, 9) },
		{ paint: "spark", path: disc(x, y, 6.5) },
	];
}

/** Merges shapes that do not overlap into one path for each paint. */
function byPaint(shapes: readonly CoverShape[]): CoverShape[] {
	const groups = Map.groupBy(shapes, ({ paint }) => paint);
	return [...groups].map(([paint, group]) => ({ paint, path: group.map(({ path }) => path).join("") }));
}

/** Two parties side by side: each has nodes, and lines lead from one to the other across the border. */
export function network(random: Random, width: number, height: number): CoverShape[] {
	const [one, other] = random.pick([
		["soft", "ground"],
		["deep", "soft"],
		["ground", "mid"],
		["ink", "deep"],
	] as const);
	const border = CELL * Math.round((width / CELL) * random.pick([0.4, 0.5, 0.6]));
	const spread = (count: number) => Array.from({ length: count }, (_, index) => ((index + 0.5) * height) / count);
	const [left, right] = [spread(2 + random.below(3)), spread(2 + random.below(3))];
	const [from, to] = [border * 0.35, border + (width - border) * 0.65];
	const lineOf = (start: number, end: number) =>
		`M${from} ${start}C${border} ${start} ${border} ${end} ${to} ${end}`.replace(/\d+\.\d+/g, (value) =>
			Number(value).toFixed(1),
		);
	const lines = left.flatMap((start) => right.filter(() => random.chance(0.6)).map((end) => lineOf(start, end)));
	const chosen = lineOf(random.pick(left), random.pick(right));
	const stroke: CoverPaint = one === "ink" ? "chalk" : "ink";
	return [
		{ paint: one, path: rectangle({ x: 0, y: 0, width, height }) },
		{ paint: other, path: rectangle({ x: border, y: 0, width: width - border, height }) },
		...(lines.length > 0 ? [{ paint: stroke, stroke: 1, path: lines.join("") }] : []),
		{ paint: "spark", stroke: 2.5, path: chosen },
		{ paint: STANDS_OUT[one][0] ?? "ink", path: left.map((y) => disc(from, y, 8)).join("") },
		{ paint: STANDS_OUT[other][0] ?? "ink", path: right.map((y) => disc(to, y, 8)).join("") },
	];
}
