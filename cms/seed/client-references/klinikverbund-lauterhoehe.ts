import type { ReferenceSeed } from "../shape.ts";

export default {
	key: "klinikverbund-lauterhoehe",
	industry: "health-care",
	use_case: "device-record",
	screen: "devices",
	published_on: -68,
	text: {
		de: {
			slug: "klinikverbund-lauterhoehe",
			title: "Ein Rückruf, 2140\u00a0Pumpen, vierzig Minuten",
			client: "Klinikverbund Lauterhöhe",
			profile: "Vier Krankenhäuser, 1350\u00a0Betten, eine Medizintechnik",
			description:
				"Vier Häuser führen mit Herstellern und Servicebetrieben eine gemeinsame Geräteakte. Angaben über Menschen verlassen die Klinik dabei nicht.",
			figures: [
				{ value: "40\u00a0min", label: "bis zur vollständigen Liste bei einem Rückruf, zuvor acht Tage" },
				{ value: "8700", label: "Geräte mit lückenloser Akte" },
				{ value: "0", label: "Felder mit Personenbezug verlassen die Klinik" },
			],
			challenge: `<p>Als ein Hersteller eine Baureihe von Infusionspumpen zurückrief, suchten vier Häuser acht Tage lang. Ein Teil der Geräte war verliehen, ein Teil in der Wartung, drei standen in einem Keller. Die Angaben dazu lagen in drei Tabellen, im Kopf eines Technikers und in Berichten, die der Servicebetrieb als Bilddatei schickte.</p>
<p>Ein Portal des Herstellers gab es. Der Datenschutz hatte es abgelehnt, denn die Protokolle der Pumpen enthalten Namen und Dosierungen.</p>`,
			solution: `<p>Gemeinsam mit Medizintechnik und Datenschutz sind wir ein Protokoll Feld für Feld durchgegangen. 34 von 51\u00a0Feldern beschreiben nur die Maschine. Ein kleines Programm im Kliniknetz lässt genau diese durch und notiert, was es zurückhält.</p>
<p>Der Konnektor steht im Haus und baut Verbindungen nur von innen nach außen auf. Sechs Hersteller und zwei Servicebetriebe schreiben ihre Einträge selbst in die Akte: Firmware, getauschte Teile, Prüfungen, Rückrufe. Die Akte gehört der Klinik, auch wenn ein Vertrag endet.</p>`,
			result: `<p>Beim nächsten Rückruf waren alle 2140\u00a0betroffenen Pumpen nach vierzig Minuten gefunden, die letzte in einem Rettungswagen. Die Stationen hatten Ersatz, bevor die Nachricht im Postfach lag.</p>
<p>Der stillere Gewinn liegt im Alltag: Die Medizintechnik bereitet eine Begehung jetzt an einem Nachmittag vor. Und der Datenschutzbeauftragte kann nachlesen, was das Haus verlassen hat, Eintrag für Eintrag. Das tut er einmal im Monat, und bisher ging es immer um eine Maschine.</p>`,
			quote: {
				text: "Ich habe nicht gefragt, ob das System sicher ist. Ich habe gefragt, welches Feld hinausgeht und warum. Auf beides bekam ich für jedes der 51\u00a0Felder eine Antwort.",
				name: "Matthis Orlowen",
				role: "Datenschutzbeauftragter, Klinikverbund Lauterhöhe",
			},
		},
		en: {
			slug: "klinikverbund-lauterhoehe",
			title: "One recall, 2,140\u00a0pumps, forty minutes",
			client: "Klinikverbund Lauterhöhe",
			profile: "Four hospitals, 1,350\u00a0beds, one clinical engineering team",
			description:
				"Together with manufacturers and service companies, four hospitals keep one shared device record. Nothing about people ever leaves the hospital.",
			figures: [
				{ value: "40\u00a0min", label: "to the complete list in a recall, down from eight days" },
				{ value: "8,700", label: "devices with a complete record" },
				{ value: "0", label: "fields about people leave the hospital" },
			],
			challenge: `<p>When a manufacturer recalled a series of infusion pumps, four hospitals searched for eight days. Some of the devices were on loan, some were being serviced, three were in a basement. The details were in three spreadsheets, in a technician’s head and in reports that the service company sent as image files.</p>
<p>The manufacturer had a portal. The data protection officer had turned it down, because the pumps’ logs contain names and doses.</p>`,
			solution: `<p>Together with the clinical engineers and the data protection officer, we went through a log field by field: 34 of 51\u00a0fields describe nothing but the machine. A small program within the hospital’s network lets exactly these through and records what it holds back.</p>
<p>The connector is on the premises and only opens connections from the inside out. Six manufacturers and two service companies write their own entries into the record: firmware, parts replaced, inspections, recalls. The record belongs to the hospital, even when a contract ends.</p>`,
			result: `<p>In the next recall, all 2,140\u00a0pumps affected were found within forty minutes, the last of them in an ambulance. The wards had replacements before the message reached their inbox.</p>
<p>The quieter gain is in everyday work: clinical engineering now prepares for an inspection in one afternoon. And the data protection officer can read what has left the premises, entry by entry. He does so once a month, and so far it has always been about a machine.</p>`,
			quote: {
				text: "I did not ask whether the system is secure. I asked which field goes out, and why. I got an answer to both for each of the 51\u00a0fields.",
				name: "Matthis Orlowen",
				role: "Data protection officer, Klinikverbund Lauterhöhe",
			},
		},
	},
} satisfies ReferenceSeed;
