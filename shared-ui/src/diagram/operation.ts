import { arrow, box, connector, field, label, line, pill, spark, stack, title } from "./parts.ts";
import { type Drawing, drawing } from "./shape.ts";

/** Labels of the operation of a data space. */
export interface OperationLabels {
	/** Companies that exchange. */
	readonly members: readonly [string, string, string];
	/** E.g. “Konnektor”. */
	readonly connector: string;
	/** E.g. “Daten fließen direkt”. */
	readonly flow: string;
	/** Heading of the shared services, e.g. “Das betreiben wir”. */
	readonly operator: string;
	/** The shared services. */
	readonly services: readonly [string, string, string, string];
}

const GROUNDS = ["own", "other", "own"] as const;

/** Three companies that exchange directly, and below them the shared services that each connector uses. */
export function operation(labels: OperationLabels): Drawing {
	const services = stack(276, labels.operator, labels.services);
	return drawing(
		{
			height: 376,
			shapes: [
				...GROUNDS.map((look, index) => field(index * 240, 0, 240, 210, look)),
				field(0, 210, 720, 166, "middle"),
				line("M240 0v210M480 0v210M0 210h720", "edge"),
				...labels.members.map((member, index) => [
					...title(24 + index * 240, 42, member, 19),
					...line(`M${120 + index * 240} 160v50`, "link"),
					...connector(120 + index * 240, 132),
					...label(136 + index * 240, 184, labels.connector, { limit: 14, align: "start" }),
					...spark(120 + index * 240, 210),
				]),
				arrow([150, 132], [328, 132]),
				arrow([570, 132], [392, 132]),
				pill(240, 92, labels.flow),
				title(24, 256, labels.operator, 60),
				...labels.services.map((service, index) => box([24 + index * 172, 278, 156, 70], service, 17)),
			],
		},
		{
			height: services.end,
			shapes: [
				...GROUNDS.map((look, index) => field(0, index * 92, 280, 92, look)),
				field(0, 276, 280, services.end - 276, "middle"),
				line("M0 92h280M0 184h280M0 276h280", "edge"),
				line("M52 260v16", "link"),
				arrow([52, 76], [52, 106]),
				arrow([52, 200], [52, 170]),
				...labels.members.map((member, index) => [
					...connector(52, 46 + index * 92),
					...label(98, 35 + index * 92, member, { limit: 20, align: "start", look: "strong" }),
					...label(98, 56 + index * 92, labels.connector, { limit: 20, align: "start" }),
				]),
				pill(178, 92, labels.flow),
				spark(52, 276),
				services.shapes,
			],
		},
	);
}
