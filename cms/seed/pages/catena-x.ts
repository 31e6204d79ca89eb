import { type PageSeed, words } from "../shape.ts";

export default {
	key: "catena-x",
	route_key: "catena-x",
	text: {
		de: {
			slug: "catena-x",
			title: "Catena-X für Zulieferer",
			description:
				"Was Catena-X regelt, wofür Unternehmen es nutzen und was Sie dafür brauchen: eine nüchterne Einführung für Zulieferer der Automobilindustrie.",
			search_words: words("Automobilindustrie, Autohersteller, Zulieferer, Teilnahmepflicht, kleine Firma"),
			blocks: [
				{
					type: "hero",
					eyebrow: "Catena-X",
					title: "Eine Lieferkette, eine gemeinsame Sprache",
					text: "Catena-X ist ein offenes Datenökosystem der Automobilindustrie. Wer einmal angebunden ist, beantwortet die Fragen vieler Kunden auf demselben Weg. Was das für einen Zulieferer heißt, steht hier.",
					actions: [
						{ label: "Ablauf der Aufnahme ansehen", href: "/de/catena-x-onboarding", kind: "signal" },
						{ label: "Datenräume verstehen", href: "/de/datenraeume-101" },
					],
					motif: "catena-x-chain",
					tone: "sky",
				},
				{
					type: "prose",
					heading: "Sieben Kunden, sieben Portale",
					html: `<p>Ein Hersteller von Sitzschienen liefert an sieben Kunden. Jeder möchte den CO₂-\u2060Fußabdruck wissen, jeder in einem eigenen Portal, mit eigenen Feldern und eigenem Passwort. Meldet einer einen Fehler, beginnt die Suche nach der Charge mit einer E-\u2060Mail an den Stahlhändler. Wenn es gut läuft, endet sie nach drei Tagen.</p>
<p>Hier setzt Catena-X an. Die Initiative legt fest, wie sich Unternehmen der Automobilindustrie ausweisen, wie sie Daten anbieten und was ein Feld bedeutet. Der Hersteller antwortet dann in <em>einem</em> Format und entscheidet für jeden Kunden einzeln, was er herausgibt.</p>`,
				},
				{
					type: "diagram",
					heading: "Jede Stufe spricht mit ihren Nachbarn",
					diagram: "chain",
					labels: {
						tiers: ["Rohstoff", "Bauteil", "Baugruppe", "Fahrzeug"],
						gives: "Teiledaten",
						asks: "Rückfrage",
						ground: "Worauf sich alle geeinigt haben",
						shared: ["Kennung je Unternehmen", "Gemeinsame Datenmodelle", "Regeln für die Nutzung"],
					},
					alt: "Vier Unternehmen stehen in einer Reihe: Rohstoff, Bauteil, Baugruppe, Fahrzeug, jedes mit eigenem Konnektor. Teiledaten gehen jeweils zum nächsten, Rückfragen kommen von dort zurück. Darunter liegt, worauf sich alle geeinigt haben: eine Kennung je Unternehmen, gemeinsame Datenmodelle und Regeln für die Nutzung.",
					caption:
						"Daten gehen von Nachbar zu Nachbar, wie die Ware. Eine Stelle, die alles überblickt, braucht es dafür nicht.",
				},
				{
					type: "features",
					heading: "Was die Initiative festlegt",
					intro: "In unseren Worten und verkürzt. Verbindlich ist allein, was die Initiative selbst veröffentlicht.",
					items: [
						{
							title: "Wer Sie sind",
							text: "Jedes teilnehmende Unternehmen hat eine eindeutige Geschäftspartnernummer. Standorte haben eigene, damit ein Zeugnis zum richtigen Werk gehört.",
						},
						{
							title: "Was ein Feld bedeutet",
							text: "Zu jedem Anwendungsfall gibt es veröffentlichte Datenmodelle. Masse heißt dann bei allen Masse, in derselben Einheit.",
						},
						{
							title: "Wie ein Vertrag entsteht",
							text: "Konnektoren handeln nach einem offenen Protokoll aus, wer welche Daten zu welchem Zweck bekommt.",
						},
						{
							title: "Was als konform gilt",
							text: "Software und Dienste können sich prüfen lassen. Die Standards erscheinen in Ausgaben, die einander ablösen.",
						},
					],
				},
				{
					type: "table",
					heading: "Wonach Kunden fragen",
					caption: "Vier Anlässe für eine Anfrage, und was trotzdem bei Ihnen bleibt",
					columns: ["Anlass", "Gefragt wird nach", "Im Haus bleiben kann"],
					rows: [
						["CO₂-Fußabdruck", "dem Wert je Teil, mit Methode und Gültigkeit", "die Stückliste"],
						["Rückverfolgung", "der Charge, die in einem Teil steckt", "wer sonst noch daraus beliefert wurde"],
						["Qualität", "Fehlerbild, Prüfwerten, betroffenen Serien", "Prüfpläne und Ausschussquoten"],
						["Bedarf und Kapazität", "Mengen je Woche und freier Kapazität", "die Belegung für andere Kunden"],
					],
					html: '<p>Sie müssen nicht alles auf einmal können. Die meisten Zulieferer beginnen mit dem einen Anlass, nach dem ein Kunde gefragt hat. Beim Fußabdruck lohnt sich vorher ein Blick darauf, was alles an <a href="/de/co2-fussabdruck-austauschen">der Zahl hängt</a>.</p>',
				},
				{
					type: "features",
					heading: "Was wir für Sie tun und was nicht",
					items: [
						{
							title: "Anbinden",
							text: "Wir richten einen Konnektor ein, bei uns oder bei Ihnen, und halten ihn auf dem Stand der jeweils gültigen Ausgabe.",
							href: "/de/connect-integrate",
						},
						{
							title: "Übersetzen",
							text: "Wir ordnen Ihre Felder den veröffentlichten Datenmodellen zu und sagen Ihnen, welche Angaben Ihnen noch fehlen.",
						},
						{
							title: "Nicht entscheiden",
							text: "Wir vergeben keine Kennungen und keine Zertifikate und sagen keine Aufnahme zu. Das tun die Stellen, die von der Initiative dafür benannt sind.",
						},
					],
				},
				{
					type: "accordion",
					heading: "Fragen zu Catena-X",
					items: [
						{
							question: "Müssen wir teilnehmen?",
							html: "<p>Ob und bis wann, ergibt sich aus Ihren Verträgen mit Kunden. Lesen Sie nach, was dort wirklich steht: „soll“ lässt mehr Zeit als „muss bis zum 31.\u00a0März“. Im Zweifel fragt Ihre Rechtsabteilung nach, bevor die IT anfängt.</p>",
						},
						{
							question: "Ist das auch für kleine Betriebe gedacht?",
							html: "<p>Ja. Einen Konnektor kann man als Dienst beziehen, ohne eigenen Serverraum. Für wenige Teile im Jahr genügt oft eine Eingabemaske; dahinter läuft alles wie bei den anderen.</p>",
						},
						{
							question: "Erfährt der Fahrzeughersteller, wer unsere Vorlieferanten sind?",
							html: "<p>Nicht von selbst. Jede Stufe antwortet für sich und entscheidet, was sie weitergibt. Was Sie einem Kunden vertraglich zugesagt haben, gilt davon unabhängig.</p>",
						},
						{
							question: "Können wir den Konnektor auch anderswo verwenden?",
							html: '<p>Den Konnektor meist ja, wenn der andere Datenraum dasselbe Protokoll spricht. Nachweise und Datenmodelle gehören zum jeweiligen <a href="/de/ecosystems">Ökosystem</a>.</p>',
						},
						{
							question: "In welcher Beziehung steht Data Hub zur Initiative?",
							html: '<p>Wir sind ein unabhängiger Dienstleister und sprechen nicht für sie. Name und Standards gehören der Initiative; Auskunft aus erster Hand gibt sie unter <a href="https://catena-x.net/">catena-x.net</a>.</p>',
						},
					],
				},
				{
					type: "cta",
					look: "quiet",
					heading: "Von der Einladung zum ersten Datensatz",
					text: "Fünf Schritte, eine Liste der Unterlagen und ein Zeitplan ohne Schönrechnen: So bereiten Sie Ihre Aufnahme vor.",
					actions: [
						{ label: "Aufnahme vorbereiten", href: "/de/catena-x-onboarding", kind: "signal" },
						{ label: "Beratung ansehen", href: "/de/datenraum-beratungen" },
					],
				},
			],
		},
		en: {
			slug: "catena-x",
			title: "Catena-X for suppliers",
			description:
				"What Catena-X lays down, what companies use it for and what you need to take part: a sober introduction for suppliers to the automotive industry.",
			search_words: words("automotive industry, car makers, suppliers, obligation to take part, small company"),
			blocks: [
				{
					type: "hero",
					eyebrow: "Catena-X",
					title: "One supply chain, one common language",
					text: "Catena-X is an open data ecosystem of the automotive industry. Once connected, a company answers the questions of many customers in the same way. This is what it means for a supplier.",
					actions: [
						{ label: "See how to join", href: "/catena-x-onboarding", kind: "signal" },
						{ label: "How data spaces work", href: "/dataspaces-101" },
					],
					motif: "catena-x-chain",
					tone: "sky",
				},
				{
					type: "prose",
					heading: "Seven customers, seven portals",
					html: `<p>A maker of seat rails supplies seven customers. Each wants to know the carbon footprint, each in its own portal, with its own fields and its own password. When one of them reports a fault, the search for the batch begins with an email to the steel merchant. If all goes well, it ends three days later.</p>
<p>This is where Catena-X comes in. The initiative lays down how companies in the automotive industry identify themselves, how they offer data and what a field means. The maker then answers in <em>one</em> format, and decides customer by customer what to release.</p>`,
				},
				{
					type: "diagram",
					heading: "Each tier talks to its neighbours",
					diagram: "chain",
					labels: {
						tiers: ["Raw material", "Component", "Assembly", "Vehicle"],
						gives: "Data on the part",
						asks: "Query",
						ground: "What everyone has agreed on",
						shared: ["An identifier for each company", "Common data models", "Rules for use"],
					},
					alt: "Four companies stand in a row: raw material, component, assembly, vehicle, each with a connector of its own. Data on the part goes to the next in line, queries come back from there. Below them is what everyone has agreed on: an identifier for each company, common data models and rules for use.",
					caption:
						"Data moves from neighbour to neighbour, as the goods do. Nobody has to see the whole chain for that.",
				},
				{
					type: "features",
					heading: "What the initiative lays down",
					intro: "In our words, and abridged. Only what the initiative itself publishes is binding.",
					items: [
						{
							title: "Who you are",
							text: "Every company that takes part has a unique business partner number. Sites have their own, so that a certificate belongs to the right plant.",
						},
						{
							title: "What a field means",
							text: "For each use case there are published data models. Mass then means mass to everyone, in the same unit.",
						},
						{
							title: "How a contract comes about",
							text: "Using an open protocol, connectors negotiate who gets which data for which purpose.",
						},
						{
							title: "What counts as compliant",
							text: "Software and services can be assessed. The standards appear in releases, each of which takes over from the one before.",
						},
					],
				},
				{
					type: "table",
					heading: "What customers ask for",
					caption: "Four reasons for a request, and what stays with you all the same",
					columns: ["Reason", "They ask for", "What can stay with you"],
					rows: [
						["Carbon footprint", "the figure for each part, with method and validity", "the bill of materials"],
						["Traceability", "the batch that went into a part", "who else was supplied from it"],
						["Quality", "fault pattern, measurements, series affected", "inspection plans and scrap rates"],
						["Demand and capacity", "quantities by week and free capacity", "what is booked for other customers"],
					],
					html: '<p>You do not have to be able to do everything at once. Most suppliers begin with the one topic that a customer has asked about. If that is the footprint, it pays to look first at <a href="/exchanging-carbon-footprints">what has to come with the figure</a>.</p>',
				},
				{
					type: "features",
					heading: "What we do for you, and what we do not",
					items: [
						{
							title: "Connect",
							text: "We set up a connector, at our site or yours, and keep it in line with whichever release is in force.",
							href: "/connect-integrate",
						},
						{
							title: "Translate",
							text: "We map your fields to the published data models and tell you which data you are still missing.",
						},
						{
							title: "Leave the decisions to others",
							text: "We do not issue identifiers or certificates, and we cannot promise admission. That is up to the bodies the initiative has appointed.",
						},
					],
				},
				{
					type: "accordion",
					heading: "Questions about Catena-X",
					items: [
						{
							question: "Do we have to take part?",
							html: "<p>Whether and by when follows from your contracts with customers. Read what they really say: “should” leaves more time than “must by 31\u00a0March”. If in doubt, have your lawyers ask before your IT department begins.</p>",
						},
						{
							question: "Is it meant for small firms too?",
							html: "<p>Yes. A connector is available as a service, without a server room of your own. For a few parts a year, a web form is often enough; behind it, everything works in the same way.</p>",
						},
						{
							question: "Will the car maker learn who our own suppliers are?",
							html: "<p>Not automatically. Each tier answers for itself and decides what to pass on. Anything you have promised a customer by contract holds regardless.</p>",
						},
						{
							question: "Can we use the connector elsewhere?",
							html: '<p>The connector, usually yes, if the other data space speaks the same protocol. Credentials and data models belong to each <a href="/ecosystems">ecosystem</a>.</p>',
						},
						{
							question: "How does Data Hub relate to the initiative?",
							html: '<p>We are an independent service provider and do not speak for it. Its name and its standards belong to the initiative, and you can get first-hand information at <a href="https://catena-x.net/">catena-x.net</a>.</p>',
						},
					],
				},
				{
					type: "cta",
					look: "quiet",
					heading: "From the invitation to the first data set",
					text: "Five steps, a list of documents and a timetable without wishful thinking: this is how you prepare to be admitted.",
					actions: [
						{ label: "Prepare to join", href: "/catena-x-onboarding", kind: "signal" },
						{ label: "See our consultations", href: "/dataspace-consultations" },
					],
				},
			],
		},
	},
} satisfies PageSeed;
