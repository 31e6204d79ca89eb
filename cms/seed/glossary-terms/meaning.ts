import type { GlossaryTermSeed } from "../shape.ts";

export default [
	{
		key: "dataspace-protocol",
		related: ["connector", "interoperability", "catalogue"],
		text: {
			de: {
				slug: "dataspace-protocol",
				term: "Dataspace Protocol",
				short:
					"Eine offene Beschreibung, wie Konnektoren miteinander reden: Angebote zeigen, Verträge aushandeln und eine Übertragung beginnen.",
				body: `<p>Zwei Konnektoren von zwei Herstellern sollen einander verstehen. Dazu müssen sie sich über drei Gespräche einig sein: Wie fragt man nach dem Katalog? Wie wird aus einem Angebot ein Vertrag? Wie beginnt und wie endet eine Übertragung? Das Dataspace Protocol schreibt für jedes davon die Nachrichten und ihre Reihenfolge vor.</p>
<p>Was es offenlässt, ist ebenso wichtig. Es sagt nichts darüber, welche Daten fließen, wie Nachweise aussehen oder was eine Nutzungsregel bedeutet. Das regelt jeder Datenraum für sich.</p>
<p>Achten Sie beim Kauf eines Konnektors auf die Fassung. Fragen Sie nicht, ob er das Protokoll „unterstützt“, sondern gegen welche fremden Konnektoren er zuletzt geprüft wurde.</p>`,
				synonyms: ["Datenraumprotokoll"],
			},
			en: {
				slug: "dataspace-protocol",
				term: "Dataspace Protocol",
				short:
					"An open description of how connectors talk to each other: showing offers, negotiating contracts and starting a transfer.",
				body: `<p>Two connectors from two makers are supposed to understand each other. To do so, they have to agree on three conversations. How do you ask for the catalogue? How does an offer become a contract? How does a transfer begin, and how does it end? The Dataspace Protocol lays down the messages for each, and their order.</p>
<p>What it leaves open is just as important. It says nothing about which data flows, what credentials look like, or what a usage policy means. Each data space settles that for itself.</p>
<p>When you buy a connector, check the version. Do not ask whether it “supports” the protocol; ask which other makers’ connectors it was last tested against.</p>`,
				synonyms: ["Data Space Protocol"],
			},
		},
	},
	{
		key: "interoperability",
		related: ["dataspace-protocol", "semantic-model", "data-space"],
		text: {
			de: {
				slug: "interoperabilitaet",
				term: "Interoperabilität",
				short:
					"Die Fähigkeit verschiedener Systeme, Daten so auszutauschen, dass der Empfänger dasselbe darunter versteht wie der Absender.",
				body: `<p>Dass Daten ankommen, ist die leichte Hälfte. Zwei Systeme können einander jahrelang fehlerfrei ein Lieferdatum schicken und damit zwei verschiedene Tage meinen.</p>
<p>Deshalb spricht man von mehreren Ebenen, die alle stimmen müssen:</p>
<ul>
<li><strong>Technik:</strong> Beide sprechen dasselbe Protokoll.</li>
<li><strong>Form:</strong> Beide schreiben Zahlen, Einheiten und Datumsangaben gleich.</li>
<li><strong>Bedeutung:</strong> Beide meinen mit einem Feld dasselbe.</li>
<li><strong>Recht und Organisation:</strong> Beide dürfen und wollen es.</li>
</ul>
<p>Für die ersten zwei gibt es Prüfprogramme. Für die dritte hilft ein Vormittag mit den Menschen, die das Feld täglich ausfüllen. Wie der abläuft, steht in <a href="/de/erst-die-bedeutung-dann-die-schnittstelle">Erst die Bedeutung, dann die Schnittstelle</a>.</p>`,
				synonyms: [],
			},
			en: {
				slug: "interoperability",
				term: "Interoperability",
				short:
					"The ability of different systems to exchange data so that the recipient understands it as the sender meant it.",
				body: `<p>Getting the data across is the easy half. Two systems can send each other a delivery date for years without an error, and mean two different days by it.</p>
<p>That is why people speak of several levels, all of which have to be right:</p>
<ul>
<li><strong>Technology:</strong> both speak the same protocol.</li>
<li><strong>Form:</strong> both write numbers, units and dates alike.</li>
<li><strong>Meaning:</strong> both mean the same thing by a field.</li>
<li><strong>Law and organisation:</strong> both may, and both want to.</li>
</ul>
<p>For the first two there are validation programs. For the third, what helps is a morning with the people who fill in the field every day. How that works is described in <a href="/meaning-before-interface">Meaning first, interface second</a>.</p>`,
				synonyms: [],
			},
		},
	},
	{
		key: "semantic-model",
		related: ["ontology", "metadata", "interoperability"],
		text: {
			de: {
				slug: "datenmodell",
				term: "Datenmodell",
				short:
					"Die gemeinsame Beschreibung, welche Felder ein Datensatz hat, was jedes bedeutet und in welcher Einheit es steht.",
				body: `<p>„Gewicht: 4,8“ ist keine Auskunft. Mit oder ohne Verpackung? Kilogramm oder Pfund? Gewogen oder gerechnet? Ein Datenmodell beantwortet diese Fragen einmal für alle, damit sie nicht bei jeder Anbindung neu gestellt werden.</p>
<p>Ein gutes Modell enthält zu jedem Feld einen Namen, eine Erklärung in ganzen Sätzen, Einheit oder Werteliste, ein Beispiel und die Angabe, ob das Feld leer bleiben darf. Und es trägt eine Fassungsnummer, denn Begriffe altern.</p>
<p>Nehmen Sie ein vorhandenes Modell Ihrer Branche, wenn es eines gibt. Es passt nie ganz. Doch die Stellen, an denen es nicht passt, sind genau die, über die man reden sollte.</p>`,
				synonyms: ["Semantisches Modell"],
			},
			en: {
				slug: "data-model",
				term: "Data model",
				short:
					"The common description of which fields a data set has, what each of them means and in which unit it is given.",
				body: `<p>“Weight: 4.8” tells you nothing. With packaging or without? Kilograms or pounds? Weighed or calculated? A data model answers these questions once for everyone, so that they do not have to be asked again for every new connection.</p>
<p>For each field, a good model gives a name, an explanation in full sentences, a unit or a list of values, an example, and whether the field may stay empty. And it bears a version number, because terms age.</p>
<p>If your industry has a model, use it. It never fits completely. But the places where it does not fit are precisely the ones worth talking about.</p>`,
				synonyms: ["Semantic model"],
			},
		},
	},
	{
		key: "ontology",
		related: ["semantic-model", "metadata"],
		text: {
			de: {
				slug: "ontologie",
				term: "Ontologie",
				short:
					"Ein Netz von Begriffen und ihren Beziehungen, das so genau beschrieben ist, dass auch ein Programm daraus Schlüsse ziehen kann.",
				body: `<p>Ein Datenmodell sagt, welche Felder ein Datensatz hat. Eine Ontologie sagt, wie die Dinge dahinter zusammenhängen: Ein Motor ist ein Bauteil, ein Bauteil besteht aus Werkstoffen, ein Werkstoff kann ein Gefahrstoff sein. Wer danach fragt, welche Produkte einen Gefahrstoff enthalten, bekommt auch den Motor genannt, obwohl das bei ihm selbst nirgends steht.</p>
<p>Das ist mächtig und mühsam zugleich. Ontologien brauchen Fachleute, die zwei Sprachen sprechen: die der Werkstatt und die der Logik.</p>
<p>Unsere Erfahrung: Beginnen Sie mit zwanzig Begriffen, die in Ihrem Datenraum oft verwechselt werden, und zeichnen Sie deren Beziehungen auf. Hängen bleibt, was bei einer echten Frage hilft. Der Rest kann warten.</p>`,
				synonyms: [],
			},
			en: {
				slug: "ontology",
				term: "Ontology",
				short:
					"A web of concepts and their relations, described so precisely that even a program can draw conclusions from it.",
				body: `<p>A data model says which fields a data set has. An ontology says how the things behind it are related: a motor is a component, a component consists of materials, a material may be hazardous. If you ask which products contain a hazardous material, you are told about the motor, although the motor’s own data does not mention it anywhere.</p>
<p>That is powerful and laborious at the same time. Ontologies need experts who speak two languages, that of the workshop and that of logic.</p>
<p>Our experience: begin with twenty concepts that are often mixed up in your data space, and draw how they are related. What helps with a real question will stick. The rest can wait.</p>`,
				synonyms: [],
			},
		},
	},
	{
		key: "metadata",
		related: ["catalogue", "semantic-model"],
		text: {
			de: {
				slug: "metadaten",
				term: "Metadaten",
				short:
					"Angaben über Daten: woher sie stammen, wie aktuell und wie vollständig sie sind, was sie bedeuten und wer sie nutzen darf.",
				body: `<p>Auf einem Einmachglas steht „Pflaume, 2024, wenig Zucker“. Niemand muss es öffnen, um zu wissen, ob es passt. Metadaten sind solche Etiketten. Im Katalog eines Datenraums liest man nur sie; die Daten selbst bleiben zu, bis ein Vertrag geschlossen ist.</p>
<p>Drei Fragen sollten Metadaten immer beantworten: Was ist das? Von wann ist das? Wen frage ich, wenn etwas nicht stimmt? Alles andere ist willkommen, hilft aber wenig, wenn eine der drei fehlt.</p>
<p>Vorsicht: Auch Etiketten verraten etwas. Aus der Angabe „Ausschussquote, täglich, Werk Nord“ lässt sich einiges schließen, bevor eine einzige Zahl geflossen ist. Für heikle Angebote beschränkt man deshalb, wer den Eintrag überhaupt sieht.</p>`,
				synonyms: [],
			},
			en: {
				slug: "metadata",
				term: "Metadata",
				short:
					"Information about data: where it comes from, how recent and complete it is, what it means and who may use it.",
				body: `<p>The label on a preserving jar says “Plum, 2024, little sugar”. Nobody needs to open it to know whether it will do. Metadata is that kind of label. In the catalogue of a data space you read nothing else; the data itself stays closed until there is a contract.</p>
<p>Metadata should always answer three questions. What is this? How old is it? Who do I ask if something is wrong? Anything else is welcome, but is of little help if one of the three is missing.</p>
<p>But be careful: labels give things away, too. From “scrap rate, daily, northern plant” quite a lot can be inferred before a single figure has flowed. For sensitive offers, it is therefore restricted who gets to see the entry at all.</p>`,
				synonyms: [],
			},
		},
	},
] satisfies GlossaryTermSeed[];
