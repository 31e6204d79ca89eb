import type { CategorySeed } from "./shape.ts";

export default [
	{
		key: "top-news",
		tone: "brand",
		text: {
			de: {
				slug: "top-news",
				title: "Aktuelles",
				description:
					"Was sich in Datenräumen, Produktpässen und Lieferketten gerade ändert, und was davon Ihren Betrieb wirklich betrifft.",
			},
			en: {
				slug: "top-news",
				title: "Top news",
				description:
					"What is changing in data spaces, product passports and supply chains, and how much of it really affects your business.",
			},
		},
	},
	{
		key: "international-pulse",
		tone: "sky",
		text: {
			de: {
				slug: "international-pulse",
				title: "Blick in die Welt",
				description:
					"Lieferketten enden an keiner Grenze. Berichte von Häfen, Werken und Verbünden, die Daten über Länder hinweg teilen.",
			},
			en: {
				slug: "international-pulse",
				title: "International pulse",
				description:
					"Supply chains do not stop at borders. Reports from ports, plants and alliances that share data across countries.",
			},
		},
	},
	{
		key: "international-pulse-europe",
		tone: "sky",
		region: "europe",
		text: {
			de: {
				slug: "international-pulse",
				title: "Blick nach Europa",
				description:
					"Häfen, Fertiger und Verbünde zwischen Lissabon und Tallinn: wie Datenräume in Europa im Alltag genutzt werden.",
			},
			en: {
				slug: "international-pulse",
				title: "International pulse: Europe",
				description:
					"Ports, manufacturers and alliances from Lisbon to Tallinn: how data spaces are used day to day across Europe.",
			},
		},
	},
	{
		key: "international-pulse-asia",
		tone: "sky",
		region: "asia",
		text: {
			de: {
				slug: "international-pulse",
				title: "Blick nach Asien",
				description:
					"Zulieferer, Zeitzonen und zweisprachige Datenblätter: was beim Anbinden von Werken in Asien anders läuft als gedacht.",
			},
			en: {
				slug: "international-pulse",
				title: "International pulse: Asia",
				description:
					"Suppliers, time zones and bilingual data sheets: what turns out differently when you connect plants in Asia.",
			},
		},
	},
	{
		key: "practice",
		tone: "leaf",
		text: {
			de: {
				slug: "praxis",
				title: "Aus der Praxis",
				description:
					"Anleitungen und Erfahrungen aus laufenden Projekten: Lieferanten anbinden, Daten prüfen, Kosten im Griff behalten.",
			},
			en: {
				slug: "practice",
				title: "In practice",
				description:
					"Guides and lessons from live projects: connecting suppliers, checking data, keeping costs under control.",
			},
		},
	},
	{
		key: "technology",
		tone: "plum",
		text: {
			de: {
				slug: "technik",
				title: "Technik",
				description:
					"Konnektoren, Kataloge, Nutzungsregeln und Datenmodelle, erklärt für alle, die sie auswählen oder betreiben müssen.",
			},
			en: {
				slug: "technology",
				title: "Technology",
				description:
					"Connectors, catalogues, usage policies and data models, explained for those who have to choose or run them.",
			},
		},
	},
	{
		key: "law-and-governance",
		tone: "clay",
		text: {
			de: {
				slug: "recht-und-regeln",
				title: "Recht und Regeln",
				description:
					"Regelwerke, Rollen und Nachweise: wie aus vielen Einzelinteressen eine Ordnung wird, der alle Beteiligten zustimmen.",
			},
			en: {
				slug: "law-and-governance",
				title: "Law and governance",
				description:
					"Rulebooks, roles and credentials: how many separate interests become an order that every participant can agree to.",
			},
		},
	},
] satisfies CategorySeed[];
