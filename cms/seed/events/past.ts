import type { EventSeed } from "../shape.ts";

export default [
	{
		key: "data-space-in-60-minutes",
		kind: "webinar",
		topic: "data-spaces",
		language: "de",
		day: -118,
		starts: "10:00",
		ends: "11:00",
		time_zone: "Europe/Berlin",
		mode: "online",
		capacity: 150,
		registered: 131,
		speakers: ["wiebke-aldehoff"],
		text: {
			de: {
				slug: "datenraum-in-60-minuten",
				title: "Ein Datenraum in 60\u00a0Minuten",
				description:
					"Wir gründen vor Ihren Augen einen kleinen Datenraum mit drei Unternehmen und einem Datensatz und beantworten dabei die Fragen, die alle stellen.",
				body: `<p>Drei erfundene Unternehmen, ein Datensatz, eine Stunde: Wir legen einen Katalogeintrag an, setzen eine Nutzungsregel, schließen einen Vertrag und übertragen das erste Werkszeugnis. Sie sehen jeden Schritt auf dem Bildschirm.</p>
<h2>Für wen</h2>
<p>Für alle, die in Einkauf, Qualität oder IT gefragt wurden: „Sollen wir da mitmachen?“ Vorwissen brauchen Sie nicht.</p>
<h2>Danach wissen Sie</h2>
<ul><li>was ein Konnektor tut und was er nicht tut,</li><li>wer in einem Datenraum welche Kosten trägt,</li><li>welche drei Fragen Sie im eigenen Haus zuerst klären sollten.</li></ul>`,
				agenda: [
					{ time: "10:00", title: "Drei Unternehmen, ein Problem" },
					{ time: "10:10", title: "Anbieten, zustimmen, übertragen: live" },
					{ time: "10:40", title: "Fragen" },
				],
			},
			en: {
				slug: "a-data-space-in-60-minutes",
				title: "A data space in 60\u00a0minutes",
				description:
					"Before your eyes we set up a small data space with three companies and one data set, answering the questions that everyone asks on the way.",
				body: `<p>Three made-up companies, one data set, one hour: we create a catalogue entry, set a usage policy, conclude a contract and transfer the first material certificate. You see every step on the screen.</p>
<h2>Who it is for</h2>
<p>For anyone in purchasing, quality or IT who has been asked, “Should we join this?” No prior knowledge needed. The session is held in German.</p>
<h2>What you will know afterwards</h2>
<ul><li>what a connector does and what it does not do,</li><li>who bears which costs in a data space,</li><li>which three questions to settle in your own company first.</li></ul>`,
				agenda: [
					{ time: "10:00", title: "Three companies, one problem" },
					{ time: "10:10", title: "Offer, agree, transfer: live" },
					{ time: "10:40", title: "Questions" },
				],
			},
		},
	},
	{
		key: "first-connector-in-an-afternoon",
		kind: "workshop",
		topic: "connectors",
		language: "en",
		day: -63,
		starts: "13:00",
		ends: "17:00",
		time_zone: "Europe/Lisbon",
		mode: "hybrid",
		capacity: 30,
		registered: 27,
		speakers: ["henrik-sassenroth", "nuno-tavarela"],
		text: {
			de: {
				slug: "erster-konnektor-an-einem-nachmittag",
				title: "Der erste Konnektor an einem Nachmittag",
				description:
					"Ein Workshop für IT-Abteilungen: Sie richten einen Konnektor ein, verbinden ihn mit einer Datenbank und geben einen Datensatz frei. Auf Englisch.",
				body: `<p>Mitzubringen ist ein Rechner, auf dem Container laufen. Alles andere steht bereit: eine Testdatenbank mit Prüfberichten, ein Katalog und zwei Gegenstellen, von denen eine absichtlich Fehler macht.</p>
<h2>Ablauf</h2>
<ol><li>Konnektor starten und mit Testnachweisen ausstatten.</li><li>Eine Datenbanktabelle als Angebot beschreiben.</li><li>Nutzungsregel setzen, Vertrag aushandeln, übertragen.</li><li>Störungen finden: abgelaufener Nachweis, falsche Uhrzeit, gesperrter Port.</li></ol>
<p>Der Workshop findet auf Englisch statt. Wer online dabei ist, sitzt mit höchstens fünf anderen in einer betreuten Gruppe.</p>`,
				venue: "Data Hub, Büro Lissabon",
				city: "Lissabon",
				agenda: [
					{ time: "13:00", title: "Einrichten" },
					{ time: "14:15", title: "Anbieten und aushandeln" },
					{ time: "15:45", title: "Störungen finden" },
					{ time: "16:40", title: "Was im Alltag bleibt" },
				],
			},
			en: {
				slug: "first-connector-in-an-afternoon",
				title: "Your first connector in an afternoon",
				description:
					"A workshop for IT departments: you set up a connector, link it to a database and release a data set. With two counterparts, one of them faulty.",
				body: `<p>Bring a laptop that runs containers. Everything else is waiting: a test database of inspection reports, a catalogue and two counterparts, one of which makes mistakes on purpose.</p>
<h2>What we do</h2>
<ol><li>Start a connector and equip it with test credentials.</li><li>Describe a database table as an offer.</li><li>Set a usage policy, negotiate a contract, transfer.</li><li>Find faults: an expired credential, a wrong clock, a closed port.</li></ol>
<p>If you join online, you work in a supervised group of six at most.</p>`,
				venue: "Data Hub, Lisbon office",
				city: "Lisbon",
				agenda: [
					{ time: "13:00", title: "Setting up" },
					{ time: "14:15", title: "Offering and negotiating" },
					{ time: "15:45", title: "Finding faults" },
					{ time: "16:40", title: "What remains to do every month" },
				],
			},
		},
	},
	{
		key: "rulebook-evening-berlin",
		kind: "meetup",
		topic: "governance",
		language: "de",
		day: -20,
		starts: "18:00",
		ends: "20:30",
		time_zone: "Europe/Berlin",
		mode: "onsite",
		capacity: 40,
		registered: 34,
		speakers: ["leyla-vossberg", "hanneke-dijkveld"],
		text: {
			de: {
				slug: "regelwerk-abend-berlin",
				title: "Regelwerk-Abend in Berlin",
				description:
					"Zwei Verbünde legen ihr Regelwerk auf den Tisch: was sie gestrichen haben, worüber sie gestritten haben und was sie heute anders schreiben würden.",
				body: `<p>Ein Regelwerk ist gut, wenn man es selten braucht. Zwei Verbünde zeigen ihres: ein Logistikverbund mit elf Speditionen und ein Verbund von Armaturenherstellern. Beide haben mit mehr als zwanzig Seiten angefangen und sind bei weniger als zehn gelandet.</p>
<h2>Worum es geht</h2>
<ul><li>Wer darf aufnehmen, wer darf ausschließen?</li><li>Was gilt, wenn zwei Nutzungsregeln einander widersprechen?</li><li>Wie ändert man ein Regelwerk, ohne neu zu unterschreiben?</li></ul>
<p>Zum Einlesen: <a href="/de/regelwerk-auf-sechs-seiten">Ein Regelwerk auf sechs Seiten</a>. Danach Brot, Käse und Gespräche.</p>`,
				venue: "Data Hub, Schnittstellenweg\u00a012",
				city: "Berlin",
				agenda: [
					{ time: "18:00", title: "Ankommen" },
					{ time: "18:30", title: "Zwei Regelwerke, nebeneinandergelegt" },
					{ time: "19:30", title: "Gespräche" },
				],
			},
			en: {
				slug: "rulebook-evening-berlin",
				title: "Rulebook evening in Berlin",
				description:
					"Two alliances put their rulebooks on the table: what they struck out, what they argued about and what they would write differently today.",
				body: `<p>A good rulebook is one you rarely need. Two alliances show theirs: eleven hauliers on the coast, and a group of valve makers. Both began with more than twenty pages and ended with fewer than ten.</p>
<h2>What we will talk about</h2>
<ul><li>Who may admit a member, and who may exclude one?</li><li>What applies when two usage policies contradict each other?</li><li>How do you amend a rulebook without everyone having to sign again?</li></ul>
<p>Recommended reading: <a href="/a-rulebook-on-six-pages">A rulebook on six pages</a>. Afterwards there is bread, cheese and conversation, mostly in German.</p>`,
				venue: "Data Hub, Schnittstellenweg\u00a012",
				city: "Berlin",
				agenda: [
					{ time: "18:00", title: "Arrival" },
					{ time: "18:30", title: "Two rulebooks side by side" },
					{ time: "19:30", title: "Conversation" },
				],
			},
		},
	},
] satisfies EventSeed[];
