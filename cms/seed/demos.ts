import type { DemoSeed } from "./shape.ts";

export default [
	{
		key: "build-a-usage-policy",
		tone: "clay",
		has_prototype: true,
		text: {
			de: {
				slug: "nutzungsregeln-bauen",
				title: "Nutzungsregeln bauen",
				description:
					"Stellen Sie aus fünf Bausteinen eine Nutzungsregel zusammen und sehen Sie, welche Anfragen sie durchlässt, welche sie ablehnt und warum.",
				body: `<p>Sie bieten Prüfberichte an. Drei Unternehmen fragen an: ein Kunde, ein Prüflabor und ein Wettbewerber des Kunden. Wählen Sie Zweck, Frist, Weitergabe, Löschung und Empfängerkreis. Die Demo sagt Ihnen sofort, wer die Daten bekäme und woran die anderen scheitern.</p>
<h2>Was Sie dabei lernen</h2>
<ul><li>welche Bedingungen ein Konnektor prüfen kann, bevor Daten fließen,</li><li>welche Bedingungen nur als vertragliche Zusage wirken,</li><li>warum eine strenge Regel oft schlechter ist als zwei einfache.</li></ul>
<p>Der Hintergrund steht in <a href="/de/was-nutzungsregeln-koennen">Was eine Nutzungsregel kann und was nicht</a>. Alle Unternehmen und Daten sind erfunden; nichts verlässt Ihren Browser.</p>`,
			},
			en: {
				slug: "build-a-usage-policy",
				title: "Build a usage policy",
				description:
					"Put a usage policy together from five building blocks and see which requests it lets through, which ones it turns down, and why.",
				body: `<p>You offer inspection reports. Three companies ask for them: a customer, a test laboratory and a competitor of the customer. Choose purpose, term, onward sharing, deletion and recipients. The demo tells you at once who would get the data and where the others fail.</p>
<h2>What you learn on the way</h2>
<ul><li>which conditions a connector can check before data flows,</li><li>which conditions only work as a contractual promise,</li><li>why one strict policy is often worse than two simple ones.</li></ul>
<p>The background is in <a href="/what-a-usage-policy-can-do">What a usage policy can and cannot do</a>. All companies and data are made up; nothing leaves your browser.</p>`,
			},
		},
	},
	{
		key: "read-a-product-passport",
		tone: "leaf",
		has_prototype: true,
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
			},
		},
	},
	{
		key: "pass-on-a-carbon-footprint",
		tone: "sky",
		has_prototype: true,
		text: {
			de: {
				slug: "fussabdruck-weitergeben",
				title: "CO₂-Fußabdruck weitergeben",
				description:
					"Verfolgen Sie, wie der Fußabdruck eines Bauteils über drei Stufen der Lieferkette entsteht und was bei jeder Weitergabe mitgehen muss.",
				body: `<p>Ein Gehäuse aus Aluminium wandert von der Gießerei über die Dreherei zum Pumpenhersteller. Ändern Sie in der Gießerei den Strommix oder den Anteil an Recyclingmaterial und sehen Sie, wie sich die Zahl beim Pumpenhersteller verändert.</p>
<h2>Was die Demo zeigt</h2>
<ul><li>welche Angaben neben der Zahl nötig sind: Werk, Zeitraum, Systemgrenze, Anteil gemessener Daten,</li><li>was geschieht, wenn ein Lieferant statt eines Messwerts einen Durchschnittswert liefert,</li><li>dass jede Stufe nur das Ergebnis der vorigen sieht, nie deren Stückliste.</li></ul>
<p>Die ausführliche Fassung: <a href="/de/co2-fussabdruck-austauschen">CO₂-Fußabdruck austauschen: Die Zahl ist der kleinste Teil</a>. Alle Werte sind erfunden und taugen nicht für Ihre Bilanz.</p>`,
			},
			en: {
				slug: "pass-on-a-carbon-footprint",
				title: "Pass on a carbon footprint",
				description:
					"Follow how the footprint of a part builds up over three tiers of the supply chain, and see what has to travel along with it at every step.",
				body: `<p>An aluminium housing travels from the foundry through the turning shop to the pump maker. Change the electricity mix or the share of recycled material at the foundry and watch the figure change at the pump maker.</p>
<h2>What the demo shows</h2>
<ul><li>what is needed besides the figure: plant, period, system boundary, share of measured data,</li><li>what happens when a supplier sends an average instead of a measured value,</li><li>that each tier sees only the result of the one before, never its bill of materials.</li></ul>
<p>The long version: <a href="/exchanging-carbon-footprints">Exchanging carbon footprints: the figure is the smallest part</a>. All values are made up and of no use for your accounts.</p>`,
			},
		},
	},
	{
		key: "connector-tour",
		tone: "plum",
		has_prototype: false,
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
	},
] satisfies DemoSeed[];
