import { footprintPrototype } from "../prototypes/footprint.ts";
import type { DemoSeed } from "../shape.ts";

export default {
	key: "pass-on-a-carbon-footprint",
	tone: "sky",
	industry: "manufacturing",
	minutes: 5,
	use_cases: ["carbon-footprint-along-the-chain"],
	terms: ["product-carbon-footprint", "semantic-model"],
	text: {
		de: {
			slug: "fussabdruck-weitergeben",
			title: "CO₂-Fußabdruck weitergeben",
			description:
				"Eine Dreherei zählt fünf Posten zusammen und gibt nur die Summe weiter. Der Kunde rechnet nach, ohne einen Posten zu sehen, und merkt jede Änderung.",
			cover_alt:
				"Links die Posten, die der Zulieferer zu einer Summe addiert, rechts der Kunde, bei dem noch nichts angekommen ist.",
			audience: "Nachhaltigkeit und Einkauf",
			shows: [
				{
					title: "Die Summe geht, die Stückliste bleibt",
					text: "Zu jedem Posten reist ein Siegel mit. Es legt die Zahl fest, ohne sie zu zeigen.",
				},
				{
					title: "Nachrechnen, ohne zu sehen",
					text: "Alle Siegel zusammen müssen das Siegel der Summe ergeben. Das rechnet Ihr Browser.",
				},
				{
					title: "Jede Änderung fällt auf",
					text: "Verkleinern Sie unterwegs die Summe, tauschen Sie ein Siegel oder lassen Sie eines weg.",
				},
			],
			body: `<p>Ein Pumpenhersteller braucht den Fußabdruck eines Gehäuses. Die Dreherei kennt jeden Posten, vom Gussrohling bis zum Transport, und behält sie für sich: Aus Material und Strom ließen sich ihre Kosten schätzen. Weiter gibt sie die Summe, Werk, Zeitraum und Systemgrenze, und zu jedem Posten ein Siegel.</p>
<h2>Was die Demo zeigt</h2>
<ul><li>welche Angaben neben der Zahl nötig sind: Werk, Zeitraum, Systemgrenze, Anteil gemessener Daten,</li><li>wie der Kunde die Summe prüft, obwohl er keinen Posten kennt,</li><li>was so eine Probe nicht beweist, und wer dafür gebraucht wird.</li></ul>
<p>Die ausführliche Fassung: <a href="/de/co2-fussabdruck-austauschen">CO₂-\u2060Fußabdruck austauschen: Die Zahl ist der kleinste Teil</a>. Alle Werte sind erfunden und taugen nicht für Ihre Bilanz.</p>`,
			prototype_settings: footprintPrototype.de,
		},
		en: {
			slug: "pass-on-a-carbon-footprint",
			title: "Pass on a carbon footprint",
			description:
				"A turning shop adds up five items and passes on only the total. The customer checks it without seeing a single item, and notices every change.",
			cover_alt:
				"On the left the items that the supplier adds up, on the right the customer, where nothing has arrived yet.",
			audience: "sustainability and purchasing",
			shows: [
				{
					title: "The total goes, the parts list stays",
					text: "A seal travels along for every item. It fixes the figure without showing it.",
				},
				{
					title: "Checked without being seen",
					text: "All the seals together have to make the seal of the total. Your browser computes that.",
				},
				{
					title: "Every change is noticed",
					text: "Make the total smaller on the way, exchange a seal, or leave one out.",
				},
			],
			body: `<p>A pump maker needs the footprint of a housing. The turning shop knows every item, from the casting to the transport, and keeps them to itself: material and electricity would give away its costs. What it passes on is the total, the plant, the period and the system boundary, and a seal for every item.</p>
<h2>What the demo shows</h2>
<ul><li>what is needed besides the figure: plant, period, system boundary, share of measured data,</li><li>how the customer checks the total without knowing a single item,</li><li>what such a check does not prove, and who is needed for that.</li></ul>
<p>The long version: <a href="/exchanging-carbon-footprints">Exchanging carbon footprints: the figure is the smallest part</a>. All values are made up and of no use for your accounts.</p>`,
			prototype_settings: footprintPrototype.en,
		},
	},
} satisfies DemoSeed;
