import type { ReferenceSeed } from "../shape.ts";

export default {
	key: "genossenschaft-gruenwarden",
	industry: "food",
	use_case: "recall-by-batch",
	screen: "batches",
	published_on: -126,
	text: {
		de: {
			slug: "genossenschaft-gruenwarden",
			title: "Von der Probe zum Hof in elf Minuten",
			client: "Genossenschaft Grünwarden",
			profile: "Molkereigenossenschaft, 380\u00a0Höfe, drei Abfüllwerke",
			description:
				"Eine Genossenschaft verbindet die Chargen von Hof, Tank und Palette, ohne Mengen und Preise zu zeigen. Die letzte Übung dauerte elf Minuten.",
			figures: [
				{ value: "11\u00a0min", label: "vom Befund bis zum Hof, in der letzten Übung" },
				{ value: "380", label: "Höfe, angebunden über 14\u00a0Sammelstellen" },
				{ value: "−99\u00a0%", label: "vernichtete Ware gegenüber dem vorigen Rückruf" },
			],
			challenge: `<p>Vor zwei Jahren musste Grünwarden eine Wochenproduktion Quark zurückrufen. Betroffen waren am Ende 900\u00a0Becher. Vernichtet wurden 160.000, denn die Verbindung vom Becher zum Tank und vom Tank zum Hof stand in vier Systemen, und jedes benannte eine Charge auf seine Weise.</p>
<p>Ein zentrales Register hatten die Höfe abgelehnt. Wer die Tagesmengen von 380\u00a0Betrieben kennt, kennt die Verhandlungslage der ganzen Region.</p>`,
			solution: `<p>Am Anfang stand kein Programm, sondern ein Blatt Papier: Welche Nummer folgt auf welche? Nach vier Sitzungen passte das Verzeichnis auf eine Seite, und alle durften ihre Nummern behalten.</p>
<p>Über den Datenraum reisen seitdem nur Kennungen, einmal am Tag, ohne Mengen. Fragen darf, wer einen Befund vorlegt, und nur nach den Chargen, die dieser nennt. Jede Anfrage wird protokolliert, und die Höfe können das Protokoll lesen.</p>
<p>Die 14\u00a0Sammelstellen betreiben den Konnektor für ihre Höfe. Auf dem Hof selbst ändert sich nichts, außer dass auf dem Lieferschein eine Zeile mehr steht.</p>`,
			result: `<p>Zweimal im Jahr übt Grünwarden den Ernstfall, einmal davon nachts. In der letzten Übung lagen zwischen Befund und Hof elf Minuten, zwischen Befund und gesperrter Palette neunzehn.</p>
<p>Ein echter Rückruf kam im Frühjahr. Er betraf 1200\u00a0Becher, und zurückgerufen wurden 1400. Seitdem fragen auch Höfe, ob sie die Kennungen für ihr Futter nutzen dürfen. Sie dürfen.</p>`,
			quote: {
				text: "Auf der Versammlung wollte einer wissen, wer seine Mengen sieht. Ich konnte sagen: niemand, auch ich nicht. Danach war die Abstimmung kurz.",
				name: "Roswitha Eggendorn",
				role: "Mitglied des Vorstands, Genossenschaft Grünwarden",
			},
		},
		en: {
			slug: "genossenschaft-gruenwarden",
			title: "From sample to farm in eleven minutes",
			client: "Genossenschaft Grünwarden",
			profile: "Dairy cooperative, 380\u00a0farms, three filling plants",
			description:
				"A cooperative links the batches of farm, tank and pallet without revealing quantities or prices. The last drill took eleven minutes.",
			figures: [
				{ value: "11\u00a0min", label: "from finding to farm, in the last drill" },
				{ value: "380", label: "farms, connected through 14\u00a0collecting points" },
				{ value: "−99%", label: "goods destroyed, compared with the previous recall" },
			],
			challenge: `<p>Two years ago, Grünwarden had to recall a week’s production of quark. In the end, 900\u00a0pots turned out to be affected. 160,000 were destroyed, because the links from pot to tank and from tank to farm were spread over four systems, each of which named a batch in its own way.</p>
<p>The farms had turned down a central register. Anyone who knows the daily quantities of 380\u00a0farms knows the bargaining position of the whole region.</p>`,
			solution: `<p>It did not begin with software but with a sheet of paper: which number follows which? After four meetings, the register fitted on one page, and everyone was allowed to keep their own numbers.</p>
<p>Since then, nothing but identifiers has travelled through the data space, once a day, without quantities. Only those who present a finding may ask, and only about the batches that it names. Every query is recorded, and the farms can read the records.</p>
<p>The 14\u00a0collecting points run the connector for their farms. On the farm itself nothing changes, except that there is one more line on the delivery note.</p>`,
			result: `<p>Twice a year, Grünwarden rehearses an emergency; one of the two drills takes place at night. In the last drill, eleven minutes passed between finding and farm, nineteen between finding and blocked pallet.</p>
<p>A real recall came in spring. It affected 1,200\u00a0pots, and 1,400 were recalled. Since then, farms have been asking whether they may use the identifiers for their feed. They may.</p>`,
			quote: {
				text: "At the general meeting, someone wanted to know who gets to see his quantities. I was able to say: nobody, not even me. After that, it was a quick vote.",
				name: "Roswitha Eggendorn",
				role: "Member of the board, Genossenschaft Grünwarden",
			},
		},
	},
} satisfies ReferenceSeed;
