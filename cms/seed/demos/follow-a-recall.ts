import { recallPrototype } from "../prototypes/recall.ts";
import type { DemoSeed } from "../shape.ts";

export default {
	key: "follow-a-recall",
	tone: "brand",
	industry: "manufacturing",
	minutes: 8,
	use_cases: ["recall-by-batch"],
	terms: ["traceability", "data-ecosystem"],
	text: {
		de: {
			slug: "rueckruf-verfolgen",
			title: "Einen Rückruf verfolgen",
			description:
				"Eine Charge ist fehlerhaft. Verfolgen Sie im Netz der Lieferkette, wohin ihre Teile gegangen sind, wer Bescheid wissen muss und wer nicht.",
			cover_alt:
				"Ein Netz von Chargen, von der Folie über Zellen und Batterien bis zu den Ländern; die betroffenen Wege sind rot. 300 von 2.050 werden zurückgerufen.",
			audience: "Qualität, Logistik und Einkauf",
			shows: [
				{
					title: "Vorwärts und zurück",
					text: "Von jedem Los aus sehen Sie, wohin seine Teile gegangen und woher sie gekommen sind.",
				},
				{
					title: "Wenige Stücke statt aller",
					text: "Tauschen die Unternehmen aus, welche Stücke wohin gingen, trifft der Rückruf viel weniger Fahrzeuge.",
				},
				{ title: "Nur Nachbarn", text: "Kein Unternehmen sieht die ganze Kette, und der Rückruf gelingt trotzdem." },
			],
			body: `<p>Ein Folienwerk findet Löcher in einem Los, aus dem längst Batteriezellen, Akkus, Lastenräder und Kehrmaschinen geworden sind. Sie verfolgen von jedem Los aus, wohin seine Teile gegangen und woher sie gekommen sind. Ein Schalter zeigt, was sich ändert, wenn die Unternehmen für den Rückruf austauschen, welche Stücke wohin gingen.</p>
<h2>Was die Demo zeigt</h2>
<ul><li>wie aus Angaben von Nachbar zu Nachbar ein ganzer Weg wird,</li><li>wie viele Fahrzeuge ein Rückruf trifft, wenn die Stücke bekannt sind, und wie viele ohne sie,</li><li>was jedes Unternehmen dabei sieht und was ihm verborgen bleibt.</li></ul>
<p>Wie Unternehmen ihre Systeme dafür anbinden, lesen Sie unter <a href="/de/connect-integrate">Anbinden und integrieren</a>.</p>`,
			prototype_settings: recallPrototype.de,
		},
		en: {
			slug: "follow-a-recall",
			title: "Follow a recall",
			description:
				"A batch is faulty. Trace through the supply chain where its parts have gone, who has to be told about it, and who does not.",
			cover_alt:
				"A network of lots, from film by way of cells and packs to countries; the affected paths are red. 300 of 2,050 are recalled.",
			audience: "quality, logistics and purchasing",
			shows: [
				{
					title: "Forward and back",
					text: "From any lot, you see where its parts have gone and where they came from.",
				},
				{
					title: "A few items instead of all",
					text: "Where companies exchange which items went where, a recall affects far fewer vehicles.",
				},
				{ title: "Neighbours only", text: "No company sees the whole chain, and the recall works all the same." },
			],
			body: `<p>A film maker finds holes in a lot that has long since become battery cells, packs, cargo bikes and sweepers. From any lot, you trace where its parts went and where they came from. A switch shows what changes when the companies exchange, for the recall, which items went where.</p>
<h2>What the demo shows</h2>
<ul><li>how facts passed from neighbour to neighbour add up to a whole path,</li><li>how many vehicles a recall affects where the items are known, and how many without,</li><li>what each company sees, and what stays hidden from it.</li></ul>
<p>How companies connect their systems for this: <a href="/connect-integrate">Connect and integrate</a>.</p>`,
			prototype_settings: recallPrototype.en,
		},
	},
} satisfies DemoSeed;
