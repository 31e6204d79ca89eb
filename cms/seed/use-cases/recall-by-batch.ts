import type { UseCaseSeed } from "../shape.ts";

export default {
	key: "recall-by-batch",
	industry: "food",
	industries: ["health-care"],
	published_on: -81,
	text: {
		de: {
			slug: "rueckruf-auf-die-charge-genau",
			title: "Rückruf auf die Charge genau",
			description:
				"Erzeuger, Verarbeiter und Handel halten ihre Chargen getrennt und verbinden sie nur im Ernstfall. Ein Rückruf trifft dann Paletten und keine Regale.",
			problem: `<p>Ein Labor findet in einer Probe etwas, das dort nicht hingehört. Betroffen ist vermutlich die Milch von zwei Höfen an einem Vormittag. Zurückgerufen wird eine ganze Woche, weil niemand schnell genug sagen kann, in welchen Bechern sie gelandet ist.</p>
<p>Die Angaben gibt es: im Melkstand, am Tank, an der Abfüllung, im Lager. Nur stehen sie in vier Systemen mit vier Arten, eine Charge zu benennen. Und keiner der Beteiligten möchte, dass die anderen im Alltag darin lesen.</p>`,
			parties: [
				{ name: "Erzeugerbetrieb", role: "liefert Rohware und kennt Stall, Feld und Tag" },
				{ name: "Verarbeiter", role: "mischt, verpackt und vergibt die Chargennummer" },
				{ name: "Labor", role: "untersucht Rückstellproben" },
				{ name: "Handel", role: "verteilt auf Lager und Filialen" },
			],
			flows: [
				{
					from: "Erzeugerbetrieb",
					to: "Verarbeiter",
					data: "Kennung der Lieferung",
					rule: "Täglich, ohne Mengen und Preise.",
				},
				{
					from: "Labor",
					to: "Verarbeiter",
					data: "Befund",
					rule: "Sofort, nur an den Auftraggeber der Probe.",
				},
				{
					from: "Verarbeiter",
					to: "Erzeugerbetrieb",
					data: "Anfrage zur Herkunft",
					rule: "Nur mit Befund, jede Anfrage wird notiert.",
				},
				{
					from: "Verarbeiter",
					to: "Handel",
					data: "Betroffene Paletten",
					rule: "Nur für den Rückruf, nach zwei Jahren gelöscht.",
				},
			],
			steps: [
				{
					title: "Kennungen vereinbaren",
					text: "Alle behalten ihre Nummern. Ein kurzes Verzeichnis sagt, welche Nummer auf welche folgt.",
				},
				{
					title: "Im Alltag schweigen",
					text: "Zwischen den Unternehmen reisen nur Kennungen. Wer wie viel zu welchem Preis liefert, bleibt zu Hause.",
				},
				{
					title: "Im Ernstfall fragen",
					text: "Ein Befund öffnet die Kette, und zwar nur die Glieder, die er betrifft. Jede Anfrage trägt seine Nummer.",
				},
				{
					title: "Gezielt zurückrufen",
					text: "Der Handel erhält eine Liste von Paletten und sperrt sie an der Kasse, bevor jemand eine Meldung liest.",
				},
			],
			results: [
				{
					title: "In Minuten statt Tagen",
					text: "Die Suche nach der Herkunft dauert so lange wie vier Abfragen. Übungen zeigen, dass es auch nachts geht.",
				},
				{
					title: "Weniger im Müll",
					text: "Zurückgerufen wird, was betroffen ist. Der Rest bleibt verkauft und gegessen.",
				},
				{
					title: "Vertrauen bleibt",
					text: "Kein Beteiligter kann im Alltag in den Daten eines anderen stöbern. Das steht nicht nur im Vertrag, der Konnektor setzt es durch.",
				},
			],
			body: `<p>Das schwierigste Feld war das Datum: Liefertag, Melktag oder Tag der Abfüllung? Davon handelt <a href="/de/erst-die-bedeutung-dann-die-schnittstelle">Erst die Bedeutung, dann die Schnittstelle</a>.</p>`,
		},
		en: {
			slug: "recall-by-batch",
			title: "Recalls that hit the right batch",
			description:
				"Producers, processors and retailers keep their batches apart and link them only in an emergency. A recall then concerns pallets, not whole shelves.",
			problem: `<p>A laboratory finds something in a sample that does not belong there. The milk of two farms on one morning is probably affected. What gets recalled is a whole week, because nobody can say quickly enough which pots it ended up in.</p>
<p>The information exists: in the milking parlour, at the tank, at the filling line, in the warehouse. But it sits in four systems with four ways of naming a batch. And none of those involved wants the others to be able to read it day to day.</p>`,
			parties: [
				{ name: "Producer", role: "delivers the raw product and knows shed, field and day" },
				{ name: "Processor", role: "mixes, packs and assigns the batch number" },
				{ name: "Laboratory", role: "examines retained samples" },
				{ name: "Retailer", role: "distributes to warehouses and shops" },
			],
			flows: [
				{
					from: "Producer",
					to: "Processor",
					data: "Identifier of the delivery",
					rule: "Daily, without quantities or prices.",
				},
				{
					from: "Laboratory",
					to: "Processor",
					data: "Finding",
					rule: "At once, only to the party that ordered the sample.",
				},
				{
					from: "Processor",
					to: "Producer",
					data: "Query about origin",
					rule: "Only with a finding; every query is recorded.",
				},
				{
					from: "Processor",
					to: "Retailer",
					data: "Pallets affected",
					rule: "For the recall only, deleted after two years.",
				},
			],
			steps: [
				{
					title: "Agree on identifiers",
					text: "Everyone keeps their own numbers. A short register says which number follows which.",
				},
				{
					title: "Keep quiet from day to day",
					text: "Only identifiers travel between the companies. Who delivers how much at what price stays at home.",
				},
				{
					title: "Ask in an emergency",
					text: "A finding opens up the chain, but only the links that it concerns. Every query bears its number.",
				},
				{
					title: "Recall precisely",
					text: "The retailer gets a list of pallets and blocks them at the till before anyone has read a notice.",
				},
			],
			results: [
				{
					title: "Minutes instead of days",
					text: "Finding the origin takes as long as four queries. Drills have shown that it works at night as well.",
				},
				{
					title: "Less thrown away",
					text: "Only what is affected is recalled. The rest stays sold and gets eaten.",
				},
				{
					title: "Trust remains",
					text: "Nobody can browse another company’s data from day to day. That is not just in the contract; the connector enforces it.",
				},
			],
			body: `<p>The hardest field was the date: day of delivery, of milking or of filling? That is the subject of <a href="/meaning-before-interface">Meaning first, interface second</a>.</p>`,
		},
	},
} satisfies UseCaseSeed;
