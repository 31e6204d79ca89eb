import { type PageSeed, words } from "../shape.ts";

export default {
	key: "data-mesh",
	route_key: "data-mesh",
	text: {
		de: {
			slug: "data-mesh",
			title: "Data Mesh und Datenraum",
			description:
				"Fachabteilungen verantworten ihre Daten wie ein Produkt. Warum das im Haus hilft, und wie aus einem guten Datenprodukt ein Angebot im Datenraum wird.",
			search_words: words(
				"Datenprodukt, Data Lake, Datenarchitektur im Unternehmen, interne Daten, Ökosystem im eigenen Haus",
			),
			blocks: [
				{
					type: "hero",
					eyebrow: "Data Mesh",
					title: "Wer Daten erzeugt, bietet sie auch an",
					text: "In einem Data Mesh verantwortet jede Fachabteilung ihre Daten wie ein Produkt: beschrieben, gepflegt, mit einem Namen am Telefon. Was innen so gut beschrieben ist, lässt sich auch außen teilen.",
					actions: [
						{ label: "Beratung ansehen", href: "/de/datenraum-beratungen", kind: "signal" },
						{ label: "Anbinden und integrieren", href: "/de/connect-integrate" },
					],
					motif: "data-mesh-domains",
					tone: "plum",
				},
				{
					type: "prose",
					heading: "Die Schlange vor dem Datenteam",
					html: `<p>Wie viele Dichtungen wurden im letzten Quartal reklamiert? Bei einem Pumpenhersteller dauerte die Antwort sechs Wochen, denn vor dem Datenteam warteten 14\u00a0andere Fragen. Als sie kam, war sie richtig gerechnet und trotzdem falsch: Im Vertrieb ist eine Reklamation ein Anruf, in der Qualität ein bestätigter Fehler. Niemand im Datenteam konnte das wissen.</p>
<p>Mehr Leute im Datenteam hätten die Schlange verkürzt, nicht den Irrtum verhindert. Ein Data Mesh verlegt deshalb die Zuständigkeit dorthin, wo das Wissen ist.</p>`,
				},
				{
					type: "diagram",
					heading: "Drei Abteilungen, drei Produkte, ein Ausgang",
					diagram: "mesh",
					labels: {
						rules: "Wenige gemeinsame Regeln",
						domains: [
							{ name: "Einkauf", product: "Werkszeugnisse" },
							{ name: "Fertigung", product: "Prüfwerte je Charge" },
							{ name: "Qualität", product: "Bestätigte Fehler" },
						],
						platform: "Gemeinsame Plattform",
						outside: "Partner im Datenraum",
						offer: "dieses eine Produkt, nach Ihrer Regel",
					},
					alt: "Drei Abteilungen liegen nebeneinander: Einkauf mit dem Datenprodukt Werkszeugnisse, Fertigung mit Prüfwerten je Charge, Qualität mit bestätigten Fehlern. Einkauf und Qualität liefern an die Fertigung. Über allen liegen wenige gemeinsame Regeln, unter allen eine gemeinsame Plattform. Aus der Fertigung führt ein Weg hinaus zu Partnern im Datenraum: dieses eine Produkt, nach Ihrer Regel.",
					caption:
						"Innen wird getauscht, ohne dass jemand alles sammelt. Hinaus geht nur, was eine Abteilung ausdrücklich anbietet.",
				},
				{
					type: "features",
					heading: "Woran man ein Datenprodukt erkennt",
					items: [
						{
							title: "Es hat einen Ansprechpartner",
							text: "Nicht eine Abteilung, sondern eine Person, die angerufen werden darf, wenn ein Wert nicht stimmt.",
						},
						{
							title: "Es erklärt sich",
							text: "Was zählt als Reklamation, was nicht? Die Antwort steht am Produkt, nicht im Kopf der Kollegin.",
						},
						{
							title: "Es verspricht etwas",
							text: "„Jeden Morgen um sechs, höchstens zwei Prozent Lücken.“ Ein Versprechen, das man messen kann.",
						},
						{
							title: "Es hat eine Tür",
							text: "Eine Schnittstelle für alle, statt eines Auszugs für jeden, der fragt.",
						},
						{
							title: "Es kennt seine Leser",
							text: "Wer liest mit, und wofür? Ohne diese Liste traut sich niemand, etwas zu ändern.",
						},
						{
							title: "Es darf enden",
							text: "Ein Produkt ohne Leser wird abgestellt, angekündigt und mit Datum.",
						},
					],
				},
				{
					type: "prose",
					heading: "Innen Data Mesh, außen Datenraum",
					html: `<table>
<thead><tr><th></th><th>Data Mesh</th><th>Datenraum</th></tr></thead>
<tbody>
<tr><td>Wer teilt?</td><td>Abteilungen eines Unternehmens</td><td>Unternehmen untereinander</td></tr>
<tr><td>Warum traut man sich?</td><td>derselbe Arbeitgeber</td><td>Nachweise und Verträge</td></tr>
<tr><td>Wer setzt die Regeln?</td><td>ein kleiner Kreis im Haus</td><td>der Verbund, und jeder Datengeber für sich</td></tr>
<tr><td>Was wird geteilt?</td><td>Datenprodukte</td><td>eine Auswahl davon, mit Nutzungsregel</td></tr>
<tr><td>Wer darf gehen?</td><td>niemand</td><td>jeder</td></tr>
</tbody>
</table>
<p>Beide lösen dieselbe Aufgabe, nur auf zwei Ebenen. Ein Datenprodukt mit Beschreibung, Versprechen und Ansprechpartner ist schon das halbe Angebot für den Katalog. Was fehlt, ist die <a href="/de/was-nutzungsregeln-koennen">Nutzungsregel</a>.</p>`,
				},
				{
					type: "steps",
					heading: "So beginnen wir",
					items: [
						{
							title: "Eine Frage",
							text: "Wir nehmen die Frage, auf die heute am längsten gewartet wird, und suchen die Abteilung, die sie beantworten kann.",
							note: "Ein Nachmittag",
						},
						{
							title: "Ein Produkt",
							text: "Diese Abteilung beschreibt ihre Daten, benennt eine Person und gibt ein Versprechen ab.",
							note: "Zwei Wochen",
						},
						{
							title: "Ein Leser",
							text: "Eine zweite Abteilung nutzt das Produkt. Was sie nicht versteht, wird am Produkt geändert.",
							note: "Zwei Wochen",
						},
						{
							title: "Ein Angebot",
							text: "Wenn ein Partner dasselbe braucht, kommt die Nutzungsregel dazu, und der Konnektor bietet es an.",
							note: "Ein bis zwei Tage",
						},
					],
				},
				{
					type: "quote",
					text: "Wir haben aufgehört zu fragen, wem die Daten gehören, und angefangen zu fragen, wer ans Telefon geht, wenn sie falsch sind.",
					name: "Imke Tjarksdorf",
					role: "Leiterin Datenmanagement, Falkmoor Pumpen",
				},
				{
					type: "accordion",
					heading: "Fragen zum Data Mesh",
					items: [
						{
							question: "Brauchen wir ein Data Mesh, um an einem Datenraum teilzunehmen?",
							html: "<p>Nein. Für den Anfang genügt ein einziger Datensatz, den jemand versteht. Wer zehn Angebote pflegen will, kommt um klare Zuständigkeiten allerdings nicht herum.</p>",
						},
						{
							question: "Was wird aus unserem zentralen Datenteam?",
							html: "<p>Es baut die Plattform, hilft den Abteilungen beim Beschreiben und wacht über die wenigen gemeinsamen Regeln. Es beantwortet keine Fragen mehr, die andere besser beantworten können.</p>",
						},
						{
							question: "Ab welcher Größe lohnt sich das?",
							html: "<p>Sobald vor dem Datenteam eine Schlange steht. In einem Betrieb mit achtzig Menschen, die einander auf dem Flur treffen, ist ein Data Mesh meist zu viel des Guten.</p>",
						},
						{
							question: "Müssen wir dafür Software austauschen?",
							html: '<p>Selten. Das meiste sind Absprachen. Warum sie vor der Technik kommen, steht in <a href="/de/erst-die-bedeutung-dann-die-schnittstelle">Erst die Bedeutung, dann die Schnittstelle</a>.</p>',
						},
					],
				},
				{
					type: "cta",
					look: "quiet",
					heading: "Welche Frage wartet bei Ihnen am längsten?",
					text: "Mit ihr fangen wir an. Ein Nachmittag genügt, um zu sehen, ob eine Abteilung sie beantworten kann.",
					actions: [
						{ label: "Beratung ansehen", href: "/de/datenraum-beratungen", kind: "signal" },
						{ label: "Ökosysteme verstehen", href: "/de/ecosystems" },
					],
				},
			],
		},
		en: {
			slug: "data-mesh",
			title: "Data mesh and data space",
			description:
				"Departments take responsibility for their data as they would for a product. Why that helps inside a company, and how a good data product becomes an offer in a data space.",
			search_words: words("data product, data lake, data architecture, internal data, ecosystem at home"),
			blocks: [
				{
					type: "hero",
					eyebrow: "Data mesh",
					title: "Those who create data also offer it",
					text: "In a data mesh, every department is responsible for its data as for a product: documented, maintained, with a person you can call. What is described that well inside can also be shared outside.",
					actions: [
						{ label: "See our consultations", href: "/dataspace-consultations", kind: "signal" },
						{ label: "Connect and integrate", href: "/connect-integrate" },
					],
					motif: "data-mesh-domains",
					tone: "plum",
				},
				{
					type: "prose",
					heading: "The queue outside the data team",
					html: `<p>How many seals were complained about last quarter? At a pump maker the answer took six weeks, because 14\u00a0other questions were waiting for the data team. When it came, it was correctly calculated and still wrong. To sales, a complaint is a phone call; to quality, it is a confirmed fault. Nobody in the data team could have known.</p>
<p>More people in the data team would have shortened the queue, not prevented the error. That is why a data mesh moves responsibility to where the knowledge is.</p>`,
				},
				{
					type: "diagram",
					heading: "Three departments, three products, one way out",
					diagram: "mesh",
					labels: {
						rules: "A few common rules",
						domains: [
							{ name: "Purchasing", product: "Material certificates" },
							{ name: "Production", product: "Readings by batch" },
							{ name: "Quality", product: "Confirmed faults" },
						],
						platform: "Common platform",
						outside: "Data space partners",
						offer: "this one product, on your terms",
					},
					alt: "Three departments are side by side: purchasing with the data product material certificates, production with readings by batch, quality with confirmed faults. Purchasing and quality supply production. Above them all are a few common rules, below them all a common platform. From production one way leads out to partners in the data space: this one product, on your terms.",
					caption:
						"Inside, departments exchange data without anyone collecting it all. Only what a department expressly offers leaves the company.",
				},
				{
					type: "features",
					heading: "How to recognise a data product",
					items: [
						{
							title: "It has a contact",
							text: "Not a department but a person you may call when a figure is wrong.",
						},
						{
							title: "It explains itself",
							text: "What counts as a complaint and what does not? The answer is with the product, not in a colleague’s head.",
						},
						{
							title: "It makes a promise",
							text: "“Every morning at six, no more than two per cent missing.” A promise that can be measured.",
						},
						{
							title: "It has a door",
							text: "One interface for everyone, instead of an extract for each person who asks.",
						},
						{
							title: "It knows its readers",
							text: "Who reads it, and what for? Without that list nobody dares to change anything.",
						},
						{
							title: "It may end",
							text: "A product without readers is switched off, with notice and a date.",
						},
					],
				},
				{
					type: "prose",
					heading: "Data mesh inside, data space outside",
					html: `<table>
<thead><tr><th></th><th>Data mesh</th><th>Data space</th></tr></thead>
<tbody>
<tr><td>Who shares?</td><td>departments of one company</td><td>companies with one another</td></tr>
<tr><td>Why do they dare to?</td><td>the same employer</td><td>credentials and contracts</td></tr>
<tr><td>Who sets the rules?</td><td>a small circle inside</td><td>the alliance, and each provider for itself</td></tr>
<tr><td>What is shared?</td><td>data products</td><td>a selection of them, with a usage policy</td></tr>
<tr><td>Who may leave?</td><td>nobody</td><td>anybody</td></tr>
</tbody>
</table>
<p>Both solve the same problem, at two different levels. A data product with a description, a promise and a contact is already half an offer for the catalogue. What is missing is the <a href="/what-a-usage-policy-can-do">usage policy</a>.</p>`,
				},
				{
					type: "steps",
					heading: "How we begin",
					items: [
						{
							title: "One question",
							text: "We take the question that has been waiting longest and look for the department that can answer it.",
							note: "One afternoon",
						},
						{
							title: "One product",
							text: "That department describes its data, names a person and makes a promise.",
							note: "Two weeks",
						},
						{
							title: "One reader",
							text: "A second department uses the product. Whatever it does not understand is changed in the product.",
							note: "Two weeks",
						},
						{
							title: "One offer",
							text: "When a partner needs the same, a usage policy is added and the connector offers it.",
							note: "One or two days",
						},
					],
				},
				{
					type: "quote",
					text: "We stopped asking who the data belongs to and started asking who picks up the phone when it is wrong.",
					name: "Imke Tjarksdorf",
					role: "Head of data management, Falkmoor Pumpen",
				},
				{
					type: "accordion",
					heading: "Questions about data mesh",
					items: [
						{
							question: "Do we need a data mesh to take part in a data space?",
							html: "<p>No. To begin with, a single data set that someone understands is enough. If you want to look after ten offers, though, there is no way around clear responsibilities.</p>",
						},
						{
							question: "What becomes of our central data team?",
							html: "<p>It builds the platform, helps departments describe their data and watches over the few common rules. It no longer answers questions that others can answer better.</p>",
						},
						{
							question: "How big does a company have to be for this?",
							html: "<p>As soon as there is a queue outside the data team, it pays off. In a firm of eighty people who meet in the corridor, a data mesh is usually too much of a good thing.</p>",
						},
						{
							question: "Do we have to replace software?",
							html: '<p>Rarely. Most of it is a matter of agreement. Why that comes before technology is explained in <a href="/meaning-before-interface">Meaning first, interface second</a>.</p>',
						},
					],
				},
				{
					type: "cta",
					look: "quiet",
					heading: "Which question has been waiting longest?",
					text: "That is where we begin. One afternoon is enough to see whether a department can answer it.",
					actions: [
						{ label: "See our consultations", href: "/dataspace-consultations", kind: "signal" },
						{ label: "Understand ecosystems", href: "/ecosystems" },
					],
				},
			],
		},
	},
} satisfies PageSeed;
