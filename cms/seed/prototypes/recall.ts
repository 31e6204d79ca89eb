// The recall through a supply chain: the same lots and links in both languages.

import type { Lot, RecallSettings } from "@hub/shared-contracts/content/prototype-recall";
import type { BothLanguages } from "../shape.ts";

interface Words {
	readonly stages: readonly [string, string, string, string, string];
	/** Names of the products, by id. */
	readonly products: Readonly<Record<string, string>>;
	/** By the id of a country. */
	readonly countries: Readonly<Record<string, string>>;
	readonly fault: string;
	readonly finished: string;
}

const STAGES = ["film", "cells", "packs", "vehicles", "countries"] as const;

/** Id, name and country of each party. */
const PARTIES = [
	["film", "Folienwerk Quellbrook", "de"],
	["cells", "Zellwerk Ennerloh", "de"],
	["cells-b", "Celas Ribalta", "pt"],
	["packs", "Akkubau Rintfeld", "at"],
	["bikes", "Radmanufaktur Sandelsiel", "de"],
	["sweepers", "Kehrwerk Dornhagen", "de"],
	["sold-de", "Radhandel Osterwehr", "de"],
	["sold-nl", "Tweewielers Vliethaven", "nl"],
	["sold-at", "Radsport Grünsteig", "at"],
	["sold-dk", "Fejemaskiner Nordvig", "dk"],
	["sold-pt", "Limpezas Monteirinho", "pt"],
	["sold-fr", "Nettoyage Courvelle", "fr"],
] as const;

const link = (
	from: string,
	used: [number, number],
	to: string,
	made: [number, number],
): RecallSettings["links"][number] => ({
	from,
	used,
	to,
	made,
});

/** Forty cells make a pack, a pack drives a vehicle; a roll of film is enough for a hundred cells or more. */
const LINKS = [
	link("f-71", [1, 100], "z-0417", [1, 20_000]),
	link("f-71", [101, 200], "m-208", [1, 20_000]),
	link("f-72", [1, 40], "z-0417", [20_001, 24_000]),
	link("f-72", [41, 120], "z-0418", [1, 8_000]),
	link("f-73", [1, 128], "z-0418", [8_001, 24_000]),
	link("f-73", [129, 320], "z-0419", [1, 24_000]),
	link("z-0417", [1, 24_000], "a-31", [1, 600]),
	link("z-0418", [1, 14_400], "a-32", [1, 360]),
	link("z-0419", [1, 9_600], "a-32", [361, 600]),
	link("z-0418", [14_401, 24_000], "a-33", [1, 240]),
	link("z-0419", [9_601, 24_000], "a-33", [241, 600]),
	link("m-208", [1, 20_000], "b-07", [1, 500]),
	link("a-31", [1, 600], "r-5", [1, 600]),
	link("a-32", [1, 100], "r-5", [601, 700]),
	link("a-32", [101, 400], "r-6", [1, 300]),
	link("a-33", [1, 300], "r-6", [301, 600]),
	link("a-32", [401, 500], "k-2", [1, 100]),
	link("a-33", [301, 450], "k-2", [101, 250]),
	link("b-07", [1, 500], "k-3", [1, 500]),
	link("r-5", [1, 500], "de", [1, 500]),
	link("r-6", [1, 300], "de", [501, 800]),
	link("r-5", [501, 700], "nl", [1, 200]),
	link("r-6", [301, 450], "nl", [201, 350]),
	link("r-6", [451, 600], "at", [1, 150]),
	link("k-2", [1, 150], "dk", [1, 150]),
	link("k-2", [151, 250], "pt", [1, 100]),
	link("k-3", [1, 500], "fr", [1, 500]),
];

function settingsIn({ stages, products, countries, fault, finished }: Words): RecallSettings {
	const lot = (id: string, product: string, stage: (typeof STAGES)[number], party: string, units: number): Lot => ({
		id,
		label: countries[id] ?? id.toUpperCase(),
		product: products[product] ?? product,
		stage,
		party,
		units,
	});
	return {
		name: "recall",
		stages: STAGES.map((id, index) => ({ id, label: stages[index] ?? id })),
		parties: PARTIES.map(([id, name, place]) => ({ id, name, place: countries[place] ?? place })),
		lots: [
			lot("f-71", "film", "film", "film", 200),
			lot("f-72", "film", "film", "film", 120),
			lot("f-73", "film", "film", "film", 320),
			lot("z-0417", "cell", "cells", "cells", 24_000),
			lot("z-0418", "cell", "cells", "cells", 24_000),
			lot("z-0419", "cell", "cells", "cells", 24_000),
			lot("m-208", "cell", "cells", "cells-b", 20_000),
			lot("a-31", "large-pack", "packs", "packs", 600),
			lot("a-32", "large-pack", "packs", "packs", 600),
			lot("a-33", "large-pack", "packs", "packs", 600),
			lot("b-07", "small-pack", "packs", "packs", 500),
			lot("r-5", "bike", "vehicles", "bikes", 700),
			lot("r-6", "bike", "vehicles", "bikes", 600),
			lot("k-2", "sweeper", "vehicles", "sweepers", 250),
			lot("k-3", "hand-sweeper", "vehicles", "sweepers", 500),
			lot("de", "bike", "countries", "sold-de", 800),
			lot("nl", "bike", "countries", "sold-nl", 350),
			lot("at", "bike", "countries", "sold-at", 150),
			lot("dk", "sweeper", "countries", "sold-dk", 150),
			lot("pt", "sweeper", "countries", "sold-pt", 100),
			lot("fr", "hand-sweeper", "countries", "sold-fr", 500),
		],
		links: LINKS,
		fault: { lot: "f-72", text: fault },
		finished,
		cost: 240,
	};
}

/** The settings of the recall. */
export const recallPrototype: BothLanguages<RecallSettings> = {
	de: settingsIn({
		stages: ["Folie, in Rollen", "Zellen", "Akkus", "Fahrzeuge", "Verkauft nach"],
		products: {
			film: "Separatorfolie",
			cell: "Rundzelle",
			"large-pack": "Akku mit 500 Wattstunden",
			"small-pack": "Akku für Handgeräte",
			bike: "Lastenrad",
			sweeper: "Kehrmaschine",
			"hand-sweeper": "Handkehrmaschine",
		},
		countries: {
			de: "Deutschland",
			nl: "Niederlande",
			at: "Österreich",
			dk: "Dänemark",
			pt: "Portugal",
			fr: "Frankreich",
		},
		fault:
			"An einem Dienstag findet das Folienwerk Quellbrook in seinem Los F-72 feine Löcher. Die Folie trennt in Batteriezellen Plus von Minus; mit Löchern kann eine Zelle heiß werden. Aus den Rollen sind längst Zellen geworden, aus den Zellen Akkus, und die Akkus fahren in sechs Ländern herum.",
		finished: "Lastenräder und Kehrmaschinen",
	}),
	en: settingsIn({
		stages: ["Film, in rolls", "Cells", "Battery packs", "Vehicles", "Sold to"],
		products: {
			film: "Separator film",
			cell: "Round cell",
			"large-pack": "Battery pack, 500 watt-hours",
			"small-pack": "Battery pack for hand-held machines",
			bike: "Cargo bike",
			sweeper: "Sweeper",
			"hand-sweeper": "Hand-held sweeper",
		},
		countries: { de: "Germany", nl: "Netherlands", at: "Austria", dk: "Denmark", pt: "Portugal", fr: "France" },
		fault:
			"One Tuesday, the film maker Folienwerk Quellbrook finds tiny holes in its lot F-72. In a battery cell, the film keeps plus and minus apart; with holes in it, a cell can overheat. By now the rolls have become cells, the cells battery packs, and the packs are on the road in six countries.",
		finished: "Cargo bikes and sweepers",
	}),
};
