import type { DemoSeed } from "../shape.ts";

export default {
	key: "connector-tour",
	tone: "plum",
	industry: "logistics",
	minutes: 30,
	use_cases: ["slots-at-the-gate"],
	terms: ["connector", "catalogue", "audit-log"],
	text: {
		de: {
			slug: "konnektor-rundgang",
			title: "Rundgang durch einen Konnektor",
			description:
				"Ein geführter Rundgang mit unserem Team: Katalog, Vertrag, Übertragung und Protokoll eines laufenden Konnektors, mit Ihren Fragen.",
			cover_alt: "Die Oberfläche eines Konnektors mit drei Angeboten: zwei sind geteilt, die Stückliste bleibt hier.",
			audience: "Betrieb und Architektur",
			shows: [
				{
					title: "Ein laufender Konnektor",
					text: "Katalog, Verträge und die Übertragungen der letzten Nacht, in einem System, das arbeitet.",
				},
				{ title: "Das Protokoll", text: "Wer hat wann was bekommen, und woran ist das andere gescheitert?" },
			],
			videos: [
				{
					title: "Der erste Konnektor",
					source: "der-erste-konnektor",
					text: "Was beim Aufsetzen eines Konnektors geschieht, Schritt für Schritt.",
				},
			],
			body: `<p>Diese Demo führen wir Ihnen vor. In 30\u00a0Minuten sehen Sie einen laufenden Konnektor von innen: den Katalog, die Nutzungsregeln, die geschlossenen Verträge, die Übertragungen der letzten Nacht und das Protokoll.</p>
<h2>Was Sie fragen können</h2>
<ul><li>Wo stehen die Daten, während sie übertragen werden?</li><li>Was passiert bei einem abgelaufenen Nachweis?</li><li>Wie sieht ein Update aus, und wie nimmt man es zurück?</li></ul>
<p>Rundgänge finden am Rand unserer <a href="/de/events">Veranstaltungen</a> statt. Eine Beschreibung der Bausteine finden Sie unter <a href="/de/connect-integrate">Anbinden und integrieren</a>.</p>`,
		},
		en: {
			slug: "connector-tour",
			title: "A tour of a connector",
			description:
				"A guided tour with our team: the catalogue, contracts, transfers and log of a connector that is running, with time for your questions.",
			cover_alt: "The screen of a connector with three offers: two are shared, the bill of materials stays here.",
			audience: "operations and architecture",
			shows: [
				{
					title: "A connector at work",
					text: "Catalogue, contracts and last night’s transfers, in a system that is running.",
				},
				{ title: "The log", text: "Who was given what, and when, and why did the rest fail?" },
			],
			videos: [
				{
					title: "The first connector",
					source: "the-first-connector",
					text: "What happens when a connector is set up, step by step.",
				},
			],
			body: `<p>We give this demo in person. In 30\u00a0minutes you see a running connector from the inside: the catalogue, the usage policies, the contracts concluded, last night’s transfers and the log.</p>
<h2>What you can ask</h2>
<ul><li>Where is the data while it is being transferred?</li><li>What happens when a credential has expired?</li><li>What does an update look like, and how do you roll it back?</li></ul>
<p>Tours take place alongside our <a href="/events">events</a>. For a description of the building blocks, see <a href="/connect-integrate">Connect and integrate</a>.</p>`,
		},
	},
} satisfies DemoSeed;
