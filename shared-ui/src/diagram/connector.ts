import { box, field, label, line, numbered, spark, title } from "./parts.ts";
import { type Drawing, drawing } from "./shape.ts";

/** Labels of a connector between a company and the data space. */
export interface ConnectorLabels {
	/** E.g. “Ihr Unternehmen”. */
	readonly house: string;
	/** Own systems. */
	readonly systems: readonly [string, string, string];
	/** E.g. “Konnektor”. */
	readonly connector: string;
	/** Duties in order. */
	readonly duties: readonly [string, string, string, string];
	/** E.g. “Datenraum”. */
	readonly space: string;
	/** Names of the partners. */
	readonly partners: readonly [string, string, string];
}

/** Three fields: own systems, the connector with its duties, the data space with its partners. */
export function connectorDuties(labels: ConnectorLabels): Drawing {
	return drawing(
		{
			height: 340,
			shapes: [
				field(0, 0, 220, 340, "own"),
				field(220, 0, 280, 340, "middle"),
				field(500, 0, 220, 340, "other"),
				line("M220 0v340M500 0v340", "edge"),
				title(24, 42, labels.house, 18),
				title(248, 42, labels.connector, 24),
				title(532, 42, labels.space, 16),
				...labels.systems.map((system, index) => [
					...line(`M188 ${110 + index * 80}h16V190h16`, "link"),
					...box([24, 82 + index * 80, 164, 56], system, 19),
				]),
				...labels.duties.map((duty, index) => [
					...numbered(262, 100 + index * 60, index + 1),
					...label(288, 100 + index * 60, duty, { limit: 25, align: "start" }),
				]),
				...labels.partners.map((partner, index) => [
					...line(`M500 190h16V${110 + index * 80}h16`, "link"),
					...box([532, 82 + index * 80, 164, 56], partner, 19),
				]),
				spark(220, 190),
				spark(500, 190),
			],
		},
		{
			height: 690,
			shapes: [
				field(0, 0, 280, 216, "own"),
				field(0, 216, 280, 258, "middle"),
				field(0, 474, 280, 216, "other"),
				line("M0 216h280M0 474h280", "edge"),
				title(20, 36, labels.house, 24),
				...labels.systems.map((system, index) => box([20, 54 + index * 46, 240, 38], system, 30)),
				title(20, 262, labels.connector, 24),
				...labels.duties.map((duty, index) => [
					...numbered(36, 298 + index * 44, index + 1),
					...label(62, 298 + index * 44, duty, { limit: 28, align: "start" }),
				]),
				title(20, 520, labels.space, 24),
				...labels.partners.map((partner, index) => box([20, 538 + index * 46, 240, 38], partner, 30)),
				spark(140, 216),
				spark(140, 474),
			],
		},
	);
}
