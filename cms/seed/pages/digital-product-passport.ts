import { type PageSeed, words } from "../shape.ts";

export default {
	key: "digital-product-passport",
	route_key: "digital-product-passport",
	text: {
		de: {
			slug: "digitaler-produktpass",
			title: "Der digitale Produktpass",
			description:
				"Ein Code am Produkt, dahinter die Antworten: woraus es ist, wie man es repariert, wohin damit am Ende. Wie Sie den ersten Pass mit vorhandenen Daten füllen.",
			search_words: words("DPP, Batteriepass, Ökodesign, ESPR, Pflicht und Stichtag, QR-Code"),
			blocks: [
				{
					type: "hero",
					eyebrow: "Digitaler Produktpass",
					title: "Das Produkt gibt selbst Auskunft",
					text: "Ein Code auf dem Typenschild, dahinter drei Antworten: Woraus ist es? Wie repariert man es? Wohin damit am Ende? Jede Angabe bleibt bei dem, der sie kennt.",
					actions: [
						{ label: "Veranstaltung aussuchen", href: "/de/events", kind: "signal" },
						{ label: "Pass ausprobieren", href: "/de/demos/produktpass-lesen" },
					],
					motif: "digital-product-passport-code",
					tone: "clay",
					screen: "passport",
				},
				{
					type: "diagram",
					heading: "Ein Pass, vier Stationen, drei Leserkreise",
					diagram: "passport",
					labels: {
						stages: ["Herstellung", "Nutzung", "Reparatur", "Verwertung"],
						passport: "Digitaler Produktpass",
						identifier: "Erreichbar über die Kennung am Produkt",
						access: ["Alle: Werkstoffe, Pflege", "Fachbetriebe: Ausbau, Ersatzteile", "Behörden: Nachweise"],
					},
					alt: "Oben liegen vier Stationen im Leben eines Produkts: Herstellung, Nutzung, Reparatur, Verwertung. Jede trägt zu demselben Pass bei, der über die Kennung am Produkt erreichbar ist. Darin sehen alle die Werkstoffe und die Pflege, Fachbetriebe zusätzlich Ausbau und Ersatzteile, Behörden die Nachweise.",
					caption:
						"Der Pass ist kein Datenlager. Er verweist auf Quellen bei Herstellern, Werkstätten und Prüfstellen und zeigt jedem Leserkreis seinen Teil.",
				},
				{
					type: "tour",
					heading: "Der Pass, wie ihn der Hersteller sieht",
					intro: "Eine Ansicht für Konstruktion, Einkauf und Qualität: woher jede Angabe kommt und wer sie lesen darf.",
					screen: "sources",
					tone: "clay",
					notes: [
						{
							title: "Eine Quelle je Angabe",
							text: "Der Ausbau kommt aus der Konstruktion, der Werkstoff aus dem ERP. Niemand tippt etwas ab.",
						},
						{
							title: "Die Lücken sind gezählt",
							text: "38 von 63\u00a0Angaben lagen schon im Haus. Der Rest steht als Liste bereit, mit Namen daran.",
						},
						{
							title: "Fremdes bleibt beim Lieferanten",
							text: "Der Pass verweist auf seine Angabe. Sie wird nicht kopiert.",
						},
					],
				},
				{
					type: "prose",
					heading: "Drei Menschen vor einem Elektromotor",
					html: `<p>Eine Einkäuferin möchte wissen, ob die Magnete aus wiedergewonnenem Material sind. Ein Mechaniker braucht die Reihenfolge der Schrauben. Ein Recyclingbetrieb fragt, was davon Kupfer ist und was giftig. Heute schreiben alle drei eine E-\u2060Mail an den Hersteller, und die Antworten liegen an sieben Orten im Haus.</p>
<p>Mit einem Produktpass halten sie ihr Telefon an das Typenschild. Jeder sieht, was für ihn bestimmt ist, und der Hersteller beantwortet jede Frage einmal.</p>`,
				},
				{
					type: "prose",
					heading: "Wer was sieht: ein Beispiel",
					html: `<table>
<thead><tr><th>Angabe</th><th>Alle</th><th>Fachbetrieb</th><th>Behörde</th></tr></thead>
<tbody>
<tr><td>Werkstoffe, Pflege, Rücknahme</td><td>ja</td><td>ja</td><td>ja</td></tr>
<tr><td>Ausbau, Ersatzteile, Prüfwerte</td><td>nein</td><td>ja</td><td>ja</td></tr>
<tr><td>Prüfberichte und Belege</td><td>nein</td><td>nein</td><td>ja</td></tr>
<tr><td>Name des Magnetlieferanten</td><td>nein</td><td>nein</td><td>auf Anfrage, beim Lieferanten</td></tr>
</tbody>
</table>
<p>Die letzte Zeile ist der Grund, warum Pass und Datenraum zusammengehören: Der Lieferant schreibt seine Angabe in keine fremde Datenbank. Sie bleibt bei ihm, und eine <a href="/de/was-nutzungsregeln-koennen">Nutzungsregel</a> sagt, wer sie lesen darf.</p>`,
				},
				{
					type: "steps",
					heading: "Zum ersten Pass in fünf Schritten",
					items: [
						{
							title: "Ein Produkt wählen",
							text: "Eines, das sich oft verkauft und wenig Varianten hat. Nicht das Sortiment.",
							note: "Ein Gespräch",
						},
						{
							title: "Drei Kisten packen",
							text: "Haben wir, bekommen wir, wissen wir nicht: Jede Angabe kommt auf eine Karte und in eine Kiste.",
							note: "Zwei Stunden mit Konstruktion, Einkauf und Qualität",
						},
						{
							title: "Quellen bestimmen",
							text: "Für jede Angabe genau eine. Wenn das Gewicht an drei Stellen gepflegt wird, gibt es drei Gewichte.",
							note: "Zwei Wochen nebenbei",
						},
						{
							title: "Lieferanten anbinden",
							text: "Für die Kiste „bekommen wir“. Meist sind es drei oder vier Lieferanten, die den größten Teil ausmachen.",
							note: "Neun\u00a0Tage je Lieferant (Median)",
						},
						{
							title: "Code anbringen",
							text: "Die Adresse im Code muss länger halten als Ihr heutiges System. Wir betreiben sie so, dass Sie damit umziehen können.",
							note: "Mit der nächsten Serie",
						},
					],
				},
				{
					type: "prose",
					heading: "Was wann gilt",
					html: `<p>Den Rahmen setzt in der EU die <a href="https://eur-lex.europa.eu/eli/reg/2024/1781/oj">Verordnung (EU) 2024/1781</a> über Ökodesign für nachhaltige Produkte, in Kraft seit Juli 2024. Welche Angaben für welche Produktgruppe verbindlich werden und ab wann, legen eigene Rechtsakte fest, die nach und nach erscheinen.</p>
<p>Für Batterien steht der Termin schon fest: Nach der <a href="https://eur-lex.europa.eu/eli/reg/2023/1542/oj">Verordnung (EU) 2023/1542</a> brauchen Batterien für Elektrofahrzeuge und leichte Verkehrsmittel sowie Industriebatterien über 2\u00a0kWh ab dem 18.\u00a0Februar\u00a02027 einen Batteriepass.</p>
<p>Termine können sich ändern, und was für Ihr Produkt gilt, sagt Ihnen der jeweilige Rechtsakt. Diese Seite ersetzt keine Rechtsberatung.</p>`,
				},
				{
					type: "references",
					heading: "Ein Pass, den es schon gibt",
					limit: 1,
					slugs: ["motorenwerk-tessloh"],
				},
				{
					type: "accordion",
					heading: "Fragen zum Produktpass",
					items: [
						{
							question: "Sollen wir warten, bis unser Rechtsakt da ist?",
							html: "<p>Mit dem Code ja, mit dem Sortieren nein. Die drei Kisten sind dieselben, welche Felder auch immer verlangt werden. Wer sie gepackt hat, füllt später nur noch Lücken.</p>",
						},
						{
							question: "Gilt der Pass für jedes Stück oder für das Modell?",
							html: "<p>Das hängt von der Produktgruppe ab: Modell, Charge oder einzelnes Stück. Unsere Kennungen lassen alle drei zu, damit Sie später verfeinern können.</p>",
						},
						{
							question: "Was passiert mit dem Pass, wenn es uns nicht mehr gibt?",
							html: "<p>Die Adresse im Code gehört Ihnen, nicht uns. Inhalt und Verweise liegen in offenen Formaten und lassen sich von einem anderen Dienst weiter anzeigen.</p>",
						},
						{
							question: "Können wir den Pass auch ohne Datenraum führen?",
							html: "<p>Ja, solange alle Angaben aus Ihrem Haus stammen. Sobald Lieferanten etwas beisteuern, das nicht jeder sehen soll, wird es ohne Nutzungsregeln mühsam.</p>",
						},
					],
				},
				{
					type: "cards",
					heading: "Zum Ausprobieren und Weiterlesen",
					items: [
						{
							title: "Produktpass lesen",
							text: "Der Pass einer erfundenen Batterie: einmal als Öffentlichkeit, einmal als Eigentümerin, einmal als Behörde.",
							href: "/de/demos/produktpass-lesen",
							label: "Demo ausprobieren",
							motif: "passport-demo",
							tone: "clay",
						},
						{
							title: "Fangen Sie mit dem an, was Sie haben",
							text: "Wie ein Team in zwei Stunden 38 von 63\u00a0Angaben im eigenen Haus fand.",
							href: "/de/produktpass-mit-vorhandenen-daten",
							label: "Beitrag lesen",
							motif: "passport-boxes",
							tone: "brand",
						},
						{
							title: "Die Zahl ist der kleinste Teil",
							text: "Warum zu einem CO₂-\u2060Fußabdruck Methode, Zeitraum und Absender gehören.",
							href: "/de/co2-fussabdruck-austauschen",
							label: "Beitrag lesen",
							motif: "passport-footprint",
							tone: "leaf",
						},
					],
				},
				{
					type: "cta",
					look: "quiet",
					heading: "Bringen Sie ein Typenschild mit",
					text: "In der Beratung packen wir die drei Kisten für Ihr Produkt. Danach wissen Sie, was Sie schon haben.",
					actions: [
						{ label: "Beratung ansehen", href: "/de/datenraum-beratungen", kind: "signal" },
						{ label: "Systeme anbinden", href: "/de/connect-integrate" },
					],
				},
			],
		},
		en: {
			slug: "digital-product-passport",
			title: "The digital product passport",
			description:
				"A code on the product and behind it the answers: what it is made of, how to repair it, where it goes in the end. How to fill your first one with data you have.",
			search_words: words("DPP, battery passport, ecodesign, ESPR, obligation and deadline, QR code"),
			blocks: [
				{
					type: "hero",
					eyebrow: "Digital product passport",
					title: "The product has the answers",
					text: "A code on the nameplate and behind it three answers. What is it made of? How is it repaired? Where does it go in the end? Every piece of data stays with whoever knows it.",
					actions: [
						{ label: "Choose an event", href: "/events", kind: "signal" },
						{ label: "Try a passport", href: "/demos/read-a-product-passport" },
					],
					motif: "digital-product-passport-code",
					tone: "clay",
					screen: "passport",
				},
				{
					type: "diagram",
					heading: "One passport, four stages, three groups of readers",
					diagram: "passport",
					labels: {
						stages: ["Production", "Use", "Repair", "Recovery"],
						passport: "Digital product passport",
						identifier: "Reached by the identifier on the product",
						access: ["Everyone: materials, care", "Repairers: removal, spare parts", "Authorities: evidence"],
					},
					alt: "At the top are four stages in the life of a product: production, use, repair, recovery. Each contributes to the same passport, which is reached by the identifier on the product. In it, everyone sees materials and care, repairers also see removal and spare parts, authorities see the evidence.",
					caption:
						"The passport is not a data store. It points to sources at manufacturers, repairers and test laboratories, and shows each group of readers its part.",
				},
				{
					type: "tour",
					heading: "The passport as its manufacturer sees it",
					intro:
						"One view for design, purchasing and quality: where each piece of data comes from and who may read it.",
					screen: "sources",
					tone: "clay",
					notes: [
						{
							title: "One source each",
							text: "Removal comes from design, material from the ERP system. Nobody types anything in twice.",
						},
						{
							title: "The gaps are counted",
							text: "38 of 63\u00a0pieces of data were in the company already. The rest is a list, with names attached.",
						},
						{
							title: "What is not yours stays put",
							text: "The passport refers to the supplier’s data. It does not copy it.",
						},
					],
				},
				{
					type: "prose",
					heading: "Three people and an electric motor",
					html: `<p>A buyer would like to know whether the magnets are made of recovered material. A mechanic needs to know in which order the screws go. A recycler asks which parts are copper and which are toxic. Today all three send the manufacturer an email, and the answers are in seven different places in the company.</p>
<p>With a product passport they hold a phone to the nameplate. Each of them sees what is meant for them, and the manufacturer answers every question just once.</p>`,
				},
				{
					type: "prose",
					heading: "Who sees what: an example",
					html: `<table>
<thead><tr><th>Data</th><th>Everyone</th><th>Repairer</th><th>Authority</th></tr></thead>
<tbody>
<tr><td>Materials, care, return</td><td>yes</td><td>yes</td><td>yes</td></tr>
<tr><td>Removal, spare parts, readings</td><td>no</td><td>yes</td><td>yes</td></tr>
<tr><td>Test reports and evidence</td><td>no</td><td>no</td><td>yes</td></tr>
<tr><td>Name of the magnet supplier</td><td>no</td><td>no</td><td>on request, from the supplier</td></tr>
</tbody>
</table>
<p>The last line is why passport and data space belong together: the supplier does not write its data into anyone else’s database. The data stays where it is, and a <a href="/what-a-usage-policy-can-do">usage policy</a> says who may read it.</p>`,
				},
				{
					type: "steps",
					heading: "Five steps to the first passport",
					items: [
						{
							title: "Choose a product",
							text: "One that sells often and comes in few variants. Not the whole range.",
							note: "One conversation",
						},
						{
							title: "Pack three boxes",
							text: "Have it, can get it, don’t know: every piece of data goes on a card and into a box.",
							note: "Two hours with design, purchasing and quality",
						},
						{
							title: "Name the sources",
							text: "Exactly one for each piece of data. If the weight is maintained in three places, there are three weights.",
							note: "Two weeks, alongside other work",
						},
						{
							title: "Connect suppliers",
							text: "For the “can get it” box. Usually three or four suppliers account for most of it.",
							note: "Nine\u00a0days per supplier (median)",
						},
						{
							title: "Apply the code",
							text: "The address in the code must outlast the system you have today. We run it in such a way that you can take it with you when you move.",
							note: "With the next series",
						},
					],
				},
				{
					type: "prose",
					heading: "What applies, and when",
					html: `<p>In the EU the framework is <a href="https://eur-lex.europa.eu/eli/reg/2024/1781/oj">Regulation (EU) 2024/1781</a> on ecodesign for sustainable products, in force since July 2024. Which data becomes mandatory for which group of products, and from when, is laid down in separate legal acts that appear one by one.</p>
<p>For batteries the date is already set. Under <a href="https://eur-lex.europa.eu/eli/reg/2023/1542/oj">Regulation (EU) 2023/1542</a>, batteries for electric vehicles and light means of transport, and industrial batteries above 2\u00a0kWh, need a battery passport from 18\u00a0February\u00a02027.</p>
<p>Dates can change, and what applies to your product is set out in the relevant legal act. This page is no substitute for legal advice.</p>`,
				},
				{
					type: "references",
					heading: "A passport that already exists",
					limit: 1,
					slugs: ["motorenwerk-tessloh"],
				},
				{
					type: "accordion",
					heading: "Questions about the passport",
					items: [
						{
							question: "Should we wait for our legal act?",
							html: "<p>With the code, yes; with the sorting, no. The three boxes are the same, whichever fields will be required. Once they are packed, you only have gaps left to fill.</p>",
						},
						{
							question: "Does the passport belong to the model or to each item?",
							html: "<p>That depends on the group of products: model, batch or single item. Our identifiers allow for all three, so that you can refine things later.</p>",
						},
						{
							question: "What happens to the passport if you no longer exist?",
							html: "<p>The address in the code belongs to you, not to us. Content and references are kept in open formats, and another service can go on showing them.</p>",
						},
						{
							question: "Can we keep a passport without a data space?",
							html: "<p>Yes, as long as all data comes from your own company. As soon as suppliers contribute something that not everyone should see, it becomes laborious without usage policies.</p>",
						},
					],
				},
				{
					type: "cards",
					heading: "Try it out, read more",
					items: [
						{
							title: "Read a product passport",
							text: "The passport of a made-up battery: once as the public, once as its owner, once as an authority.",
							href: "/demos/read-a-product-passport",
							label: "Try the demo",
							motif: "passport-demo",
							tone: "clay",
						},
						{
							title: "Start with the data you have",
							text: "How a team found 38 of 63\u00a0pieces of data under its own roof in two hours.",
							href: "/product-passport-with-data-you-have",
							label: "Read the post",
							motif: "passport-boxes",
							tone: "brand",
						},
						{
							title: "The figure is the smallest part",
							text: "Why a carbon footprint needs a method, a period and a sender.",
							href: "/exchanging-carbon-footprints",
							label: "Read the post",
							motif: "passport-footprint",
							tone: "leaf",
						},
					],
				},
				{
					type: "cta",
					look: "quiet",
					heading: "Bring a nameplate along",
					text: "In a consultation we pack the three boxes for your product. Afterwards you know what you already have.",
					actions: [
						{ label: "See our consultations", href: "/dataspace-consultations", kind: "signal" },
						{ label: "Connect your systems", href: "/connect-integrate" },
					],
				},
			],
		},
	},
} satisfies PageSeed;
