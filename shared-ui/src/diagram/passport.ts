import { box, field, label, line, spark, title } from "./parts.ts";
import { type Drawing, drawing, type Shape } from "./shape.ts";

/** Labels of a product passport. */
export interface PassportLabels {
	/** Stations of the product's life, in order. */
	readonly stages: readonly [string, string, string, string];
	/** E.g. “Digitaler Produktpass”. */
	readonly passport: string;
	/** Access to it, e.g. “Kennung am Produkt”. */
	readonly identifier: string;
	/** Groups of readers. */
	readonly access: readonly [string, string, string];
}

/** Draws four stations that each add to one passport, and three groups that each see a part of it. */
export function passport(labels: PassportLabels): Drawing {
	const each = (draw: (stage: string, index: number) => readonly Shape[]) => labels.stages.flatMap(draw);
	return drawing(
		{
			height: 390,
			shapes: [
				each((stage, index) => [
					...field(index * 180, 0, 180, 120, index % 2 === 0 ? "own" : "middle"),
					...label(index * 180 + 90, 56, stage, { limit: 19, look: "strong" }),
				]),
				field(0, 120, 720, 270, "other"),
				line("M0 120h720", "edge"),
				each((_stage, index) => line(`M${index * 180 + 90} 120v52`, "flow")),
				[{ rect: [28, 172, 664, 190, 10], look: "agreed" }],
				title(56, 214, labels.passport, 40),
				label(56, 240, labels.identifier, { limit: 70, align: "start", from: "top" }),
				...labels.access.map((access, index) => box([56 + index * 208, 266, 192, 68], access, 23)),
				each((_stage, index) => spark(index * 180 + 90, 120)),
			],
		},
		{
			height: 640,
			shapes: [
				each((stage, index) => [
					...field(0, index * 66, 280, 66, index % 2 === 0 ? "own" : "middle"),
					...label(72, index * 66 + 33, stage, { limit: 24, align: "start", look: "strong" }),
				]),
				field(0, 264, 280, 376, "other"),
				line("M0 264h280", "edge"),
				line("M36 33v271", "flow"),
				[{ rect: [16, 304, 248, 316, 10], look: "agreed" }],
				title(36, 342, labels.passport, 20),
				label(36, 390, labels.identifier, { limit: 26, align: "start", from: "top" }),
				...labels.access.map((access, index) => box([36, 424 + index * 62, 208, 52], access, 26)),
				each((_stage, index) => spark(36, index * 66 + 33)),
			],
		},
	);
}
