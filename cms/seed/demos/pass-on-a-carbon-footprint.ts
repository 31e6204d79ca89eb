import type { DemoSeed } from "../shape.ts";

export default {
	key: "pass-on-a-carbon-footprint",
	tone: "sky",
	industry: "manufacturing",
	minutes: 20,
	use_cases: ["carbon-footprint-along-the-chain"],
	terms: ["product-carbon-footprint", "semantic-model"],
	text: {
		de: {
			slug: "fussabdruck-weitergeben",
			title: "CO₂-Fußabdruck weitergeben",
			description:
				"Verfolgen Sie, wie der Fußabdruck eines Bauteils über drei Stufen der Lieferkette entsteht und was bei jeder Weitergabe mitgehen muss.",
			audience: "Nachhaltigkeit und Einkauf",
			shows: [
				{
					title: "Drei Stufen, eine Zahl",
					text: "Ein Gehäuse wandert von der Gießerei über die Dreherei zum Pumpenhersteller, und die Zahl wächst mit.",
				},
				{ title: "Was mitgehen muss", text: "Werk, Zeitraum, Systemgrenze und der Anteil gemessener Daten gehören zu jeder Zahl." },
			],
			body: `<p>Diese Demo führen wir Ihnen vor, mit einem Rechenblatt je Stufe. Sie ändern in der Gießerei den Strommix oder den Anteil an Recyclingmaterial und sehen, wie sich die Zahl beim Pumpenhersteller verändert.</p>
<h2>Was die Demo zeigt</h2>
<ul><li>welche Angaben neben der Zahl nötig sind: Werk, Zeitraum, Systemgrenze, Anteil gemessener Daten,</li><li>was geschieht, wenn ein Lieferant statt eines Messwerts einen Durchschnittswert liefert,</li><li>dass jede Stufe nur das Ergebnis der vorigen sieht, nie deren Stückliste.</li></ul>
<p>Die ausführliche Fassung: <a href="/de/co2-fussabdruck-austauschen">CO₂-Fußabdruck austauschen: Die Zahl ist der kleinste Teil</a>. Alle Werte sind erfunden und taugen nicht für Ihre Bilanz.</p>`,
		},
		en: {
			slug: "pass-on-a-carbon-footprint",
			title: "Pass on a carbon footprint",
			description:
				"Follow how the footprint of a part builds up over three tiers of the supply chain, and see what has to travel along with it at every step.",
			audience: "sustainability and purchasing",
			shows: [
				{
					title: "Three tiers, one figure",
					text: "A housing travels from the foundry through the turning shop to the pump maker, and the figure grows with it.",
				},
				{
					title: "What has to travel along",
					text: "Plant, period, system boundary and the share of measured data belong to every figure.",
				},
			],
			body: `<p>We give this demo in person, with a sheet of figures for each tier. You change the electricity mix or the share of recycled material at the foundry and watch the figure change at the pump maker.</p>
<h2>What the demo shows</h2>
<ul><li>what is needed besides the figure: plant, period, system boundary, share of measured data,</li><li>what happens when a supplier sends an average instead of a measured value,</li><li>that each tier sees only the result of the one before, never its bill of materials.</li></ul>
<p>The long version: <a href="/exchanging-carbon-footprints">Exchanging carbon footprints: the figure is the smallest part</a>. All values are made up and of no use for your accounts.</p>`,
		},
	},
} satisfies DemoSeed;
