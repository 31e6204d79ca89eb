import { arrow, box, field, label, line, pill, spark, title } from "./parts.ts";
import { type Drawing, drawing, type Shape } from "./shape.ts";

/** Labels of the aggregation of movement data. */
export interface MotionLabels {
	/** Stage with single movements, e.g. “Erfasst”. */
	readonly raw: string;
	readonly sources: readonly [string, string, string];
	/** Stage of aggregation, e.g. “Verdichtet”. */
	readonly dense: string;
	/** Result, e.g. “Werte je Abschnitt und fünf Minuten”. */
	readonly result: string;
	/** Stage of use. */
	readonly used: string;
	readonly uses: readonly [string, string, string];
	/** Label of the line that only aggregates cross. */
	readonly border: string;
}

/** Traffic in each field of the grid, from 0 to 2, row by row. */
const GRID = [
	[0, 0, 1, 0, 0],
	[0, 1, 2, 1, 0],
	[1, 2, 2, 1, 1],
	[0, 1, 1, 0, 0],
] as const;
const LOOKS = ["own", "mid", "connector"] as const;

/** A trace of single points along a gentle wave. */
function trace(x: number, y: number, count: number, step: number): Shape[] {
	return Array.from({ length: count }, (_, index) => ({
		circle: [x + index * step, Math.round(y + 7 * Math.sin(index / 1.7 + y)), 3.5] as const,
		look: "dot",
	}));
}

function grid(x: number, y: number, size: number): Shape[] {
	return GRID.flatMap((row, down) =>
		row.map((level, along) => ({
			rect: [x + along * (size + 3), y + down * (size + 3), size, size, 3] as const,
			look: LOOKS[level],
		})),
	);
}

/** Draws traces, their aggregation and its uses. Only aggregates cross the second line. */
export function motion(labels: MotionLabels): Drawing {
	return drawing(
		{
			height: 372,
			shapes: [
				field(0, 0, 240, 372, "other"),
				[{ rect: [240, 0, 240, 372, 0], look: "pill" }],
				field(480, 0, 240, 372, "middle"),
				line("M240 0v372M480 0v372", "edge"),
				title(24, 42, labels.raw, 19),
				title(264, 42, labels.dense, 19),
				title(504, 42, labels.used, 19),
				...labels.sources.map((source, index) => [
					...label(24, 100 + index * 84, source, { limit: 25, align: "start", from: "top" }),
					...trace(28, 122 + index * 84, 14, 13.4),
				]),
				arrow([212, 164], [272, 164]),
				grid(279, 98, 30),
				arrow([448, 164], [508, 164]),
				spark(240, 164),
				spark(480, 164),
				label(360, 262, labels.result, { limit: 27 }),
				...labels.uses.map((use, index) => box([514, 82 + index * 76, 182, 60], use, 21)),
				pill(480, 332, labels.border),
			],
		},
		{
			height: 776,
			shapes: [
				field(0, 0, 280, 262, "other"),
				[{ rect: [0, 262, 280, 270, 0], look: "pill" }],
				field(0, 532, 280, 244, "middle"),
				line("M0 262h280M0 532h280", "edge"),
				title(20, 36, labels.raw, 24),
				title(20, 308, labels.dense, 20),
				title(20, 584, labels.used, 20),
				...labels.sources.map((source, index) => [
					...label(20, 72 + index * 62, source, { limit: 30, align: "start", from: "top" }),
					...trace(24, 92 + index * 62, 18, 13.4),
				]),
				arrow([248, 240], [248, 304]),
				grid(58, 330, 30),
				label(140, 486, labels.result, { limit: 30 }),
				spark(248, 262),
				pill(140, 532, labels.border),
				...labels.uses.map((use, index) => box([20, 604 + index * 54, 240, 44], use, 30)),
			],
		},
	);
}
