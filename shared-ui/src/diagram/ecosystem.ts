import { field, label, line, spark, title } from "./parts.ts";
import { type Drawing, drawing, type Shape } from "./shape.ts";

/** A participant with its role. */
export interface EcosystemRole {
	readonly name: string;
	readonly text: string;
}

/** Labels of an ecosystem. */
export interface EcosystemLabels {
	/** Label of the band between them: their agreement. */
	readonly core: string;
	/** Three participants that exchange data, then three that make it possible. */
	readonly roles: readonly [EcosystemRole, EcosystemRole, EcosystemRole, EcosystemRole, EcosystemRole, EcosystemRole];
}

/** Six roles as fields around the band of what they agreed on. */
export function ecosystem(labels: EcosystemLabels): Drawing {
	const each = (draw: (role: EcosystemRole, index: number) => readonly Shape[]) => labels.roles.flatMap(draw);
	const look = (index: number) => (index % 2 === 0 ? "own" : "middle");
	const x = (index: number) => (index % 3) * 240;
	const y = (index: number) => (index < 3 ? 0 : 254);
	const below = (index: number) => (index < 3 ? index * 104 : 400 + (index - 3) * 104);
	return drawing(
		{
			height: 412,
			shapes: [
				each((_role, index) => field(x(index), y(index), 240, 158, look(index))),
				field(0, 158, 720, 96, "other"),
				line("M0 158h720M0 254h720M240 0v158M480 0v158M240 254v158M480 254v158", "edge"),
				each(({ name, text }, index) => [
					...title(x(index) + 24, y(index) + 48, name, 19),
					...label(x(index) + 24, y(index) + 78, text, { limit: 25, align: "start", from: "top" }),
				]),
				[{ rect: [130, 180, 460, 52, 6], look: "agreed" }],
				label(360, 206, labels.core, { limit: 54, look: "strong" }),
				each((_role, index) => spark(x(index) + 120, index < 3 ? 158 : 254)),
			],
		},
		{
			height: 712,
			shapes: [
				each((_role, index) => field(0, below(index), 280, 104, look(index))),
				field(0, 312, 280, 88, "other"),
				line("M0 104h280M0 208h280M0 312h280M0 400h280M0 504h280M0 608h280", "edge"),
				line("M30 52v608", "flow"),
				each(({ name, text }, index) => [
					...title(60, below(index) + 36, name, 19),
					...label(60, below(index) + 60, text, { limit: 26, align: "start", from: "top" }),
					...spark(30, below(index) + 52),
				]),
				[{ rect: [14, 328, 252, 56, 6], look: "agreed" }],
				label(140, 356, labels.core, { limit: 30, look: "strong" }),
			],
		},
	);
}
