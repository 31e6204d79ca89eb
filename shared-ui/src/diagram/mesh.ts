import { arrow, box, field, line, spark, title } from "./parts.ts";
import { type Drawing, drawing, type Shape } from "./shape.ts";

/** A department with its data product. */
export interface MeshDomain {
	readonly name: string;
	readonly product: string;
}

/** Labels of a data mesh that publishes one of its products. */
export interface MeshLabels {
	/** Common rules, e.g. “Wenige gemeinsame Regeln”. */
	readonly rules: string;
	readonly domains: readonly [MeshDomain, MeshDomain, MeshDomain];
	/** Common platform, e.g. “Gemeinsame Plattform”. */
	readonly platform: string;
	/** Label of the partners' side. */
	readonly outside: string;
	/** Label of the published product. */
	readonly offer: string;
}

const GROUNDS = ["own", "middle", "own"] as const;

/**
 * Departments side by side, each with its product, the common rules above and the platform below them, and the product
 * that is offered to partners.
 */
export function mesh(labels: MeshLabels): Drawing {
	const each = (draw: (domain: MeshDomain, index: number) => readonly Shape[]) => labels.domains.flatMap(draw);
	return drawing(
		{
			height: 436,
			shapes: [
				field(0, 0, 720, 64, "other"),
				...GROUNDS.map((look, index) => field(index * 240, 64, 240, 196, look)),
				field(0, 260, 720, 70, "other"),
				field(0, 330, 720, 106, "middle"),
				line("M0 64h720M240 64v196M480 64v196M0 260h720M0 330h720", "edge"),
				title(24, 39, labels.rules, 66),
				each(({ name }, index) => title(24 + index * 240, 106, name, 19)),
				arrow([216, 188], [272, 188]),
				arrow([504, 188], [448, 188]),
				arrow([360, 230], [360, 358]),
				each(({ product }, index) =>
					box([24 + index * 240 + (index === 1 ? 10 : 0), 152, index === 1 ? 172 : 192, 76], product, 21, "agreed"),
				),
				spark(240, 188),
				spark(480, 188),
				spark(360, 330),
				title(24, 302, labels.platform, 29),
				title(24, 390, labels.outside, 21),
				box([264, 360, 432, 48], labels.offer, 52),
			],
		},
		{
			height: 636,
			shapes: [
				field(0, 0, 280, 76, "other"),
				...GROUNDS.map((look, index) => field(0, 76 + index * 124, 280, 124, look)),
				field(0, 448, 280, 60, "other"),
				field(0, 508, 280, 128, "middle"),
				line("M0 76h280M0 200h280M0 324h280M0 448h280M0 508h280", "edge"),
				title(20, 34, labels.rules, 22),
				each(({ name }, index) => title(20, 112 + index * 124, name, 20)),
				arrow([236, 176], [236, 254]),
				arrow([236, 376], [236, 304]),
				arrow([236, 428], [236, 562]),
				each(({ product }, index) => box([20, 128 + index * 124, 240, 50], product, 30, "agreed")),
				spark(236, 200),
				spark(236, 324),
				spark(236, 508),
				title(20, 485, labels.platform, 20),
				title(20, 544, labels.outside, 20),
				box([20, 564, 240, 54], labels.offer, 29),
			],
		},
	);
}
