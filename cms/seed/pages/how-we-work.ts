import { type PageSeed, words } from "../shape.ts";

export default {
	key: "how-we-work",
	text: {
		de: {
			slug: "wie-wir-arbeiten",
			title: "Wie wir arbeiten",
			description:
				"Ein Datensatz, zwei Unternehmen, vier Wochen: So beginnt jede Zusammenarbeit mit Data Hub, und so merken Sie früh, ob sie sich lohnt.",
			search_words: words("Vorgehen, Methode, Projektablauf, Pilotprojekt, Proof of Concept, erste Schritte"),
			blocks: [
				{
					type: "hero",
					eyebrow: "Arbeitsweise",
					title: "Erst ein Datensatz, dann ein Datenraum",
					text: "Wir beginnen nie mit einer Plattform. Wir beginnen mit einer E-\u2060Mail, die Sie jeden Monat schreiben und nicht mehr schreiben möchten.",
					actions: [
						{ label: "Produkte ansehen", href: "/de/produkte" },
						{ label: "Veranstaltungen ansehen", href: "/de/events" },
					],
					motif: "how-we-work",
					tone: "leaf",
				},
				{
					type: "prose",
					heading: "Ein Beispiel",
					html: `<p>Ein Armaturenhersteller schickte jedes Quartal eine Erinnerung an 46\u00a0Lieferanten: Werkszeugnisse fehlen, bitte nachreichen. Zwei Tage Arbeit, dreißig Rückfragen. Wir haben mit einem einzigen dieser Lieferanten angefangen. Als das Zeugnis zum ersten Mal von selbst kam, haben wir den zweiten dazugenommen. Nach fünf Monaten waren es alle.</p>
<p>Der Weg war nicht kürzer als ein großes Projekt. Aber nach vier Wochen war klar, dass er zum Ziel führt.</p>`,
				},
				{
					type: "steps",
					heading: "Vier Wochen, vier Fragen",
					items: [
						{
							title: "Was nervt?",
							text: "Wir suchen den Datensatz, der heute am meisten Handarbeit macht und trotzdem niemandem wehtut, wenn er geteilt wird.",
							note: "Woche 1",
						},
						{
							title: "Was bedeutet er?",
							text: "Fachleute beider Seiten gehen die Felder durch. Am Ende steht eine Seite mit Begriffen, Einheiten und Pflichtangaben.",
							note: "Woche 2",
						},
						{
							title: "Wer darf was?",
							text: "Sie formulieren die Nutzungsregel in einem Satz. Wir sagen dazu, was davon die Technik prüft und was der Vertrag leisten muss.",
							note: "Woche 3",
						},
						{
							title: "Läuft es?",
							text: "Die erste Übertragung. Danach entscheiden Sie, ob es weitergeht. Bis hierher gilt ein fester Preis.",
							note: "Woche 4",
						},
					],
				},
				{
					type: "features",
					heading: "Was wir dabei nicht tun",
					items: [
						{
							title: "Keine Vorratsplanung",
							text: "Wir bauen keine Funktionen für Teilnehmer, die es noch nicht gibt.",
						},
						{
							title: "Keine Kopien",
							text: "Wir legen keine Sammelstelle an, in der die Daten aller liegen. Auch nicht vorübergehend.",
						},
						{
							title: "Keine Abhängigkeit",
							text: "Zu jedem Baustein steht im Vertrag, wie Sie ihn ohne uns weiterbetreiben.",
						},
					],
				},
				{
					type: "video",
					title: "Ein erster Austausch in fünf Szenen",
					text: "Drei Unternehmen und ein Werkszeugnis, das bisher per E-\u2060Mail kam: anbieten, zustimmen, übertragen. Das Video hat keinen Ton, aber Untertitel; nachlesen können Sie es auch.",
					source: "ein-datenraum-in-einer-minute",
					motif: "work-first-exchange",
					tone: "clay",
				},
				{
					type: "quote",
					text: "Ich hatte mit einem Jahr gerechnet und mit einem Berater am Nebentisch. Es waren vier Wochen und eine Uhr, die falsch ging.",
					name: "Bastian Löwenkamp",
					role: "Leiter IT, Kunststofftechnik Ahlenrode",
				},
				{
					type: "cta",
					look: "quiet",
					heading: "Welche E-Mail möchten Sie nie wieder schreiben?",
					text: "Bringen Sie sie mit. Bei unseren Veranstaltungen gehen wir Ihren Fall am Rand gern mit Ihnen durch.",
					actions: [
						{ label: "Beratung ansehen", href: "/de/datenraum-beratungen", kind: "signal" },
						{ label: "Veranstaltungen ansehen", href: "/de/events" },
					],
				},
			],
		},
		en: {
			slug: "how-we-work",
			title: "How we work",
			description:
				"One data set, two companies, four weeks: this is how every project with Data Hub begins, and how you find out early on whether it is worth your while.",
			search_words: words("approach, method, project plan, pilot project, proof of concept, first steps"),
			blocks: [
				{
					type: "hero",
					eyebrow: "Our way of working",
					title: "First a data set, then a data space",
					text: "We never begin with a platform. We begin with an email that you write every month and would rather not write again.",
					actions: [
						{ label: "See the products", href: "/products" },
						{ label: "See the events", href: "/events" },
					],
					motif: "how-we-work",
					tone: "leaf",
				},
				{
					type: "prose",
					heading: "An example",
					html: `<p>Every quarter, a valve maker sent a reminder to 46\u00a0suppliers: material certificates missing, please send. Two days of work, thirty queries. We began with just one of these suppliers. When its certificate first arrived by itself, we added the second. Five months later it was all of them.</p>
<p>It took no less time than a big project would have. But after four weeks it was clear that we would get there.</p>`,
				},
				{
					type: "steps",
					heading: "Four weeks, four questions",
					items: [
						{
							title: "What gets on your nerves?",
							text: "We look for the data set that causes the most manual work today and yet hurts nobody when it is shared.",
							note: "Week 1",
						},
						{
							title: "What does it mean?",
							text: "Specialists from both sides go through the fields. The result is one page of terms, units and mandatory entries.",
							note: "Week 2",
						},
						{
							title: "Who may do what?",
							text: "You put the usage policy in one sentence. We tell you which part of it the technology checks and which the contract has to carry.",
							note: "Week 3",
						},
						{
							title: "Does it run?",
							text: "The first transfer. After that you decide whether to go on. Up to this point the price is fixed.",
							note: "Week 4",
						},
					],
				},
				{
					type: "features",
					heading: "What we do not do",
					items: [
						{ title: "No stockpiling", text: "We build no features for participants who do not exist yet." },
						{
							title: "No copies",
							text: "We set up no central store that holds everyone’s data. Not even temporarily.",
						},
						{
							title: "No lock-in",
							text: "For every building block, the contract says how you can keep it running without us.",
						},
					],
				},
				{
					type: "video",
					title: "A first exchange in five scenes",
					text: "Three companies and a material certificate that used to come by email: offer, agree, transfer. The video is silent and has captions; there is a transcript, too.",
					source: "a-data-space-in-one-minute",
					motif: "work-first-exchange",
					tone: "clay",
				},
				{
					type: "quote",
					text: "I had expected a year, and a consultant at the next desk. What I got was four weeks, and a clock that was wrong.",
					name: "Bastian Löwenkamp",
					role: "Head of IT, Kunststofftechnik Ahlenrode",
				},
				{
					type: "cta",
					look: "quiet",
					heading: "Which email would you rather never write again?",
					text: "Bring it with you. At our events we are happy to go through your case with you.",
					actions: [
						{ label: "See our consultations", href: "/dataspace-consultations", kind: "signal" },
						{ label: "See the events", href: "/events" },
					],
				},
			],
		},
	},
} satisfies PageSeed;
