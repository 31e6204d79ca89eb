import { type PageSeed, words } from "../shape.ts";

export default {
	key: "consultations",
	route_key: "consultations",
	text: {
		de: {
			slug: "datenraum-beratungen",
			title: "Datenraum-Beratungen",
			description:
				"Vier Formate vom kostenlosen Erstgespräch bis zur begleiteten ersten Übertragung: was Sie bekommen, wie viel Zeit es Sie kostet und wie Sie anfangen.",
			search_words: words(
				"Beratung, Erstgespräch, Preise, Tagessatz, kostenlos, Termin vereinbaren, Angebot, Festpreis, Pilotprojekt, Vertrieb",
			),
			blocks: [
				{
					type: "hero",
					eyebrow: "Beratung",
					title: "Ein Gespräch, bevor es ein Projekt wird",
					text: "Sie bringen einen Brief, eine Frist oder eine Tabelle mit, die niemand mehr pflegen möchte. Wir sagen Ihnen, ob ein Datenraum hilft, womit Sie anfangen und was es Sie kostet.",
					actions: [
						{ label: "Erstgespräch vereinbaren", href: "/de/kontakt", kind: "signal" },
						{ label: "Wie wir arbeiten", href: "/de/wie-wir-arbeiten" },
					],
					motif: "consultations-table",
					tone: "clay",
				},
				{
					type: "cards",
					heading: "Vier Formate",
					intro: "Jedes steht für sich und endet mit etwas, das Sie ohne uns weiterverwenden können.",
					items: [
						{
							title: "Erstgespräch",
							text: "45\u00a0Minuten per Video. Wir hören zu, fragen nach und sagen am Ende, was wir an Ihrer Stelle täten. Sie bekommen eine Seite mit unserer Empfehlung, auch wenn sie „Lassen Sie es“ lautet.",
							motif: "consult-talk",
							tone: "clay",
						},
						{
							title: "Standortbestimmung",
							text: "Ein Tag bei Ihnen, mit Fachabteilung und IT an einem Tisch. Heraus kommt eine Karte Ihrer Daten: was da ist, wer es pflegt, wem es nützt. Dazu drei Anwendungsfälle, nach Aufwand sortiert.",
							motif: "consult-map",
							tone: "sky",
						},
						{
							title: "Regelwerkstag",
							text: "Für Verbünde: ein Tag, sechs Seiten, eine Abstimmung. Wir bringen die Vorlage mit und die Fragen, an denen andere hängen geblieben sind. Ihre Rechtsabteilungen sind dabei.",
							motif: "consult-rules",
							tone: "plum",
						},
						{
							title: "Erste Übertragung",
							text: "Vier Wochen, ein Datensatz, zwei Unternehmen. Am Ende läuft etwas, und Sie entscheiden, ob es weitergeht. Bis dahin gilt ein fester Preis.",
							motif: "consult-transfer",
							tone: "leaf",
						},
					],
				},
				{
					type: "prose",
					heading: "Was es Sie an Zeit und Geld kostet",
					html: `<table>
<thead><tr><th>Format</th><th>Ihre Zeit</th><th>Wer dabei sein sollte</th><th>Preis</th></tr></thead>
<tbody>
<tr><td>Erstgespräch</td><td>45\u00a0Minuten</td><td>wer das Problem hat</td><td>kostenlos</td></tr>
<tr><td>Standortbestimmung</td><td>ein Tag, drei bis fünf Personen</td><td>Fachabteilung, IT, wer entscheidet</td><td>fest, zwei Tagessätze</td></tr>
<tr><td>Regelwerkstag</td><td>ein Tag je Mitglied, dazu Lesezeit</td><td>je Unternehmen zwei, eine davon aus der Rechtsabteilung</td><td>fest, je Verbund</td></tr>
<tr><td>Erste Übertragung</td><td>etwa vier Tage in vier Wochen</td><td>eine Person mit Fachwissen, eine aus der IT</td><td>fest, vorher genannt</td></tr>
</tbody>
</table>
<p>Reisezeit stellen wir nicht in Rechnung. Beträge nennen wir im Erstgespräch, schriftlich und bevor Sie sich entscheiden.</p>`,
				},
				{
					type: "steps",
					heading: "So läuft ein Erstgespräch",
					items: [
						{
							title: "Sie schreiben uns drei Sätze",
							text: "Was stört, wer ist beteiligt, bis wann soll es besser sein? Mehr brauchen wir nicht.",
							note: "Fünf Minuten",
						},
						{
							title: "Wir schlagen zwei Termine vor",
							text: "Mit der Person, die am meisten davon versteht. Kein Vertrieb dazwischen.",
							note: "Innerhalb von zwei Arbeitstagen",
						},
						{
							title: "Wir reden",
							text: "Die ersten zwanzig Minuten gehören Ihnen. Wer mag, zeigt uns die Tabelle.",
							note: "45\u00a0Minuten per Video",
						},
						{
							title: "Sie bekommen eine Seite",
							text: "Was wir verstanden haben, was wir täten, was es kosten würde. Was Sie damit machen, ist Ihre Sache.",
							note: "Drei Arbeitstage später",
						},
					],
				},
				{
					type: "features",
					heading: "Wann wir abraten",
					intro: "Etwa jedes vierte Erstgespräch endet so. Auch dafür ist es da.",
					items: [
						{
							title: "Ein einziger Partner",
							text: "Wenn Sie mit einem Unternehmen tauschen und es dabei bleibt, genügt eine Schnittstelle.",
						},
						{
							title: "Niemand darf freigeben",
							text: "Wenn keiner im Haus sagen darf, was hinausgeht, hilft kein Konnektor. Dann klären Sie zuerst das.",
						},
						{
							title: "Kein Nutzen für den Partner",
							text: "Wenn nur Sie etwas davon haben, wird Ihr Partner nach dem dritten Monat aufhören zu liefern.",
						},
					],
				},
				{
					type: "quote",
					text: "Am Ende stand auf der Seite, dass wir keinen Datenraum brauchen, sondern eine gemeinsame Artikelnummer. Das war jeden Cent wert, den es nicht gekostet hat.",
					name: "Volkmar Drewelius",
					role: "Einkaufsleiter, Gewächshausbau Immenroth",
				},
				{
					type: "people",
					heading: "Mit wem Sie sprechen",
					intro:
						"Es beraten Sie die Menschen, die Datenräume bauen und betreiben. Einen Vertrieb, der nur verkauft, haben wir nicht.",
				},
				{
					type: "accordion",
					heading: "Fragen zur Beratung",
					items: [
						{
							question: "Beraten Sie auch, wenn wir einen anderen Betreiber haben?",
							html: "<p>Ja. Standortbestimmung und Regelwerkstag sind an kein Produkt gebunden. Wenn unser Rat und unser Geschäft auseinandergehen, sagen wir es dazu.</p>",
						},
						{
							question: "Müssen wir vorher etwas unterschreiben?",
							html: "<p>Für das Erstgespräch nicht. Wenn Sie uns Zahlen zeigen möchten, schicken wir Ihnen vorher eine kurze Vertraulichkeitsvereinbarung, oder Sie schicken uns Ihre.</p>",
						},
						{
							question: "In welchen Sprachen beraten Sie?",
							html: "<p>Auf Deutsch, Englisch und Portugiesisch, vor Ort in ganz Europa. Für Lieferanten in Asien haben wir Sprechzeiten am Morgen.</p>",
						},
						{
							question: "Was sollten wir vorbereiten?",
							html: '<p>Nichts. Wenn Sie trotzdem etwas tun möchten: Lesen Sie <a href="/de/datenraeume-101">Datenräume 101</a>, das sind fünfzehn Minuten, die wir dann nicht mit Erklären verbringen.</p>',
						},
					],
				},
				{
					type: "form",
					heading: "Drei Sätze genügen",
					intro:
						"Was stört, wer ist beteiligt, bis wann soll es besser sein? Die Antwort kommt innerhalb von zwei Arbeitstagen.",
					subject: "Erstgespräch",
				},
			],
		},
		en: {
			slug: "dataspace-consultations",
			title: "Data space consultations",
			description:
				"Four formats, from a free first consultation to a first transfer with us at your side: what you get, how much time it takes and how to begin.",
			search_words: words(
				"advice, first call, prices, daily rate, free of charge, book an appointment, quote, fixed price, pilot project, sales",
			),
			blocks: [
				{
					type: "hero",
					eyebrow: "Consultations",
					title: "A conversation before it becomes a project",
					text: "You bring a letter, a deadline, or a spreadsheet that nobody wants to maintain any more. We tell you whether a data space helps, where to begin and what it will cost you.",
					actions: [
						{ label: "Arrange a first consultation", href: "/contact", kind: "signal" },
						{ label: "How we work", href: "/how-we-work" },
					],
					motif: "consultations-table",
					tone: "clay",
				},
				{
					type: "cards",
					heading: "Four formats",
					intro: "Each is complete in itself and leaves you with something that you can go on using without us.",
					items: [
						{
							title: "First consultation",
							text: "45\u00a0minutes by video. We listen, ask questions and tell you at the end what we would do in your place. You get one page with our advice, even if that advice is “don’t”.",
							motif: "consult-talk",
							tone: "clay",
						},
						{
							title: "Taking stock",
							text: "A day at your offices, with specialists and IT at one table. The result is a map of your data: what you have, who maintains it, who benefits from it. Plus three use cases, sorted by effort.",
							motif: "consult-map",
							tone: "sky",
						},
						{
							title: "Rulebook day",
							text: "For alliances: one day, six pages, one vote. We bring the template, and the questions that others got stuck on. Your legal departments are at the table.",
							motif: "consult-rules",
							tone: "plum",
						},
						{
							title: "First transfer",
							text: "Four weeks, one data set, two companies. At the end, something is up and running, and you decide whether to go on. Up to that point the price is fixed.",
							motif: "consult-transfer",
							tone: "leaf",
						},
					],
				},
				{
					type: "prose",
					heading: "What it takes in time and money",
					html: `<table>
<thead><tr><th>Format</th><th>Your time</th><th>Who should be there</th><th>Price</th></tr></thead>
<tbody>
<tr><td>First consultation</td><td>45\u00a0minutes</td><td>the people who have the problem</td><td>free of charge</td></tr>
<tr><td>Taking stock</td><td>one day, three to five people</td><td>specialists, IT, decision-makers</td><td>fixed, two daily rates</td></tr>
<tr><td>Rulebook day</td><td>one day per member, plus reading time</td><td>two people per company, one of them from legal</td><td>fixed, per alliance</td></tr>
<tr><td>First transfer</td><td>about four days in four weeks</td><td>one specialist, one person from IT</td><td>fixed, agreed beforehand</td></tr>
</tbody>
</table>
<p>We do not charge for travel time. We tell you the amounts in the first consultation, in writing and before you decide.</p>`,
				},
				{
					type: "steps",
					heading: "How a first consultation works",
					items: [
						{
							title: "You write us three sentences",
							text: "What is the problem, who is involved, when does it need to be solved? That is all we need.",
							note: "Five minutes",
						},
						{
							title: "We propose two dates",
							text: "With the person who knows most about it. No sales team in between.",
							note: "Within two working days",
						},
						{
							title: "We talk",
							text: "The first twenty minutes are yours. If you like, show us the spreadsheet.",
							note: "45\u00a0minutes by video",
						},
						{
							title: "You get one page",
							text: "What we understood, what we would do, what it would cost. What you do with it is up to you.",
							note: "Three working days later",
						},
					],
				},
				{
					type: "features",
					heading: "When we advise against it",
					intro: "About one first consultation in four ends this way. That, too, is what it is for.",
					items: [
						{
							title: "Just one partner",
							text: "If you exchange with one company and that will not change, an interface is enough.",
						},
						{
							title: "Nobody can authorise release",
							text: "If nobody in your company is allowed to say what goes out, no connector will help. Settle that first.",
						},
						{
							title: "Nothing in it for them",
							text: "If only you benefit, your partner will stop delivering after the third month.",
						},
					],
				},
				{
					type: "quote",
					text: "In the end the page said that what we needed was not a data space but a common part number. It was worth every cent we did not have to pay.",
					name: "Volkmar Drewelius",
					role: "Head of purchasing, Gewächshausbau Immenroth",
				},
				{
					type: "people",
					heading: "Who you will be talking to",
					intro:
						"You are advised by the people who build and run data spaces. We do not have a sales team that only sells.",
				},
				{
					type: "accordion",
					heading: "Questions about consultations",
					items: [
						{
							question: "Do you also advise us if we have another operator?",
							html: "<p>Yes. Taking stock and the rulebook day are not tied to any product. Where our advice and our business interests diverge, we say so.</p>",
						},
						{
							question: "Do we have to sign anything first?",
							html: "<p>Not for the first consultation. If you would like to show us figures, we send you a short non-disclosure agreement beforehand, or you send us yours.</p>",
						},
						{
							question: "In which languages do you advise?",
							html: "<p>In German, English and Portuguese, on site anywhere in Europe. For suppliers in Asia, we keep office hours in the morning.</p>",
						},
						{
							question: "What should we prepare?",
							html: '<p>Nothing. If you would like to do something anyway, read <a href="/dataspaces-101">Data spaces 101</a>: a quarter of an hour that we then do not have to spend explaining.</p>',
						},
					],
				},
				{
					type: "form",
					heading: "Three sentences are enough",
					intro:
						"What is the problem, who is involved, when does it need to be solved? We will answer within two working days.",
					subject: "First consultation",
				},
			],
		},
	},
} satisfies PageSeed;
