import type { RecordingSeed } from "../shape.ts";

export default {
	key: "first-connector-recording",
	event: "first-connector-in-an-afternoon",
	video: "first-connector",
	topic: "connectors",
	language: "en",
	published_on: -55,
	scenes: [
		{
			seconds: 8,
			de: {
				title: "Was ein Konnektor ist",
				say: "Ein Konnektor ist das Tor zu Ihrem Haus, nicht das Haus. Er steht vor Ihren Systemen und spricht für Sie mit anderen.",
			},
			en: {
				title: "What a connector is",
				say: "A connector is the gate to your house, not the house. It stands in front of your systems and talks to others on your behalf.",
			},
		},
		{
			seconds: 9,
			de: {
				title: "Schritt 1: eine Quelle anschließen",
				say: "Beginnen Sie mit einer Datei, nicht mit dem ERP. Eine Tabelle, die sich einmal in der Woche ändert, genügt für den ersten Vertrag.",
			},
			en: {
				title: "Step 1: attach a source",
				say: "Begin with a file, not with the ERP system. A table that changes once a week is enough for a first contract.",
			},
		},
		{
			seconds: 9,
			de: {
				title: "Schritt 2: sich ausweisen",
				say: "Ihr Unternehmen bekommt eine Identität, die andere prüfen können. Das Zertifikat läuft nach einem Jahr ab; tragen Sie den Tag im Kalender ein.",
			},
			en: {
				title: "Step 2: say who you are",
				say: "Your company gets an identity that others can check. The certificate expires after a year: put that day in your calendar.",
			},
		},
		{
			seconds: 9,
			de: {
				title: "Schritt 3: den ersten Vertrag schließen",
				say: "Zwei Konnektoren handeln aus, was gilt. Am Ende des Workshops hatten neun von elf Gruppen ihren ersten Vertrag.",
			},
			en: {
				title: "Step 3: conclude a first contract",
				say: "Two connectors negotiate what applies. By the end of the workshop, nine groups out of eleven had their first contract.",
			},
		},
		{
			seconds: 7,
			de: {
				title: "Was danach im Alltag bleibt",
				say: "Updates einspielen, Zertifikate erneuern, Protokolle ansehen. Rechnen Sie mit zwei Stunden im Monat.",
			},
			en: {
				title: "What remains to be done every month",
				say: "Install updates, renew certificates, look at the logs. Allow two hours a month.",
			},
		},
	],
	text: {
		de: {
			slug: "der-erste-konnektor",
			title: "Der erste Konnektor: vom Anschluss bis zum Vertrag",
			description:
				"Was die Gruppen im Workshop getan haben, Schritt für Schritt. Ein Video ohne Ton, auf Englisch mit deutschen Untertiteln.",
		},
		en: {
			slug: "the-first-connector",
			title: "The first connector: from cable to contract",
			description: "What the groups did in the workshop, step by step. A silent video with captions and a transcript.",
		},
	},
} satisfies RecordingSeed;
