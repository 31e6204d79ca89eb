// Divides a computed picture into painted fields, and finds the corner points of several fields.

import type { CoverPaint } from "./cover-composition.ts";
import type { Random } from "./seeded-random.ts";

/** The side of a cell, in units of the picture. */
export const CELL = 20;

/** A rectangle of the picture, in its units. */
export interface Field {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
	readonly paint: CoverPaint;
}

/** A corner point of cells with the fields around it. */
export interface Meeting {
	readonly x: number;
	readonly y: number;
	/** The largest radius at which every quarter stays inside its field. */
	readonly radius: number;
	/** The quarters of a circle here that lie in the picture; `right` and `down` are 1 or -1. */
	readonly quarters: readonly { readonly right: 1 | -1; readonly down: 1 | -1; readonly field: Field }[];
}

/** Paints with enough contrast to a field's paint, in both themes. */
export const STANDS_OUT: Readonly<Record<CoverPaint, readonly CoverPaint[]>> = {
	ground: ["deep", "mid", "deep"],
	soft: ["deep", "mid", "deep"],
	mid: ["ink", "chalk", "soft"],
	deep: ["soft", "ground", "mid"],
	ink: ["mid", "chalk", "mid"],
	chalk: ["ink", "mid", "ink"],
	spark: ["chalk", "ink"],
};

/** Palettes, the paint of the largest field first: a picture is light, strong or dark as a whole. */
const MOODS: readonly (readonly CoverPaint[])[] = [
	["ground", "deep", "soft", "mid", "chalk", "ink"],
	["soft", "deep", "ground", "ink", "mid", "chalk"],
	["deep", "soft", "mid", "ground", "ink", "chalk"],
	["ink", "soft", "mid", "deep", "ground", "chalk"],
	["mid", "ground", "deep", "chalk", "ink", "soft"],
	["soft", "mid", "ground", "deep", "chalk", "ink"],
	["ground", "ink", "mid", "soft", "deep", "chalk"],
];

/** Divides a grid into about `count` painted fields with sides of two cells or more. */
export function fieldsOf(random: Random, columns: number, rows: number, count: number): Field[] {
	const target = count - 1 + random.below(3);
	let fields = [{ x: 0, y: 0, width: columns * CELL, height: rows * CELL }];
	const smallest = 2 * CELL;
	while (fields.length < target) {
		const divisible = fields.filter(({ width, height }) => width > smallest || height > smallest);
		if (divisible.length === 0) break;
		const largest = Math.max(...divisible.map(({ width, height }) => width * height));
		const field = random.pick(
			divisible.filter(({ width, height }) => width * height >= largest * (random.chance(0.75) ? 1 : 0.4)),
		);
		const across =
			field.height <= smallest || (field.width > smallest && random.chance(field.width > field.height ? 0.7 : 0.4));
		const side = across ? field.width : field.height;
		const cut = smallest * (1 + random.below(Math.floor(side / smallest) - 1));
		const halves = across
			? [
					{ ...field, width: cut },
					{ ...field, x: field.x + cut, width: field.width - cut },
				]
			: [
					{ ...field, height: cut },
					{ ...field, y: field.y + cut, height: field.height - cut },
				];
		fields = fields.flatMap((other) => (other === field ? halves : [other]));
	}
	return painted(random, fields);
}

function painted(random: Random, fields: readonly Omit<Field, "paint">[]): Field[] {
	const mood = random.pick(MOODS);
	const bySize = random.shuffled(fields).sort((a, b) => b.width * b.height - a.width * a.height);
	const done: Field[] = [];
	for (const [index, field] of bySize.entries()) {
		const near = new Set(done.filter((other) => touch(field, other)).map(({ paint }) => paint));
		const order = [...mood.slice(index % mood.length), ...mood.slice(0, index % mood.length)];
		done.push({ ...field, paint: order.find((paint) => !near.has(paint)) ?? "chalk" });
	}
	return done;
}

function touch(a: Omit<Field, "paint">, b: Omit<Field, "paint">): boolean {
	return a.x <= b.x + b.width && b.x <= a.x + a.width && a.y <= b.y + b.height && b.y <= a.y + a.height;
}

/** Returns grid points where at least two fields meet and a circle with a radius of at least one cell fits. */
export function meetingsOf(fields: readonly Field[], columns: number, rows: number): Meeting[] {
	const meetings: Meeting[] = [];
	for (let y = 0; y <= rows * CELL; y += CELL) {
		for (let x = 0; x <= columns * CELL; x += CELL) {
			const quarters = ([1, -1] as const).flatMap((right) =>
				([1, -1] as const).flatMap((down) => {
					const field = fieldAt(fields, x + right, y + down);
					return field ? [{ right, down, field }] : [];
				}),
			);
			const radius = Math.min(...quarters.map(({ right, down, field }) => roomIn(field, x, y, right, down)));
			if (new Set(quarters.map(({ field }) => field)).size > 1 && radius >= CELL)
				meetings.push({ x, y, radius, quarters });
		}
	}
	return meetings;
}

function fieldAt(fields: readonly Field[], x: number, y: number): Field | undefined {
	return fields.find((field) => x > field.x && x < field.x + field.width && y > field.y && y < field.y + field.height);
}

function roomIn(field: Field, x: number, y: number, right: 1 | -1, down: 1 | -1): number {
	return Math.min(
		right > 0 ? field.x + field.width - x : x - field.x,
		down > 0 ? field.y + field.height - y : y - field.y,
	);
}
