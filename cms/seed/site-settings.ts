import type { SettingsSeed } from "./shape.ts";

export default {
	key: "site",
	policy_version: "1",
	text: {
		de: {
			claim: "Daten teilen, ohne sie aus der Hand zu geben",
			description:
				"Data Hub betreibt Datenräume, in denen Unternehmen Lieferkettendaten, CO₂-Fußabdrücke und Produktpässe zu ihren eigenen Bedingungen austauschen.",
			footer_text:
				"Data Hub baut und betreibt Datenräume für Unternehmen, die einander Daten geben und trotzdem selbst bestimmen, was damit geschieht.",
			organisation: {
				name: "Data Hub",
				street: "Schnittstellenweg\u00a012",
				postal_code: "10000",
				city: "Berlin",
				country: "Deutschland",
				email: "hallo@datahub.example",
				phone: "+49\u00a030\u00a00000\u00a00120",
				phone_hours: "montags bis freitags von 9\u00a0bis 18\u00a0Uhr",
			},
		},
		en: {
			claim: "Share data without giving it away",
			description:
				"Data Hub runs data spaces in which companies exchange supply-chain data, carbon footprints and product passports on terms they set themselves.",
			footer_text:
				"Data Hub builds and runs data spaces for companies that share data with one another and still decide for themselves what happens to it.",
			organisation: {
				name: "Data Hub",
				street: "Schnittstellenweg\u00a012",
				postal_code: "10000",
				city: "Berlin",
				country: "Germany",
				email: "hello@datahub.example",
				phone: "+49\u00a030\u00a00000\u00a00120",
				phone_hours: "Monday to Friday, 9\u00a0am to 6\u00a0pm (Berlin time)",
			},
		},
	},
} satisfies SettingsSeed;
