import type { GlossaryTermSeed } from "../shape.ts";

export default [
	{
		key: "digital-product-passport",
		related: ["unique-identifier", "product-carbon-footprint", "traceability"],
		text: {
			de: {
				slug: "digitaler-produktpass",
				term: "Digitaler Produktpass",
				short:
					"Eine Auskunft über ein einzelnes Produkt, die am Produkt selbst abgerufen wird: Werkstoffe, Herkunft, Reparatur, Verwertung.",
				body: `<p>Man richtet das Telefon auf den Code am Typenschild und liest, woraus der Motor besteht, welche Lager hineinpassen und wer ihn zurücknimmt. Das ist ein digitaler Produktpass aus Sicht einer Werkstatt. Eine Käuferin sieht weniger, eine Behörde mehr.</p>
<p>Der Pass ist kein Dokument, sondern eine Sammlung von Verweisen. Die Angaben bleiben bei denen, die sie kennen: beim Hersteller, beim Lieferanten, bei der Prüfstelle. Ein Datenraum sorgt dafür, dass jede davon nur an den richtigen Leserkreis geht.</p>
<p>In der EU werden solche Pässe Produktgruppe für Produktgruppe eingeführt. Anfangen kann man vorher, mit den Daten, die schon da sind: <a href="/de/produktpass-mit-vorhandenen-daten">drei Kisten und 63\u00a0Karten</a> genügen.</p>`,
				synonyms: ["Produktpass", "DPP"],
			},
			en: {
				slug: "digital-product-passport",
				term: "Digital product passport",
				short:
					"Information about a single product that is called up from the product itself: materials, origin, repair, recovery.",
				body: `<p>You point your phone at the code on the nameplate and read what the motor is made of, which bearings fit and who will take it back. That is a digital product passport as a repairer sees it. A buyer sees less, an authority more.</p>
<p>The passport is not a document but a collection of references. The data stays with those who know it: the manufacturer, the supplier, the testing body. A data space makes sure that each piece goes only to the right group of readers.</p>
<p>In the EU such passports are being introduced one product group after another. You can begin earlier, with the data you already have: <a href="/product-passport-with-data-you-have">three boxes and 63\u00a0cards</a> will do.</p>`,
				synonyms: ["Product passport", "DPP"],
			},
		},
	},
	{
		key: "product-carbon-footprint",
		related: ["digital-product-passport", "traceability", "semantic-model"],
		text: {
			de: {
				slug: "co2-fussabdruck",
				term: "CO₂-Fußabdruck",
				short:
					"Die Menge an Treibhausgasen, die auf ein Produkt entfällt, angegeben mit Bezugsgröße, Zeitraum, Systemgrenze und Rechenregel.",
				body: `<p>Zwei Gießereien liefern dasselbe Gehäuse. Die eine nennt 4,8\u00a0Kilogramm, die andere 6,1. Beide haben richtig gerechnet, nur nicht dasselbe: Die erste hat den Transport weggelassen.</p>
<p>Deshalb ist die Zahl der kleinste Teil eines CO₂-\u2060Fußabdrucks. Neben ihr müssen stehen: wofür sie gilt, aus welchem Werk und welchem Jahr sie stammt, wo die Rechnung anfängt und endet, und welcher Anteil gemessen wurde.</p>
<p>In einer Lieferkette reicht jede Stufe ihren Wert weiter, und die nächste zählt den eigenen Anteil dazu. Den Rechenweg behält jede für sich. Wie das geht, ohne Kosten zu verraten, beschreibt <a href="/de/co2-fussabdruck-austauschen">CO₂-\u2060Fußabdruck austauschen</a>.</p>`,
				synonyms: ["PCF"],
			},
			en: {
				slug: "product-carbon-footprint",
				term: "Product carbon footprint",
				short:
					"The amount of greenhouse gases attributed to a product, stated with reference unit, period, system boundary and calculation rule.",
				body: `<p>Two foundries supply the same housing. One states 4.8\u00a0kilograms, the other 6.1. Both have calculated correctly, just not the same thing: the first left out transport.</p>
<p>That is why the figure is the smallest part of a product carbon footprint. It has to be accompanied by what it applies to, which plant and year it comes from, where the calculation begins and ends, and what share was measured.</p>
<p>Along a supply chain, each tier passes on its value, and the next one adds its own share. Each keeps its calculation to itself. How that works without giving away costs is described in <a href="/exchanging-carbon-footprints">Exchanging carbon footprints</a>.</p>`,
				synonyms: ["Carbon footprint", "PCF"],
			},
		},
	},
	{
		key: "unique-identifier",
		related: ["digital-product-passport", "metadata", "traceability"],
		text: {
			de: {
				slug: "eindeutige-kennung",
				term: "Eindeutige Kennung",
				short:
					"Eine Zeichenfolge, die genau ein Produkt, ein Unternehmen oder einen Vertrag bezeichnet und nie ein zweites Mal vergeben wird.",
				body: `<p>Die Artikelnummer 4711 gibt es in tausend Betrieben. Sobald Daten das Haus verlassen, reicht sie nicht mehr. Eine eindeutige Kennung sagt auch Fremden, was gemeint ist, und zwar auf Dauer.</p>
<p>Für Produkte kommt es auf die Ebene an. Die Kennung kann das Modell bezeichnen, eine Charge oder das einzelne Stück. Je feiner, desto mehr kann man nachvollziehen und desto mehr Etiketten braucht man. Für einen Produktpass reicht oft die Charge.</p>
<p>Wählen Sie eine Form, die Ihr System überlebt. Eine Adresse auf einem Typenschild soll in zwanzig Jahren noch etwas finden, auch wenn Programm, Anbieter und vielleicht der Firmenname bis dahin andere sind. Vergeben Sie eine Kennung nie neu, auch nicht nach der Verschrottung.</p>`,
				synonyms: ["Produktkennung"],
			},
			en: {
				slug: "unique-identifier",
				term: "Unique identifier",
				short:
					"A string of characters that stands for exactly one product, company or contract, and is never assigned a second time.",
				body: `<p>A thousand companies have an item number 4711. Once data leaves the company, that is no longer enough. A unique identifier tells strangers what is meant, too, and does so permanently.</p>
<p>With products, the level matters. The identifier can stand for the model, for a batch or for the single piece. The finer it is, the more can be traced and the more labels are needed. For a product passport the batch is often enough.</p>
<p>Choose a form that will outlive your system. An address on a nameplate should still lead somewhere in twenty years, even if program, supplier and perhaps the company’s name have changed by then. Never reuse an identifier, not even after the product has been scrapped.</p>`,
				synonyms: ["Product identifier"],
			},
		},
	},
	{
		key: "traceability",
		related: ["unique-identifier", "digital-product-passport", "audit-log"],
		text: {
			de: {
				slug: "rueckverfolgbarkeit",
				term: "Rückverfolgbarkeit",
				short:
					"Die Möglichkeit, von einem Produkt aus festzustellen, welche Teile, Chargen und Betriebe an ihm beteiligt waren.",
				body: `<p>Ein Lager wird heiß. Die Frage lautet nicht, wer schuld ist, sondern: Welche anderen Pumpen haben Kugeln aus derselben Charge, und wo stehen sie? Wer das in einer Stunde beantworten kann, ruft vierzig Pumpen zurück. Wer es nicht kann, ruft viertausend zurück.</p>
<p>Rückverfolgbarkeit entsteht, wenn jede Stufe zweierlei aufschreibt: was hereinkam und wo es hineinging. Mehr muss keine wissen. Die Kette setzt sich im Ernstfall zusammen, indem man Stufe für Stufe fragt.</p>
<p>In einem Datenraum geschieht dieses Fragen von Konnektor zu Konnektor, mit Nachweis und Nutzungsregel. Niemand braucht eine Karte der ganzen Kette, und wer keine hat, kann auch keine verlieren.</p>`,
				synonyms: [],
			},
			en: {
				slug: "traceability",
				term: "Traceability",
				short:
					"The ability to establish, starting from a product, which parts, batches and companies were involved in making it.",
				body: `<p>A bearing runs hot. The question is not who is to blame but which other pumps have balls from the same batch, and where they are. A company that can answer that within an hour recalls forty pumps. One that cannot recalls four thousand.</p>
<p>Traceability comes about when each stage writes down two things: what came in, and where it went. No stage needs to know more. When it matters, the chain is pieced together by asking one stage after another.</p>
<p>In a data space, these questions go from connector to connector, with credential and usage policy. Nobody needs a map of the whole chain, and if you do not have one, you cannot lose it.</p>`,
				synonyms: [],
			},
		},
	},
	{
		key: "data-mesh",
		related: ["data-space", "data-provider", "semantic-model"],
		text: {
			de: {
				slug: "data-mesh",
				term: "Data Mesh",
				short:
					"Eine Arbeitsweise innerhalb eines Unternehmens: Jede Fachabteilung verantwortet ihre Daten selbst und bietet sie den anderen wie ein Produkt an.",
				body: `<p>Früher sammelte eine zentrale Abteilung alles ein und verstand wenig davon. Im Data Mesh bleibt die Verantwortung dort, wo die Daten entstehen. Die Qualitätssicherung bietet ihre Prüfwerte an, beschreibt sie und steht dafür ein, dass sie morgen noch dieselbe Bedeutung haben. Eine Plattform stellt nur die Werkzeuge.</p>
<p>Der Gedanke ist dem des Datenraums eng verwandt: verteilte Verantwortung, gemeinsame Regeln. Der Unterschied liegt an der Haustür. Drinnen genügt eine Anweisung, draußen braucht es Nachweise und Verträge.</p>
<p>Wer drinnen gut sortiert ist, hat es draußen leicht. Ein Datenprodukt mit Beschreibung, Fassung und Ansprechpartner ist in einem Vormittag zu einem Angebot im Katalog geworden.</p>`,
				synonyms: [],
			},
			en: {
				slug: "data-mesh",
				term: "Data mesh",
				short:
					"A way of working within a company: each department is responsible for its own data and offers it to the others like a product.",
				body: `<p>In the old days a central department collected everything and understood little of it. In a data mesh, responsibility stays where the data arises. Quality assurance offers its test results, describes them and vouches that they will mean the same tomorrow. A platform only provides the tools.</p>
<p>The idea is closely related to that of a data space: distributed responsibility, common rules. The difference is the front door. Inside, an instruction is enough; outside, it takes credentials and contracts.</p>
<p>If your house is in order, the outside is easy. A data product with a description, a version and a contact becomes an offer in the catalogue within a morning.</p>`,
				synonyms: [],
			},
		},
	},
] satisfies GlossaryTermSeed[];
