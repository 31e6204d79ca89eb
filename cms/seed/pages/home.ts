import { type PageSeed, words } from "../shape.ts";

export default {
	key: "home",
	route_key: "home",
	text: {
		de: {
			slug: "home",
			title: "Daten teilen in Datenräumen, deren Regeln Sie setzen",
			description:
				"Data Hub baut und betreibt Datenräume: Lieferkettendaten, CO₂-Fußabdrücke und Produktpässe austauschen, ohne die Daten aus der Hand zu geben.",
			search_words: words(
				"Data Hub, Data Intelligence Hub, Startseite, was macht diese Firma, Anzahl der Teilnehmer und Länder, Demos ohne Konto ausprobieren",
			),
			blocks: [
				{
					type: "hero",
					eyebrow: "Datenräume für Lieferketten",
					title: "Daten teilen, ohne sie aus der Hand zu geben",
					text: "Ihr Kunde braucht den CO₂-\u2060Fußabdruck eines Bauteils. Sie geben ihm die Zahl, für diesen Zweck und bis Jahresende. Nicht die Stückliste dahinter. So funktioniert ein Datenraum, und wir betreiben ihn für Sie.",
					actions: [
						{ label: "Jetzt ausprobieren", href: "/de/demos/nutzungsregel-bauen/prototype", kind: "signal" },
						{ label: "Produkte ansehen", href: "/de/produkte" },
					],
					motif: "home-exchange",
					tone: "brand",
					screen: "contract",
					demo: true,
				},
				{
					type: "cards",
					heading: "Drei Wege hinein",
					intro:
						"Manche Unternehmen gründen einen Datenraum, die meisten treten einem bei. Beides beginnt mit einem einzigen Datensatz.",
					items: [
						{
							title: "Aufbauen und betreiben",
							text: "Sie koordinieren einen Verbund und brauchen Katalog, Anmeldung und Überwachung? Wir richten den Datenraum ein und halten ihn am Laufen.",
							href: "/de/build-operate",
							label: "Datenraum aufbauen",
							motif: "build-operate",
							tone: "brand",
							screen: "catalogue",
						},
						{
							title: "Anbinden und integrieren",
							text: "Ihre Daten liegen im ERP, im Labor oder in einer Tabelle. Unser Konnektor holt sie dort ab und gibt nur heraus, was Sie freigeben.",
							href: "/de/connect-integrate",
							label: "Systeme anbinden",
							motif: "connect-integrate",
							tone: "sky",
							screen: "connector",
						},
						{
							title: "Vertrauen und teilnehmen",
							text: "Bevor Daten fließen, muss klar sein, wer am anderen Ende sitzt. Wir prüfen Unternehmen, stellen Nachweise aus und begleiten die Aufnahme.",
							href: "/de/trust-participate",
							label: "Teilnahme vorbereiten",
							motif: "trust-participate",
							tone: "leaf",
							screen: "admission",
						},
					],
				},
				{
					type: "diagram",
					heading: "Was zwischen zwei Unternehmen geschieht",
					diagram: "exchange",
					labels: {
						provider: "Zulieferer",
						providerSystem: "Stückliste und Energie\u00addaten",
						consumer: "Kunde",
						consumerSystem: "CO₂-Bilanz",
						connector: "Konnektor",
						contract: "Für diesen Zweck, bis Jahresende",
						flow: "Nur der Fußabdruck",
					},
					alt: "Links ein Zulieferer mit Stückliste und Energiedaten, rechts sein Kunde mit der CO₂-Bilanz, dazwischen eine Grenze. Beide haben einen eigenen Konnektor. Die Konnektoren schließen einen Vertrag: für diesen Zweck, bis Jahresende. Danach geht nur der Fußabdruck auf direktem Weg vom einen zum anderen.",
					caption:
						"Angebot, Vertrag, Übertragung: Die Zahl geht auf direktem Weg von einem Konnektor zum anderen. Der Datenraum vermittelt, er speichert sie nicht.",
				},
				{
					type: "numbers",
					heading: "Stand heute",
					items: [
						{ value: "214", label: "angebundene Unternehmen" },
						{ value: "11", label: "Länder" },
						{ value: "9\u00a0Tage", label: "von der Einladung bis zur ersten Übertragung (Median)" },
						{ value: "6", label: "Datenräume in unserem Betrieb" },
					],
				},
				{
					type: "references",
					heading: "Wer damit arbeitet",
					limit: 3,
					slugs: ["falkmoor-pumpen", "klinikverbund-lauterhoehe", "stromnetz-hagenfurt"],
				},
				{
					type: "quote",
					text: "Früher habe ich Werkszeugnisse per E-\u2060Mail angemahnt. Heute sehe ich morgens, welche da sind und welche nicht, und rufe nur noch an, wo wirklich etwas klemmt.",
					name: "Carla Munding",
					role: "Leiterin Qualität, Armaturenwerk Hollerstedt",
				},
				{ type: "events", heading: "Die nächsten Veranstaltungen", limit: 2 },
				{ type: "posts", heading: "Neu in den Einblicken", limit: 3 },
				{
					type: "cta",
					heading: "Probieren Sie es mit erfundenen Daten",
					text: "In unseren Demos bauen Sie eine Nutzungsregel, lesen einen Produktpass und geben einen CO₂-\u2060Fußabdruck weiter. Ohne Anmeldung, im Browser, in zehn Minuten.",
					actions: [
						{ label: "Demos ausprobieren", href: "/de/demos", kind: "signal" },
						{ label: "Anwendungsfälle ansehen", href: "/de/anwendungsfaelle" },
					],
				},
			],
		},
		en: {
			slug: "home",
			title: "Share data in data spaces where you set the rules",
			description:
				"Data Hub builds and runs data spaces: exchange supply-chain data, carbon footprints and product passports without giving up control.",
			search_words: words(
				"Data Hub, Data Intelligence Hub, home page, what this company does, number of participants and countries, try the demos without an account",
			),
			blocks: [
				{
					type: "hero",
					eyebrow: "Data spaces for supply chains",
					title: "Share data without giving it away",
					text: "Your customer needs the carbon footprint of a part. You give them the figure, for this purpose and until the end of the year. Not the bill of materials behind it. That is how a data space works, and we run it for you.",
					actions: [
						{ label: "Try it now", href: "/demos/build-a-usage-policy/prototype", kind: "signal" },
						{ label: "See our products", href: "/products" },
					],
					motif: "home-exchange",
					tone: "brand",
					screen: "contract",
					demo: true,
				},
				{
					type: "cards",
					heading: "Three ways in",
					intro: "Some companies found a data space, most join one. Either way it begins with a single data set.",
					items: [
						{
							title: "Build and operate",
							text: "You coordinate an alliance and need a catalogue, admission and monitoring? We set up the data space and keep it running.",
							href: "/build-operate",
							label: "Build a data space",
							motif: "build-operate",
							tone: "brand",
							screen: "catalogue",
						},
						{
							title: "Connect and integrate",
							text: "Your data sits in the ERP system, in the lab or in a spreadsheet. Our connector picks it up there and releases only what you have cleared.",
							href: "/connect-integrate",
							label: "Connect your systems",
							motif: "connect-integrate",
							tone: "sky",
							screen: "connector",
						},
						{
							title: "Trust and participate",
							text: "Before data flows, it has to be clear who is at the other end. We check companies, issue credentials and guide them through admission.",
							href: "/trust-participate",
							label: "Prepare to join",
							motif: "trust-participate",
							tone: "leaf",
							screen: "admission",
						},
					],
				},
				{
					type: "diagram",
					heading: "What happens between two companies",
					diagram: "exchange",
					labels: {
						provider: "Supplier",
						providerSystem: "Bill of materials, energy data",
						consumer: "Customer",
						consumerSystem: "Carbon accounts",
						connector: "Connector",
						contract: "For this purpose, until year-end",
						flow: "Only the footprint",
					},
					alt: "On the left a supplier with a bill of materials and energy data, on the right a customer with carbon accounts, and a boundary between them. Each has a connector of its own. The connectors make a contract: for this purpose, until the end of the year. Then the footprint alone goes directly from one to the other.",
					caption:
						"Offer, contract, transfer: the figure goes straight from one connector to the other. The data space brings the two together; it does not store the figure.",
				},
				{
					type: "numbers",
					heading: "Where we stand",
					items: [
						{ value: "214", label: "companies connected" },
						{ value: "11", label: "countries" },
						{ value: "9\u00a0days", label: "from invitation to first transfer (median)" },
						{ value: "6", label: "data spaces that we run" },
					],
				},
				{
					type: "references",
					heading: "Who is already using it",
					limit: 3,
					slugs: ["falkmoor-pumpen", "klinikverbund-lauterhoehe", "stromnetz-hagenfurt"],
				},
				{
					type: "quote",
					text: "I used to chase material certificates by email. Now I can see every morning which ones have arrived and which have not, and I only pick up the phone where something is really stuck.",
					name: "Carla Munding",
					role: "Head of quality, Armaturenwerk Hollerstedt",
				},
				{ type: "events", heading: "Coming up", limit: 2 },
				{ type: "posts", heading: "Latest insights", limit: 3 },
				{
					type: "cta",
					heading: "Try it with made-up data",
					text: "In our demos you build a usage policy, read a product passport and pass on a carbon footprint. No sign-up, right in your browser, in ten minutes.",
					actions: [
						{ label: "Try the demos", href: "/demos", kind: "signal" },
						{ label: "See the use cases", href: "/use-cases" },
					],
				},
			],
		},
	},
} satisfies PageSeed;
