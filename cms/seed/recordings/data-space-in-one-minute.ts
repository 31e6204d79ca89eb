import type { RecordingSeed } from "../shape.ts";

export default {
	key: "data-space-in-one-minute-recording",
	event: "data-space-in-60-minutes",
	video: "data-space-in-one-minute",
	topic: "data-spaces",
	language: "de",
	published_on: -110,
	scenes: [
		{
			seconds: 8,
			de: {
				title: "Drei Unternehmen, ein Problem",
				say: "Eine Gießerei, ein Zulieferer und ein Maschinenbauer schicken sich Werkszeugnisse per E-Mail. Jede Rückfrage kostet im Schnitt zwei Tage.",
			},
			en: {
				title: "Three companies, one problem",
				say: "A foundry, a supplier and a machine builder send each other material certificates by email. Each query about one costs two days on average.",
			},
		},
		{
			seconds: 9,
			de: {
				title: "Anbieten: ein Eintrag im Katalog",
				say: "Die Gießerei beschreibt ihren Datensatz: was darin steht, wie oft er sich ändert, wer fragen darf. Die Daten selbst bleiben, wo sie sind.",
			},
			en: {
				title: "Offer: an entry in the catalogue",
				say: "The foundry describes its data set: what it holds, how often it changes, who may ask. The data itself stays where it is.",
			},
		},
		{
			seconds: 9,
			de: {
				title: "Zustimmen: eine Nutzungsregel",
				say: "Nur für die Qualitätsprüfung, nicht weitergeben, nach zehn Jahren löschen. Der Zulieferer liest die Regel, bevor er etwas bekommt, und nimmt sie an.",
			},
			en: {
				title: "Agree: a usage policy",
				say: "For quality checks only, not to be passed on, to be deleted after ten years. The supplier reads the policy before receiving anything, and accepts it.",
			},
		},
		{
			seconds: 9,
			de: {
				title: "Übertragen: von Konnektor zu Konnektor",
				say: "Erst jetzt fließen Daten, und zwar direkt zwischen den beiden. Beide Seiten behalten ein Protokoll, das im Streitfall zählt.",
			},
			en: {
				title: "Transfer: from connector to connector",
				say: "Only now does data flow, directly between the two. Both sides keep a log that counts if they ever disagree.",
			},
		},
		{
			seconds: 8,
			de: {
				title: "Was es kostet, und wen",
				say: "Der Betrieb kostet im Beispiel weniger als einen halben Tag Arbeit im Monat. Wer die Regeln festlegt, sollte die Hälfte davon tragen.",
			},
			en: {
				title: "What it costs, and whom",
				say: "In this example, running it costs less than half a day of work a month. The party that sets the rules should bear half of that.",
			},
		},
	],
	text: {
		de: {
			slug: "ein-datenraum-in-einer-minute",
			title: "Ein Datenraum in einer Minute",
			description:
				"Das Webinar „Ein Datenraum in 60\u00a0Minuten“ in fünf Szenen: anbieten, zustimmen, übertragen. Ohne Ton, mit Untertiteln und dem Text zum Nachlesen.",
		},
		en: {
			slug: "a-data-space-in-one-minute",
			title: "A data space in one minute",
			description:
				"The webinar “A data space in 60\u00a0minutes” in five scenes: offer, agree, transfer. Silent, in German with English captions and a transcript.",
		},
	},
} satisfies RecordingSeed;
