import type { EventSeed } from "../shape.ts";

export default [
	{
		key: "product-passport-which-data-first",
		kind: "webinar",
		topic: "product-passport",
		language: "en",
		day: 8,
		starts: "15:00",
		ends: "16:15",
		time_zone: "Europe/Berlin",
		mode: "online",
		capacity: 200,
		registered: 87,
		speakers: ["wiebke-aldehoff", "priya-chandekar"],
		text: {
			de: {
				slug: "produktpass-welche-daten-zuerst",
				title: "Produktpass: welche Daten zuerst?",
				description:
					"Am Beispiel eines Elektromotors: welche Angaben Sie schon haben, welche Sie von Lieferanten brauchen und welche warten können. Auf Englisch.",
				body: `<p>Ein Elektromotor, 63\u00a0Felder, drei Stapel: haben wir, bekommen wir, wissen wir nicht. Priya Chandekar zeigt, wie ihr Team den ersten Produktpass gefüllt hat und warum der dritte Stapel kleiner war als befürchtet.</p>
<h2>Sie nehmen mit</h2>
<ul><li>eine Vorlage, um Ihre eigenen Daten in diese drei Stapel zu teilen,</li><li>vier Fragen für das erste Gespräch mit einem Lieferanten,</li><li>einen Weg, Angaben abgestuft zu zeigen: öffentlich, für Werkstätten, für Behörden.</li></ul>
<p>Die Veranstaltung findet auf Englisch statt. Zur Vorbereitung passt die Demo <a href="/de/demos/produktpass-lesen">Produktpass lesen</a>.</p>`,
				agenda: [
					{ time: "15:00", title: "Ein Motor, 63\u00a0Felder" },
					{ time: "15:25", title: "Was vom Lieferanten kommen muss" },
					{ time: "15:50", title: "Wer sieht was?" },
					{ time: "16:00", title: "Fragen" },
				],
			},
			en: {
				slug: "product-passport-which-data-first",
				title: "Product passport: which data first?",
				description:
					"Taking an electric motor as the example: which data you already have, which you need from suppliers, and which can wait a little longer.",
				body: `<p>One electric motor, 63\u00a0fields, three piles: we have it, we can get it, we do not know. Priya Chandekar shows how her team filled its first product passport, and why the third pile turned out smaller than feared.</p>
<h2>What you take away</h2>
<ul><li>a template for sorting your own data into these three piles,</li><li>four questions for the first conversation with a supplier,</li><li>a way of showing data in steps: to the public, to repairers, to authorities.</li></ul>
<p>To prepare, try the demo <a href="/demos/read-a-product-passport">Read a product passport</a>.</p>`,
				agenda: [
					{ time: "15:00", title: "One motor, 63\u00a0fields" },
					{ time: "15:25", title: "What has to come from suppliers" },
					{ time: "15:50", title: "Who sees what?" },
					{ time: "16:00", title: "Questions" },
				],
			},
		},
	},
	{
		key: "connector-workshop-berlin",
		kind: "workshop",
		topic: "connectors",
		language: "de",
		day: 16,
		starts: "09:30",
		ends: "16:30",
		time_zone: "Europe/Berlin",
		mode: "onsite",
		capacity: 24,
		registered: 24,
		speakers: ["henrik-sassenroth", "bastian-loewenkamp"],
		text: {
			de: {
				slug: "konnektor-werkstatt-berlin",
				title: "Konnektor-Werkstatt in Berlin",
				description:
					"Ein Tag für IT-Leitungen kleiner und mittlerer Werke: Konnektor auswählen, anbinden, überwachen, und am Ende wissen, was er im Monat kostet.",
				body: `<p>Bastian Löwenkamp betreibt mit drei Leuten die IT eines Werks und dazu einen Konnektor. Er bringt seine Notizen aus zwei Jahren mit: was ausgefallen ist, was er heute anders einrichten würde und wie viel Zeit das Ganze wirklich braucht.</p>
<h2>Was Sie tun werden</h2>
<ol><li>Einen Konnektor mit einem ERP-Auszug verbinden.</li><li>Nutzungsregeln für zwei verschiedene Kunden setzen.</li><li>Eine Überwachung einrichten, die nur meldet, was Sie betrifft.</li><li>Ein Update einspielen und wieder zurücknehmen.</li></ol>
<p>Wenn alle Plätze vergeben sind, tragen Sie sich auf die Warteliste ein. Bei der letzten Werkstatt sind vier Plätze frei geworden.</p>`,
				venue: "Data Hub, Schnittstellenweg\u00a012",
				city: "Berlin",
				agenda: [
					{ time: "09:30", title: "Was Ihr Konnektor können muss" },
					{ time: "10:30", title: "Anbinden an einen ERP-Auszug" },
					{ time: "12:30", title: "Mittagessen" },
					{ time: "13:30", title: "Regeln und Verträge" },
					{ time: "15:00", title: "Überwachen, aktualisieren, zurücknehmen" },
				],
			},
			en: {
				slug: "connector-workshop-berlin",
				title: "Connector workshop in Berlin",
				description:
					"A day for heads of IT at small and mid-sized plants: choose a connector, link it up, monitor it, and know what it costs a month. In German.",
				body: `<p>With a team of three, Bastian Löwenkamp runs the IT of a plant, and a connector on top. He brings his notes from two years: what failed, what he would set up differently today and how much time it really takes.</p>
<h2>What you will do</h2>
<ol><li>Link a connector to an extract from an ERP system.</li><li>Set usage policies for two different customers.</li><li>Set up monitoring that only reports what concerns you.</li><li>Install an update and roll it back.</li></ol>
<p>The workshop is held in German. If every seat is taken, put your name on the waiting list: last time, four seats became free.</p>`,
				venue: "Data Hub, Schnittstellenweg\u00a012",
				city: "Berlin",
				agenda: [
					{ time: "09:30", title: "What your connector has to do" },
					{ time: "10:30", title: "Linking to an ERP extract" },
					{ time: "12:30", title: "Lunch" },
					{ time: "13:30", title: "Policies and contracts" },
					{ time: "15:00", title: "Monitor, update, roll back" },
				],
			},
		},
	},
	{
		key: "usage-policies-explained",
		kind: "webinar",
		topic: "governance",
		language: "de",
		day: 33,
		starts: "11:00",
		ends: "12:00",
		time_zone: "Europe/Berlin",
		mode: "online",
		capacity: 120,
		registered: 41,
		speakers: ["leyla-vossberg", "henrik-sassenroth"],
		text: {
			de: {
				slug: "nutzungsregeln-verstehen",
				title: "Nutzungsregeln verstehen, bevor man sie setzt",
				description:
					"Eine Juristin und ein Architekt lesen dieselbe Nutzungsregel: was sie technisch durchsetzt, was nur der Vertrag leistet und wo beides fehlt.",
				body: `<p>„Nur für die Berechnung des Fußabdrucks, nicht weitergeben, nach zwölf Monaten löschen.“ Drei Bedingungen, drei sehr verschiedene Arten, sie einzuhalten. Wir gehen sie einzeln durch: Was prüft der Konnektor? Was steht im Vertrag? Und woran merkt man einen Verstoß?</p>
<h2>Für wen</h2>
<p>Für Datenschutz, Recht und Vertrieb ebenso wie für die IT. Wir erklären jeden Begriff, sobald er zum ersten Mal fällt.</p>
<p>Ausprobieren können Sie das vorher in der Demo <a href="/de/demos/nutzungsvertrag-aushandeln">Einen Nutzungsvertrag aushandeln</a>.</p>`,
				agenda: [
					{ time: "11:00", title: "Eine Regel, zwei Lesarten" },
					{ time: "11:20", title: "Prüfen, protokollieren, vereinbaren" },
					{ time: "11:40", title: "Ihre Regeln: mitgebrachte Beispiele" },
				],
			},
			en: {
				slug: "usage-policies-explained",
				title: "Understand usage policies before you set one",
				description:
					"A lawyer and an architect read the same usage policy: what it enforces by technical means, what only the contract does, and where both fall short.",
				body: `<p>“For calculating the footprint only, not to be passed on, to be deleted after twelve months.” Three conditions, and three very different ways of keeping them. We take them one by one: what does the connector check? What is in the contract? And how would you notice a breach?</p>
<h2>Who it is for</h2>
<p>For data protection, legal and sales as much as for IT. We explain every term the first time it comes up. The webinar is held in German.</p>
<p>You can try it all beforehand in the demo <a href="/demos/negotiate-a-usage-contract">Negotiate a usage contract</a>.</p>`,
				agenda: [
					{ time: "11:00", title: "One policy, two readings" },
					{ time: "11:20", title: "Check, log, agree" },
					{ time: "11:40", title: "Your policies: examples from the audience" },
				],
			},
		},
	},
	{
		key: "data-space-days-lisbon",
		kind: "conference",
		topic: "data-spaces",
		language: "en",
		day: 54,
		starts: "09:00",
		ends: "17:30",
		time_zone: "Europe/Lisbon",
		mode: "hybrid",
		capacity: 180,
		registered: 112,
		speakers: ["nuno-tavarela", "hanneke-dijkveld", "priya-chandekar", "carla-munding"],
		text: {
			de: {
				slug: "datenraum-tag-lissabon",
				title: "Datenraum-Tag in Lissabon",
				description:
					"Ein Tag mit Häfen, Fertigern und Verbünden, die Daten über Grenzen hinweg teilen: sechs Berichte, zwei offene Runden und Zeit für Gespräche.",
				body: `<p>Keine Zukunftsfolien, sondern Berichte mit Zahlen: Wie viele Teilnehmer sind dabei, was läuft jeden Tag, was hat nicht funktioniert? Sechs Verbünde haben zugesagt, jeder bringt auch einen Fehler mit.</p>
<h2>Aus dem Programm</h2>
<ul><li>Hanneke Dijkveld: elf Speditionen, ein Katalog und die Absage eines Termins.</li><li>Carla Munding: Werkszeugnisse von 46\u00a0Lieferanten und die drei Felder, die immer fehlen.</li><li>Priya Chandekar: 3200\u00a0Fußabdrücke und die Frage nach dem richtigen Werk.</li></ul>
<h2>Vor Ort oder am Bildschirm</h2>
<p>Alle Vorträge werden übertragen. Die offenen Runden am Nachmittag gibt es nur vor Ort; ihre Ergebnisse schicken wir allen zu. Veranstaltungssprache ist Englisch.</p>`,
				venue: "Alte Segelmacherei am Kai",
				city: "Lissabon",
				agenda: [
					{ time: "09:00", title: "Ankommen und Kaffee" },
					{ time: "09:30", title: "Häfen und Speditionen: drei Berichte" },
					{ time: "11:30", title: "Fertigung: drei Berichte" },
					{ time: "13:00", title: "Mittagessen" },
					{ time: "14:30", title: "Offene Runden: Kosten, Regeln, Datenmodelle" },
					{ time: "16:30", title: "Was wir mitnehmen" },
				],
			},
			en: {
				slug: "data-space-day-lisbon",
				title: "Data space day in Lisbon",
				description:
					"A day with ports, manufacturers and alliances that share data across borders: six reports, two open sessions and plenty of time to talk.",
				body: `<p>No slides about the future, just reports with figures: how many members take part, what runs every day, what did not work? Six alliances have agreed to come, and each of them will also report a mistake.</p>
<h2>From the programme</h2>
<ul><li>Hanneke Dijkveld: eleven hauliers, one catalogue and how to cancel a slot.</li><li>Carla Munding: material certificates from 46\u00a0suppliers, and the three fields that are always missing.</li><li>Priya Chandekar: 3,200\u00a0footprints and the question of the right plant.</li></ul>
<h2>On site or on screen</h2>
<p>All talks are streamed. The open sessions in the afternoon take place on site only; we send the results to everyone. The conference language is English.</p>`,
				venue: "The Old Sail Loft on the quay",
				city: "Lisbon",
				agenda: [
					{ time: "09:00", title: "Arrival and coffee" },
					{ time: "09:30", title: "Ports and forwarders: three reports" },
					{ time: "11:30", title: "Manufacturing: three reports" },
					{ time: "13:00", title: "Lunch" },
					{ time: "14:30", title: "Open sessions: costs, rules, data models" },
					{ time: "16:30", title: "What we take away" },
				],
			},
		},
	},
	{
		key: "supplier-meetup-hamburg",
		kind: "meetup",
		topic: "data-spaces",
		language: "de",
		day: 91,
		starts: "17:30",
		ends: "20:00",
		time_zone: "Europe/Berlin",
		mode: "onsite",
		capacity: 60,
		registered: 9,
		speakers: ["wiebke-aldehoff", "carla-munding"],
		text: {
			de: {
				slug: "lieferantentreffen-hamburg",
				title: "Lieferantentreffen in Hamburg",
				description:
					"Ein Abend für Unternehmen, die von ihren Kunden in einen Datenraum eingeladen wurden und wissen wollen, was das für sie bedeutet.",
				body: `<p>Ihr größter Kunde hat geschrieben: Bitte liefern Sie Ihre Daten künftig über den Datenraum. Frist: ein halbes Jahr. Und jetzt? An diesem Abend sitzen Lieferanten am Tisch, die das hinter sich haben, und eine Kundin, die solche Briefe verschickt.</p>
<h2>Fragen, die bestimmt kommen</h2>
<ul><li>Was kostet mich das, und wer zahlt?</li><li>Sehen meine Wettbewerber, was ich liefere?</li><li>Reicht eine Tabelle, oder brauche ich ein neues System?</li></ul>
<p>Zum Einlesen: <a href="/de/erster-lieferant-in-einer-woche">Den ersten Lieferanten anbinden</a>.</p>`,
				venue: "Speicherboden am Zollsteg",
				city: "Hamburg",
				agenda: [
					{ time: "17:30", title: "Ankommen" },
					{ time: "18:00", title: "Drei Lieferanten erzählen" },
					{ time: "19:00", title: "Fragen an eine Kundin" },
					{ time: "19:30", title: "Gespräche" },
				],
			},
			en: {
				slug: "supplier-meetup-hamburg",
				title: "Supplier meetup in Hamburg",
				description:
					"An evening for companies whose customers have invited them to join a data space and who want to know what that means for them. Held in German.",
				body: `<p>Your biggest customer has written: please deliver your data through the data space from now on. Deadline: six months. Now what? At the table this evening are suppliers who have been through it, and a customer who sends such letters.</p>
<h2>Questions that are bound to come up</h2>
<ul><li>What will it cost me, and who pays?</li><li>Will my competitors see what I deliver?</li><li>Is a spreadsheet enough, or do I need a new system?</li></ul>
<p>Recommended reading: <a href="/first-supplier-in-one-week">Your first supplier in the data space</a>.</p>`,
				venue: "The warehouse loft at Zollsteg",
				city: "Hamburg",
				agenda: [
					{ time: "17:30", title: "Arrival" },
					{ time: "18:00", title: "Three suppliers tell their story" },
					{ time: "19:00", title: "Questions for a customer" },
					{ time: "19:30", title: "Conversation" },
				],
			},
		},
	},
] satisfies EventSeed[];
