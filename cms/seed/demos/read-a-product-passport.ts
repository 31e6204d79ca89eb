import type { DemoSeed } from "../shape.ts";

export default {
	key: "read-a-product-passport",
	tone: "leaf",
	text: {
		de: {
			slug: "produktpass-lesen",
			title: "Produktpass lesen",
			description:
				"Derselbe Produktpass eines Elektromotors, gelesen mit drei Rollen: als Käuferin, als Werkstatt, als Behörde. Sehen Sie, was sich dabei ändert.",
			body: `<p>Wählen Sie eine Rolle und öffnen Sie den Pass eines erfundenen Elektromotors. Die Käuferin sieht Wirkungsgrad und Entsorgungshinweis. Die Werkstatt sieht zusätzlich Ersatzteile und Anzugsmomente. Die Behörde sieht Nachweise und Lieferkette. Es ist jedes Mal derselbe Pass.</p>
<h2>Worauf Sie achten können</h2>
<ul><li>Jede Angabe trägt ihre Herkunft: Hersteller, Lieferant oder Prüfstelle.</li><li>Eine Angabe fehlt mit Absicht. Finden Sie heraus, wer sie liefern müsste.</li><li>Die Angaben stammen aus vier Quellen, es gibt keine zentrale Ablage.</li></ul>
<p>Wie Sie selbst anfangen, lesen Sie in <a href="/de/produktpass-mit-vorhandenen-daten">Produktpass: Fangen Sie mit dem an, was Sie haben</a>.</p>`,
			prototype_settings: { name: "passport" },
		},
		en: {
			slug: "read-a-product-passport",
			title: "Read a product passport",
			description:
				"The same product passport of an electric motor, read in three roles: as a buyer, as a repairer, as an authority. See what changes between them.",
			body: `<p>Choose a role and open the passport of a made-up electric motor. The buyer sees efficiency and disposal advice. The repairer sees spare parts and torque values as well. The authority sees evidence and the supply chain. It is the same passport every time.</p>
<h2>What to look out for</h2>
<ul><li>Every value carries its origin: manufacturer, supplier or test laboratory.</li><li>One value is missing on purpose. Find out who would have to supply it.</li><li>The data comes from four sources; there is no central store.</li></ul>
<p>How to make a start yourself: <a href="/product-passport-with-data-you-have">Product passport: start with the data you have</a>.</p>`,
			prototype_settings: { name: "passport" },
		},
	},
} satisfies DemoSeed;
