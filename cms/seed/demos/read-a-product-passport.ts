import { batteryPassport } from "../prototypes/passport/battery-passport.ts";
import type { DemoSeed } from "../shape.ts";

export default {
	key: "read-a-product-passport",
	tone: "leaf",
	industry: "manufacturing",
	minutes: 10,
	use_cases: ["product-passport-for-repair", "carbon-footprint-along-the-chain"],
	terms: ["digital-product-passport", "verifiable-credential", "unique-identifier"],
	text: {
		de: {
			slug: "produktpass-lesen",
			title: "Produktpass lesen",
			description:
				"Der Pass einer Traktionsbatterie, gelesen als Öffentlichkeit, als Eigentümer oder als Behörde. Prüfen Sie jede Angabe selbst: Zwei halten nicht stand.",
			cover_alt:
				"Der Produktpass einer Batterie: links ihre Teile als Baum, rechts ihre Angaben, und oben die Wahl, wer liest.",
			audience: "Einkauf, Werkstatt und Qualität",
			shows: [
				{
					title: "Ein Pass, drei Leser",
					text: "Öffentlichkeit, Eigentümer und Behörde sehen denselben Pass, jeder einen anderen Teil davon.",
				},
				{
					title: "Jede Angabe hat eine Quelle",
					text: "Sieben Unternehmen tragen bei. Keines gibt seine Daten in eine fremde Ablage.",
				},
				{
					title: "Unterschriften, die man nachrechnet",
					text: "Ihr Browser prüft jede Aussage selbst und zeigt, was er dafür gerechnet hat.",
				},
			],
			videos: [
				{
					title: "Ein Code am Motor",
					source: "einen-produktpass-lesen",
					text: "Im Video ist es ein Motor, der Weg ist derselbe: vom Code am Gerät zu dem, was für Sie bestimmt ist.",
				},
				{
					title: "Ein Datenraum in einer Minute",
					source: "ein-datenraum-in-einer-minute",
					text: "Wie die Angaben vieler Unternehmen zusammenkommen, ohne dass sie jemand sammelt.",
				},
			],
			body: `<p>Sie öffnen den Pass einer Batterie aus einem Lieferwagen: Gehäuse, Module, Zellen, bis zum Pulver der Kathode. Zu jedem Teil gibt es Angaben, eine Geschichte und Aussagen, die jemand unterschrieben hat. Je nach Rolle sehen Sie mehr oder weniger davon, und es ist jedes Mal derselbe Pass.</p>
<h2>Worauf Sie achten können</h2>
<ul><li>Jede Angabe trägt ihre Herkunft: Hersteller, Lieferant, Prüfstelle oder Werkstatt.</li><li>Die Unterschriften rechnet Ihr Browser wirklich nach. Eine Aussage wurde nach der Unterschrift geändert. Finden Sie heraus, welche.</li><li>Eine andere ist echt und trotzdem nichts wert, weil der Prüferin die Anerkennung fehlt.</li></ul>
<p>Wie Sie selbst anfangen, lesen Sie in <a href="/de/produktpass-mit-vorhandenen-daten">Produktpass: Fangen Sie mit dem an, was Sie haben</a>.</p>`,
			prototype_settings: batteryPassport("de"),
		},
		en: {
			slug: "read-a-product-passport",
			title: "Read a product passport",
			description:
				"The passport of a traction battery, read by the public, by its owner or by an authority. Check every claim yourself: two of them do not hold.",
			cover_alt:
				"The product passport of a battery: its parts as a tree on the left, its facts on the right, and a choice of readers at the top.",
			audience: "purchasing, workshops and quality",
			shows: [
				{
					title: "One passport, three readers",
					text: "The public, the owner and an authority see the same passport, each of them a different part of it.",
				},
				{
					title: "Every fact has a source",
					text: "Seven companies contribute. None of them puts its data into another company’s store.",
				},
				{
					title: "Signatures you can check",
					text: "Your browser verifies each claim itself and shows what it computed for that.",
				},
			],
			videos: [
				{
					title: "A code on the motor",
					source: "reading-a-product-passport",
					text: "In the video it is a motor, but the way is the same: from the code on a device to the part that is meant for you.",
				},
				{
					title: "A data space in one minute",
					source: "a-data-space-in-one-minute",
					text: "How the facts of many companies come together without anyone collecting them.",
				},
			],
			body: `<p>You open the passport of a battery from a delivery van: housing, modules, cells, down to the powder of the cathode. Each part has its facts, a history, and claims that a company has signed. Depending on your role you see more or less of it, and it is the same passport every time.</p>
<h2>What to look out for</h2>
<ul><li>Every fact carries its origin: manufacturer, supplier, test laboratory or workshop.</li><li>Your browser really computes the signatures. One claim was changed after it was signed. Find out which.</li><li>Another one is genuine and still worth nothing, because the auditor has lost its accreditation.</li></ul>
<p>How to make a start yourself: <a href="/product-passport-with-data-you-have">Product passport: start with the data you have</a>.</p>`,
			prototype_settings: batteryPassport("en"),
		},
	},
} satisfies DemoSeed;
