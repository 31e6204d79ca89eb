// German questions in the words of five visitors: a buyer, an engineer, a lawyer, a journalist, and a person who is new
// to data spaces. They are whole questions or just their key words.

import type { JudgedQuery } from "./judged-query.ts";

export const NATURAL_GERMAN: readonly JudgedQuery[] = [
	{
		kind: "question",
		query: "Preise",
		answers: ["/de/produkte", "/de/datenraum-beratungen", "/de/was-ein-datenraum-im-betrieb-kostet"],
	},
	{
		kind: "question",
		query: "Was kostet ein Datenraum pro Monat?",
		answers: ["/de/produkte", "/de/was-ein-datenraum-im-betrieb-kostet"],
	},
	{ kind: "question", query: "Ist das Erstgespräch kostenlos?", answers: ["/de/datenraum-beratungen"] },
	{
		kind: "question",
		query: "Wie lange dauert die Aufnahme eines Lieferanten?",
		answers: ["/de/trust-participate", "/de/erster-lieferant-in-einer-woche", "/de/datenraeume-101"],
	},
	{
		kind: "question",
		query: "Unser Kunde verlangt Daten über einen Datenraum, was jetzt?",
		answers: ["/de/trust-participate", "/de/events/lieferantentreffen-hamburg", "/de/produkte"],
	},
	{ kind: "question", query: "Ansprechpartner Telefonnummer", answers: ["/de/kontakt", "/de/impressum"] },
	{
		kind: "question",
		query: "Anbieter wechseln",
		answers: ["/de/uber-uns", "/de/build-operate", "/de/glossar/datenraumbetreiber"],
	},
	{
		kind: "question",
		query: "Vertragsvorlage Daten Lieferant",
		answers: ["/de/resources#resource-anlage-datenweitergabe"],
	},
	{
		kind: "question",
		query: "Referenzen Maschinenbau",
		answers: ["/de/references/falkmoor-pumpen", "/de/references/motorenwerk-tessloh", "/de/references"],
	},
	{
		kind: "question",
		query: "Wie installiere ich einen Konnektor?",
		answers: [
			"/de/connect-integrate",
			"/de/events/recordings/der-erste-konnektor",
			"/de/events/konnektor-werkstatt-berlin",
		],
	},
	{ kind: "question", query: "Firewall Ports eingehend", answers: ["/de/connect-integrate"] },
	{ kind: "question", query: "Läuft das auch in unserem eigenen Rechenzentrum?", answers: ["/de/connect-integrate"] },
	{
		kind: "question",
		query: "Welches Protokoll sprechen die Konnektoren?",
		answers: ["/de/glossar/dataspace-protocol"],
	},
	{
		kind: "question",
		query: "Übertragung schlägt fehl, woran kann das liegen?",
		answers: ["/de/erster-lieferant-in-einer-woche", "/de/resources#resource-bevor-ein-konnektor-live-geht"],
	},
	{
		kind: "question",
		query: "Was passiert, wenn ein Nachweis abläuft?",
		answers: ["/de/wer-fragt-da", "/de/trust-participate"],
	},
	{ kind: "question", query: "DSGVO", answers: ["/de/datenschutz"] },
	{ kind: "question", query: "Sind Bewegungsdaten ein Problem mit der DSGVO?", answers: ["/de/motion-data"] },
	{ kind: "question", query: "Wer ist für den Datenschutz zuständig?", answers: ["/de/datenschutz"] },
	{ kind: "question", query: "Kartellrecht Austausch mit Wettbewerbern", answers: ["/de/ecosystems"] },
	{ kind: "question", query: "EU2024/1781", answers: ["/de/digitaler-produktpass"] },
	{
		kind: "question",
		query: "Muss ich wegen des Data Act Geschäftsgeheimnisse herausgeben?",
		answers: ["/de/fuenf-fragen-zum-data-act", "/de/glossar/data-act"],
	},
	{
		kind: "question",
		query: "Was tun, wenn jemand gegen die Nutzungsregel verstößt?",
		answers: ["/de/regelwerk-auf-sechs-seiten", "/de/was-nutzungsregeln-koennen"],
	},
	{ kind: "question", query: "Haftung Nutzung der Website", answers: ["/de/nutzungsbedingungen"] },
	{ kind: "question", query: "Pressekontakt", answers: ["/de/kontakt", "/de/impressum"] },
	{ kind: "question", query: "Wie viele Firmen machen schon mit?", answers: ["/de/uber-uns", "/de"] },
	{ kind: "question", query: "Wer steckt hinter Data Hub?", answers: ["/de/uber-uns", "/de/impressum"] },
	{ kind: "question", query: "Darf ich Bilder von dieser Seite verwenden?", answers: ["/de/nutzungsbedingungen"] },
	{
		kind: "question",
		query: "Gibt es ein Beispiel aus einem Krankenhaus?",
		answers: ["/de/references/klinikverbund-lauterhoehe", "/de/anwendungsfaelle/geraeteakte-im-krankenhaus"],
	},
	{ kind: "question", query: "Warum hat Data Hub ein Büro in Portugal?", answers: ["/de/warum-lissabon"] },
	{ kind: "question", query: "Was macht Data Hub eigentlich?", answers: ["/de/uber-uns", "/de", "/de/produkte"] },
	{ kind: "question", query: "Datenraum einfach erklärt", answers: ["/de/datenraeume-101", "/de/glossar/datenraum"] },
	{ kind: "question", query: "Hat das etwas mit Blockchain zu tun?", answers: ["/de/datenraeume-101"] },
	{ kind: "question", query: "Anmeldung stornieren", answers: ["/de/nutzungsbedingungen", "/de/datenschutz"] },
	{ kind: "question", query: "Demos ohne Konto", answers: ["/de/demos", "/de"] },
	{
		kind: "question",
		query: "Wofür steht DPP?",
		answers: ["/de/glossar/digitaler-produktpass", "/de/digitaler-produktpass"],
	},
	{
		kind: "question",
		query: "Workshop ausgebucht Warteliste",
		answers: ["/de/nutzungsbedingungen", "/de/events/konnektor-werkstatt-berlin"],
	},
	{ kind: "question", query: "Kann die Konkurrenz meine Daten sehen?", answers: ["/de/trust-participate"] },
	{ kind: "question", query: "Sind Sie nach ISO 27001 zertifiziert?", answers: ["/de/sicherheit"] },
	{ kind: "question", query: "Ist Catena-X auch etwas für eine kleine Firma?", answers: ["/de/catena-x"] },
	{ kind: "question", query: "Wo finde ich Ihr Büro in Berlin?", answers: ["/de/kontakt", "/de/impressum"] },
];
