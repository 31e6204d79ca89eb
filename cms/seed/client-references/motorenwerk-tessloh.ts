import type { ReferenceSeed } from "../shape.ts";

export default {
	key: "motorenwerk-tessloh",
	industry: "manufacturing",
	use_case: "product-passport-for-repair",
	screen: "passport",
	published_on: -158,
	text: {
		de: {
			slug: "motorenwerk-tessloh",
			title: "Jeder dritte Motor wird wieder repariert",
			client: "Motorenwerk Tessloh",
			profile: "Hersteller von Elektromotoren, 1100\u00a0Beschäftigte",
			description:
				"Ein Code am Motor öffnet geprüften Werkstätten Ersatzteile und Anleitung. Der Produktpass begann mit 38\u00a0Feldern, die es schon gab.",
			figures: [
				{ value: "34\u00a0%", label: "der ausgefallenen Motoren werden repariert, zuvor 9\u00a0%" },
				{ value: "38", label: "Felder hatte der erste Pass, alle aus vorhandenen Daten" },
				{ value: "72", label: "geprüfte Werkstätten in fünf Ländern" },
			],
			challenge: `<p>Motoren aus Tessloh laufen zwanzig Jahre, und kaum jemand reparierte sie. Den Werkstätten fehlten Lagertyp, Wicklungsdaten und Anzugsmomente. Die Hotline gab Auskunft, wenn jemand die Zeichnung fand. Ein offenes Archiv kam nicht in Frage, denn Nachbauten aus Übersee waren die größte Sorge des Vertriebs.</p>
<p>Dann kam die Aussicht auf einen verpflichtenden Produktpass, und mit ihr ein Lastenheft mit 240\u00a0Feldern. Zwei Jahre lang wuchs es. Einen Pass gab es nicht.</p>`,
			solution: `<p>Wir haben gefragt, welche Angaben jemand wirklich braucht und welche davon heute schon irgendwo stehen. Übrig blieben 63\u00a0Felder, 38 davon gab es im Haus. Mit ihnen ging der erste Pass nach sechs Wochen an den Motor: ein gelaserter Code, dahinter ein Verzeichnis, das auf die Quellen verweist.</p>
<p>Was alle sehen dürfen, sieht jeder, der den Code liest. Ersatzteile und Anleitung öffnen sich für Werkstätten, die einen Nachweis vorlegen, und nur für die Seriennummer vor ihnen. Wicklungsdaten gibt es auf Anfrage, mit einer Antwort am selben Tag. Lager- und Magnethersteller liefern ihre Angaben selbst und bleiben als Quelle genannt.</p>`,
			result: `<p>Nach einem Jahr werden 34\u00a0Prozent der ausgefallenen Motoren repariert. Das Ersatzteilgeschäft trägt den Aufwand, was niemand versprochen hatte. Jede Reparatur steht im Pass, und die Entwicklung liest mit: Ein Dichtring, der nach sieben Jahren aufgibt, ist inzwischen ein anderer.</p>
<p>Heute sind alle 63\u00a0Felder gefüllt. Neue kommen hinzu, sobald jemand eines braucht und jemand anderes es hat. Das Lastenheft mit den 240 liegt noch im Regal.</p>`,
			quote: {
				text: "Ich frage bei jeder Zahl, für welches Werk und welches Jahr sie gilt. Im Pass steht das dabei, und zwar von dem, der es weiß. Das hat meine Arbeit verändert.",
				name: "Priya Chandekar",
				role: "Verantwortliche für Nachhaltigkeitsdaten, Motorenwerk Tessloh",
			},
		},
		en: {
			slug: "motorenwerk-tessloh",
			title: "Every third motor is repaired again",
			client: "Motorenwerk Tessloh",
			profile: "Maker of electric motors, 1,100\u00a0employees",
			description:
				"A code on the motor opens spare parts and instructions to verified repair shops. The product passport began with 38\u00a0fields that already existed.",
			figures: [
				{ value: "34%", label: "of motors that fail are repaired, up from 9%" },
				{ value: "38", label: "fields in the first passport, all from existing data" },
				{ value: "72", label: "verified repair shops in five countries" },
			],
			challenge: `<p>Motors from Tessloh run for twenty years, yet hardly any were ever repaired. The shops lacked bearing types, winding data and torque values. The hotline could help if someone found the drawing. An open archive was out of the question, since copies from overseas were sales’ biggest worry.</p>
<p>Then came the prospect of a mandatory product passport, and with it a specification with 240\u00a0fields. It grew for two years. There was no passport.</p>`,
			solution: `<p>We asked which data anyone really needs, and which of it already exists somewhere. That left 63\u00a0fields, 38 of which were there in the company. With them, the first passport was on the motor after six weeks: a lasered code, and behind it a directory that points to the sources.</p>
<p>Anyone who reads the code sees what everyone may see. Spare parts and instructions are open to repair shops that present a credential, and only for the serial number in front of them. Winding data is available on request, with an answer the same day. The makers of bearings and magnets supply their own values and are named as the source.</p>`,
			result: `<p>After one year, 34\u00a0per cent of the motors that fail are repaired. The spare-parts business pays for the effort, which nobody had promised. Every repair is entered in the passport, and the development team reads the entries: a sealing ring that used to give up after seven years has since been replaced by a better one.</p>
<p>Today all 63\u00a0fields are filled. New ones are added as soon as someone needs one and someone else has it. The specification with the 240 is still on the shelf.</p>`,
			quote: {
				text: "With every figure, I ask which plant and which year it applies to. The passport says so, and it comes from the people who know. That has changed my work.",
				name: "Priya Chandekar",
				role: "Sustainability data lead, Motorenwerk Tessloh",
			},
		},
	},
} satisfies ReferenceSeed;
