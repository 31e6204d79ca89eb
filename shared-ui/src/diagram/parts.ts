import type { Shape, ShapeLook } from "./shape.ts";
import { wrapLabel } from "./wrap-label.ts";

interface LabelOptions {
	/** Maximum number of characters per line. */
	readonly limit: number;
	/** Default `middle`. */
	readonly align?: "start" | "middle" | "end";
	/** Default `normal`. */
	readonly look?: "normal" | "strong" | "title";
	/** Meaning of `y`: the middle of all lines (default), or the first line's baseline. */
	readonly from?: "middle" | "top";
}

/** Text in lines around a point. */
export function label(
	x: number,
	y: number,
	text: string,
	{ limit, align = "middle", look = "normal", from = "middle" }: LabelOptions,
): Shape[] {
	const lines = wrapLabel(text, limit);
	const leading = look === "title" ? 22 : 19;
	const first = from === "top" ? y : y + 5.5 - ((lines.length - 1) * leading) / 2;
	return [{ lines, at: [x, first], leading, look, align }];
}

/** The name of a field, at its start. */
export function title(x: number, y: number, text: string, limit: number): Shape[] {
	return label(x, y, text, { limit, align: "start", look: "title", from: "top" });
}

/** A party's ground. */
export function field(x: number, y: number, width: number, height: number, look: "own" | "middle" | "other"): Shape[] {
	return [{ rect: [x, y, width, height, 0], look }];
}

/** A line. */
export function line(path: string, look: ShapeLook): Shape[] {
	return [{ path, look }];
}

/** A labelled box. `agreed` is for agreements. */
export function box(
	[x, y, width, height]: readonly [number, number, number, number],
	text: string,
	limit: number,
	look: "box" | "agreed" = "box",
): Shape[] {
	return [
		{ rect: [x, y, width, height, 6], look },
		...label(x + width / 2, y + height / 2, text, { limit, look: look === "agreed" ? "strong" : "normal" }),
	];
}

/** A label on the line between two fields; `outlined` is for requests. */
export function pill(x: number, y: number, text: string, look: "plain" | "outlined" = "plain"): Shape[] {
	// About 8 units per letter, rather too wide than clipped.
	const plain = text.replaceAll("\u00ad", "");
	const width = plain.length * 8 + 28;
	const shape = [x - width / 2, y - 15, width, 30, 15] as const;
	return [
		{ rect: shape, look: "pill" },
		...(look === "outlined" ? [{ rect: shape, look: "agreement" } as const] : []),
		...label(x, y, plain, { limit: plain.length, look: "strong" }),
	];
}

/** The point where parties meet: a dot in the signal colour. */
export function spark(x: number, y: number): Shape[] {
	return [
		{ circle: [x, y, 11], look: "ring" },
		{ circle: [x, y, 7.5], look: "spark" },
	];
}

/** A connector: a node with an inner and an outer side. */
export function connector(x: number, y: number): Shape[] {
	return [
		{ circle: [x, y, 30], look: "box" },
		{ circle: [x, y, 20], look: "connector" },
	];
}

/** An arrow along one axis. */
export function arrow(
	[x, y]: readonly [number, number],
	[toX, toY]: readonly [number, number],
	look: "flow" | "agreement" = "flow",
): Shape[] {
	const along = toX === x ? { x: 0, y: Math.sign(toY - y) } : { x: Math.sign(toX - x), y: 0 };
	const back = { x: toX - 9 * along.x, y: toY - 9 * along.y };
	// The head's two ends lie to either side of the stroke.
	const head = `M${back.x + 7 * along.y} ${back.y + 7 * along.x}L${toX} ${toY}L${back.x - 7 * along.y} ${back.y - 7 * along.x}`;
	return [
		{ path: `M${x} ${y}L${toX} ${toY}`, look },
		{ path: head, look: look === "flow" ? "flow" : "link" },
	];
}

/** Draws a heading of one or two lines with items below it, for upright drawings. */
export function stack(
	y: number,
	heading: string,
	things: readonly string[],
): { readonly shapes: Shape[]; readonly end: number } {
	const first = y + 56 + 22 * (wrapLabel(heading, STACK_LIMIT).length - 1);
	return {
		shapes: [
			...title(20, y + 40, heading, STACK_LIMIT),
			...things.flatMap((thing, index) => box([20, first + index * 46, 240, 38], thing, 30)),
		],
		end: first + things.length * 46 + 12,
	};
}

const STACK_LIMIT = 23;

/** A number in a circle. */
export function numbered(x: number, y: number, value: number): Shape[] {
	return [{ circle: [x, y, 14], look: "number" }, ...label(x, y, String(value), { limit: 2, look: "strong" })];
}
