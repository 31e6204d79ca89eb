import { type PageSeed, words } from "../shape.ts";

export default {
	key: "products",
	route_key: "products",
	text: {
		de: {
			slug: "produkte",
			title: "Produkte",
			description:
				"Drei Produkte, einzeln oder zusammen: einen Datenraum aufbauen und betreiben, Ihre Systeme anbinden, Teilnehmer prüfen und aufnehmen.",
			search_words: words(
				"Preise, Preisliste, Kosten pro Monat, Leistungen, Angebot, Lösungen, Vergleich, welches Produkt passt, Kunde verlangt Datenraum, Kündigungsfrist, Mindestlaufzeit, Abrechnung",
			),
			blocks: [
				{
					type: "hero",
					eyebrow: "Produkte",
					title: "Gründen, anbinden, teilnehmen",
					text: "Ein Verbund mit acht Werken braucht etwas anderes als ein Zulieferer, dessen Kunde gerade geschrieben hat. Suchen Sie sich heraus, was zu Ihrer Lage passt.",
					actions: [
						{ label: "Demos ausprobieren", href: "/de/demos", kind: "signal" },
						{ label: "Was es kostet", href: "/de/produkte#was-kostet-es-und-wie-wird-abgerechnet" },
					],
					motif: "products-overview",
					tone: "brand",
				},
				{
					type: "cards",
					heading: "Drei Produkte",
					intro: "Jedes läuft für sich. Zusammen ergeben sie einen vollständigen Datenraum.",
					items: [
						{
							title: "Aufbauen und betreiben",
							text: "Für Verbünde und Branchen: Katalog, Anmeldung, Regelwerk, Überwachung und ein Team, das ans Telefon geht. Der Datenraum trägt Ihren Namen.",
							href: "/de/build-operate",
							label: "Mehr zum Aufbauen",
							motif: "build-operate",
							tone: "brand",
							screen: "catalogue",
						},
						{
							title: "Anbinden und integrieren",
							text: "Für Unternehmen mit eigenen Systemen: ein Konnektor, den Sie selbst betreiben oder uns überlassen, mit Anschlüssen für ERP, Dateien und Datenbanken.",
							href: "/de/connect-integrate",
							label: "Mehr zum Anbinden",
							motif: "connect-integrate",
							tone: "sky",
							screen: "connector",
						},
						{
							title: "Vertrauen und teilnehmen",
							text: "Für alle, die beitreten oder andere aufnehmen: Prüfung des Unternehmens, Nachweise, digitale Brieftasche und Begleitung bis zur ersten Übertragung.",
							href: "/de/trust-participate",
							label: "Mehr zur Teilnahme",
							motif: "trust-participate",
							tone: "leaf",
							screen: "admission",
						},
					],
				},
				{
					type: "features",
					heading: "Was Sie wahrscheinlich suchen",
					intro: "Drei Sätze, die wir am Telefon oft hören, und womit Sie dann am besten anfangen.",
					items: [
						{
							title: "„Unser Kunde verlangt es bis zum Herbst.“",
							text: "Beginnen Sie mit Vertrauen und teilnehmen. Nach neun Tagen läuft meist die erste Übertragung, mit einem Konnektor in unserem Betrieb.",
							href: "/de/trust-participate",
						},
						{
							title: "„Wir haben den Konnektor, aber keine Daten darin.“",
							text: "Beginnen Sie mit Anbinden und integrieren. Oft fehlt nicht die Schnittstelle, sondern eine Einigung, was ein Feld bedeutet.",
							href: "/de/connect-integrate",
						},
						{
							title: "„Wir wollen es als Branche gemeinsam machen.“",
							text: "Beginnen Sie mit Aufbauen und betreiben, und zwar mit einem Anwendungsfall und höchstens zehn Unternehmen.",
							href: "/de/build-operate",
						},
					],
				},
				{
					type: "table",
					heading: "Im Vergleich",
					caption: "Die drei Produkte nebeneinander: für wen, wie schnell, mit welchem Aufwand",
					columns: ["Merkmal", "Aufbauen und betreiben", "Anbinden und integrieren", "Vertrauen und teilnehmen"],
					rows: [
						[
							"Für wen",
							"Verbünde, Branchen, Regionen",
							"Unternehmen mit eigenen Systemen",
							"alle, die beitreten oder aufnehmen",
						],
						[
							"Am Ende steht",
							"ein Datenraum mit Ihrem Namen",
							"ein Konnektor mit Ihren Daten",
							"ein Nachweis und die erste Übertragung",
						],
						["Bis dahin", "zwölf Wochen", "drei bis sechs Wochen", "neun Tage (Median)"],
						[
							"Ihr Anteil",
							"ein gemeinsamer Tag, eine Abstimmung",
							"ein halber Tag je Datensatz",
							"drei Unterlagen, eine Entscheidung",
						],
						["Abgerechnet wird", "je Datenraum und Monat", "je Konnektor und Monat", "je Unternehmen, einmalig"],
					],
					html: '<p>Nicht sicher, was davon passt? In einem <a href="/de/datenraum-beratungen">Erstgespräch</a> sind 45\u00a0Minuten dafür da.</p>',
				},
				{
					type: "accordion",
					heading: "Fragen zur Auswahl",
					items: [
						{
							question: "Muss ich alle drei Produkte nehmen?",
							html: "<p>Nein. Die meisten Kunden nutzen eines oder zwei. Da wir offene Protokolle verwenden, passt auch ein Konnektor oder ein Nachweis von anderer Seite.</p>",
						},
						{
							question: "Was kostet es, und wie wird abgerechnet?",
							html: '<p>Für einen Konnektor oder einen Datenraum zahlen Sie einen festen Betrag im Monat, für die Prüfung eines Unternehmens einmal. Wir rechnen nie nach Datenmenge ab, weil das Teilen dann teurer würde, je nützlicher es ist. Die Preise nennen wir Ihnen schriftlich nach dem kostenlosen Erstgespräch; bis dahin hilft eine Beispielrechnung: <a href="/de/was-ein-datenraum-im-betrieb-kostet">Was ein Datenraum im Betrieb kostet</a>.</p>',
						},
						{
							question: "Wie lange binden wir uns?",
							html: "<p>Einen Konnektor können Sie zum Ende jedes Monats kündigen, einen Datenraum mit drei Monaten Frist. Eine Mindestlaufzeit gibt es nicht.</p>",
						},
						{
							question: "Kann ich klein anfangen?",
							html: '<p>Das empfehlen wir sogar: ein Datensatz, ein Gegenüber, eine Woche. So lief es auch bei <a href="/de/erster-lieferant-in-einer-woche">einem Dreher mit zwölf Beschäftigten</a>.</p>',
						},
					],
				},
				{
					type: "cta",
					heading: "Sehen Sie, wie es läuft",
					text: "Bei unseren Veranstaltungen sehen Sie, wie die Bausteine zusammenspielen, und stellen Ihre Fragen.",
					actions: [
						{ label: "Termin aussuchen", href: "/de/events", kind: "signal" },
						{ label: "Lieber gleich fragen", href: "/de/kontakt" },
					],
				},
			],
		},
		en: {
			slug: "products",
			title: "Products",
			description:
				"Three products, on their own or together: build and run a data space, connect your systems to one, and check and admit participants.",
			search_words: words(
				"prices, price list, cost per month, services, offering, solutions, comparison, which product do I need, customer asks for data space, notice period, minimum term, billing",
			),
			blocks: [
				{
					type: "hero",
					eyebrow: "Products",
					title: "Build, connect, take part",
					text: "An alliance of eight plants needs something different from a supplier whose customer has just written. Pick what fits your situation.",
					actions: [
						{ label: "Try the demos", href: "/demos", kind: "signal" },
						{ label: "What it costs", href: "/products#what-does-it-cost-and-how-do-you-charge" },
					],
					motif: "products-overview",
					tone: "brand",
				},
				{
					type: "cards",
					heading: "Three products",
					intro: "Each works on its own. Together they make a complete data space.",
					items: [
						{
							title: "Build and operate",
							text: "For alliances and whole industries: catalogue, admission, rulebook, monitoring, and a team that answers the phone. The data space bears your name.",
							href: "/build-operate",
							label: "More about building",
							motif: "build-operate",
							tone: "brand",
							screen: "catalogue",
						},
						{
							title: "Connect and integrate",
							text: "For companies with systems of their own: a connector that you run yourself or leave to us, with adapters for ERP systems, files and databases.",
							href: "/connect-integrate",
							label: "More about connecting",
							motif: "connect-integrate",
							tone: "sky",
							screen: "connector",
						},
						{
							title: "Trust and participate",
							text: "For all who join or admit others: company checks, credentials, a digital wallet and support right up to the first transfer.",
							href: "/trust-participate",
							label: "More about taking part",
							motif: "trust-participate",
							tone: "leaf",
							screen: "admission",
						},
					],
				},
				{
					type: "features",
					heading: "What you are probably looking for",
					intro: "Three things we often hear on the phone, and where to begin in each case.",
					items: [
						{
							title: "“Our customer wants it by autumn.”",
							text: "Begin with Trust and participate. The first transfer usually happens within nine days, with a connector that we run.",
							href: "/trust-participate",
						},
						{
							title: "“We have the connector, but no data in it.”",
							text: "Begin with Connect and integrate. What is missing is often not the interface but agreement on what a field means.",
							href: "/connect-integrate",
						},
						{
							title: "“We want to do it together, as an industry.”",
							text: "Begin with Build and operate, with one use case and ten companies at most.",
							href: "/build-operate",
						},
					],
				},
				{
					type: "table",
					heading: "Side by side",
					caption: "The three products next to each other: for whom, how fast, what it takes",
					columns: ["Feature", "Build and operate", "Connect and integrate", "Trust and participate"],
					rows: [
						[
							"For whom",
							"alliances, industries, regions",
							"companies with systems of their own",
							"all who join or admit others",
						],
						[
							"You end up with",
							"a data space in your name",
							"a connector with your data",
							"a credential and the first transfer",
						],
						["It takes", "twelve weeks", "three to six weeks", "nine days (median)"],
						[
							"Your part",
							"one day together, one vote",
							"half a day for each data set",
							"three documents, one decision",
						],
						["Charged", "per data space per month", "per connector per month", "once per company"],
					],
					html: '<p>Not sure what fits? In a <a href="/dataspace-consultations">first consultation</a>, you have 45\u00a0minutes to find out.</p>',
				},
				{
					type: "accordion",
					heading: "Questions about choosing",
					items: [
						{
							question: "Do I have to take all three?",
							html: "<p>No. Most customers use one or two. As we work with open protocols, a connector or a credential from elsewhere will fit too.</p>",
						},
						{
							question: "What does it cost, and how do you charge?",
							html: '<p>A fixed monthly fee for each connector or data space; checking a company is charged only once. We never charge by volume, because then sharing would cost more the more useful it is. We give you our prices in writing after a free first consultation; until then, there is a worked example in <a href="/what-a-data-space-costs-to-run">What a data space costs to run</a>.</p>',
						},
						{
							question: "How long are we tied to a contract?",
							html: "<p>You can give notice for a connector at the end of any month, and for a data space with three months’ notice. There is no minimum term.</p>",
						},
						{
							question: "Can I start small?",
							html: '<p>We recommend it: one data set, one counterpart, one week. That is how it went for <a href="/first-supplier-in-one-week">a turning shop of twelve people</a>.</p>',
						},
					],
				},
				{
					type: "cta",
					heading: "See it in action",
					text: "At our events you see how the building blocks work together, and ask your questions.",
					actions: [
						{ label: "Choose a date", href: "/events", kind: "signal" },
						{ label: "Ask us right away", href: "/contact" },
					],
				},
			],
		},
	},
} satisfies PageSeed;
