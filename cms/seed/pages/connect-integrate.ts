import { type PageSeed, words } from "../shape.ts";

export default {
	key: "connect-integrate",
	route_key: "connect-integrate",
	text: {
		de: {
			slug: "connect-integrate",
			title: "Systeme anbinden und integrieren",
			description:
				"Ein Konnektor zwischen Ihrem ERP und dem Datenraum: Er liest nur, was Sie freigeben, prüft jede Anfrage und führt Protokoll über jede Übertragung.",
			search_words: words(
				"Schnittstelle, API, SAP, ERP, Excel, Installation, Konnektor einrichten, Docker, Kubernetes, On-Premises, eigenes Rechenzentrum, Firewall, Ports, Aktualisierungen, EDC, Aufwand im Betrieb, Anbindung, Integration, technische Voraussetzungen",
			),
			blocks: [
				{
					type: "hero",
					eyebrow: "Anbinden und integrieren",
					title: "Ihre Daten bleiben, wo sie sind",
					text: "Der Konnektor ist die Tür zwischen Ihren Systemen und dem Datenraum. Sie bestimmen, was hindurchgeht, für wen und wie lange.",
					actions: [
						{ label: "Werkstatt-Termine ansehen", href: "/de/events", kind: "signal" },
						{ label: "Rundgang ansehen", href: "/de/demos/konnektor-rundgang" },
					],
					motif: "connect-integrate",
					tone: "sky",
					screen: "connector",
				},
				{
					type: "prose",
					heading: "Das eigentliche Problem liegt vor der Schnittstelle",
					html: `<p>Ein Kunde fragt nach der Masse eines Bauteils. In Ihrem ERP steht „Gewicht: 4,2“. Kilogramm oder Gramm? Mit Verpackung oder ohne? Gewogen oder gerechnet? Der Konnektor überträgt die 4,2 tadellos, und beim Kunden kommt eine falsche Zahl an.</p>
<p>Deshalb beginnt jede Anbindung bei uns mit der Bedeutung. Wir gehen die Felder mit den Menschen durch, die sie ausfüllen, ordnen sie einem gemeinsamen Datenmodell zu und schreiben die Umrechnung auf. Danach ist die Technik Routine. Warum diese Reihenfolge Zeit spart, steht in <a href="/de/erst-die-bedeutung-dann-die-schnittstelle">Erst die Bedeutung, dann die Schnittstelle</a>.</p>`,
				},
				{
					type: "diagram",
					heading: "Ein Konnektor von innen",
					diagram: "connector",
					labels: {
						house: "Ihr Unternehmen",
						systems: ["ERP", "Datenbank", "Dateien und Tabellen"],
						connector: "Konnektor",
						duties: [
							"Angebote im Katalog zeigen",
							"Nutzungsregeln prüfen",
							"Verträge schließen",
							"Übertragen und notieren",
						],
						space: "Datenraum",
						partners: ["Kunden", "Lieferanten", "Prüfstellen"],
					},
					alt: "Links stehen die Systeme des Unternehmens: ERP, Datenbank, Dateien und Tabellen. In der Mitte liegt der Konnektor mit vier Aufgaben: Angebote im Katalog zeigen, Nutzungsregeln prüfen, Verträge schließen, übertragen und notieren. Rechts liegt der Datenraum mit Kunden, Lieferanten und Prüfstellen. Von links nach rechts führt genau ein Weg, und er geht durch den Konnektor.",
					caption:
						"Steuerung und Datenstrom sind getrennt: Erst handelt der Konnektor den Vertrag aus, dann öffnet er für diese eine Übertragung den Weg.",
				},
				{
					type: "tour",
					heading: "Vom ERP-Feld zur klaren Angabe",
					intro: "Hier entscheidet sich, ob beim Kunden die richtige Zahl ankommt.",
					screen: "mapping",
					tone: "sky",
					notes: [
						{
							title: "Bedeutung zuerst",
							text: "Aus „GEWICHT = 4,2“ wird eine Masse in Kilogramm. Was keine Zuordnung hat, bleibt bei Ihnen.",
						},
						{
							title: "Geprüft, bevor es hinausgeht",
							text: "Ein Wert außerhalb seines Bereichs wird zurückgehalten, und Sie erfahren, welcher.",
						},
						{
							title: "Jeder Abruf steht im Protokoll",
							text: "Wer, wann, unter welchem Vertrag. Auch die Anfragen, die der Konnektor abgelehnt hat.",
						},
					],
				},
				{
					type: "features",
					heading: "Was Sie bekommen",
					items: [
						{
							title: "Anschlüsse für das, was da ist",
							text: "ERP-Auszug, Datenbank, Dateiordner, Webschnittstelle oder eine gepflegte Tabelle. Sie müssen kein System ablösen.",
						},
						{
							title: "Selbst betreiben oder überlassen",
							text: "Als Container in Ihrem Rechenzentrum oder in einem abgetrennten Bereich bei uns. Der Wechsel ist in beide Richtungen möglich.",
						},
						{
							title: "Prüfung vor dem Versand",
							text: "Pflichtfelder, Einheiten und Wertebereiche werden geprüft, bevor etwas hinausgeht. Was nicht stimmt, bleibt bei Ihnen.",
						},
						{
							title: "Regeln in ganzen Sätzen",
							text: "Nutzungsregeln stellen Sie aus geprüften Bausteinen zusammen und lesen sie als Satz, bevor Sie sie freigeben.",
						},
						{
							title: "Ein Protokoll, das man versteht",
							text: "Wer hat wann was abgerufen, unter welchem Vertrag? Das Protokoll gehört Ihnen und lässt sich ausgeben.",
						},
						{
							title: "Updates ohne Nachtschicht",
							text: "Eine neue Fassung läuft erst neben der alten. Der Rückweg dauert eine Minute und ist geprobt.",
						},
					],
				},
				{
					type: "screen",
					heading: "Der Vertrag, wie ihn beide lesen",
					text: "Wofür, bis wann, weitergeben oder nicht: Was die Konnektoren aushandeln, steht bei Ihnen in denselben Worten wie beim Empfänger. Erst wenn alle Punkte zugesagt sind, lässt sich etwas senden.",
					screen: "contract",
					tone: "leaf",
					side: "start",
					actions: [{ label: "Einen Vertrag aushandeln", href: "/de/demos/nutzungsvertrag-aushandeln" }],
				},
				{
					type: "steps",
					heading: "So läuft eine Anbindung",
					items: [
						{
							title: "Felder klären",
							text: "Ein halber Tag mit Fachabteilung und IT: Was bedeutet jedes Feld, wer pflegt es, wie alt darf es sein?",
						},
						{
							title: "Zuordnen",
							text: "Wir bilden Ihre Felder auf das gemeinsame Datenmodell ab und zeigen Ihnen, was fehlt.",
						},
						{
							title: "Anschließen",
							text: "Der Konnektor liest aus einer Kopie oder einer Sicht, nie direkt aus dem laufenden System.",
						},
						{
							title: "Erproben",
							text: "Eine Gegenstelle mit erfundenen Daten stellt richtige und falsche Anfragen. Erst danach kommt der erste echte Partner.",
						},
					],
				},
				{
					type: "video",
					title: "Ein Konnektor wird eingerichtet",
					text: "Fünf Szenen in 42\u00a0Sekunden: was ein Konnektor ist, die drei Schritte bis zum ersten Vertrag und was danach bleibt. Ohne Ton, mit Untertiteln.",
					source: "der-erste-konnektor",
					motif: "connector-setup",
					tone: "plum",
				},
				{
					type: "quote",
					text: "Am ersten Tag haben wir nur über ein Feld gesprochen, das „Gewicht“ hieß. Danach war die Technik in einer Woche fertig.",
					name: "Renske Ottenbach",
					role: "Leiterin Anwendungen, Gießerei Wolmarshof",
				},
				{
					type: "accordion",
					heading: "Fragen aus der IT",
					items: [
						{
							question: "Reicht uns eine Tabelle in Excel?",
							html: "<p>Für den Anfang oft ja. Der Konnektor liest auch eine Tabelle, solange jemand sie pflegt und ihre Spalten festliegen. Wird sie Ihnen zu klein, wechseln Sie die Quelle, nicht den Konnektor.</p>",
						},
						{
							question: "Welche Ports müssen wir öffnen?",
							html: "<p>In der Firewall einen einzigen, eingehend, für verschlüsselte Verbindungen zum Konnektor. Zu Ihren inneren Systemen baut immer der Konnektor die Verbindung auf, nie umgekehrt.</p>",
						},
						{
							question: "Was passiert, wenn der Konnektor ausfällt?",
							html: "<p>Ihre Systeme merken davon nichts. Anfragen der Partner werden abgewiesen und später wiederholt; geschlossene Verträge bleiben gültig.</p>",
						},
						{
							question: "Können wir unseren eigenen Konnektor mitbringen?",
							html: '<p>Ja, wenn er die offenen Protokolle des jeweiligen Datenraums spricht. Wir prüfen ihn mit derselben Gegenstelle, die auch unseren prüft. Was in der Automobilindustrie dazukommt, steht unter <a href="/de/catena-x">Catena-X</a>.</p>',
						},
						{
							question: "Wie viel Arbeit bleibt bei uns?",
							html: "<p>Rechnen Sie mit zwei Stunden im Monat, solange sich Ihre Daten nicht ändern. Ein neues Feld kostet etwa einen halben Tag.</p>",
						},
					],
				},
				{
					type: "cta",
					heading: "Einen Tag lang selbst ausprobieren",
					text: "In der Konnektor-Werkstatt verbinden Sie einen Auszug Ihrer Daten und nehmen einen laufenden Konnektor mit nach Hause.",
					actions: [
						{ label: "Veranstaltungen ansehen", href: "/de/events", kind: "signal" },
						{ label: "Sicherheit nachlesen", href: "/de/sicherheit" },
					],
				},
			],
		},
		en: {
			slug: "connect-integrate",
			title: "Connect and integrate your systems",
			description:
				"A connector between your ERP system and the data space: it reads only what you release, checks every request and keeps a log of every transfer.",
			search_words: words(
				"interface, API, SAP, ERP, Excel, spreadsheet, installation, set up a connector, Docker, Kubernetes, on premises, own data centre, firewall, inbound ports, updates, EDC, effort of running a connector, integration, technical requirements",
			),
			blocks: [
				{
					type: "hero",
					eyebrow: "Connect and integrate",
					title: "Your data stays where it is",
					text: "The connector is the door between your systems and the data space. You decide what passes through it, for whom and for how long.",
					actions: [
						{ label: "See workshop dates", href: "/events", kind: "signal" },
						{ label: "See the tour", href: "/demos/connector-tour" },
					],
					motif: "connect-integrate",
					tone: "sky",
					screen: "connector",
				},
				{
					type: "prose",
					heading: "The real problem comes before the interface",
					html: `<p>A customer asks for the mass of a part. Your ERP system says “weight: 4.2”. Kilograms or grams? With packaging or without? Weighed or calculated? The connector transfers the 4.2 flawlessly, and what arrives is a wrong figure.</p>
<p>That is why every connection begins with meaning. We go through the fields with the people who fill them in, map them to a common data model and write the conversion down. After that, the technology is routine. Why this order saves time is explained in <a href="/meaning-before-interface">Meaning first, interface second</a>.</p>`,
				},
				{
					type: "diagram",
					heading: "Inside a connector",
					diagram: "connector",
					labels: {
						house: "Your company",
						systems: ["ERP system", "Database", "Files, spreadsheets"],
						connector: "Connector",
						duties: ["Show offers in the catalogue", "Check usage policies", "Make contracts", "Transfer and log"],
						space: "Data space",
						partners: ["Customers", "Suppliers", "Test houses"],
					},
					alt: "On the left are the company’s systems: ERP system, database, files and spreadsheets. In the middle is the connector with four duties: show offers in the catalogue, check usage policies, make contracts, transfer and log. On the right is the data space with customers, suppliers and test houses. There is exactly one path from left to right, and it leads through the connector.",
					caption:
						"Control and data are kept apart: first the connector negotiates the contract, then it opens the way for this one transfer.",
				},
				{
					type: "tour",
					heading: "From an ERP field to a clear statement",
					intro: "This is where it is decided whether the right figure reaches your customer.",
					screen: "mapping",
					tone: "sky",
					notes: [
						{
							title: "Meaning first",
							text: "“GEWICHT = 4,2” becomes a mass in kilograms. What is not mapped stays with you.",
						},
						{
							title: "Checked before it leaves",
							text: "A value outside its range is held back, and you are told which one.",
						},
						{
							title: "Every retrieval is in the log",
							text: "Who, when, under which contract. The requests that the connector refused are there, too.",
						},
					],
				},
				{
					type: "features",
					heading: "What you get",
					items: [
						{
							title: "Adapters for what is there",
							text: "An ERP extract, a database, a folder of files, a web interface or a well-kept spreadsheet. You need not replace any system.",
						},
						{
							title: "Run it yourself or leave it to us",
							text: "As a container in your own data centre or in a separate area of ours. You can change over in either direction.",
						},
						{
							title: "Checked before it leaves",
							text: "Mandatory fields, units and ranges are checked before anything goes out. Whatever is wrong stays with you.",
						},
						{
							title: "Policies in full sentences",
							text: "You put usage policies together from tested building blocks and read them as a sentence before you release them.",
						},
						{
							title: "A log you can understand",
							text: "Who fetched what, when, and under which contract? The log is yours and can be exported.",
						},
						{
							title: "Updates without a night shift",
							text: "A new version first runs alongside the old one. Rolling back takes a minute and has been rehearsed.",
						},
					],
				},
				{
					type: "screen",
					heading: "The contract as both sides read it",
					text: "What for, until when, to be passed on or not: you see what the connectors negotiate in the same words as the recipient does. Nothing can be sent until every point is agreed.",
					screen: "contract",
					tone: "leaf",
					side: "start",
					actions: [{ label: "Negotiate a contract", href: "/demos/negotiate-a-usage-contract" }],
				},
				{
					type: "steps",
					heading: "How we connect you",
					items: [
						{
							title: "Clarify the fields",
							text: "Half a day with the department and IT: what does each field mean, who looks after it, how old may it be?",
						},
						{ title: "Map them", text: "We map your fields to the common data model and show you what is missing." },
						{
							title: "Link up",
							text: "The connector reads from a copy or a view, never directly from the live system.",
						},
						{
							title: "Try it out",
							text: "A counterpart with made-up data sends valid and invalid requests. Only then comes the first real partner.",
						},
					],
				},
				{
					type: "video",
					title: "Setting up a connector",
					text: "Five scenes in 42\u00a0seconds: what a connector is, the three steps to a first contract, and what remains to be done after that. Silent, with captions.",
					source: "the-first-connector",
					motif: "connector-setup",
					tone: "plum",
				},
				{
					type: "quote",
					text: "We spent the first day talking about a single field called “weight”. After that, the technology was done in a week.",
					name: "Renske Ottenbach",
					role: "Head of applications, Gießerei Wolmarshof",
				},
				{
					type: "accordion",
					heading: "Questions from IT",
					items: [
						{
							question: "Is an Excel spreadsheet enough for us?",
							html: "<p>To begin with, often yes. The connector reads a spreadsheet, too, as long as somebody looks after it and its columns stay put. Once you outgrow it, you change the source, not the connector.</p>",
						},
						{
							question: "Which ports do we have to open?",
							html: "<p>A single one in your firewall: inbound, for encrypted connections to the connector. Towards your internal systems it is always the connector that opens the connection, never the other way round.</p>",
						},
						{
							question: "What happens if the connector fails?",
							html: "<p>Your systems do not notice. Requests from partners are refused and repeated later; contracts already made remain valid.</p>",
						},
						{
							question: "Can we bring our own connector?",
							html: '<p>Yes, if it speaks the open protocols of the data space in question. We test it against the same counterpart that tests ours. What else the automotive industry asks for is on the page about <a href="/catena-x">Catena-X</a>.</p>',
						},
						{
							question: "How much work is left for us?",
							html: "<p>About two hours a month, as long as your data does not change. A new field takes about half a day.</p>",
						},
					],
				},
				{
					type: "cta",
					heading: "Get hands-on for a day",
					text: "In the connector workshop you connect an extract of your own data and take a working connector home with you.",
					actions: [
						{ label: "See the events", href: "/events", kind: "signal" },
						{ label: "Read about security", href: "/security" },
					],
				},
			],
		},
	},
} satisfies PageSeed;
