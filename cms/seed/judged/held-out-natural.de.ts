// 20 of 60 natural German questions, drawn at random; the other 40 are in natural.de.ts. The search isn't tuned with
// them, so their score shows how it copes with questions that nobody has prepared it for. Look at the score, not at the
// misses.

import type { JudgedQuery } from "./judged-query.ts";

export const HELD_OUT_NATURAL_GERMAN: readonly JudgedQuery[] = [
	{
		kind: "question",
		query: "Wird nach Datenmenge abgerechnet?",
		answers: ["/de/produkte", "/de/was-ein-datenraum-im-betrieb-kostet"],
	},
	{
		kind: "question",
		query: "Ab wann lohnt sich ein Datenraum für uns?",
		answers: [
			"/de/was-ein-datenraum-im-betrieb-kostet",
			"/de/resources#resource-was-ein-datenraum-kostet",
			"/de/datenraeume-101",
		],
	},
	{ kind: "question", query: "Welches Ihrer Produkte ist das richtige für mich?", answers: ["/de/produkte"] },
	{
		kind: "question",
		query: "Unterschied DPP und AAS",
		answers: ["/de/glossar/digitaler-produktpass", "/de/digitaler-produktpass"],
	},
	{
		kind: "question",
		query: "EN15804 CO2-Fußabdruck",
		answers: ["/de/glossar/co2-fussabdruck", "/de/co2-fussabdruck-austauschen"],
	},
	{
		kind: "question",
		query: "Reicht eine Excel-Tabelle oder brauchen wir ein neues System?",
		answers: ["/de/connect-integrate", "/de/events/lieferantentreffen-hamburg"],
	},
	{
		kind: "question",
		query: "Wie viel Aufwand macht ein Konnektor im Monat?",
		answers: ["/de/connect-integrate", "/de/catena-x-onboarding"],
	},
	{ kind: "question", query: "Notfallnummer Störung", answers: ["/de/impressum"] },
	{ kind: "question", query: "SLA Verfügbarkeit", answers: ["/de/build-operate"] },
	{ kind: "question", query: "Wo werden meine Daten gespeichert?", answers: ["/de/sicherheit", "/de/datenschutz"] },
	{ kind: "question", query: "Löschung meiner Daten beantragen", answers: ["/de/datenschutz"] },
	{ kind: "question", query: "EU 2023 / 1542", answers: ["/de/digitaler-produktpass"] },
	{ kind: "question", query: "Unterschreiben wir vorher eine NDA?", answers: ["/de/datenraum-beratungen"] },
	{
		kind: "question",
		query: "Wer ist die Geschäftsführerin?",
		answers: ["/de/authors/wiebke-aldehoff", "/de/impressum"],
	},
	{
		kind: "question",
		query: "Studie Produktpass Zahlen",
		answers: ["/de/resources#resource-produktpass-was-unternehmen-schon-haben"],
	},
	{ kind: "question", query: "nächste Konferenz", answers: ["/de/events", "/de/events/datenraum-tag-lissabon"] },
	{
		kind: "question",
		query: "nächstes Webinar",
		answers: ["/de/events", "/de/events/produktpass-welche-daten-zuerst", "/de/events/nutzungsregeln-verstehen"],
	},
	{
		kind: "question",
		query: "Webinar verpasst, kann ich es nachträglich ansehen?",
		answers: ["/de/events/recordings"],
	},
	{ kind: "question", query: "Login", answers: ["/de/anmelden"] },
	{ kind: "question", query: "Cookies ablehnen", answers: ["/de/cookie-einstellungen", "/de/datenschutz"] },
];
