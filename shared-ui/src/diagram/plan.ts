import { field, label, line, title } from "./parts.ts";
import { type Drawing, drawing, NARROW, type Shape, WIDE } from "./shape.ts";
import { wrapLabel } from "./wrap-label.ts";

/** A task with its phases, counted from 0. */
export interface PlanTask {
	readonly text: string;
	readonly from: number;
	/** Last phase. */
	readonly to: number;
	/** Name of its period in the upright drawing. Default: the first and the last phase. */
	readonly when?: string | undefined;
}

/** A party with its tasks, which do not overlap. */
export interface PlanLane {
	readonly name: string;
	readonly tasks: readonly PlanTask[];
}

/** Labels of a plan. */
export interface PlanLabels {
	/** Three to six. */
	readonly phases: readonly string[];
	/** Two or three. */
	readonly lanes: readonly PlanLane[];
}

const GROUNDS = ["own", "middle", "other"] as const;
const ground = (index: number) => GROUNDS[index % GROUNDS.length] ?? "own";

/** A lane for each party and a column for each phase. */
export function plan(labels: PlanLabels): Drawing {
	return drawing(wide(labels), narrow(labels));
}

const HEAD = 48;
const LANE = 96;
const NAMES = 122;

function wide({ phases, lanes }: PlanLabels) {
	const column = (WIDE - NAMES) / Math.max(1, phases.length);
	const height = HEAD + LANE * lanes.length;
	return {
		height,
		shapes: [
			[{ rect: [0, 0, WIDE, HEAD, 0], look: "pill" } as const],
			...lanes.map((_lane, index) => field(0, HEAD + LANE * index, WIDE, LANE, ground(index))),
			...phases.flatMap((phase, index) => [
				line(`M${NAMES + column * index} 0V${height}`, "rule"),
				label(NAMES + column * (index + 0.5), HEAD / 2, phase, { limit: Math.floor(column / 8.4), look: "strong" }),
			]),
			...lanes.map((_lane, index) => line(`M0 ${HEAD + LANE * index}h${WIDE}`, "edge")),
			...lanes.flatMap(({ name, tasks }, index) => [
				label(16, HEAD + LANE * (index + 0.5), name, { limit: 12, align: "start", look: "strong" }),
				...tasks.map(({ text, from, to }): Shape[] => {
					const width = column * (to - from + 1) - 10;
					const x = NAMES + column * from + 5;
					const y = HEAD + LANE * index + 12;
					return [
						{ rect: [x, y, width, LANE - 24, 6], look: "box" },
						...label(x + width / 2, y + LANE / 2 - 12, text, { limit: Math.floor((width - 8) / 7.4) }),
					];
				}),
			]),
		],
	};
}

/** The height of a task, by the lines of its text. */
const taskHeight = (text: string) => 47 + 19 * wrapLabel(text, TASK_LIMIT).length;
const TASK_LIMIT = 30;

function narrow({ phases, lanes }: PlanLabels) {
	const shapes: Shape[][] = [];
	let top = 0;
	for (const [index, { name, tasks }] of lanes.entries()) {
		let y = top + 54;
		const lane: Shape[][] = [title(20, top + 36, name, 24)];
		for (const { text, from, to, when = from === to ? phases[from] : `${phases[from]} – ${phases[to]}` } of tasks) {
			const height = taskHeight(text);
			lane.push(
				[{ rect: [20, y, 240, height, 6], look: "box" }],
				label(34, y + 24, when ?? "", { limit: TASK_LIMIT, align: "start", look: "strong", from: "top" }),
				label(34, y + 46, text, { limit: TASK_LIMIT, align: "start", from: "top" }),
			);
			y += height + 8;
		}
		shapes.push(field(0, top, NARROW, y + 12 - top, ground(index)), ...lane);
		if (index > 0) shapes.push(line(`M0 ${top}h${NARROW}`, "edge"));
		top = y + 12;
	}
	return { height: top, shapes };
}
