// The passport of a traction battery that there is not. What is signed is the same in both languages; `sign.ts` signs
// it.

import type { demos } from "@hub/content-model/collections/demos";
import type { Seeded, SeedLocale } from "../../shape.ts";
import signed from "./signatures.json" with { type: "json" };

type Settings = NonNullable<Seeded<typeof demos>["text"]["de"]["prototype_settings"]>;
type Passport = Extract<Settings, { readonly name: "passport" }>;

const SIGNATURES: Readonly<Record<string, string>> = signed.signatures;
const KEYS: Readonly<Record<string, { readonly x: string; readonly y: string }>> = signed.keys;

/** The product's identifier, which all signatures include. */
export const PRODUCT = "did:example:elmgrund:elm78-000417";

/** Claims as they are shown. One was altered after it was signed: `signedAs` is what its issuer had signed. */
export const CLAIMS = [
	{
		id: "carbon-footprint",
		part: "pack",
		by: "elmgrund",
		issued: "2025-05-19",
		property: "carbon-footprint",
		value: 61.4,
		unit: "kg CO₂e/kWh",
	},
	{
		id: "capacity",
		part: "pack",
		by: "quendt",
		issued: "2025-05-12",
		property: "rated-capacity",
		value: 78.2,
		unit: "kWh",
	},
	{
		id: "transport-safety",
		part: "pack",
		by: "quendt",
		issued: "2025-05-12",
		property: "conformity",
		value: "UN 38.3",
		unit: "",
	},
	{
		id: "state-of-health",
		part: "pack",
		by: "marle",
		issued: "2026-08-27",
		property: "state-of-health",
		value: 93,
		unit: "%",
	},
	{
		id: "recycled-aluminium",
		part: "housing",
		by: "talmarsch",
		issued: "2025-02-20",
		property: "recycled-content-aluminium",
		value: 71,
		unit: "%",
	},
	{ id: "cell-cycles", part: "cell", by: "quendt", issued: "2025-03-03", property: "cycle-life", value: 960, unit: "" },
	{
		id: "recycled-cobalt",
		part: "cathode",
		by: "sundvik",
		issued: "2024-11-08",
		property: "recycled-content-cobalt",
		value: 26,
		signedAs: 16,
		unit: "%",
	},
	{
		id: "recycled-lithium",
		part: "cathode",
		by: "sundvik",
		issued: "2024-11-08",
		property: "recycled-content-lithium",
		value: 7,
		unit: "%",
	},
	{
		id: "due-diligence",
		part: "cathode",
		by: "rauschel",
		issued: "2024-10-30",
		property: "supply-chain-due-diligence",
		value: "CAHRA-3",
		unit: "",
	},
	{
		id: "graphite-origin",
		part: "anode",
		by: "brennhoeft",
		issued: "2025-01-14",
		property: "synthetic-graphite",
		value: 55,
		unit: "%",
	},
] as const;

/** The passport in a language. */
export function batteryPassport(locale: SeedLocale): Passport {
	const t = (de: string, en: string) => (locale === "de" ? de : en);
	const claimTexts: Readonly<
		Record<
			(typeof CLAIMS)[number]["id"],
			{ readonly label: string; readonly text: string; readonly for?: Passport["claims"][number]["for"] }
		>
	> = {
		"carbon-footprint": {
			label: t("CO₂-Fußabdruck der Herstellung", "Carbon footprint of production"),
			text: t(
				"Vom Erz bis zum Werkstor, je Kilowattstunde Speicherinhalt, mit 84\u00a0% gemessenen Daten.",
				"From ore to factory gate, per kilowatt hour of capacity, with 84% measured data.",
			),
		},
		capacity: {
			label: t("Nennkapazität", "Rated capacity"),
			text: t(
				"Gemessen bei 25\u00a0°C mit einem Drittel des Nennstroms.",
				"Measured at 25\u00a0°C with a third of the rated current.",
			),
		},
		"transport-safety": {
			label: t("Prüfung für den Transport", "Transport test"),
			text: t(
				"Höhe, Wärme, Schwingung, Schlag, Kurzschluss und Überladung bestanden.",
				"Altitude, heat, vibration, shock, short circuit and overcharge: passed.",
			),
		},
		"state-of-health": {
			label: t("Gesundheitszustand", "State of health"),
			text: t(
				"Verbleibende Kapazität bei 48.210\u00a0km, gemessen beim Tausch der Steuerung.",
				"Remaining capacity at 48,210\u00a0km, measured when the controller was replaced.",
			),
			for: ["owner", "authority"],
		},
		"recycled-aluminium": {
			label: t("Rezykliertes Aluminium", "Recycled aluminium"),
			text: t(
				"Anteil am Gewicht des Gehäuses, aus Altblechen der Region.",
				"Share of the housing’s weight, from scrap sheet of the region.",
			),
		},
		"cell-cycles": {
			label: t("Lebensdauer in Ladezyklen", "Life in charging cycles"),
			text: t(
				"Bis 80\u00a0% der Kapazität bleiben, im Labor mit 24 Zellen geprüft.",
				"Until 80% of the capacity is left, tested in the laboratory with 24 cells.",
			),
		},
		"recycled-cobalt": {
			label: t("Rezykliertes Kobalt", "Recycled cobalt"),
			text: t(
				"Anteil am Kobalt der Kathode, aus Produktionsabfällen und Altbatterien.",
				"Share of the cobalt in the cathode, from production scrap and used batteries.",
			),
		},
		"recycled-lithium": {
			label: t("Rezykliertes Lithium", "Recycled lithium"),
			text: t(
				"Anteil am Lithium der Kathode, aus Altbatterien.",
				"Share of the lithium in the cathode, from used batteries.",
			),
		},
		"due-diligence": {
			label: t("Sorgfalt in der Lieferkette", "Due diligence in the supply chain"),
			text: t(
				"Herkunft von Kobalt und Nickel bis zur Mine geprüft. Die Prüferin ist seit März nicht mehr anerkannt.",
				"Origin of cobalt and nickel audited back to the mine. The auditor has not been accredited since March.",
			),
			for: ["authority"],
		},
		"graphite-origin": {
			label: t("Synthetischer Graphit", "Synthetic graphite"),
			text: t(
				"Anteil am Graphit der Anode; der Rest ist Naturgraphit.",
				"Share of the graphite in the anode; the rest is natural graphite.",
			),
			for: ["owner", "authority"],
		},
	};
	const issuer = (id: string, name: string, role: string, listed = true) => ({
		id,
		name,
		role,
		listed,
		key: KEYS[id] ?? { x: "none", y: "none" },
	});
	return {
		name: "passport",
		product: {
			name: t("Traktionsbatterie Elm 78", "Elm 78 traction battery"),
			identifier: PRODUCT,
			text: t(
				"Seriennummer 000417, gebaut im Mai 2025, eingesetzt in einem Lieferwagen.",
				"Serial number 000417, built in May 2025, in use in a delivery van.",
			),
		},
		issuers: [
			issuer(
				"elmgrund",
				"Elmgrund Antriebe",
				t("baut die Batterie und gibt den Pass heraus", "builds the battery and issues the passport"),
			),
			issuer("brennhoeft", "Zellwerk Brennhöft", t("stellt die Zellen her", "makes the cells")),
			issuer(
				"sundvik",
				"Kathodenwerk Sundvik",
				t("liefert das Pulver der Kathode", "supplies the powder of the cathode"),
			),
			issuer("talmarsch", "Gießerei Talmarsch", t("gießt das Gehäuse", "casts the housing")),
			issuer(
				"quendt",
				"Prüflabor Quendt",
				t("misst und prüft, unabhängig vom Hersteller", "measures and tests, independent of the maker"),
			),
			issuer(
				"rauschel",
				"Audit Rauschel",
				t("prüft Lieferketten, Anerkennung abgelaufen", "audits supply chains, accreditation expired"),
				false,
			),
			issuer("marle", "Werkstatt Marle", t("wartet und repariert", "services and repairs")),
		],
		parts: [
			{
				id: "pack",
				drawn: "pack",
				name: t("Batterie Elm 78", "Elm 78 battery"),
				text: t(
					"Acht Module, Kühlung und Steuerung in einem Gehäuse aus Aluminium, verschraubt statt verklebt.",
					"Eight modules, cooling and control in an aluminium housing, bolted instead of glued.",
				),
				facts: [
					{ label: t("Masse", "Mass"), value: t("412\u00a0kg", "412\u00a0kg"), by: "elmgrund" },
					{
						label: t("Spannung", "Voltage"),
						value: t("355\u00a0V Nennspannung", "355\u00a0V nominal"),
						by: "elmgrund",
					},
					{
						label: t("Gewährleistung", "Warranty"),
						value: t("acht Jahre oder 160.000\u00a0km", "eight years or 160,000\u00a0km"),
						by: "elmgrund",
					},
					{
						label: t("Entsorgung", "Disposal"),
						value: t(
							"Rücknahme durch den Hersteller, nicht in den Hausmüll",
							"taken back by the maker, not for household waste",
						),
						by: "elmgrund",
					},
					{
						label: t("Anzugsmoment der Deckelschrauben", "Torque of the lid screws"),
						value: t("9\u00a0Nm, über Kreuz", "9\u00a0Nm, crosswise"),
						by: "elmgrund",
						for: ["owner"],
					},
					{
						label: t("Werk und Linie", "Plant and line"),
						value: t("Elmgrund\u00a02, Linie\u00a0C", "Elmgrund\u00a02, line\u00a0C"),
						by: "elmgrund",
						for: ["authority"],
					},
				],
			},
			{
				id: "housing",
				in: "pack",
				drawn: "housing",
				name: t("Gehäuse", "Housing"),
				text: t(
					"Wanne und Deckel aus Aluminiumguss, mit Dichtung zum Wechseln.",
					"Tray and lid of cast aluminium, with a seal that can be replaced.",
				),
				facts: [
					{ label: t("Werkstoff", "Material"), value: "AlSi10Mg", by: "talmarsch" },
					{ label: t("Masse", "Mass"), value: "61\u00a0kg", by: "talmarsch" },
					{
						label: t("Ersatzteil der Dichtung", "Spare part of the seal"),
						value: "ELM-78-0119",
						by: "elmgrund",
						for: ["owner"],
					},
				],
			},
			{
				id: "cooling",
				in: "pack",
				drawn: "cooling",
				name: t("Kühlplatte", "Cooling plate"),
				text: t(
					"Liegt unter den Modulen und hält sie zwischen 15 und 35\u00a0°C.",
					"Lies below the modules and keeps them between 15 and 35\u00a0°C.",
				),
				facts: [
					{
						label: t("Kühlmittel", "Coolant"),
						value: t("Wasser mit Glykol, 3,8\u00a0Liter", "water with glycol, 3.8\u00a0litres"),
						by: "elmgrund",
					},
					{
						label: t("Vor dem Öffnen", "Before opening"),
						value: t("ablassen, sonst läuft es in die Module", "drain it, or it runs into the modules"),
						by: "elmgrund",
						for: ["owner"],
					},
				],
			},
			{
				id: "bms",
				in: "pack",
				drawn: "controller",
				name: t("Steuerung", "Controller"),
				text: t(
					"Überwacht Spannung und Wärme jeder Zelle und gleicht sie aus.",
					"Watches the voltage and heat of each cell and balances them.",
				),
				facts: [
					{ label: t("Stand der Software", "Software version"), value: "4.2.1", by: "elmgrund" },
					{ label: t("Ersatzteil", "Spare part"), value: "ELM-BMS-12B", by: "elmgrund", for: ["owner"] },
					{
						label: t("Getauscht", "Replaced"),
						value: t("einmal, im August 2026", "once, in August 2026"),
						by: "marle",
						for: ["owner", "authority"],
					},
				],
			},
			{
				id: "module",
				in: "pack",
				drawn: "module",
				name: t("Zellmodul, achtmal", "Cell module, eight of them"),
				text: t(
					"24\u00a0Zellen in Reihe. Ein Modul lässt sich einzeln tauschen.",
					"24\u00a0cells in series. A module can be replaced on its own.",
				),
				facts: [
					{
						label: t("Energie", "Energy"),
						value: t("9,8\u00a0kWh je Modul", "9.8\u00a0kWh per module"),
						by: "elmgrund",
					},
					{
						label: t("Ausbau", "Removal"),
						value: t("vier Schrauben, Anleitung Blatt\u00a07", "four screws, manual sheet\u00a07"),
						by: "elmgrund",
						for: ["owner"],
					},
				],
			},
			{
				id: "cell",
				in: "module",
				drawn: "cell",
				name: t("Zelle C-115", "C-115 cell"),
				text: t("Prismatische Zelle mit 115\u00a0Amperestunden.", "A prismatic cell of 115\u00a0ampere hours."),
				facts: [
					{ label: t("Chemie", "Chemistry"), value: "NMC 811", by: "brennhoeft" },
					{ label: t("Charge", "Batch"), value: "BH-2025-07-D", by: "brennhoeft", for: ["owner", "authority"] },
					{
						label: t("Zusatz im Elektrolyten", "Additive in the electrolyte"),
						value: t("1,2\u00a0% Massenanteil", "1.2% by mass"),
						by: "brennhoeft",
						for: ["authority"],
					},
				],
			},
			{
				id: "cathode",
				in: "cell",
				drawn: "cathode",
				name: t("Kathode", "Cathode"),
				text: t(
					"Nickel, Mangan und Kobalt im Verhältnis acht zu eins zu eins.",
					"Nickel, manganese and cobalt in a ratio of eight to one to one.",
				),
				facts: [
					{
						label: t("Kritische Rohstoffe", "Critical raw materials"),
						value: t("Kobalt, Lithium, Nickel", "cobalt, lithium, nickel"),
						by: "sundvik",
					},
					{
						label: t("Herkunft des Kobalts", "Origin of the cobalt"),
						value: t("zwei Minen, beide benannt", "two mines, both named"),
						by: "sundvik",
						for: ["authority"],
					},
				],
			},
			{
				id: "anode",
				in: "cell",
				drawn: "anode",
				name: t("Anode", "Anode"),
				text: t("Graphit auf einer Folie aus Kupfer.", "Graphite on a foil of copper."),
				facts: [
					{
						label: t("Kritische Rohstoffe", "Critical raw materials"),
						value: t("Naturgraphit", "natural graphite"),
						by: "brennhoeft",
					},
				],
			},
			{
				id: "electrolyte",
				in: "cell",
				drawn: "electrolyte",
				name: t("Elektrolyt", "Electrolyte"),
				text: t(
					"Leitsalz in organischen Lösemitteln. Bei Brand entsteht Flusssäure.",
					"Conducting salt in organic solvents. In a fire it forms hydrofluoric acid.",
				),
				facts: [
					{ label: t("Gefahr", "Hazard"), value: t("entzündlich, ätzend", "flammable, corrosive"), by: "brennhoeft" },
					{
						label: t("Löschmittel", "Extinguishing agent"),
						value: t("viel Wasser, aus Abstand", "plenty of water, from a distance"),
						by: "elmgrund",
					},
				],
			},
		],
		events: [
			{
				on: "2024-11-08",
				part: "cathode",
				by: "sundvik",
				title: t("Pulver ausgeliefert", "Powder delivered"),
				text: t(
					"Charge S-2411-04 geht an das Zellwerk, mit Angaben zu rezyklierten Anteilen.",
					"Batch S-2411-04 goes to the cell maker, with the shares of recycled content.",
				),
			},
			{
				on: "2025-02-20",
				part: "housing",
				by: "talmarsch",
				title: t("Gehäuse gegossen", "Housing cast"),
				text: t(
					"Aus 71\u00a0% Altblech, mit Strom aus Wasserkraft.",
					"From 71% scrap sheet, with electricity from hydropower.",
				),
			},
			{
				on: "2025-03-03",
				part: "cell",
				by: "quendt",
				title: t("Zellen geprüft", "Cells tested"),
				text: t(
					"24\u00a0Zellen der Charge durchlaufen 960\u00a0Ladezyklen.",
					"24\u00a0cells of the batch go through 960\u00a0charging cycles.",
				),
				for: ["owner", "authority"],
			},
			{
				on: "2025-05-06",
				part: "module",
				by: "elmgrund",
				title: t("Module gebaut", "Modules built"),
				text: t(
					"Acht Module entstehen aus 192\u00a0Zellen einer Charge.",
					"Eight modules are made of 192\u00a0cells of one batch.",
				),
			},
			{
				on: "2025-05-12",
				part: "pack",
				by: "quendt",
				title: t("Batterie abgenommen", "Battery accepted"),
				text: t(
					"Kapazität gemessen, Prüfung für den Transport bestanden.",
					"Capacity measured, transport test passed.",
				),
			},
			{
				on: "2025-05-19",
				part: "pack",
				by: "elmgrund",
				title: t("Pass angelegt", "Passport issued"),
				text: t(
					"Der Hersteller unterschreibt den Fußabdruck und bringt den Code an.",
					"The maker signs the footprint and attaches the code.",
				),
			},
			{
				on: "2025-06-24",
				part: "pack",
				by: "elmgrund",
				title: t("In Betrieb genommen", "Put into service"),
				text: t(
					"Eingebaut in einen Lieferwagen. Wer ihn fährt, steht nicht im Pass.",
					"Built into a delivery van. Who drives it is not in the passport.",
				),
			},
			{
				on: "2026-08-26",
				part: "bms",
				by: "marle",
				title: t("Steuerung getauscht", "Controller replaced"),
				text: t(
					"Ein Fühler meldete falsche Werte. Das alte Teil geht an den Hersteller zurück.",
					"A sensor reported wrong values. The old part goes back to the maker.",
				),
				for: ["owner", "authority"],
			},
			{
				on: "2026-08-27",
				part: "pack",
				by: "marle",
				title: t("Gesundheit gemessen", "Health measured"),
				text: t("93\u00a0% der Kapazität nach 48.210\u00a0km.", "93% of the capacity after 48,210\u00a0km."),
				for: ["owner", "authority"],
			},
		],
		claims: CLAIMS.map(({ id, part, by, issued, property, value, unit }) => ({
			id,
			part,
			by,
			issued,
			property,
			value,
			...(unit ? { unit } : {}),
			signature: SIGNATURES[id] ?? "none",
			...claimTexts[id],
		})),
	};
}
