import type { UseCaseSeed } from "../shape.ts";

export default {
	key: "carbon-footprint-along-the-chain",
	industry: "manufacturing",
	industries: ["logistics"],
	published_on: -38,
	text: {
		de: {
			slug: "co2-fussabdruck-in-der-lieferkette",
			title: "CO₂-Fußabdruck entlang der Lieferkette",
			description:
				"Jede Stufe reicht ihren gemessenen Wert weiter und behält den Rechenweg für sich. So entsteht ein Fußabdruck, den man prüfen und vergleichen kann.",
			problem: `<p>Einmal im Jahr verschickt der Einkauf eine Tabelle an 300\u00a0Lieferanten. 120 antworten, jeder ein wenig anders: mit Transport oder ohne, je Stück oder je Kilogramm, mit dem Strommix von vorletztem Jahr. Am Ende steht in der Bilanz ein Branchendurchschnitt, weil sich mit den echten Zahlen nicht rechnen ließ.</p>
<p>Die Lieferanten wiederum zögern aus gutem Grund. Aus Materialanteilen und Energieverbrauch lassen sich Kosten schätzen, und der Einkauf kann rechnen.</p>`,
			parties: [
				{ name: "Gießerei", role: "misst Strom, Gas und Schrottanteil je Schmelze" },
				{ name: "Zulieferer", role: "bearbeitet das Gussteil und zählt seinen Anteil dazu" },
				{ name: "Prüfstelle", role: "rechnet nach und bestätigt, was stimmt" },
				{ name: "Hersteller", role: "baut das Teil ein und bilanziert das Produkt" },
			],
			flows: [
				{
					from: "Gießerei",
					to: "Zulieferer",
					data: "Fußabdruck je Gussteil",
					rule: "Nur als Teil der eigenen Summe, gültig bis Ende des Folgejahres.",
				},
				{
					from: "Zulieferer",
					to: "Prüfstelle",
					data: "Rechenweg und Belege",
					rule: "Nur zur Prüfung, danach gelöscht.",
				},
				{
					from: "Prüfstelle",
					to: "Hersteller",
					data: "Prüfvermerk",
					rule: "Frei zitierbar, mit Datum und Fassung der Rechenregel.",
				},
				{
					from: "Zulieferer",
					to: "Hersteller",
					data: "Fußabdruck je Bauteil",
					rule: "Zur Produktbilanz, keine Weitergabe an Dritte.",
				},
			],
			steps: [
				{
					title: "Messen",
					text: "Jede Stufe ermittelt ihren eigenen Anteil: aus Zählern, Rezepturen und Lieferscheinen, nicht aus Tabellenwerken.",
				},
				{
					title: "Summieren",
					text: "Der Wert der Vorstufe kommt dazu. Fehlt er, setzt der Konnektor einen Durchschnitt ein und kennzeichnet ihn.",
				},
				{
					title: "Prüfen lassen",
					text: "Eine unabhängige Stelle sieht den Rechenweg. Ihr Vermerk reist mit der Zahl, der Rechenweg nicht.",
				},
				{
					title: "Weitergeben",
					text: "Der Hersteller erhält Summe, Bezugsgröße, Zeitraum und den Anteil gemessener Daten. Ändert sich der Wert, erfährt er es von selbst.",
				},
			],
			results: [
				{
					title: "Vergleichbar",
					text: "Zwei Angebote nennen dieselbe Bezugsgröße und dieselbe Systemgrenze. Der Einkauf darf wieder vergleichen.",
				},
				{
					title: "Besser mit jedem Jahr",
					text: "Der Anteil gemessener Daten steht neben der Zahl. Er ist das Erste, worüber Lieferant und Kunde reden.",
				},
				{
					title: "Ohne Stückliste",
					text: "Kein Lieferant legt Material, Mengen oder Energiepreise offen. Das Ergebnis geht hinaus, der Weg dorthin bleibt zu Hause.",
				},
			],
			body: `<p>Welche Angaben neben der Zahl stehen müssen, haben wir in <a href="/de/co2-fussabdruck-austauschen">einem eigenen Beitrag</a> beschrieben. Zum Ausprobieren gibt es die Demo <a href="/de/demos/fussabdruck-weitergeben">CO₂-\u2060Fußabdruck weitergeben</a>.</p>`,
		},
		en: {
			slug: "carbon-footprint-along-the-chain",
			title: "Carbon footprints along the supply chain",
			description:
				"Each tier passes on its measured figure and keeps the calculation to itself. The result is a footprint that can be verified and compared.",
			problem: `<p>Once a year, purchasing sends a spreadsheet to 300\u00a0suppliers. 120 reply, each a little differently: with transport or without, per piece or per kilogram, with the electricity mix of the year before last. In the end, an industry average goes into the accounts, because nobody could work with the real figures.</p>
<p>The suppliers, for their part, hesitate for good reason. Costs can be estimated from material shares and energy use, and purchasing is good at sums.</p>`,
			parties: [
				{ name: "Foundry", role: "measures power, gas and scrap for each melt" },
				{ name: "Supplier", role: "machines the casting and adds its own share" },
				{ name: "Verifier", role: "checks the sums and confirms what is right" },
				{ name: "Manufacturer", role: "installs the part and accounts for the product" },
			],
			flows: [
				{
					from: "Foundry",
					to: "Supplier",
					data: "Footprint per casting",
					rule: "Only as part of your own total, valid until the end of next year.",
				},
				{
					from: "Supplier",
					to: "Verifier",
					data: "Calculation and evidence",
					rule: "For verification only, then deleted.",
				},
				{
					from: "Verifier",
					to: "Manufacturer",
					data: "Verification note",
					rule: "May be quoted freely, with date and version of the method.",
				},
				{
					from: "Supplier",
					to: "Manufacturer",
					data: "Footprint per part",
					rule: "For the product’s footprint, not to be passed on.",
				},
			],
			steps: [
				{
					title: "Measure",
					text: "Each tier determines its own share: from meters, recipes and delivery notes rather than from reference tables.",
				},
				{
					title: "Add up",
					text: "The previous tier’s figure is added. Where it is missing, the connector inserts an average and marks it as such.",
				},
				{
					title: "Have it verified",
					text: "An independent body sees the calculation. Its note travels with the figure; the calculation does not.",
				},
				{
					title: "Pass it on",
					text: "The manufacturer receives total, reference unit, period and the share of measured data. If the figure changes, it is told without having to ask.",
				},
			],
			results: [
				{
					title: "Comparable",
					text: "Two offers state the same reference unit and the same system boundary. Purchasing can compare again.",
				},
				{
					title: "Better every year",
					text: "The share of measured data is shown next to the figure. It is the first thing supplier and customer talk about.",
				},
				{
					title: "No bill of materials",
					text: "No supplier discloses materials, quantities or energy prices. The result goes out; how it was reached stays at home.",
				},
			],
			body: `<p>What has to accompany the figure is described in <a href="/exchanging-carbon-footprints">a post of its own</a>. To try it out, use the demo <a href="/demos/pass-on-a-carbon-footprint">Pass on a carbon footprint</a>.</p>`,
		},
	},
} satisfies UseCaseSeed;
