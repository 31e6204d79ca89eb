// The negotiation of a usage contract: the same parties, rules and numbers in both languages.

import type { ContractSettings, JsonLogic, PartyRule } from "@hub/shared-contracts/content/prototype-contract";
import type { BothLanguages } from "../shape.ts";

interface Words {
	readonly provider: { readonly role: string; readonly farewell: string };
	readonly consumer: { readonly role: string; readonly farewell: string };
	/** By id: the title and the reason of a rule. */
	readonly rules: Readonly<Record<string, readonly [title: string, reason: string]>>;
	readonly labels: Readonly<Record<string, string>>;
	readonly offers: Readonly<Record<string, readonly [label: string, text: string]>>;
	readonly uses: readonly [string, string, string, string];
}

const purpose: JsonLogic = { var: "purpose" };
const region: JsonLogic = { var: "region" };
const forward: JsonLogic = { var: "forward" };
const price: JsonLogic = { var: "price" };
const listedPrice: JsonLogic = { var: "offer.price" };
const listedUses: JsonLogic = { var: "offer.uses" };
const later: JsonLogic = { ">": [{ var: "round" }, 1] };

const asked: JsonLogic = {
	"*": [
		listedPrice,
		{
			"+": [
				1,
				{ if: [{ "===": [purpose, "training"] }, 1, 0] },
				{ if: [{ "===": [forward, "service"] }, 0.25, 0] },
				{ if: [{ "===": [region, "adequate"] }, 0.1, 0] },
				{ if: [{ ">": [{ var: "uses" }, listedUses] }, 0.3, 0] },
				{ if: [later, -0.05, 0] },
			],
		},
	],
};
const budget: JsonLogic = {
	"*": [listedPrice, { "+": [1.2, { if: [{ "===": [forward, "anyone"] }, 0.2, 0] }, { if: [later, 0.05, 0] }] }],
};

function settingsIn(words: Words): ContractSettings {
	const rule = (id: string, when: JsonLogic, counter?: PartyRule["counter"]): PartyRule => {
		const [title = "", reason = ""] = words.rules[id] ?? [];
		return { id, title, when, reason, ...(counter && { counter }) };
	};
	const choice = (id: string) => ({ id, label: words.labels[id] ?? "" });
	const offer = (id: string, terms: ContractSettings["offers"][number]["terms"]) => {
		const [label = "", text = ""] = words.offers[id] ?? [];
		return { id, label, text, terms };
	};
	return {
		name: "contract",
		provider: {
			name: "Getriebewerk Harlohe",
			did: "did:web:harlohe.example",
			...words.provider,
			patience: 4,
			rules: [
				rule("models-for-all", { "!": { and: [{ "===": [purpose, "training"] }, { "===": [forward, "anyone"] }] } }),
				rule("no-rival", { "!==": [purpose, "development"] }, { term: "purpose", value: { var: "offer.purpose" } }),
				rule("known-recipients", { "!==": [forward, "anyone"] }, { term: "forward", value: "service" }),
				rule("comparable-law", { "!==": [region, "world"] }, { term: "region", value: "adequate" }),
				rule(
					"service-in-the-eu",
					{ or: [{ "!==": [forward, "service"] }, { "===": [region, "eu"] }] },
					{ term: "region", value: "eu" },
				),
				rule("two-years", { "<=": [{ var: "months" }, 24] }, { term: "months", value: 24 }),
				rule(
					"twice-the-offer",
					{ "<=": [{ var: "uses" }, { "*": [listedUses, 2] }] },
					{ term: "uses", value: { "*": [listedUses, 2] } },
				),
				rule("least-price", { ">=": [price, asked] }, { term: "price", value: asked }),
			],
		},
		consumer: {
			name: "Laufruhe Diagnostik",
			did: "did:web:laufruhe.example",
			...words.consumer,
			patience: 4,
			wishes: { months: 36, region: "adequate", forward: "service" },
			rules: [
				rule("no-fancy-price", { "<=": [price, { "*": [listedPrice, 3] }] }),
				rule("our-purpose", { in: [purpose, ["maintenance", "training"]] }, { term: "purpose", value: "maintenance" }),
				rule("a-year", { ">=": [{ var: "months" }, 12] }, { term: "months", value: 12 }),
				rule("zurich", { in: [region, ["adequate", "world"]] }, { term: "region", value: "adequate" }),
				rule("data-centre", { in: [forward, ["service", "anyone"]] }, { term: "forward", value: "service" }),
				rule("enough-uses", { ">=": [{ var: "uses" }, listedUses] }, { term: "uses", value: listedUses }),
				rule("budget", { "<=": [price, budget] }, { term: "price", value: { "-": [budget, { "%": [budget, 1] }] } }),
			],
		},
		purposes: ["maintenance", "quality", "development", "training"].map(choice),
		countries: ["de", "pt", "ch", "us"].map(choice),
		recipients: ["own", "service-provider", "other"].map(choice),
		regions: [
			{ ...choice("eu"), countries: ["de", "pt"] },
			{ ...choice("adequate"), countries: ["de", "pt", "ch"] },
			{ ...choice("world"), countries: ["de", "pt", "ch", "us"] },
		],
		forwards: [
			{ ...choice("none"), recipients: ["own"] },
			{ ...choice("service"), recipients: ["own", "service-provider"] },
			{ ...choice("anyone"), recipients: ["own", "service-provider", "other"] },
		],
		offers: [
			offer("inspection", { purpose: "maintenance", months: 12, region: "eu", forward: "none", uses: 600, price: 90 }),
			offer("vibration", { purpose: "maintenance", months: 12, region: "eu", forward: "none", uses: 2000, price: 240 }),
			offer("load", { purpose: "quality", months: 6, region: "eu", forward: "none", uses: 300, price: 150 }),
		],
		uses: [
			{ label: words.uses[0], purpose: "maintenance", country: "de", recipient: "own", month: 3, count: 40 },
			{
				label: words.uses[1],
				purpose: "maintenance",
				country: "ch",
				recipient: "service-provider",
				month: 5,
				count: 120,
			},
			{ label: words.uses[2], purpose: "training", country: "de", recipient: "own", month: 8, count: 200 },
			{ label: words.uses[3], purpose: "maintenance", country: "de", recipient: "own", month: 26, count: 250 },
		],
	};
}

/** The settings of the usage contract. */
export const contractPrototype: BothLanguages<ContractSettings> = {
	de: settingsIn({
		provider: {
			role: "baut Getriebe und bietet Daten an",
			farewell:
				"So kommen wir nicht zusammen. Reden wir lieber am Telefon, bevor unsere Konnektoren noch länger Nachrichten tauschen.",
		},
		consumer: {
			role: "sagt Lagerschäden voraus und braucht Daten",
			farewell:
				"Wir haben oft genug nachgebessert und suchen uns eine andere Quelle. Unser Katalog bleibt für Sie offen.",
		},
		rules: {
			"models-for-all": [
				"Keine Modelle für alle",
				"Erst trainieren, dann an alle weitergeben: Unsere Messwerte stünden in fremden Modellen, und niemand holte sie zurück. Darüber verhandeln wir nicht.",
			],
			"no-rival": [
				"Kein Wettbewerb mit unseren Daten",
				"Mit unseren Prüfwerten zu entwickeln, was unsere Getriebe ersetzt, geben wir nicht frei.",
			],
			"known-recipients": [
				"Nur bekannte Empfänger",
				"Eine Weitergabe an beliebige Unternehmen können wir nicht nachhalten. Dienstleister, die Sie beauftragen, sind in Ordnung.",
			],
			"comparable-law": [
				"Vergleichbares Recht",
				"Außerhalb der EU und der Schweiz müssten wir jeden Abruf einzeln prüfen lassen.",
			],
			"service-in-the-eu": [
				"Dienstleister nur in der EU",
				"Wenn Dienstleister mitlesen, dann in der EU: Dort können wir ihre Verträge einsehen.",
			],
			"two-years": ["Höchstens zwei Jahre", "Nach zwei Jahren messen wir anders. Länger wollen wir uns nicht binden."],
			"twice-the-offer": [
				"Höchstens das Doppelte",
				"Unsere Schnittstelle verträgt höchstens doppelt so viele Abrufe wie im Katalog.",
			],
			"least-price": [
				"Mindestpreis",
				"Zu diesen Bedingungen liegt der Preis unter dem, was uns die Daten kosten. Trainieren, Dienstleister, weitere Länder und mehr Abrufe kosten mehr.",
			],
			"no-fancy-price": [
				"Kein Mondpreis",
				"Das ist mehr als das Dreifache des Katalogpreises. Dafür messen wir lieber selbst und beenden die Verhandlung.",
			],
			"our-purpose": ["Unser Zweck", "Wir planen Wartungen. Für einen anderen Zweck bezahlen wir nicht."],
			"a-year": [
				"Mindestens ein Jahr",
				"Unter einem Jahr lohnt sich die Anbindung nicht, denn unsere Modelle brauchen alle vier Jahreszeiten.",
			],
			zurich: [
				"Unser Team in Zürich",
				"Unsere Diagnose sitzt in Zürich. Ohne die Schweiz dürften die eigenen Leute nicht hineinsehen.",
			],
			"data-centre": [
				"Unser Rechenzentrum",
				"Unsere Rechner betreibt ein Dienstleister. Dürfen wir nicht an ihn weitergeben, können wir die Daten nirgends speichern.",
			],
			"enough-uses": [
				"Genug Abrufe",
				"Mit weniger Abrufen als im Katalog sehen wir einen Schaden erst, wenn man ihn hört.",
			],
			budget: ["Unser Budget", "Das liegt über unserem Budget von einem Fünftel mehr als im Katalog."],
		},
		labels: {
			maintenance: "Wartung planen",
			quality: "Qualität vergleichen",
			development: "Eigene Produkte entwickeln",
			training: "Modelle trainieren",
			de: "Deutschland",
			pt: "Portugal",
			ch: "Schweiz",
			us: "USA",
			own: "das eigene Unternehmen",
			"service-provider": "ein beauftragter Dienstleister",
			other: "ein anderes Unternehmen",
			eu: "in der EU",
			adequate: "in der EU und der Schweiz",
			world: "weltweit",
			none: "an niemanden",
			service: "an beauftragte Dienstleister",
			anyone: "an jedes Unternehmen",
		},
		offers: {
			inspection: [
				"Prüfberichte der Getriebe",
				"Spiel, Verzahnung und Öltemperatur von jedem Getriebe, das das Werk verlässt.",
			],
			vibration: [
				"Schwingungsmessungen",
				"Zwei Sekunden Schwingung je Getriebe vom Prüfstand, dazu Drehzahl und Last.",
			],
			load: ["Lastverläufe", "Wie Getriebe im ersten Jahr belastet wurden, nach Branchen zusammengefasst."],
		},
		uses: [
			"Im dritten Monat eine Wartung in Deutschland planen",
			"Von einem Dienstleister in der Schweiz auswerten lassen",
			"Mit den Daten ein Modell trainieren",
			"Zwei Monate nach dem zweiten Jahr noch einmal nachsehen",
		],
	}),
	en: settingsIn({
		provider: {
			role: "builds gearboxes and offers data",
			farewell:
				"We are not getting anywhere like this. Let us talk on the phone before our connectors exchange any more messages.",
		},
		consumer: {
			role: "predicts bearing damage and needs data",
			farewell:
				"We have improved our proposal often enough and will look for another source. You are welcome to come back to us.",
		},
		rules: {
			"models-for-all": [
				"No models for all",
				"Training first, then handing on to all: our measurements would end up in other people’s models for good. We do not negotiate about that.",
			],
			"no-rival": [
				"No rivals made of our data",
				"We do not release our test values for developing what would replace our gearboxes.",
			],
			"known-recipients": [
				"Known recipients only",
				"We cannot keep track of data that is handed on to any company. Service providers that you commission are fine.",
			],
			"comparable-law": [
				"Comparable law",
				"Outside the EU and Switzerland, we would need to have every single use checked.",
			],
			"service-in-the-eu": [
				"Service providers in the EU only",
				"If service providers get to see the data, then only in the EU, where we can look at their contracts.",
			],
			"two-years": [
				"Two years at most",
				"In two years’ time we will measure differently. We do not want to commit for longer.",
			],
			"twice-the-offer": [
				"Twice the offer at most",
				"Our interface takes at most twice as many uses as the catalogue says.",
			],
			"least-price": [
				"Lowest price",
				"On these terms, the price is less than the data costs us. Training, service providers, more countries and more uses cost more.",
			],
			"no-fancy-price": [
				"No silly price",
				"That is more than three times the catalogue price. We would sooner take our own measurements, so we end the negotiation.",
			],
			"our-purpose": ["Our purpose", "We plan maintenance. We do not pay for any other purpose."],
			"a-year": ["A year at least", "Less than a year is not worth the connection: our models need all four seasons."],
			zurich: [
				"Our team in Zurich",
				"Our diagnostics team is in Zurich. Without Switzerland, our own people could not look at the data.",
			],
			"data-centre": [
				"Our data centre",
				"A service provider runs our computers. If we may not hand data on to them, we have nowhere to store it.",
			],
			"enough-uses": [
				"Enough uses",
				"With fewer uses than the catalogue offers, we see damage only once you can hear it.",
			],
			budget: ["Our budget", "That exceeds our budget, which is a fifth above the catalogue price."],
		},
		labels: {
			maintenance: "Planning maintenance",
			quality: "Comparing quality",
			development: "Developing own products",
			training: "Training models",
			de: "Germany",
			pt: "Portugal",
			ch: "Switzerland",
			us: "United States",
			own: "the company itself",
			"service-provider": "a service provider it commissioned",
			other: "another company",
			eu: "within the EU",
			adequate: "within the EU and Switzerland",
			world: "worldwide",
			none: "to no other party",
			service: "to commissioned service providers",
			anyone: "to any company",
		},
		offers: {
			inspection: [
				"Inspection reports of gearboxes",
				"Backlash, toothing and oil temperature of every gearbox that leaves the plant.",
			],
			vibration: [
				"Vibration measurements",
				"Two seconds of vibration per gearbox from the test bench, with speed and load.",
			],
			load: ["Load profiles", "What gearboxes had to bear in their first year, grouped by industry."],
		},
		uses: [
			"Plan maintenance in Germany in the third month",
			"Have a service provider in Switzerland analyse the data",
			"Train a model with the data",
			"Look at the data again two months after the second year",
		],
	}),
};
