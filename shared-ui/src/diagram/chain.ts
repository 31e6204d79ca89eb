import { arrow, box, connector, field, label, line, pill, spark, stack, title } from "./parts.ts";
import { type Drawing, drawing, type Shape } from "./shape.ts";

/** Labels of an exchange along a supply chain. */
export interface ChainLabels {
	/** From the beginning of the chain to its end. */
	readonly tiers: readonly [string, string, string, string];
	/** Label of the flow along with the goods, e.g. “Daten zum Teil”. */
	readonly gives: string;
	/** Label of the flow back, e.g. “Rückfrage”. */
	readonly asks: string;
	/** Heading of the shared rules. */
	readonly ground: string;
	readonly shared: readonly [string, string, string];
}

/** Four companies in a row; each exchanges with its neighbours alone, under common rules. */
export function chain(labels: ChainLabels): Drawing {
	const each = (draw: (tier: string, index: number) => readonly Shape[]) => labels.tiers.flatMap(draw);
	const ground = stack(GROUND, labels.ground, labels.shared);
	const between = (draw: (index: number) => readonly Shape[]) => [0, 1, 2].flatMap(draw);
	return drawing(
		{
			height: 388,
			shapes: [
				each((_tier, index) => field(index * 180, 0, 180, 232, index % 2 === 0 ? "own" : "middle")),
				field(0, 232, 720, 156, "other"),
				line("M180 0v232M360 0v232M540 0v232M0 232h720", "edge"),
				each((tier, index) => title(20 + index * 180, 42, tier, 14)),
				between((index) => [
					...arrow([118 + index * 180, 112], [240 + index * 180, 112]),
					...arrow([242 + index * 180, 146], [120 + index * 180, 146], "agreement"),
				]),
				each((_tier, index) => connector(90 + index * 180, 129)),
				between((index) => spark(180 + index * 180, 112)),
				pill(180, 196, labels.gives),
				pill(540, 196, labels.asks, "outlined"),
				title(24, 276, labels.ground, 60),
				...labels.shared.map((shared, index) => box([24 + index * 230, 298, 212, 62], shared, 25)),
			],
		},
		{
			height: ground.end,
			shapes: [
				each((_tier, index) => field(0, index * STEP, 280, STEP, index % 2 === 0 ? "own" : "middle")),
				field(0, GROUND, 280, ground.end - GROUND, "other"),
				line(`M0 ${STEP}h280M0 ${STEP * 2}h280M0 ${STEP * 3}h280M0 ${GROUND}h280`, "edge"),
				between((index) => [
					...arrow([42, 78 + index * STEP], [42, 138 + index * STEP]),
					...arrow([66, 138 + index * STEP], [66, 78 + index * STEP], "agreement"),
				]),
				each((tier, index) => [
					...connector(54, 54 + index * STEP),
					...label(102, 54 + index * STEP, tier, { limit: 19, align: "start", look: "strong" }),
				]),
				between((index) => spark(42, (index + 1) * STEP)),
				pill(186, STEP, labels.gives),
				pill(186, STEP * 3, labels.asks, "outlined"),
				ground.shapes,
			],
		},
	);
}

/** Upright drawing: height of a company, and top of the band of common rules. */
const STEP = 108;
const GROUND = 4 * STEP;
