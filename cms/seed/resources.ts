import type { ResourceSeed } from "./shape.ts";

export default [
	{
		key: "what-a-data-space-costs",
		kind: "report",
		published_on: -12,
		text: {
			de: {
				slug: "was-ein-datenraum-kostet",
				title: "Was ein Datenraum kostet",
				description:
					"Eine offene Rechnung in Stunden: was Aufnahme, Betrieb und Regeln in einem Verbund mit zwanzig Unternehmen brauchen, mit einem Rechenblatt für Ihren eigenen.",
				language: "de",
				file: "was-ein-datenraum-kostet",
			},
			en: {
				slug: "what-a-data-space-costs",
				title: "What a data space costs",
				description:
					"An open calculation in hours: what admission, operation and rules take in an alliance of twenty companies, with a worksheet for your own.",
				language: "en",
				file: "what-a-data-space-costs",
			},
		},
	},
	{
		key: "ready-for-a-data-space",
		kind: "checklist",
		published_on: -26,
		text: {
			de: {
				slug: "bereit-fuer-einen-datenraum",
				title: "Bereit für einen Datenraum?",
				description:
					"Zwanzig Fragen zu Nutzen, Menschen, Daten, Regeln und Technik, die Sie vor dem ersten Gespräch klären können. Ehrlich beantwortet dauern sie eine Stunde.",
				language: "de",
				file: "bereit-fuer-einen-datenraum",
			},
			en: {
				slug: "ready-for-a-data-space",
				title: "Ready for a data space?",
				description:
					"Twenty questions on benefit, people, data, rules and technology that you can settle before the first conversation. Answered honestly, they take an hour.",
				language: "en",
				file: "ready-for-a-data-space",
			},
		},
	},
	{
		key: "product-passport-guide",
		kind: "guide",
		published_on: -41,
		text: {
			de: {
				slug: "erster-produktpass-in-sechs-wochen",
				title: "In sechs Wochen zum ersten Produktpass",
				description:
					"Ein Leitfaden für ein Produkt und ein kleines Team: was in welcher Woche geschieht, was danach da ist und woran es meistens hakt. Mit einem Plan zum Ausfüllen.",
				language: "de",
				file: "erster-produktpass-in-sechs-wochen",
			},
			en: {
				slug: "first-product-passport-in-six-weeks",
				title: "Your first product passport in six weeks",
				description:
					"A guide for one product and a small team: what happens in which week, what you have afterwards and where things usually get stuck. With a plan to fill in.",
				language: "en",
				file: "first-product-passport-in-six-weeks",
			},
		},
	},
	{
		key: "usage-policy-template",
		kind: "template",
		published_on: -58,
		text: {
			de: {
				slug: "vorlage-nutzungsregel",
				title: "Vorlage für eine Nutzungsregel",
				description:
					"Ein Blatt zum Ausfüllen, bevor jemand einen Konnektor einstellt, und ein ausgefülltes Beispiel: Was bekommt wer wofür, und wer passt auf?",
				language: "de",
				file: "vorlage-nutzungsregel",
			},
			en: {
				slug: "usage-policy-template",
				title: "Template for a usage policy",
				description:
					"One sheet to fill in before anyone configures a connector, and one filled-in example: who gets what, for what purpose, and who keeps an eye on it?",
				language: "en",
				file: "usage-policy-template",
			},
		},
	},
	{
		key: "data-spaces-in-three-slides",
		kind: "slides",
		published_on: -74,
		text: {
			de: {
				slug: "datenraum-in-drei-folien",
				title: "Der Datenraum in drei Folien",
				description:
					"Zum Weitergeben im eigenen Haus: wer was behält, wie ein Austausch abläuft und was man braucht, um anzufangen. Ohne Vorwissen zu verstehen.",
				language: "de",
				file: "datenraum-in-drei-folien",
			},
			en: {
				slug: "data-space-in-three-slides",
				title: "The data space in three slides",
				description:
					"To pass on in your own company: who keeps what, how an exchange works and what it takes to begin. No prior knowledge needed.",
				language: "en",
				file: "data-space-in-three-slides",
			},
		},
	},
	{
		key: "product-passport-readiness",
		kind: "report",
		published_on: -103,
		text: {
			de: {
				slug: "produktpass-was-unternehmen-schon-haben",
				title: "Produktpass: Was Unternehmen schon haben",
				description:
					"Die Auswertung von 24\u00a0Workshops mit 1412\u00a0Karten: welche Angaben für einen Produktpass vorliegen, welche der Lieferant hat und wo niemand Bescheid weiß.",
				language: "de",
				file: "produktpass-was-unternehmen-schon-haben",
			},
			en: {
				slug: "product-passport-what-companies-already-have",
				title: "Product passport: what companies already have",
				description:
					"The results of 24\u00a0workshops with 1,412\u00a0cards: which data for a product passport is there, which the supplier has, and where nobody knows.",
				language: "en",
				file: "product-passport-what-companies-already-have",
			},
		},
	},
	{
		key: "before-a-connector-goes-live",
		kind: "checklist",
		published_on: -140,
		text: {
			de: {
				slug: "bevor-ein-konnektor-live-geht",
				title: "Bevor ein Konnektor in Betrieb geht",
				description:
					"Was das Betriebsteam am letzten Tag prüft, in der Reihenfolge, in der es meistens schiefgeht. Mit einer Tabelle für den Fall, dass die erste Übertragung fehlschlägt. Auf Englisch.",
				language: "en",
				file: "before-a-connector-goes-live",
			},
			en: {
				slug: "before-a-connector-goes-live",
				title: "Before a connector goes live",
				description:
					"What the people who run it check on the last day, in the order in which things usually go wrong. With a table for when the first transfer fails.",
				language: "en",
				file: "before-a-connector-goes-live",
			},
		},
	},
	{
		key: "data-annex-to-a-supply-contract",
		kind: "template",
		published_on: -176,
		text: {
			de: {
				slug: "anlage-datenweitergabe",
				title: "Anlage Datenweitergabe zum Liefervertrag",
				description:
					"Sieben Absätze, die in einem Liefervertrag meistens fehlen, mit Stellen zum Ausfüllen und Hinweisen für die Verhandlung. Ersetzt keine Rechtsberatung.",
				language: "de",
				file: "anlage-datenweitergabe",
			},
			en: {
				slug: "data-annex-to-a-supply-contract",
				title: "Annex on data to a supply contract",
				description:
					"Seven clauses that supply contracts usually lack, with blanks to fill in and notes for the negotiation. In German, for contracts under German law.",
				language: "de",
				file: "anlage-datenweitergabe",
			},
		},
	},
] satisfies ResourceSeed[];
