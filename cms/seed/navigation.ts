import type { BothLanguages, NavigationSeed } from "./shape.ts";

const offer: BothLanguages<string> = { de: "Angebot", en: "What we offer" };
const reading: BothLanguages<string> = { de: "Wissen", en: "Read and try" };
const company: BothLanguages<string> = { de: "Unternehmen", en: "Company" };

export default [
	{ menu: "header", text: { de: { label: "Produkte", href: "/de/produkte" }, en: { label: "Products", href: "/products" } } },
	{ menu: "header", text: { de: { label: "Einblicke", href: "/de/insights" }, en: { label: "Insights", href: "/insights" } } },
	{ menu: "header", text: { de: { label: "Termine", href: "/de/events" }, en: { label: "Events", href: "/events" } } },
	{ menu: "header", text: { de: { label: "Demos", href: "/de/demos" }, en: { label: "Demos", href: "/demos" } } },
	{ menu: "header", text: { de: { label: "Über uns", href: "/de/uber-uns" }, en: { label: "About", href: "/about" } } },

	{
		menu: "footer",
		group: offer,
		text: {
			de: { label: "Aufbauen und betreiben", href: "/de/build-operate" },
			en: { label: "Build and operate", href: "/build-operate" },
		},
	},
	{
		menu: "footer",
		group: offer,
		text: {
			de: { label: "Anbinden und integrieren", href: "/de/connect-integrate" },
			en: { label: "Connect and integrate", href: "/connect-integrate" },
		},
	},
	{
		menu: "footer",
		group: offer,
		text: {
			de: { label: "Vertrauen und teilnehmen", href: "/de/trust-participate" },
			en: { label: "Trust and participate", href: "/trust-participate" },
		},
	},
	{
		menu: "footer",
		group: reading,
		text: { de: { label: "Einblicke", href: "/de/insights" }, en: { label: "Insights", href: "/insights" } },
	},
	{
		menu: "footer",
		group: reading,
		text: { de: { label: "Termine", href: "/de/events" }, en: { label: "Events", href: "/events" } },
	},
	{
		menu: "footer",
		group: reading,
		text: { de: { label: "Demos", href: "/de/demos" }, en: { label: "Demos", href: "/demos" } },
	},
	{
		menu: "footer",
		group: company,
		text: { de: { label: "Über uns", href: "/de/uber-uns" }, en: { label: "About us", href: "/about" } },
	},
	{
		menu: "footer",
		group: company,
		text: {
			de: { label: "Wie wir arbeiten", href: "/de/wie-wir-arbeiten" },
			en: { label: "How we work", href: "/how-we-work" },
		},
	},
	{
		menu: "footer",
		group: company,
		text: { de: { label: "Sicherheit", href: "/de/sicherheit" }, en: { label: "Security", href: "/security" } },
	},

	{ menu: "legal", text: { de: { label: "Impressum", href: "/de/impressum" }, en: { label: "Imprint", href: "/imprint" } } },
	{
		menu: "legal",
		text: { de: { label: "Datenschutz", href: "/de/datenschutz" }, en: { label: "Privacy policy", href: "/privacy-policy" } },
	},
	{
		menu: "legal",
		text: {
			de: { label: "Nutzungsbedingungen", href: "/de/nutzungsbedingungen" },
			en: { label: "Terms and conditions", href: "/terms-and-conditions" },
		},
	},
] satisfies NavigationSeed[];
