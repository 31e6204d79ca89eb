import { contractPrototype } from "../seed/prototypes/contract.ts";
import type { SeedContent } from "../src/seed/content.ts";

/** Smallest seed with every kind of row and reference. */
export const smallSeed = {
	pages: [
		{
			key: "home",
			route_key: "home",
			text: {
				de: {
					slug: "start",
					title: "Willkommen",
					description: "Der Anfang.",
					blocks: [{ type: "prose", html: "<p>Guten Tag.</p>" }],
				},
				en: {
					slug: "start",
					title: "Welcome",
					description: "The beginning.",
					blocks: [{ type: "prose", html: "<p>Good day.</p>" }],
				},
			},
		},
	],
	authors: [
		{
			key: "mara",
			display_name: "Mara Feldweg",
			text: {
				de: { slug: "mara", role: "Redakteurin", bio: "<p>Schreibt.</p>" },
				en: { slug: "mara", role: "Editor", bio: "<p>Writes.</p>" },
			},
		},
	],
	categories: [
		{
			key: "practice",
			tone: "leaf",
			text: {
				de: { slug: "praxis", title: "Praxis", description: "Aus der Arbeit." },
				en: { slug: "practice", title: "Practice", description: "From the work." },
			},
		},
	],
	posts: [
		{
			key: "first",
			category: "practice",
			author: "mara",
			published_on: -3,
			text: {
				de: { slug: "erster", title: "Der erste", description: "Ein Anfang.", body: "<p>Eins.</p>" },
				en: { slug: "first", title: "The first", description: "A beginning.", body: "<p>One.</p>" },
			},
		},
		{
			key: "second",
			category: "practice",
			author: "mara",
			published_on: -9,
			text: {
				de: { slug: "zweiter", title: "Der zweite", description: "Noch einer.", body: "<p>Zwei.</p>" },
				en: { slug: "second", title: "The second", description: "One more.", body: "<p>Two.</p>" },
			},
		},
	],
	speakers: [
		{
			key: "jon",
			display_name: "Jon Uferkamp",
			text: {
				de: { role: "Planer", organisation: "Werk Nord", bio: "Plant." },
				en: { role: "Planner", organisation: "Plant North", bio: "Plans." },
			},
		},
	],
	events: [
		{
			key: "round",
			kind: "workshop",
			topic: "connectors",
			language: "de",
			day: 20,
			starts: "09:30",
			ends: "12:00",
			time_zone: "Europe/Lisbon",
			mode: "online",
			capacity: 12,
			registered: 12,
			speakers: ["jon"],
			text: {
				de: {
					slug: "runde",
					title: "Runde",
					description: "Wir reden.",
					body: "<p>Kommen Sie.</p>",
					agenda: [{ time: "09:30", title: "Beginn" }],
				},
				en: {
					slug: "round",
					title: "Round",
					description: "We talk.",
					body: "<p>Do come.</p>",
					agenda: [{ time: "09:30", title: "Start" }],
				},
			},
		},
	],
	demos: [
		{
			key: "pass",
			tone: "sky",
			text: {
				de: {
					slug: "pass",
					title: "Pass",
					description: "Ein Pass.",
					body: "<p>Probieren.</p>",
					prototype_settings: contractPrototype.de,
				},
				en: {
					slug: "pass",
					title: "Pass",
					description: "A pass.",
					body: "<p>Try it.</p>",
					prototype_settings: contractPrototype.en,
				},
			},
		},
	],
	recordings: [
		{
			key: "film",
			video: "reading-a-product-passport",
			topic: "product-passport",
			language: "en",
			published_on: -1,
			scenes: [
				{
					seconds: 8,
					de: { title: "Ein Code", say: "Er führt weiter." },
					en: { title: "A code", say: "It leads on." },
				},
			],
			text: {
				de: { slug: "film", title: "Ein Film", description: "Kurz." },
				en: { slug: "film", title: "A film", description: "Short." },
			},
		},
	],
	resources: [
		{
			key: "list",
			kind: "checklist",
			published_on: -5,
			text: {
				de: {
					slug: "liste",
					title: "Liste",
					description: "Abhaken.",
					language: "en",
					file: "before-a-connector-goes-live",
				},
				en: {
					slug: "list",
					title: "List",
					description: "To tick.",
					language: "en",
					file: "before-a-connector-goes-live",
				},
			},
		},
	],
	partners: [
		{
			key: "count",
			name: "Zählhaus",
			consent_category: "analytical",
			text: {
				de: { kind: "Statistik", purpose: "Zählt.", privacy_url: "https://count.example/datenschutz" },
				en: { kind: "Statistics", purpose: "Counts.", privacy_url: "https://count.example/privacy" },
			},
		},
	],
	glossary_terms: [
		{
			key: "connector",
			related: ["data-space"],
			text: {
				de: { slug: "konnektor", term: "Konnektor", short: "Ein Tor.", body: "<p>Auf und zu.</p>", synonyms: ["Tor"] },
				en: {
					slug: "connector",
					term: "Connector",
					short: "A gate.",
					body: "<p>Open and shut.</p>",
					synonyms: ["Gate"],
				},
			},
		},
	],
	industries: [
		{
			key: "post",
			tone: "sky",
			text: {
				de: {
					slug: "post",
					title: "Post",
					description: "Briefe.",
					intro: "<p>Weniger.</p>",
					challenges: [],
					cta_heading: "",
					cta_text: "",
				},
				en: {
					slug: "mail",
					title: "Mail",
					description: "Letters.",
					intro: "<p>Fewer.</p>",
					challenges: [],
					cta_heading: "",
					cta_text: "",
				},
			},
		},
	],
	use_cases: [
		{
			key: "track",
			industry: "post",
			industries: ["trade", "craft"],
			published_on: -5,
			text: {
				de: {
					slug: "verfolgen",
					title: "Verfolgen",
					description: "Wo ist es?",
					problem: "<p>Weg.</p>",
					parties: [{ name: "A", role: "gibt" }],
					flows: [],
					steps: [],
					results: [],
					body: "",
				},
				en: {
					slug: "track",
					title: "Track",
					description: "Where is it?",
					problem: "<p>Gone.</p>",
					parties: [{ name: "A", role: "gives" }],
					flows: [],
					steps: [],
					results: [],
					body: "",
				},
			},
		},
	],
	client_references: [
		{
			key: "rider",
			industry: "post",
			use_case: "track",
			published_on: -9,
			text: {
				de: {
					slug: "reiter",
					title: "Schneller",
					client: "Reiter",
					profile: "Boten",
					description: "Er kam an.",
					figures: [{ value: "2", label: "Pferde" }],
					challenge: "<p>Regen.</p>",
					solution: "<p>Schirm.</p>",
					result: "<p>Da.</p>",
					quote: { text: "Hü.", name: "Jo", role: "Reiter" },
				},
				en: {
					slug: "rider",
					title: "Faster",
					client: "Rider",
					profile: "Couriers",
					description: "He arrived.",
					figures: [{ value: "2", label: "horses" }],
					challenge: "<p>Rain.</p>",
					solution: "<p>Umbrella.</p>",
					result: "<p>There.</p>",
					quote: { text: "Go.", name: "Jo", role: "Rider" },
				},
			},
		},
	],
	navigation: [
		{
			key: "header",
			menu: "header",
			text: { de: { label: "Start", href: "/de" }, en: { label: "Home", href: "/en" } },
		},
		{
			key: "footer",
			menu: "footer",
			text: { de: { label: "Start", href: "/de", group: "Mehr" }, en: { label: "Home", href: "/en", group: "More" } },
		},
	],
} satisfies SeedContent;
