// Computes pictures in three compositions: coloured fields with a figure on their boundary, tiles of quarter circles,
// and two parties with nodes and lines. Pure and deterministic.

import { CELL, type Field, fieldsOf, type Meeting, meetingsOf } from "./cover-fields.ts";
import { agreement, figure, rectangle } from "./cover-figures.ts";
import { network, tiles } from "./cover-patterns.ts";
import { type Random, randomOf } from "./seeded-random.ts";

/** Colour family of a picture; the rest is neutral, with one element in the signal colour. */
export type CoverTone = "brand" | "leaf" | "sky" | "clay" | "plum";

/** `card` 3:2; `head` 4:3 with more fields; `share` 2:3, beside the title of a share picture. */
export type CoverDensity = "card" | "head" | "share";

/**
 * Paint of a shape. `soft`, `mid`, `deep` are shades of the tone, `spark` is the signal colour, the others are neutral.
 */
export type CoverPaint = "ground" | "chalk" | "ink" | "soft" | "mid" | "deep" | "spark";

/** A path of the picture, filled with its paint or, with `stroke`, drawn as a line of that width. */
export interface CoverShape {
	readonly paint: CoverPaint;
	readonly path: string;
	readonly stroke?: number;
}

/** A picture on a grid of cells of 20 units. */
export interface CoverComposition {
	readonly viewBox: string;
	/** From back to front. */
	readonly shapes: readonly CoverShape[];
}

const GRIDS = {
	card: { columns: 6, rows: 4, fields: 4, viewBox: "0 0 120 80" },
	head: { columns: 8, rows: 6, fields: 7, viewBox: "0 0 160 120" },
	share: { columns: 4, rows: 6, fields: 5, viewBox: "0 0 80 120" },
} as const satisfies Record<CoverDensity, { columns: number; rows: number; fields: number; viewBox: string }>;

/** Composes a picture. The same key, tone and density give the same picture in every process. */
export function composeCover(key: string, tone: CoverTone, density: CoverDensity): CoverComposition {
	const { columns, rows, fields: count, viewBox } = GRIDS[density];
	const random = randomOf(`${tone} ${density} ${key}`);
	const [width, height] = [columns * CELL, rows * CELL];
	// A separate sequence, so that the other choices do not depend on this one.
	switch (randomOf(`composition ${key}`).pick(["fields", "fields", "tiles", "network"] as const)) {
		case "tiles":
			return { viewBox, shapes: tiles(random, width, height) };
		case "network":
			return { viewBox, shapes: network(random, width, height) };
		case "fields":
			return { viewBox, shapes: meetingFields(random, columns, rows, count) };
	}
}

/** Fields, with a figure across the boundary of two of them. */
function meetingFields(random: Random, columns: number, rows: number, count: number): CoverShape[] {
	const fields = fieldsOf(random, columns, rows, count);
	const meeting = meetingOf(random, meetingsOf(fields, columns, rows), columns * CELL, rows * CELL);
	const busy = new Set(meeting.quarters.map(({ field }) => field));
	return [
		...ground(fields, columns * CELL, rows * CELL),
		...fields.filter((field) => !busy.has(field)).flatMap((field) => figure(random, field)),
		...agreement(random, meeting),
	];
}

/** Draws the fields. The first one extends below the others, so that no gap is visible at any size. */
function ground(fields: readonly Field[], width: number, height: number): CoverShape[] {
	return fields.map((field, index) => ({
		paint: field.paint,
		path: rectangle(index === 0 ? { x: 0, y: 0, width, height } : field),
	}));
}

/** Prefers corner points inside the picture over those that the edge cuts. */
function meetingOf(random: Random, meetings: readonly Meeting[], width: number, height: number): Meeting {
	const large = meetings.filter(({ radius }) => radius >= 2 * CELL);
	const inside = large.filter(({ x, y }) => x > 0 && y > 0 && x < width && y < height);
	if (inside.length > 0 && random.chance(0.65)) return random.pick(inside);
	return random.pick(large.length > 0 ? large : meetings);
}
