// Lists one page of every kind, in both languages, from the sample content (CT-2).

export interface KnownPage {
	readonly kind: string;
	readonly lang: "en" | "de";
	readonly path: string;
	readonly heading: string;
	/** Title without the site's name; empty if it is only the site's name (MT-3). */
	readonly title: string;
}

type Words = readonly [path: string, heading: string, title?: string];

const KINDS: Readonly<Record<string, { readonly en: Words; readonly de: Words }>> = {
	home: {
		en: ["/", "Share data without giving it away", "Share data in data spaces where you set the rules"],
		de: ["/de", "Daten teilen, ohne sie aus der Hand zu geben", "Daten teilen in Datenräumen, deren Regeln Sie setzen"],
	},
	"cookie-settings": {
		en: ["/cookie-settings", "Cookie settings"],
		de: ["/de/cookie-einstellungen", "Cookie-Einstellungen"],
	},
	insights: { en: ["/insights", "Insights"], de: ["/de/insights", "Einblicke"] },
	post: {
		en: ["/first-supplier-in-one-week", "Your first supplier in the data space: one week, five steps"],
		de: ["/de/erster-lieferant-in-einer-woche", "Den ersten Lieferanten anbinden: eine Woche, fünf Schritte"],
	},
	author: { en: ["/authors/leyla-vossberg", "Leyla Vossberg"], de: ["/de/authors/leyla-vossberg", "Leyla Vossberg"] },
	category: { en: ["/category/practice", "In practice"], de: ["/de/category/praxis", "Aus der Praxis"] },
	events: { en: ["/events", "Events"], de: ["/de/events", "Veranstaltungen"] },
	event: {
		en: ["/events/connector-workshop-berlin", "Connector workshop in Berlin"],
		de: ["/de/events/konnektor-werkstatt-berlin", "Konnektor-Werkstatt in Berlin"],
	},
	recordings: { en: ["/events/recordings", "Recordings"], de: ["/de/events/recordings", "Aufzeichnungen"] },
	recording: {
		en: ["/events/recordings/two-rulebooks-compared", "Two rulebooks compared"],
		de: ["/de/events/recordings/zwei-regelwerke-im-vergleich", "Zwei Regelwerke im Vergleich"],
	},
	about: {
		en: ["/about", "We broker data and own none of it", "About us"],
		de: ["/de/uber-uns", "Wir vermitteln Daten und besitzen keine", "Über uns"],
	},
	search: { en: ["/search", "Search"], de: ["/de/suche", "Suche"] },
	glossary: { en: ["/glossary", "Glossary"], de: ["/de/glossar", "Glossar"] },
	term: {
		en: ["/glossary/verifiable-credential", "Verifiable credential"],
		de: ["/de/glossar/ueberpruefbarer-nachweis", "Überprüfbarer Nachweis"],
	},
	demos: { en: ["/demos", "Demos"], de: ["/de/demos", "Demos"] },
	references: { en: ["/references", "References"], de: ["/de/references", "Referenzen"] },
	reference: {
		en: [
			"/references/genossenschaft-gruenwarden",
			"From sample to farm in eleven minutes",
			"Genossenschaft Grünwarden: From sample to farm in eleven minutes",
		],
		de: [
			"/de/references/genossenschaft-gruenwarden",
			"Von der Probe zum Hof in elf Minuten",
			"Genossenschaft Grünwarden: Von der Probe zum Hof in elf Minuten",
		],
	},
	"use-cases": { en: ["/use-cases", "Use cases"], de: ["/de/anwendungsfaelle", "Anwendungsfälle"] },
	"use-case": {
		en: ["/use-cases/slots-at-the-gate", "Free slots at the gate"],
		de: ["/de/anwendungsfaelle/zeitfenster-an-der-rampe", "Freie Zeitfenster an der Rampe"],
	},
	industry: { en: ["/industry/logistics", "Logistics"], de: ["/de/industry/logistik", "Logistik"] },
	login: { en: ["/login", "Sign in"], de: ["/de/anmelden", "Anmelden"] },
	resources: { en: ["/resources", "Resources"], de: ["/de/resources", "Materialien"] },
	"partner-list": {
		en: ["/data-privacy/partner-list", "Who processes data for us"],
		de: ["/de/datenschutz/partnerliste", "Wer Daten für uns verarbeitet"],
	},
	contact: { en: ["/contact", "Write to us", "Contact"], de: ["/de/kontakt", "Schreiben Sie uns", "Kontakt"] },
	imprint: { en: ["/imprint", "Imprint"], de: ["/de/impressum", "Impressum"] },
};

/** Pages with rare blocks, by type of block. */
const BLOCKS: typeof KINDS = {
	carousel: {
		en: ["/ecosystems", "Nobody sees the whole picture alone", "Data ecosystems"],
		de: ["/de/ecosystems", "Allein hat niemand das ganze Bild", "Datenökosysteme"],
	},
	form: {
		en: ["/dataspace-consultations", "A conversation before it becomes a project", "Data space consultations"],
		de: ["/de/datenraum-beratungen", "Ein Gespräch, bevor es ein Projekt wird", "Datenraum-Beratungen"],
	},
	media: {
		en: ["/motion-data", "Share movements without following anyone", "Sharing motion data"],
		de: ["/de/motion-data", "Bewegungen teilen, ohne jemanden zu verfolgen", "Bewegungsdaten teilen"],
	},
	screen: {
		en: ["/build-operate", "Your data space, run by us", "Build and operate a data space"],
		de: ["/de/build-operate", "Ihr Datenraum, unser Betrieb", "Datenraum aufbauen und betreiben"],
	},
	table: {
		en: ["/products", "Build, connect, take part", "Products"],
		de: ["/de/produkte", "Gründen, anbinden, teilnehmen", "Produkte"],
	},
	video: {
		en: ["/dataspaces-101", "Data spaces, explained from the start", "Data spaces 101"],
		de: ["/de/datenraeume-101", "Datenräume, von vorn erklärt", "Datenräume 101"],
	},
};

const inBothLanguages = (kinds: typeof KINDS): readonly KnownPage[] =>
	(["en", "de"] as const).flatMap((lang) =>
		Object.entries(kinds).map(([kind, words]) => {
			const [path, heading, title = heading] = words[lang];
			return { kind, lang, path, heading, title };
		}),
	);

/** All pages, the English ones first. */
export const KNOWN_PAGES = inBothLanguages(KINDS);

/** Pages with rare blocks, the English ones first. */
export const BLOCK_PAGES = inBothLanguages(BLOCKS);

/** Returns the page of a kind in a language. */
export function knownPage(kind: string, lang: "en" | "de" = "en"): KnownPage {
	const page = KNOWN_PAGES.find((candidate) => candidate.kind === kind && candidate.lang === lang);
	if (!page) throw new Error(`There is no page of the kind ${kind} in page-kinds.ts.`);
	return page;
}
