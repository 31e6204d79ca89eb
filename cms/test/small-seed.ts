import type { SeedContent } from "../src/seed/content.ts";

/** The least seed in which every kind of row and every kind of reference occurs. */
export const smallSeed: SeedContent = {
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
			has_prototype: true,
			text: {
				de: { slug: "pass", title: "Pass", description: "Ein Pass.", body: "<p>Probieren.</p>" },
				en: { slug: "pass", title: "Pass", description: "A pass.", body: "<p>Try it.</p>" },
			},
		},
	],
	navigation: [
		{ menu: "header", text: { de: { label: "Start", href: "/de" }, en: { label: "Home", href: "/en" } } },
		{
			menu: "footer",
			group: { de: "Mehr", en: "More" },
			text: { de: { label: "Start", href: "/de" }, en: { label: "Home", href: "/en" } },
		},
	],
	settings: undefined,
};
