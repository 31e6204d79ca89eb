import type { BothLanguages, NavigationSeed } from "./shape.ts";

const products: BothLanguages<string> = { de: "Produkte", en: "Products" };
const topics: BothLanguages<string> = { de: "Themen", en: "Topics" };
const practice: BothLanguages<string> = { de: "Praxis", en: "In practice" };
const knowledge: BothLanguages<string> = { de: "Wissen", en: "Knowledge" };
const company: BothLanguages<string> = { de: "Unternehmen", en: "Company" };

/**
 * An entry: its German label and path (without `/de`), the English ones, and a line of explanation in each language.
 */
type Entry = readonly [
	german: string,
	germanPath: string,
	english: string,
	englishPath: string,
	germanAbout?: string,
	englishAbout?: string,
];

const entries = (
	menu: NavigationSeed["menu"],
	list: readonly Entry[],
	group?: BothLanguages<string>,
): NavigationSeed[] =>
	list.map(([german, germanPath, english, englishPath, germanAbout, englishAbout]) => ({
		key: `${menu} ${group?.en ?? ""} ${englishPath}`,
		menu,
		text: {
			de: {
				label: german,
				href: `/de${germanPath}`,
				...(germanAbout && { about: germanAbout }),
				...(group && { group: group.de }),
			},
			en: {
				label: english,
				href: englishPath,
				...(englishAbout && { about: englishAbout }),
				...(group && { group: group.en }),
			},
		},
	}));

export default [
	// Six headings and links at most: more would not fit beside languages and account on a small laptop.
	...entries(
		"header",
		[
			[
				"Alle Produkte",
				"/produkte",
				"All products",
				"/products",
				"Vergleich, Kosten und häufige Fragen",
				"Comparison, costs and common questions",
			],
			[
				"Aufbauen und betreiben",
				"/build-operate",
				"Build and operate",
				"/build-operate",
				"Einen eigenen Datenraum gründen",
				"Set up a data space of your own",
			],
			[
				"Anbinden und integrieren",
				"/connect-integrate",
				"Connect and integrate",
				"/connect-integrate",
				"Systeme anschließen, ohne sie zu öffnen",
				"Connect your systems without opening them up",
			],
			[
				"Vertrauen und teilnehmen",
				"/trust-participate",
				"Trust and participate",
				"/trust-participate",
				"Nachweise, Prüfung und Aufnahme",
				"Credentials, checks and admission",
			],
			[
				"Demos",
				"/demos",
				"Demos",
				"/demos",
				"Selbst ausprobieren, ohne Anmeldung",
				"Try it yourself, without signing up",
			],
		],
		products,
	),
	...entries(
		"header",
		[
			[
				"Ökosysteme",
				"/ecosystems",
				"Ecosystems",
				"/ecosystems",
				"Sechs Rollen, ein gemeinsames Regelwerk",
				"Six roles, one common rulebook",
			],
			[
				"Catena-X",
				"/catena-x",
				"Catena-X",
				"/catena-x",
				"Der Datenraum der Automobilindustrie",
				"The data space of the automotive industry",
			],
			[
				"Aufnahme bei Catena-X",
				"/catena-x-onboarding",
				"Joining Catena-X",
				"/catena-x-onboarding",
				"Schritt für Schritt zur ersten Übertragung",
				"Step by step to your first transfer",
			],
			[
				"Digitaler Produktpass",
				"/digitaler-produktpass",
				"Digital product passport",
				"/digital-product-passport",
				"Was hineingehört und woher es kommt",
				"What belongs in it and where it comes from",
			],
			[
				"Bewegungsdaten",
				"/motion-data",
				"Motion data",
				"/motion-data",
				"Verkehr verstehen, ohne jemanden zu verfolgen",
				"Understand traffic without following anybody",
			],
			[
				"Data Mesh",
				"/data-mesh",
				"Data mesh",
				"/data-mesh",
				"Daten im eigenen Haus als Produkt",
				"Data as a product inside your company",
			],
		],
		topics,
	),
	...entries(
		"header",
		[
			[
				"Referenzen",
				"/references",
				"References",
				"/references",
				"Was sich bei Kunden geändert hat",
				"What has changed for our customers",
			],
			[
				"Anwendungsfälle",
				"/anwendungsfaelle",
				"Use cases",
				"/use-cases",
				"Wofür sich ein Datenraum lohnt",
				"What a data space is good for",
			],
			[
				"Beratung",
				"/datenraum-beratungen",
				"Consultations",
				"/dataspace-consultations",
				"Beginnt mit einem kostenlosen Erstgespräch",
				"Begins with a free first consultation",
			],
		],
		practice,
	),
	...entries(
		"header",
		[
			[
				"Einblicke",
				"/insights",
				"Insights",
				"/insights",
				"Was wir lernen, aufgeschrieben",
				"What we learn, written down",
			],
			[
				"Datenräume 101",
				"/datenraeume-101",
				"Data spaces 101",
				"/dataspaces-101",
				"Die Grundlagen in neun Abschnitten",
				"The basics in nine sections",
			],
			[
				"Glossar",
				"/glossar",
				"Glossary",
				"/glossary",
				"Begriffe, in einem Satz erklärt",
				"Terms, explained in one sentence",
			],
			[
				"Aufzeichnungen",
				"/events/recordings",
				"Recordings",
				"/events/recordings",
				"Kurze Videos mit Untertiteln und Text",
				"Short videos with captions and text",
			],
			[
				"Materialien",
				"/resources",
				"Resources",
				"/resources",
				"Checklisten, Vorlagen und Berichte",
				"Checklists, templates and reports",
			],
		],
		knowledge,
	),
	...entries(
		"header",
		[
			[
				"Über uns",
				"/uber-uns",
				"About",
				"/about",
				"24\u00a0Menschen in Berlin und Lissabon",
				"24\u00a0people in Berlin and Lisbon",
			],
			[
				"Wie wir arbeiten",
				"/wie-wir-arbeiten",
				"How we work",
				"/how-we-work",
				"Ein Datensatz, zwei Unternehmen, vier Wochen",
				"One data set, two companies, four weeks",
			],
			[
				"Sicherheit",
				"/sicherheit",
				"Security",
				"/security",
				"Was wir sehen können und was nicht",
				"What we can see and what we cannot",
			],
			["Kontakt", "/kontakt", "Contact", "/contact", "Wer Ihnen antwortet und wann", "Who replies to you, and when"],
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
