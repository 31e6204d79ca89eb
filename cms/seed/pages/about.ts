import { type PageSeed, words } from "../shape.ts";

export default {
	key: "about",
	route_key: "about",
	text: {
		de: {
			slug: "uber-uns",
			title: "Über uns",
			description:
				"Wer hinter Data Hub steht: 24\u00a0Menschen in Berlin und Lissabon, die Datenräume bauen und betreiben und selbst keine Daten ihrer Kunden besitzen wollen.",
			search_words: words(
				"Data Hub, Firma, Gründer, Geschichte, Eigentümer, wer dahintersteckt, Mitarbeiter, Team, unabhängig, Anzahl der Kunden und angebundenen Firmen, Anbieter wechseln, Größe der Firma",
			),
			blocks: [
				{
					type: "hero",
					eyebrow: "Über uns",
					title: "Wir vermitteln Daten und besitzen keine",
					text: "Wer Daten vermittelt, darf nicht selbst damit handeln. Data Hub gehört seinen Gründern und Beschäftigten, verkauft keine Daten und beteiligt sich an keinem Unternehmen, das an unseren Datenräumen teilnimmt.",
					actions: [{ label: "Wie wir arbeiten", href: "/de/wie-wir-arbeiten", kind: "plain" }],
					motif: "about-between",
					tone: "clay",
				},
				{
					type: "prose",
					heading: "Wie es angefangen hat",
					html: `<p>Angefangen hat es mit einer Tabelle. 27\u00a0Spalten, 58\u00a0Lieferanten, jedes Quartal neu. Wiebke Aldehoff hat sie im Einkauf eines Maschinenbauers gepflegt; Henrik Sassenroth sollte sie automatisieren. Nach drei Monaten war klar: Die Technik ist das kleinere Problem. Die Lieferanten wollten wissen, wer die Zahlen sieht, wofür und wie lange. Eine Antwort darauf gab es nicht.</p>
<p>Also haben beide die Reihenfolge umgedreht. Zuerst eine Regel, die jeder Lieferant selbst setzen kann. Dann ein Nachweis, wer auf der anderen Seite sitzt. Erst danach die Übertragung. Aus diesem Aufbau ist unser erster Datenraum geworden, mit acht Unternehmen und einem einzigen Datensatz: Werkszeugnissen.</p>
<p>Heute betreiben wir sechs Datenräume. Der Ablauf ist derselbe geblieben, und die Tabelle gibt es nicht mehr.</p>`,
				},
				{
					type: "numbers",
					items: [
						{ value: "24", label: "Menschen in zwei Büros" },
						{ value: "6", label: "Datenräume im Betrieb" },
						{ value: "214", label: "angebundene Unternehmen" },
						{ value: "0", label: "Datensätze von Teilnehmern in unserem Besitz" },
					],
				},
				{
					type: "logos",
					heading: "Wer mit uns Daten teilt",
					intro: "Sechs von 214. Was sich dort geändert hat, steht in unseren Referenzen, mit Zahlen.",
					items: [
						{
							name: "Genossenschaft Grünwarden",
							text: "Molkereigenossenschaft",
							href: "/de/references/genossenschaft-gruenwarden",
							motif: "genossenschaft-gruenwarden-mark",
							tone: "leaf",
						},
						{
							name: "Hafenverbund Oldersiel",
							text: "Hafen, Lager und Speditionen",
							href: "/de/references/hafenverbund-oldersiel",
							motif: "hafenverbund-oldersiel-mark",
							tone: "sky",
						},
						{
							name: "Motorenwerk Tessloh",
							text: "Elektromotoren",
							href: "/de/references/motorenwerk-tessloh",
							motif: "motorenwerk-tessloh-mark",
							tone: "brand",
						},
						{
							name: "Falkmoor Pumpen",
							text: "Pumpen und Verdichter",
							href: "/de/references/falkmoor-pumpen",
							motif: "falkmoor-pumpen-mark",
							tone: "clay",
						},
						{
							name: "Klinikverbund Lauterhöhe",
							text: "Vier Krankenhäuser",
							href: "/de/references/klinikverbund-lauterhoehe",
							motif: "klinikverbund-lauterhoehe-mark",
							tone: "plum",
						},
						{
							name: "Stromnetz Hagenfurt",
							text: "Verteilnetz",
							href: "/de/references/stromnetz-hagenfurt",
							motif: "stromnetz-hagenfurt-mark",
							tone: "leaf",
						},
					],
				},
				{
					type: "people",
					heading: "Wer für Sie schreibt und spricht",
					intro:
						"Vier von uns begegnen Ihnen in den Einblicken und auf Terminen. Die anderen zwanzig sorgen dafür, dass nachts nichts klingelt.",
				},
				{
					type: "features",
					heading: "Woran Sie uns messen können",
					items: [
						{
							title: "Neutral",
							text: "Wir nehmen Geld für den Betrieb, nie für Daten. Kein Teilnehmer bekommt Sonderrechte, auch nicht der größte.",
						},
						{
							title: "Klein gehalten",
							text: "Jeder Baustein muss sich ersetzen lassen. Wir nutzen offene Protokolle und veröffentlichen, welche.",
						},
						{
							title: "Ehrlich über Grenzen",
							text: "Eine Nutzungsregel ersetzt kein Vertrauen und keinen Vertrag. Wo die Technik aufhört, sagen wir es vorher.",
						},
					],
				},
				{
					type: "accordion",
					heading: "Was man uns oft fragt",
					items: [
						{
							question: "Was macht Data Hub?",
							html: '<p>Wir bauen und betreiben Datenräume, binden Unternehmen an und prüfen, wer teilnimmt. Womit Sie am besten anfangen, steht unter <a href="/de/produkte">Produkte</a>.</p>',
						},
						{
							question: "Wie viele Unternehmen machen mit?",
							html: "<p>214 in elf Ländern, verteilt auf sechs Datenräume, Stand 1.\u00a0September\u00a02026.</p>",
						},
						{
							question: "Wem gehört Data Hub?",
							html: "<p>Den beiden Gründern und den Beschäftigten. Es gibt keine Beteiligung von Teilnehmern, Verbänden oder Anbietern von Software.</p>",
						},
						{
							question: "Kann Data Hub unsere Daten sehen?",
							html: '<p>Nein. Die Übertragung läuft direkt zwischen den Konnektoren der Beteiligten. Wir sehen, dass ein Vertrag geschlossen wurde, nicht, was darin übertragen wird. Mehr dazu unter <a href="/de/sicherheit">Sicherheit</a>.</p>',
						},
						{
							question: "Was passiert, wenn wir wechseln wollen?",
							html: "<p>Sie nehmen Ihren Konnektor, Ihre Verträge und Ihre Katalogeinträge mit. Wir liefern sie in offenen Formaten aus und begleiten den Umzug drei Monate lang.</p>",
						},
					],
				},
				{
					type: "cta",
					look: "quiet",
					heading: "Lernen Sie uns an einem Abend kennen",
					text: "Bei unseren Treffen und Workshops sprechen Sie mit den Menschen, die Ihren Datenraum betreiben würden.",
					actions: [
						{ label: "Veranstaltungen ansehen", href: "/de/events", kind: "signal" },
						{ label: "Einblicke lesen", href: "/de/insights" },
					],
				},
			],
		},
		en: {
			slug: "about-us",
			title: "About us",
			description:
				"Who is behind Data Hub: 24\u00a0people in Berlin and Lisbon who build and run data spaces and have no wish to own any of their customers’ data.",
			search_words: words(
				"Data Hub, company, founders, history, owners, who is behind it, employees, team, independent, number of customers and connected companies, change provider, size of the company",
			),
			blocks: [
				{
					type: "hero",
					eyebrow: "About us",
					title: "We broker data and own none of it",
					text: "Those who broker data must not trade in it. Data Hub belongs to its founders and its staff, sells no data and holds no stake in any company that takes part in our data spaces.",
					actions: [{ label: "How we work", href: "/how-we-work", kind: "plain" }],
					motif: "about-between",
					tone: "clay",
				},
				{
					type: "prose",
					heading: "How it began",
					html: `<p>It began with a spreadsheet: 27\u00a0columns, 58\u00a0suppliers, all over again every quarter. Wiebke Aldehoff kept it in the purchasing department of a machine builder; Henrik Sassenroth was asked to automate it. Three months later, one thing was clear: the technology was the smaller problem. Suppliers wanted to know who would see the figures, what for and for how long, and nobody could tell them.</p>
<p>So the two reversed the order. First comes a rule that each supplier sets for itself. Then proof that the other side is who it says it is. Only then comes the transfer. That arrangement became our first data space, with eight companies and a single data set: material certificates.</p>
<p>Today we run six data spaces. The order has stayed the same, and the spreadsheet is gone.</p>`,
				},
				{
					type: "numbers",
					items: [
						{ value: "24", label: "people in two offices" },
						{ value: "6", label: "data spaces in operation" },
						{ value: "214", label: "companies connected" },
						{ value: "0", label: "participants’ data sets in our possession" },
					],
				},
				{
					type: "logos",
					heading: "Who shares data with us",
					intro: "Six of 214. Our references say what has changed there, in figures.",
					items: [
						{
							name: "Genossenschaft Grünwarden",
							text: "Dairy cooperative",
							href: "/references/genossenschaft-gruenwarden",
							motif: "genossenschaft-gruenwarden-mark",
							tone: "leaf",
						},
						{
							name: "Hafenverbund Oldersiel",
							text: "Port, warehouses and hauliers",
							href: "/references/hafenverbund-oldersiel",
							motif: "hafenverbund-oldersiel-mark",
							tone: "sky",
						},
						{
							name: "Motorenwerk Tessloh",
							text: "Electric motors",
							href: "/references/motorenwerk-tessloh",
							motif: "motorenwerk-tessloh-mark",
							tone: "brand",
						},
						{
							name: "Falkmoor Pumpen",
							text: "Pumps and compressors",
							href: "/references/falkmoor-pumpen",
							motif: "falkmoor-pumpen-mark",
							tone: "clay",
						},
						{
							name: "Klinikverbund Lauterhöhe",
							text: "Four hospitals",
							href: "/references/klinikverbund-lauterhoehe",
							motif: "klinikverbund-lauterhoehe-mark",
							tone: "plum",
						},
						{
							name: "Stromnetz Hagenfurt",
							text: "Distribution grid",
							href: "/references/stromnetz-hagenfurt",
							motif: "stromnetz-hagenfurt-mark",
							tone: "leaf",
						},
					],
				},
				{
					type: "people",
					heading: "Who writes and speaks for us",
					intro:
						"You will meet four of us in the insights and at events. The other twenty make sure that no phone has to ring at night.",
				},
				{
					type: "features",
					heading: "What you can hold us to",
					items: [
						{
							title: "Neutral",
							text: "We charge for operation, never for data. No participant gets special rights, not even the largest.",
						},
						{
							title: "Small by design",
							text: "Every building block has to be replaceable. We use open protocols and publish which ones.",
						},
						{
							title: "Honest about limits",
							text: "A usage policy replaces neither trust nor a contract. Where the technology ends, we say so beforehand.",
						},
					],
				},
				{
					type: "accordion",
					heading: "What people often ask",
					items: [
						{
							question: "What does Data Hub do?",
							html: '<p>We build and run data spaces, connect companies to them and check who takes part. Where to begin is described under <a href="/products">products</a>.</p>',
						},
						{
							question: "How many companies take part?",
							html: "<p>214 in eleven countries, in six data spaces, as of 1\u00a0September\u00a02026.</p>",
						},
						{
							question: "Who owns Data Hub?",
							html: "<p>The two founders and the staff. No participant, association or software vendor holds a share.</p>",
						},
						{
							question: "Can Data Hub see our data?",
							html: '<p>No. Transfers run directly between the connectors of those involved. We see that a contract was made, not what is transferred under it. There is more on the page about <a href="/security">security</a>.</p>',
						},
						{
							question: "What if we want to move elsewhere?",
							html: "<p>You take your connector, your contracts and your catalogue entries with you. We hand them over in open formats and support your move for three months.</p>",
						},
					],
				},
				{
					type: "cta",
					look: "quiet",
					heading: "Meet us one evening",
					text: "At our meetups and workshops you talk to the people who would be running your data space.",
					actions: [
						{ label: "See the events", href: "/events", kind: "signal" },
						{ label: "Read the insights", href: "/insights" },
					],
				},
			],
		},
	},
} satisfies PageSeed;
