import type { DemoSeed } from "../shape.ts";

export default {
	key: "connector-tour",
	tone: "plum",
	text: {
		de: {
			slug: "konnektor-rundgang",
			title: "Rundgang durch einen Konnektor",
			description:
				"Ein geführter Rundgang mit unserem Team: Katalog, Vertrag, Übertragung und Protokoll eines laufenden Konnektors, mit Ihren Fragen.",
			body: `<p>Diese Demo führen wir Ihnen vor. In 30\u00a0Minuten sehen Sie einen laufenden Konnektor von innen: den Katalog, die Nutzungsregeln, die geschlossenen Verträge, die Übertragungen der letzten Nacht und das Protokoll.</p>
<h2>Was Sie fragen können</h2>
<ul><li>Wo stehen die Daten, während sie übertragen werden?</li><li>Was passiert bei einem abgelaufenen Nachweis?</li><li>Wie sieht ein Update aus, und wie nimmt man es zurück?</li></ul>
<p>Rundgänge finden am Rand unserer <a href="/de/events">Termine</a> statt. Eine Beschreibung der Bausteine finden Sie unter <a href="/de/connect-integrate">Anbinden und integrieren</a>.</p>`,
		},
		en: {
			slug: "connector-tour",
			title: "A tour of a connector",
			description:
				"A guided tour with our team: the catalogue, contracts, transfers and log of a connector that is running, with time for your questions.",
			body: `<p>We give this demo in person. In 30\u00a0minutes you see a running connector from the inside: the catalogue, the usage policies, the contracts concluded, last night’s transfers and the log.</p>
<h2>What you can ask</h2>
<ul><li>Where is the data while it is being transferred?</li><li>What happens when a credential has expired?</li><li>What does an update look like, and how do you roll it back?</li></ul>
<p>Tours take place alongside our <a href="/events">events</a>. For a description of the building blocks, see <a href="/connect-integrate">Connect and integrate</a>.</p>`,
		},
	},
} satisfies DemoSeed;
