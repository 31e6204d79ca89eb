// Every fourth of the German questions that were written with those of asked.de.ts: the engine was not improved by
// them, so they say what it does with questions that it was not made for. Look at their score, not at their misses.

import type { JudgedQuery } from "./judged-query.ts";

export const HELD_OUT_GERMAN: readonly JudgedQuery[] = [
	{ kind: "shown", query: "Raumruf", answers: ["/de/datenschutz/partnerliste#partner-raumruf-webinare"] },
	{ kind: "shown", query: "hallo@datahub.example", answers: ["/de/kontakt", "/de/impressum"] },
	{ kind: "shown", query: "+49 30 0000 0120", answers: ["/de/kontakt", "/de/impressum"] },
	{ kind: "shown", query: "Fragebogen zur Sicherheit ausfüllen", answers: ["/de/sicherheit"] },
	{ kind: "shown", query: "Bringen Sie Ihren Anwendungsfall mit", answers: ["/de/build-operate"] },
	{
		kind: "unknown",
		query: "Datenraum Kosten Schnickschnack",
		answers: ["/de/was-ein-datenraum-im-betrieb-kostet", "/de/resources#resource-was-ein-datenraum-kostet"],
	},
	{
		kind: "unknown",
		query: "CO2-Fußabdruck Przewalski",
		answers: ["/de/glossar/co2-fussabdruck", "/de/co2-fussabdruck-austauschen"],
	},
	{
		kind: "unknown",
		query: "Wie verbinde ich einen Konnektor mit SAP?",
		answers: ["/de/connect-integrate", "/de/glossar/konnektor"],
	},
	{ kind: "beginning", query: "souverän", answers: ["/de/glossar/datensouveraenitaet"] },
	{ kind: "beginning", query: "Vertrauensa", answers: ["/de/glossar/vertrauensanker"] },
	{ kind: "type", query: "Aufzeichnung Konnektor", answers: ["/de/events/recordings/der-erste-konnektor"] },
	{ kind: "type", query: "Demo Produktpass", answers: ["/de/demos/produktpass-lesen"] },
	{ kind: "type", query: "Beitrag Data Act", answers: ["/de/fuenf-fragen-zum-data-act"] },
	{ kind: "type", query: "Referenzen Energie", answers: ["/de/references/stromnetz-hagenfurt"] },
	{ kind: "compound", query: "Nutzer", answers: ["/de/glossar/datennutzer"] },
	{ kind: "compound", query: "Gespräch vereinbaren", answers: ["/de/datenraum-beratungen", "/de/kontakt"] },
	{
		kind: "question",
		query: "Was kostet ein Konnektor?",
		answers: ["/de/produkte", "/de/catena-x-onboarding", "/de/events/konnektor-werkstatt-berlin"],
	},
	{ kind: "question", query: "Was passiert, wenn der Konnektor ausfällt?", answers: ["/de/connect-integrate"] },
	{ kind: "question", query: "In welchen Sprachen beraten Sie?", answers: ["/de/datenraum-beratungen"] },
	{
		kind: "question",
		query: "Wann brauche ich keinen Datenraum?",
		answers: ["/de/datenraeume-101", "/de/datenraum-beratungen"],
	},
];
