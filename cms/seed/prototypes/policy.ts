// Building a usage policy: the same choices and requests in both languages.

import type { PolicyRequest, PolicySettings } from "@hub/shared-contracts/content/prototype-policy";
import type { BothLanguages } from "../shape.ts";

interface Words {
	readonly role: string;
	readonly data: readonly [label: string, text: string];
	/** By the id of a recipient or a purpose. */
	readonly labels: Readonly<Record<string, string>>;
	/** By the id of a request. */
	readonly requests: Readonly<Record<string, readonly [text: string, because: string]>>;
}

const RECIPIENTS = ["service", "customer", "institute", "rival"];
const PURPOSES = ["maintenance", "quality", "training"];

/** Each request that is not wanted fails on one condition alone, so that each condition is needed. */
const REQUESTS: readonly Omit<PolicyRequest, "text" | "because">[] = [
	{
		id: "diagnosis",
		name: "Laufruhe Diagnostik",
		recipient: "service",
		purpose: "maintenance",
		on: "2027-03-08",
		forward: false,
		wanted: true,
	},
	{
		id: "rival",
		name: "Zahnradwerk Dunkerode",
		recipient: "rival",
		purpose: "quality",
		on: "2027-05-19",
		forward: false,
		wanted: false,
	},
	{
		id: "comparison",
		name: "Pumpenwerk Ellernbrook",
		recipient: "customer",
		purpose: "quality",
		on: "2027-11-02",
		forward: false,
		wanted: true,
	},
	{
		id: "model",
		name: "Laufruhe Diagnostik",
		recipient: "service",
		purpose: "training",
		on: "2028-01-17",
		forward: false,
		wanted: false,
	},
	{
		id: "hand-on",
		name: "Pumpenwerk Ellernbrook",
		recipient: "customer",
		purpose: "maintenance",
		on: "2028-06-26",
		forward: true,
		wanted: false,
	},
	{
		id: "late",
		name: "Laufruhe Diagnostik",
		recipient: "service",
		purpose: "maintenance",
		on: "2030-02-11",
		forward: false,
		wanted: false,
	},
];

function settingsIn({ role, data: [label, text], labels, requests }: Words): PolicySettings {
	const choice = (id: string) => ({ id, label: labels[id] ?? "" });
	return {
		name: "policy",
		provider: { name: "Getriebewerk Harlohe", role, did: "did:web:harlohe.example" },
		data: { id: "inspection", label, text },
		recipients: RECIPIENTS.map(choice),
		purposes: PURPOSES.map(choice),
		ends: ["2027-06-30", "2028-12-31", "2031-12-31"],
		requests: REQUESTS.map((request) => {
			const [asks = "", because = ""] = requests[request.id] ?? [];
			return { ...request, text: asks, because };
		}),
	};
}

/** The settings of the usage policy. */
export const policyPrototype: BothLanguages<PolicySettings> = {
	de: settingsIn({
		role: "baut Getriebe und bietet Daten an",
		data: [
			"Prüfberichte der Getriebe",
			"Spiel, Verzahnung und Öltemperatur von jedem Getriebe, das das Werk verlässt. Sie sollen Wartungen planbar machen und der Kundschaft den Vergleich erlauben, bis Ende 2028. Wettbewerbern sollen sie nicht helfen.",
		],
		labels: {
			service: "Wartungsdienst",
			customer: "Kunde",
			institute: "Forschungsinstitut",
			rival: "Wettbewerber",
			maintenance: "Wartung planen",
			quality: "Qualität vergleichen",
			training: "Modelle trainieren",
		},
		requests: {
			diagnosis: [
				"„Wir wollen aus den Berichten ablesen, welches Lager als Nächstes fällig ist.“",
				"Für die Wartung sind die Berichte gedacht.",
			],
			rival: [
				"„Wir möchten unsere Zahnräder mit Ihren vergleichen.“",
				"Der Zweck wäre in Ordnung, nur nicht für einen Wettbewerber.",
			],
			comparison: [
				"„Wir möchten sehen, ob das neue Getriebe besser ist als das vorige.“",
				"Wer gekauft hat, darf vergleichen.",
			],
			model: [
				"„Mit zwei Jahren Ihrer Berichte könnten wir ein Modell trainieren.“",
				"Was ein Modell gelernt hat, holt niemand zurück.",
			],
			"hand-on": [
				"„Unsere Werkstatt vor Ort soll die Berichte auch bekommen.“",
				"Was einmal weitergegeben ist, sieht das Werk nicht mehr.",
			],
			late: [
				"„Wir sehen noch einmal nach, wie es dem Getriebe geht.“",
				"Nach 2028 misst das Werk anders, die alten Werte führen dann in die Irre.",
			],
		},
	}),
	en: settingsIn({
		role: "builds gearboxes and offers data",
		data: [
			"Inspection reports of gearboxes",
			"Backlash, toothing and oil temperature of every gearbox that leaves the plant. They are meant for planning maintenance and for customers to compare, until the end of 2028. They are not meant to help competitors.",
		],
		labels: {
			service: "maintenance company",
			customer: "customer",
			institute: "research institute",
			rival: "competitor",
			maintenance: "planning maintenance",
			quality: "comparing quality",
			training: "training models",
		},
		requests: {
			diagnosis: [
				"“We want to read from the reports which bearing is due next.”",
				"Maintenance is what the reports are for.",
			],
			rival: [
				"“We would like to compare our gears with yours.”",
				"The purpose would be fine, but not for a competitor.",
			],
			comparison: [
				"“We would like to see whether the new gearbox is better than the last.”",
				"Those who have bought may compare.",
			],
			model: [
				"“With two years of your reports, we could train a model.”",
				"What a model has learnt cannot be taken back.",
			],
			"hand-on": [
				"“Our local workshop should have the reports as well.”",
				"Once data has been passed on, the plant no longer sees it.",
			],
			late: [
				"“We are having another look at how the gearbox is doing.”",
				"After 2028 the plant measures differently, and the old values mislead.",
			],
		},
	}),
};
