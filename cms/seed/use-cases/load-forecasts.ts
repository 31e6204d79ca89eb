import type { UseCaseSeed } from "../shape.ts";

export default {
	key: "load-forecasts",
	industry: "energy",
	industries: ["manufacturing"],
	published_on: -117,
	text: {
		de: {
			slug: "lastprognose-statt-reserve",
			title: "Lastprognose statt Reserve",
			description:
				"Betriebe sagen dem Netz, wann sie viel Strom brauchen, und erfahren, wann er reichlich da ist. Die Produktionsplanung bleibt dabei im Haus.",
			problem: `<p>Ein Verteilnetz wird für die schlimmste Viertelstunde des Jahres gebaut. Wann die kommt, schätzt der Netzbetreiber aus den Zählerständen vom Vorjahr. Er weiß nicht, dass die Härterei im Gewerbegebiet am Dienstag drei Öfen zugleich anfährt und am Mittwoch keinen.</p>
<p>Die Härterei weiß es. Sie hat nur keinen Grund, ihren Produktionsplan herzugeben: Aus ihm läse man Aufträge, Schichten und Lieferzeiten. Also baut das eine Haus Reserve, und das andere bezahlt sie mit.</p>`,
			parties: [
				{ name: "Betrieb", role: "plant Öfen, Pressen und Ladevorgänge" },
				{ name: "Netzbetreiber", role: "hält das Netz in seinen Grenzen" },
				{ name: "Stromlieferant", role: "beschafft, was gebraucht wird" },
			],
			flows: [
				{
					from: "Betrieb",
					to: "Netzbetreiber",
					data: "Lastprognose für morgen",
					rule: "Viertelstundenwerte ohne Anlagen, nur für die Netzführung.",
				},
				{
					from: "Netzbetreiber",
					to: "Betrieb",
					data: "Ampel des Ortsnetzes",
					rule: "Für alle Teilnehmer am selben Abgang gleich.",
				},
				{
					from: "Betrieb",
					to: "Stromlieferant",
					data: "Dieselbe Prognose",
					rule: "Zur Beschaffung, kein Handel auf eigene Rechnung.",
				},
				{
					from: "Netzbetreiber",
					to: "Betrieb",
					data: "Abruf einer Verschiebung",
					rule: "Höchstens zweimal im Monat, mit Vergütung.",
				},
			],
			steps: [
				{
					title: "Verdichten",
					text: "Im Betrieb wird aus dem Produktionsplan eine Kurve. Sie verlässt das Haus, der Plan nicht.",
				},
				{
					title: "Melden",
					text: "Bis 14\u00a0Uhr geht die Kurve für den nächsten Tag hinaus. Korrekturen sind bis eine Stunde vorher willkommen.",
				},
				{
					title: "Ampel lesen",
					text: "Der Netzbetreiber rechnet alle Kurven zusammen und gibt je Abgang Grün, Gelb oder Rot zurück.",
				},
				{
					title: "Verschieben",
					text: "Bei Rot fragt er, wer gegen Geld eine Stunde warten kann. Antworten ist freiwillig.",
				},
			],
			results: [
				{
					title: "Später ausbauen",
					text: "Mancher Trafo reicht noch Jahre, wenn drei Öfen nicht gleichzeitig anfahren.",
				},
				{
					title: "Günstiger einkaufen",
					text: "Wer seinen Verbrauch kennt, zahlt weniger für Abweichungen. Der Lieferant teilt den Vorteil.",
				},
				{
					title: "Kein Einblick in die Fertigung",
					text: "Aus einer Summenkurve liest niemand einen Auftrag ab. Wie grob sie ist, bestimmt der Betrieb selbst.",
				},
			],
			body: `<p>Was eine solche Regel technisch leistet und was nur der Vertrag, steht in <a href="/de/was-nutzungsregeln-koennen">Was eine Nutzungsregel kann und was nicht</a>.</p>`,
		},
		en: {
			slug: "load-forecasts",
			title: "Load forecasts instead of reserves",
			description:
				"Companies tell the grid when they will need a lot of power, and learn when there is plenty. Production planning never leaves the company.",
			problem: `<p>A distribution grid is built for the worst quarter of an hour in the year. The operator estimates when that will be from last year’s meter readings. It does not know that the hardening shop on the industrial estate will start three furnaces at once on Tuesday and none on Wednesday.</p>
<p>The hardening shop does know. It just has no reason to hand over its production plan, which would reveal orders, shifts and lead times. So one company builds reserves, and the other helps to pay for them.</p>`,
			parties: [
				{ name: "Plant", role: "plans furnaces, presses and charging" },
				{ name: "Grid operator", role: "keeps the grid within its limits" },
				{ name: "Power supplier", role: "procures what is needed" },
			],
			flows: [
				{
					from: "Plant",
					to: "Grid operator",
					data: "Load forecast for tomorrow",
					rule: "Quarter-hours without machines, for running the grid only.",
				},
				{
					from: "Grid operator",
					to: "Plant",
					data: "Traffic light of the local grid",
					rule: "The same for everyone on the same feeder.",
				},
				{
					from: "Plant",
					to: "Power supplier",
					data: "The same forecast",
					rule: "For procurement; no trading on own account.",
				},
				{
					from: "Grid operator",
					to: "Plant",
					data: "Request to shift load",
					rule: "Twice a month at most, and paid for.",
				},
			],
			steps: [
				{
					title: "Aggregate",
					text: "Inside the plant, the production plan becomes a curve. The curve leaves the company; the plan does not.",
				},
				{
					title: "Report",
					text: "By 2\u00a0pm the curve for the next day goes out. Corrections are welcome until an hour before.",
				},
				{
					title: "Read the light",
					text: "The operator adds up all the curves and returns green, amber or red for each feeder.",
				},
				{
					title: "Shift",
					text: "At red, it asks who could wait for an hour in return for money. Answering is voluntary.",
				},
			],
			results: [
				{
					title: "Expand later",
					text: "Many a transformer will last for years to come if three furnaces do not start at the same time.",
				},
				{
					title: "Buy for less",
					text: "If you know your own consumption, you pay less for deviations. The supplier shares the benefit.",
				},
				{
					title: "No view into production",
					text: "Nobody can infer an order from an aggregate curve. The plant decides how coarse it is.",
				},
			],
			body: `<p>What such a policy can enforce technically, and what only the contract can, is explained in <a href="/what-a-usage-policy-can-do">What a usage policy can and cannot do</a>.</p>`,
		},
	},
} satisfies UseCaseSeed;
