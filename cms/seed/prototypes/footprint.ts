// Passing on a footprint: the same parts and numbers in both languages.

import type { FootprintSettings } from "@hub/shared-contracts/content/prototype-footprint";
import type { BothLanguages } from "../shape.ts";

interface Words {
	readonly roles: readonly [supplier: string, customer: string];
	readonly product: string;
	readonly parts: readonly [string, string, string, string, string];
	readonly facts: FootprintSettings["facts"];
}

/** Grams of each part, whether they were measured, and its secret. */
const PARTS = [
	[4800, true, "c5d071c620224c99612a8d30a35c07b19759f236654fb39ab090fb5de18ec9de"],
	[620, true, "2cec49bcfe4feccdd1475b522a61175fc44325fabd174747c24f0e51892bb696"],
	[140, false, "3e7374a96b5105f6d1ceb477f7d2bbe0880804bef5b1fa715124de261b4c29bd"],
	[210, false, "d5181a93df948b4a9715390c0e09e052a1c11cf1c4ab971ccfb80c73f9ee73dd"],
	[180, true, "8fa2797744e210571d05e296a7c5408f81213593a29be1567d0a82d27cc5740a"],
] as const;

function settingsIn({ roles, product, parts, facts }: Words): FootprintSettings {
	return {
		name: "footprint",
		supplier: { name: "Dreherei Wiesenhaven", role: roles[0] },
		customer: { name: "Pumpenwerk Ellernbrook", role: roles[1] },
		product,
		parts: PARTS.map(([grams, measured, secret], index) => ({ name: parts[index] ?? "", grams, measured, secret })),
		facts,
	};
}

/** The settings of the carbon footprint. */
export const footprintPrototype: BothLanguages<FootprintSettings> = {
	de: settingsIn({
		roles: ["dreht Gehäuse aus Gussrohlingen", "baut die Gehäuse ein und bilanziert seine Pumpen"],
		product: "ein Pumpengehäuse PG\u00a040",
		parts: [
			"Gussrohling",
			"Strom der Drehmaschinen",
			"Werkzeuge und Kühlschmierstoff",
			"Dichtung und Schrauben",
			"Transport bis zum Werk",
		],
		facts: [
			{ label: "Werk", value: "Wiesenhaven, Halle\u00a02" },
			{ label: "Zeitraum", value: "Kalenderjahr 2026" },
			{ label: "Systemgrenze", value: "bis zum Werkstor" },
			{ label: "Gültig bis", value: "31.\u00a0Dezember 2027" },
		],
	}),
	en: settingsIn({
		roles: ["turns housings from castings", "fits the housings and accounts for its pumps"],
		product: "one PG\u00a040 pump housing",
		parts: ["Casting", "Electricity for the lathes", "Tools and coolant", "Seal and screws", "Transport to the plant"],
		facts: [
			{ label: "Plant", value: "Wiesenhaven, hall\u00a02" },
			{ label: "Period", value: "calendar year 2026" },
			{ label: "System boundary", value: "to the factory gate" },
			{ label: "Valid until", value: "31\u00a0December 2027" },
		],
	}),
};
