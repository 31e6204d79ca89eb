import type { DemoSeed } from "../shape.ts";
import { batteryPassport } from "./passport/battery-passport.ts";

export default {
	key: "read-a-product-passport",
	tone: "leaf",
	text: {
		de: {
			slug: "produktpass-lesen",
			title: "Produktpass lesen",
			description:
				"Der Pass einer Traktionsbatterie, gelesen als Öffentlichkeit, als Eigentümer oder als Behörde. Prüfen Sie jede Angabe selbst: Eine stimmt nicht.",
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
				"The passport of a traction battery, read by the public, by its owner or by an authority. Check every claim yourself: one of them is not right.",
			body: `<p>You open the passport of a battery from a delivery van: housing, modules, cells, down to the powder of the cathode. Each part has its facts, a history, and claims that a company has signed. Depending on your role you see more or less of it, and it is the same passport every time.</p>
<h2>What to look out for</h2>
<ul><li>Every fact carries its origin: manufacturer, supplier, test laboratory or workshop.</li><li>Your browser really computes the signatures. One claim was changed after it was signed. Find out which.</li><li>Another one is genuine and still worth nothing, because the auditor has lost its accreditation.</li></ul>
<p>How to make a start yourself: <a href="/product-passport-with-data-you-have">Product passport: start with the data you have</a>.</p>`,
			prototype_settings: batteryPassport("en"),
		},
	},
} satisfies DemoSeed;
