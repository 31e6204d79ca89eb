// Figures of a computed picture: one inside a field, and one across fields where they meet.

import type { CoverPaint, CoverShape } from "./cover-composition.ts";
import { CELL, type Field, type Meeting, STANDS_OUT } from "./cover-fields.ts";
import type { Random } from "./seeded-random.ts";

/** The whole field. */
export function rectangle({ x, y, width, height }: Omit<Field, "paint">): string {
	return `M${x} ${y}h${width}v${height}h${-width}z`;
}

/** A full disc. */
export function disc(x: number, y: number, radius: number): string {
	return `M${x - radius} ${y}a${radius} ${radius} 0 1 1 0 .01z`;
}

/** A quarter of a disc around a corner. */
export function quarter(x: number, y: number, radius: number, right: 1 | -1, down: 1 | -1): string {
	return `M${x} ${y}h${right * radius}a${radius} ${radius} 0 0 ${right === down ? 1 : 0} ${-right * radius} ${down * radius}z`;
}

function leaf(x: number, y: number, size: number, right: 1 | -1, down: 1 | -1): string {
	const turn = `a${size} ${size} 0 0 ${right === down ? 1 : 0}`;
	return `M${x} ${y}${turn} ${right * size} ${down * size}${turn} ${-right * size} ${-down * size}z`;
}

function arc(x: number, y: number, radius: number, right: 1 | -1, down: 1 | -1): string {
	return `M${x + right * radius} ${y}a${radius} ${radius} 0 0 ${right === down ? 1 : 0} ${-right * radius} ${down * radius}`;
}

/**
 * A figure around a corner point: each field contributes a part of it in a different colour, with a dot in the signal
 * colour between.
 */
export function agreement(random: Random, meeting: Meeting): CoverShape[] {
	const { x, y, quarters } = meeting;
	const radius = meeting.radius > 2 * CELL && random.chance(0.5) ? 2 * CELL : meeting.radius;
	const style = random.pick(["disc", "ring", "arcs", "steps", "petals", "squares"] as const);
	const parts = partsOf(random, meeting);
	const inside = quarters.length === 4;
	return [
		...merged(parts.flatMap((part) => partOfFigure(style, meeting, part, radius, part === parts[0]))),
		...(inside && parts.length === 2 && radius > CELL && (style === "disc" || style === "ring") && random.chance(0.7)
			? exchange(meeting, parts, radius)
			: []),
		...(inside ? [{ paint: "chalk", path: disc(x, y, 4.8) } as const] : []),
		{ paint: "spark", path: disc(x, y, inside ? 3.6 : 10) },
	];
}

/** A field's share of the figure around a meeting: its quarters and the paint that it draws them with. */
interface Part {
	readonly field: Field;
	readonly quarters: Meeting["quarters"];
	readonly paint: CoverPaint;
}

/** Gives each field the colour of its neighbour if they contrast, else one that contrasts with its own. */
function partsOf(random: Random, { quarters }: Meeting): Part[] {
	const fields = [...new Set(quarters.map(({ field }) => field))];
	return fields.map((field, index) => {
		const neighbour = fields[(index + 1) % fields.length]?.paint ?? "chalk";
		const paint = STANDS_OUT[field.paint].includes(neighbour) ? neighbour : random.pick(STANDS_OUT[field.paint]);
		return { field, quarters: quarters.filter((quarter) => quarter.field === field), paint };
	});
}

type AgreementStyle = "disc" | "ring" | "arcs" | "steps" | "petals" | "squares";

/** A shape with its place from back to front. */
type Layered = CoverShape & { readonly layer: number };

/** Merges shapes of one layer and paint into one path, so that no seam is visible. */
function merged(shapes: readonly Layered[]): CoverShape[] {
	const groups = Map.groupBy(
		shapes.toSorted((a, b) => a.layer - b.layer),
		({ layer, paint }) => `${layer} ${paint}`,
	);
	return [...groups.values()].flatMap(([first, ...others]) => {
		if (!first) return [];
		const { layer: _, ...shape } = first;
		return [{ ...shape, path: [first, ...others].map(({ path }) => path).join("") }];
	});
}

function partOfFigure(
	style: AgreementStyle,
	{ x, y }: Meeting,
	{ field, quarters, paint }: Part,
	radius: number,
	first: boolean,
): Layered[] {
	const each = (draw: (right: 1 | -1, down: 1 | -1) => string) =>
		quarters.map(({ right, down }) => draw(right, down)).join("");
	const discOf = (size: number) => each((right, down) => quarter(x, y, size, right, down));
	switch (style) {
		case "disc":
			return [{ layer: 0, paint, path: discOf(radius) }];
		case "ring":
			return [
				{ layer: 0, paint, path: discOf(radius) },
				{ layer: 1, paint: field.paint, path: discOf(radius / 2) },
			];
		case "arcs": {
			const radii = [1, 0.75, 0.5, 0.25].map((share) => radius * share - 1.25);
			return [
				{
					layer: 0,
					paint,
					stroke: 2.5,
					path: radii.map((size) => each((right, down) => arc(x, y, size, right, down))).join(""),
				},
			];
		}
		case "steps":
			return [{ layer: 0, paint, path: discOf(first ? radius : radius / 2) }];
		case "petals":
			return [{ layer: 0, paint, path: each((right, down) => leaf(x, y, radius, right, down)) }];
		case "squares": {
			const square = each(
				(right, down) => `M${x} ${y}h${right * radius * 0.75}v${down * radius * 0.75}h${-right * radius * 0.75}z`,
			);
			return [
				{ layer: 0, paint, path: square },
				{ layer: 1, paint: field.paint, path: discOf(radius * 0.75) },
				{ layer: 2, paint, path: discOf(radius * 0.375) },
			];
		}
	}
}

/** A line from party to party across the boundary, with a node at each end. */
function exchange({ x, y }: Meeting, parts: readonly Part[], radius: number): CoverShape[] {
	return parts.flatMap(({ quarters, paint: ground }): CoverShape[] => {
		const paint = STANDS_OUT[ground][0] ?? "chalk";
		const right = quarters.every((quarter) => quarter.right === quarters[0]?.right) ? (quarters[0]?.right ?? 0) : 0;
		const down = right === 0 ? (quarters[0]?.down ?? 0) : 0;
		const endX = x + right * radius * 0.75;
		const endY = y + down * radius * 0.75;
		return [
			{ paint, stroke: 1.2, path: `M${x} ${y}L${endX} ${endY}` },
			{ paint, path: disc(endX, endY, 2.8) },
		];
	});
}

/** An unobtrusive figure inside a field, or none. */
export function figure(random: Random, field: Field): CoverShape[] {
	const { x, y, width, height } = field;
	const paint = random.pick(STANDS_OUT[field.paint]);
	const side = Math.min(width, height);
	const right = random.chance(0.5) ? 1 : -1;
	const down = random.chance(0.5) ? 1 : -1;
	const cornerX = right > 0 ? x : x + width;
	const cornerY = down > 0 ? y : y + height;
	switch (random.pick(["quarter", "quarter", "arcs", "half", "leaf", "stripes", "nodes", "none"] as const)) {
		case "quarter":
			return [{ paint, path: quarter(cornerX, cornerY, side, right, down) }];
		case "arcs": {
			const parts = side > 2 * CELL ? [1, 0.8, 0.6, 0.4, 0.2] : [1, 0.75, 0.5, 0.25];
			return [
				{ paint, stroke: 2, path: parts.map((part) => arc(cornerX, cornerY, side * part - 1, right, down)).join("") },
			];
		}
		case "half":
			return width >= height
				? [{ paint, path: halfUpon(x + width / 2, cornerY, Math.min(width / 2, height), down) }]
				: [{ paint, path: halfBeside(cornerX, y + height / 2, Math.min(height / 2, width), right) }];
		case "leaf":
			return [{ paint, path: leaf(cornerX, cornerY, side, right, down) }];
		case "stripes": {
			const lines = [0.2, 0.4, 0.6, 0.8];
			const path =
				width >= height
					? lines.map((part) => `M${x} ${y + height * part}h${width}`).join("")
					: lines.map((part) => `M${x + width * part} ${y}v${height}`).join("");
			return [{ paint, stroke: 1, path }];
		}
		case "nodes": {
			const spots: string[] = [];
			for (let atY = y + CELL / 2; atY < y + height; atY += CELL) {
				for (let atX = x + CELL / 2; atX < x + width; atX += CELL) spots.push(disc(atX, atY, 2));
			}
			return [{ paint, path: spots.join("") }];
		}
		case "none":
			return [];
	}
}

function halfUpon(x: number, y: number, radius: number, down: 1 | -1): string {
	return `M${x - radius} ${y}a${radius} ${radius} 0 0 ${down > 0 ? 0 : 1} ${2 * radius} 0z`;
}

function halfBeside(x: number, y: number, radius: number, right: 1 | -1): string {
	return `M${x} ${y - radius}a${radius} ${radius} 0 0 ${right > 0 ? 1 : 0} 0 ${2 * radius}z`;
}
