import type { ReferenceSeed } from "../shape.ts";

export default {
	key: "falkmoor-pumpen",
	industry: "manufacturing",
	use_case: "carbon-footprint-along-the-chain",
	screen: "contract",
	published_on: -24,
	text: {
		de: {
			slug: "falkmoor-pumpen",
			title: "1900\u00a0Fußabdrücke, und keiner aus dem Tabellenwerk",
			client: "Falkmoor Pumpen",
			profile: "Hersteller von Kreiselpumpen, 640\u00a0Beschäftigte, zwei Werke",
			description:
				"Ein Pumpenhersteller ersetzte Branchenwerte durch gemessene Zahlen seiner Gießereien. Acht von zehn Gramm CO₂ sind heute belegt.",
			figures: [
				{ value: "81\u00a0%", label: "des Fußabdrucks aus gemessenen Daten, zuvor 12\u00a0%" },
				{ value: "38", label: "Lieferanten angebunden, davon 26 ohne eigene IT-Abteilung" },
				{ value: "6\u00a0Tage", label: "von der Zusage bis zur ersten Zahl (Median)" },
			],
			challenge: `<p>Drei Großkunden verlangten zum Jahreswechsel einen Fußabdruck je Pumpe. Falkmoor hatte 1900\u00a0Varianten im Programm und eine Ingenieurin für das Thema. Sie rechnete mit Durchschnittswerten für Grauguss, und das Ergebnis war jedes Mal dasselbe: Die Pumpe des Wettbewerbers war genauso gut oder genauso schlecht.</p>
<p>Dabei wusste man im Haus, dass die Gießerei im Nachbarort mit Ökostrom und 70\u00a0Prozent Schrott schmilzt. Nur stand das in keiner Zahl. Die Gießerei wiederum wollte ihre Rezeptur nicht in ein Kundenportal eintippen, schon gar nicht in vier verschiedene.</p>`,
			solution: `<p>Wir haben mit zehn Lieferanten begonnen, und zwar mit denen, die zusammen die Hälfte des Gewichts liefern. Jeder bekam einen Konnektor; für die meisten betreiben wir ihn. Als Datenmodell dient ein abgestimmtes Schema der Branche; ein eigenes wurde nach einer Stunde Diskussion verworfen.</p>
<p>Die Nutzungsregel passt in einen Satz: zur Berechnung des eigenen Fußabdrucks, Weitergabe nur als Teil der Summe, gültig bis Ende des Folgejahres. Eine Prüfstelle sieht die Rechenwege, Falkmoor sieht den Prüfvermerk. Fehlt ein Wert, bleibt der Durchschnitt stehen und ist als solcher zu erkennen.</p>
<p>Im zweiten Quartal kamen die übrigen 28 dazu. Kein Termin dauerte länger als eine halbe Stunde.</p>`,
			result: `<p>Die Zahlen sind nicht kleiner geworden, aber verschieden. Zwei Baureihen liegen ein Drittel unter dem Branchenwert, eine liegt darüber. Der Einkauf weiß jetzt, mit welcher Gießerei er reden muss, und hat es getan.</p>
<p>Für die Kunden ist die Abfrage zur Nebensache geworden: Sie holen sich den Wert selbst, sobald sie bestellen. Ändert die Gießerei ihren Strommix, steht die neue Zahl am nächsten Morgen in allen 1900\u00a0Bilanzen.</p>`,
			quote: {
				text: "Das Schwierige war nie die Rechnung. Schwierig war, dass eine Gießerei uns ihre Rezeptur anvertrauen sollte. Genau das muss sie jetzt nicht mehr.",
				name: "Ilka Brendmoor",
				role: "Leiterin Nachhaltigkeit, Falkmoor Pumpen",
			},
		},
		en: {
			slug: "falkmoor-pumpen",
			title: "1,900\u00a0footprints, and not one from a reference table",
			client: "Falkmoor Pumpen",
			profile: "Maker of centrifugal pumps, 640\u00a0employees, two plants",
			description:
				"A pump maker replaced industry averages with figures measured by its foundries. Eight out of ten grams of CO₂ are backed by evidence today.",
			figures: [
				{ value: "81%", label: "of the footprint from measured data, up from 12%" },
				{ value: "38", label: "suppliers connected, 26 of them without an IT department" },
				{ value: "6\u00a0days", label: "from agreement to the first figure (median)" },
			],
			challenge: `<p>At the turn of the year, three large customers demanded a footprint for each pump. Falkmoor had 1,900\u00a0variants in its range and one engineer working on the subject. She used averages for grey cast iron, and the result was always the same: the competitor’s pump was just as good, or just as bad.</p>
<p>Yet everyone in the company knew that the foundry in the next town melts with green electricity and 70\u00a0per cent scrap. It just did not show in any figure. The foundry, in turn, did not want to type its recipe into a customer’s portal, let alone into four different ones.</p>`,
			solution: `<p>We began with the ten suppliers that together account for half of the weight. Each got a connector; for most of them, we run it. The data model is one that the industry has agreed on; a home-made one was dropped after an hour’s discussion.</p>
<p>The usage policy fits into one sentence: to calculate your own footprint, to be passed on only as part of the total, valid until the end of the following year. A verifier sees the calculations; Falkmoor sees the verifier’s note. Where a figure is missing, the average stays in place and is marked as such.</p>
<p>In the second quarter, the other 28 followed. No meeting took longer than half an hour.</p>`,
			result: `<p>The figures have not become smaller, but they now differ. Two series are a third below the industry average, one is above it. Purchasing now knows which foundry it has to talk to, and has done so.</p>
<p>For the customers, asking is no longer a chore: they fetch the figure themselves as soon as they order. When the foundry changes its electricity mix, the new figure is in all 1,900\u00a0footprints the next morning.</p>`,
			quote: {
				text: "The sums were never the hard part. The hard part was that a foundry had to trust us with its recipe. Now it no longer has to.",
				name: "Ilka Brendmoor",
				role: "Head of sustainability, Falkmoor Pumpen",
			},
		},
	},
} satisfies ReferenceSeed;
