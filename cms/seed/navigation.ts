import type { BothLanguages, NavigationSeed } from "./shape.ts";

const products: BothLanguages<string> = { de: "Produkte", en: "Products" };
const topics: BothLanguages<string> = { de: "Themen", en: "Topics" };
const practice: BothLanguages<string> = { de: "Praxis", en: "In practice" };
const knowledge: BothLanguages<string> = { de: "Wissen", en: "Knowledge" };
const company: BothLanguages<string> = { de: "Unternehmen", en: "Company" };

/** An entry: its German label and path (without `/de`), then the English ones. */
type Entry = readonly [german: string, germanPath: string, english: string, englishPath: string];

const entries = (menu: NavigationSeed["menu"], list: readonly Entry[], group?: BothLanguages<string>): NavigationSeed[] =>
	list.map(([german, germanPath, english, englishPath]) => ({
		key: `${menu} ${group?.en ?? ""} ${englishPath}`,
		menu,
		text: {
			de: { label: german, href: `/de${germanPath}`, ...(group && { group: group.de }) },
			en: { label: english, href: englishPath, ...(group && { group: group.en }) },
		},
	}));

export default [
	// Six headings and links at most: more would not fit beside languages and account on a small laptop.
	...entries(
		"header",
		[
			["Alle Produkte", "/produkte", "All products", "/products"],
			["Aufbauen und betreiben", "/build-operate", "Build and operate", "/build-operate"],
			["Anbinden und integrieren", "/connect-integrate", "Connect and integrate", "/connect-integrate"],
			["Vertrauen und teilnehmen", "/trust-participate", "Trust and participate", "/trust-participate"],
			["Demos", "/demos", "Demos", "/demos"],
		],
		products,
	),
	...entries(
		"header",
		[
			["Ökosysteme", "/ecosystems", "Ecosystems", "/ecosystems"],
			["Catena-X", "/catena-x", "Catena-X", "/catena-x"],
			["Aufnahme bei Catena-X", "/catena-x-onboarding", "Joining Catena-X", "/catena-x-onboarding"],
			["Digitaler Produktpass", "/digitaler-produktpass", "Digital product passport", "/digital-product-passport"],
			["Bewegungsdaten", "/motion-data", "Motion data", "/motion-data"],
			["Data Mesh", "/data-mesh", "Data mesh", "/data-mesh"],
		],
		topics,
	),
	...entries(
		"header",
		[
			["Referenzen", "/references", "References", "/references"],
			["Anwendungsfälle", "/anwendungsfaelle", "Use cases", "/use-cases"],
			["Beratung", "/datenraum-beratungen", "Consultations", "/dataspace-consultations"],
		],
		practice,
	),
	...entries(
		"header",
		[
			["Einblicke", "/insights", "Insights", "/insights"],
			["Datenräume 101", "/datenraeume-101", "Data spaces 101", "/dataspaces-101"],
			["Glossar", "/glossar", "Glossary", "/glossary"],
			["Aufzeichnungen", "/events/recordings", "Recordings", "/events/recordings"],
			["Materialien", "/resources", "Resources", "/resources"],
		],
		knowledge,
	),
	...entries(
		"header",
		[
			["Über uns", "/uber-uns", "About", "/about"],
			["Wie wir arbeiten", "/wie-wir-arbeiten", "How we work", "/how-we-work"],
			["Sicherheit", "/sicherheit", "Security", "/security"],
			["Kontakt", "/kontakt", "Contact", "/contact"],
		],
		company,
	),
	...entries("header", [["Veranstaltungen", "/events", "Events", "/events"]]),
	...entries(
		"footer",
		[
			["Alle Produkte", "/produkte", "All products", "/products"],
			["Aufbauen und betreiben", "/build-operate", "Build and operate", "/build-operate"],
			["Anbinden und integrieren", "/connect-integrate", "Connect and integrate", "/connect-integrate"],
			["Vertrauen und teilnehmen", "/trust-participate", "Trust and participate", "/trust-participate"],
			["Demos", "/demos", "Demos", "/demos"],
		],
		products,
	),
	...entries(
		"footer",
		[
			["Ökosysteme", "/ecosystems", "Ecosystems", "/ecosystems"],
			["Catena-X", "/catena-x", "Catena-X", "/catena-x"],
			["Aufnahme bei Catena-X", "/catena-x-onboarding", "Joining Catena-X", "/catena-x-onboarding"],
			["Digitaler Produktpass", "/digitaler-produktpass", "Digital product passport", "/digital-product-passport"],
			["Bewegungsdaten", "/motion-data", "Motion data", "/motion-data"],
			["Data Mesh", "/data-mesh", "Data mesh", "/data-mesh"],
		],
		topics,
	),
	...entries(
		"footer",
		[
			["Datenräume 101", "/datenraeume-101", "Data spaces 101", "/dataspaces-101"],
			["Glossar", "/glossar", "Glossary", "/glossary"],
			["Einblicke", "/insights", "Insights", "/insights"],
			["Veranstaltungen", "/events", "Events", "/events"],
			["Aufzeichnungen", "/events/recordings", "Recordings", "/events/recordings"],
			["Materialien", "/resources", "Resources", "/resources"],
		],
		knowledge,
	),
	...entries(
		"footer",
		[
			["Über uns", "/uber-uns", "About us", "/about"],
			["Referenzen", "/references", "References", "/references"],
			["Anwendungsfälle", "/anwendungsfaelle", "Use cases", "/use-cases"],
			["Beratung", "/datenraum-beratungen", "Consultations", "/dataspace-consultations"],
			["Wie wir arbeiten", "/wie-wir-arbeiten", "How we work", "/how-we-work"],
			["Sicherheit", "/sicherheit", "Security", "/security"],
			["Kontakt", "/kontakt", "Contact", "/contact"],
		],
		company,
	),
	...entries("legal", [
		["Impressum", "/impressum", "Imprint", "/imprint"],
		["Datenschutz", "/datenschutz", "Privacy policy", "/privacy-policy"],
		["Partnerliste", "/datenschutz/partnerliste", "Partner list", "/data-privacy/partner-list"],
		["Nutzungsbedingungen", "/nutzungsbedingungen", "Terms and conditions", "/terms-and-conditions"],
	]),
] satisfies NavigationSeed[];
