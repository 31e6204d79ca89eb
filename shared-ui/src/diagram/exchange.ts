import { arrow, box, connector, field, label, line, pill, spark, title } from "./parts.ts";
import { type Drawing, drawing } from "./shape.ts";

/** Labels of an exchange between two parties. */
export interface ExchangeLabels {
	readonly provider: string;
	readonly providerSystem: string;
	readonly consumer: string;
	readonly consumerSystem: string;
	readonly connector: string;
	/** The agreement of both, e.g. “Vertrag und Nutzungsregeln”. */
	readonly contract: string;
	/** E.g. “Daten fließen direkt”. */
	readonly flow: string;
}

/**
 * Two parties with their own systems, the contract between them, and data that flows from connector to connector.
 */
export function exchange(labels: ExchangeLabels): Drawing {
	return drawing(
		{
			height: 350,
			shapes: [
				field(0, 0, 360, 350, "own"),
				field(360, 0, 360, 350, "other"),
				line("M360 0v350", "edge"),
				title(28, 42, labels.provider, 28),
				title(424, 42, labels.consumer, 26),
				line("M168 222h56M496 222h56", "link"),
				line("M254 192V132h22M466 192V132h-22", "agreement"),
				box([276, 98, 168, 68], labels.contract, 20, "agreed"),
				arrow([284, 222], [434, 222]),
				connector(254, 222),
				connector(466, 222),
				box([28, 184, 140, 76], labels.providerSystem, 16),
				box([552, 184, 140, 76], labels.consumerSystem, 16),
				label(254, 272, labels.connector, { limit: 14 }),
				label(466, 272, labels.connector, { limit: 14 }),
				spark(360, 222),
				pill(360, 318, labels.flow),
			],
		},
		{
			height: 620,
			shapes: [
				field(0, 0, 280, 310, "own"),
				field(0, 310, 280, 310, "other"),
				line("M0 310h280", "edge"),
				title(20, 36, labels.provider, 24),
				line("M60 124v48M60 448v48", "link"),
				box([20, 64, 240, 60], labels.providerSystem, 28),
				line("M90 202h142v68M90 418h142v-68", "agreement"),
				arrow([60, 232], [60, 388]),
				connector(60, 202),
				connector(60, 418),
				label(104, 186, labels.connector, { limit: 18, align: "start" }),
				label(104, 438, labels.connector, { limit: 18, align: "start" }),
				box([120, 274, 140, 72], labels.contract, 16, "agreed"),
				label(78, 250, labels.flow, { limit: 16, align: "start", look: "strong" }),
				spark(60, 310),
				box([20, 496, 240, 60], labels.consumerSystem, 28),
				title(20, 594, labels.consumer, 24),
			],
		},
	);
}
