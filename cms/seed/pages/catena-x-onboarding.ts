import { type PageSeed, words } from "../shape.ts";

export default {
	key: "catena-x-onboarding",
	route_key: "catena-x-onboarding",
	text: {
		de: {
			slug: "catena-x-onboarding",
			title: "Aufnahme bei Catena-X",
			description:
				"Fünf Schritte vom Schreiben Ihres Kunden bis zum ersten echten Datensatz: wer was tut, wie lange es dauert und welche Unterlagen Sie bereitlegen.",
			search_words: words(
				"Catena-X beitreten, Onboarding, Kosten von Catena-X, Dauer, Unterlagen, BPN, Geschäftspartnernummer",
			),
			blocks: [
				{
					type: "hero",
					eyebrow: "Aufnahme bei Catena-X",
					title: "Ihr Kunde hat eine Frist gesetzt. Hier ist der Weg dorthin.",
					text: "Sieben Wochen sind realistisch, und etwa fünf Tage davon sind Ihre Arbeit. Wir sagen Ihnen vorher, welche.",
					actions: [
						{ label: "Beratung ansehen", href: "/de/datenraum-beratungen", kind: "signal" },
						{ label: "Was Catena-X ist", href: "/de/catena-x" },
					],
					motif: "catena-x-onboarding-path",
					tone: "brand",
				},
				{
					type: "numbers",
					items: [
						{
							value: "7\u00a0Wochen",
							label: "vom ersten Gespräch bis zum ersten echten Datensatz, wenn die Prüfungen zwei Wochen davon dauern",
						},
						{ value: "5\u00a0Tage", label: "Arbeit in Ihrem Haus, verteilt auf drei Personen" },
						{ value: "1", label: "Anlass, mit dem Sie beginnen, und ein Teil, das Sie gut kennen" },
					],
				},
				{
					type: "diagram",
					heading: "Wer wann was tut",
					diagram: "plan",
					labels: {
						phases: ["Woche 1", "Woche 2", "Woche 3–4", "Woche 5–6", "Woche 7"],
						lanes: [
							{
								name: "Sie",
								tasks: [
									{ text: "Anlass und Teil wählen", from: 0, to: 0 },
									{ text: "Unterlagen einreichen", from: 1, to: 1 },
									{ text: "Felder klären und freigeben", from: 2, to: 3, when: "Woche 3–6" },
									{ text: "Ersten Datensatz freigeben", from: 4, to: 4 },
								],
							},
							{
								name: "Data Hub",
								tasks: [
									{ text: "Lage klären", from: 0, to: 0 },
									{ text: "Anmeldung vorbereiten", from: 1, to: 1 },
									{ text: "Konnektor einrichten", from: 2, to: 2 },
									{ text: "Zuordnen und proben", from: 3, to: 3 },
									{ text: "Täglich ins Protokoll schauen", from: 4, to: 4 },
								],
							},
							{
								name: "Zuständige Stellen",
								tasks: [
									{ text: "Angaben prüfen, Kennung und Nachweise ausstellen", from: 1, to: 2, when: "Woche 2–4" },
								],
							},
						],
					},
					alt: "Ein Zeitplan über sieben Wochen mit drei Zeilen. Sie: in Woche 1 Anlass und Teil wählen, in Woche 2 Unterlagen einreichen, in den Wochen 3 bis 6 Felder klären und freigeben, in Woche 7 den ersten Datensatz freigeben. Data Hub: Lage klären, Anmeldung vorbereiten, Konnektor einrichten, zuordnen und proben, täglich ins Protokoll schauen. Zuständige Stellen: in den Wochen 2 bis 4 Angaben prüfen, Kennung und Nachweise ausstellen.",
					caption:
						"Das ist unser Plan und nicht der Plan der Initiative. Wie schnell die zuständigen Stellen entscheiden, liegt nicht bei uns; deshalb beginnen wir früh mit ihnen.",
				},
				{
					type: "steps",
					heading: "Fünf Schritte",
					items: [
						{
							title: "Lage klären",
							text: "Was genau verlangt Ihr Kunde, bis wann, für welche Teile? Wir lesen das Schreiben mit Ihnen und streichen, was nicht darin steht.",
							note: "Eine Stunde, Vertrieb und IT",
						},
						{
							title: "Anmelden",
							text: "Sie melden Ihr Unternehmen an und belegen, wer es vertritt und wo es seine Standorte hat. Am Ende stehen eine Geschäftspartnernummer und Nachweise, mit denen sich Ihr Konnektor ausweist.",
							note: "Ein halber Tag bei Ihnen, danach Wartezeit",
						},
						{
							title: "Konnektor einrichten",
							text: "In unserem Betrieb oder in Ihrem Rechenzentrum. Er kann sich jetzt ausweisen, hat aber noch keinen Zugang zu Ihren Systemen: Bis hierher fließen keine Daten.",
							note: "Zwei Stunden bei Ihnen, zwei Tage bei uns",
						},
						{
							title: "Felder zuordnen",
							text: "Wir legen Ihre Felder neben das veröffentlichte Datenmodell. Was fehlt, bekommt einen Namen und ein Datum: Wer klärt es bis wann?",
							note: "Drei Tage mit Ihrer Fachabteilung, der größte Brocken",
						},
						{
							title: "Proben, dann Ernst",
							text: "Erst erfundene Daten an unsere Gegenstelle, dann eine Probe mit Ihrem Kunden. Den ersten echten Datensatz geben Sie von Hand frei.",
							note: "Ein Tag, verteilt auf zwei Wochen",
						},
					],
				},
				{
					type: "prose",
					heading: "Was Sie bereitlegen",
					html: `<ol>
<li>Das Schreiben Ihres Kunden, mit Frist und Ansprechpartner.</li>
<li>Einen aktuellen Registerauszug und die Namen derer, die unterschreiben dürfen.</li>
<li>Die Liste Ihrer Standorte, mit Anschriften wie auf dem Lieferschein.</li>
<li>Eine Person, die sagen darf: Das geht hinaus.</li>
<li>Ein Teil, das Sie gut kennen, mit allem, was Sie darüber wissen.</li>
</ol>
<p>Wenn eine Aufnahme stockt, liegt das selten an der Technik und oft an Punkt vier. Klären Sie ihn in der ersten Woche. Welche Angaben die zuständigen Stellen im Einzelnen verlangen, veröffentlicht die Initiative; die Liste oben ist unsere Erfahrung.</p>`,
				},
				{
					type: "cards",
					heading: "Wo stehen Sie?",
					items: [
						{
							title: "„Wir haben noch keinen Konnektor.“",
							text: "Sie brauchen auch keinen zu kaufen. Was er tut, wo er läuft und welchen Port Ihre IT dafür öffnet.",
							href: "/de/connect-integrate",
							label: "Konnektor verstehen",
						},
						{
							title: "„Wir haben einen, aber die Daten passen nicht.“",
							text: "Dann fehlt nicht die Schnittstelle, sondern eine Einigung, was ein Feld bedeutet. So kommen Sie dazu.",
							href: "/de/erst-die-bedeutung-dann-die-schnittstelle",
							label: "Beitrag lesen",
						},
						{
							title: "„Unser Werk steht nicht in Europa.“",
							text: "Der Ablauf ist derselbe, die Unterlagen sind andere. Fünf Dinge, die man vorher wissen sollte.",
							href: "/de/lieferanten-in-asien-anbinden",
							label: "Beitrag lesen",
						},
					],
				},
				{
					type: "accordion",
					heading: "Fragen zur Aufnahme",
					items: [
						{
							question: "Können Sie uns einen Termin zusagen?",
							html: "<p>Für unseren Teil ja, er steht im Vertrag. Für Prüfungen anderer Stellen können wir das nicht.</p>",
						},
						{
							question: "Was kostet die Aufnahme?",
							html: "<p>Bis zum ersten echten Datensatz gilt ein fester Preis, danach ein fester Betrag im Monat je Konnektor. Dazu können Gebühren anderer Stellen kommen. Wir stellen sie zusammen, bevor Sie unterschreiben.</p>",
						},
						{
							question: "Was, wenn die Frist kürzer ist als sieben Wochen?",
							html: "<p>Dann teilen wir: zuerst ein Teil, ein Werk, ein Datensatz. Wer sieht, dass etwas ankommt, wartet auf den Rest meist geduldiger. Sprechen Sie trotzdem früh mit Ihrem Kunden.</p>",
						},
						{
							question: "Was bleibt danach an Arbeit?",
							html: '<p>Rechnen Sie mit zwei Stunden im Monat. Neue Ausgaben der Standards spielen wir ein; ändert sich dadurch ein Feld, melden wir uns vorher. Wie eine ganze Woche bei einem Lieferanten aussah, steht in <a href="/de/erster-lieferant-in-einer-woche">Den ersten Lieferanten anbinden</a>.</p>',
						},
					],
				},
				{
					type: "cta",
					look: "quiet",
					heading: "Bringen Sie das Schreiben mit",
					text: "In 45\u00a0Minuten gehen wir es Satz für Satz durch. Danach wissen Sie, was zu tun ist, auch wenn Sie es ohne uns tun.",
					actions: [
						{ label: "Erstgespräch vereinbaren", href: "/de/kontakt", kind: "signal" },
						{ label: "Lieferanten treffen", href: "/de/events" },
					],
				},
			],
		},
		en: {
			slug: "catena-x-onboarding",
			title: "Joining Catena-X",
			description:
				"Five steps from your customer’s letter to the first real data set: who does what, how long it takes and which documents you should have ready.",
			search_words: words(
				"join Catena-X, onboarding, cost of Catena-X, duration, documents, BPN, business partner number",
			),
			blocks: [
				{
					type: "hero",
					eyebrow: "Joining Catena-X",
					title: "Your customer has set a deadline. This is how you meet it.",
					text: "Seven weeks is realistic, and about five days of that are your own work. We tell you beforehand which.",
					actions: [
						{ label: "See our consultations", href: "/dataspace-consultations", kind: "signal" },
						{ label: "What Catena-X is", href: "/catena-x" },
					],
					motif: "catena-x-onboarding-path",
					tone: "brand",
				},
				{
					type: "numbers",
					items: [
						{
							value: "7\u00a0weeks",
							label: "from first conversation to first real data set, if the checks take two of those weeks",
						},
						{ value: "5\u00a0days", label: "of work in your company, shared by three people" },
						{ value: "1", label: "reason to begin with, and one part that you know well" },
					],
				},
				{
					type: "diagram",
					heading: "Who does what, and when",
					diagram: "plan",
					labels: {
						phases: ["Week 1", "Week 2", "Weeks 3–4", "Weeks 5–6", "Week 7"],
						lanes: [
							{
								name: "You",
								tasks: [
									{ text: "Choose reason and part", from: 0, to: 0 },
									{ text: "Hand in documents", from: 1, to: 1 },
									{ text: "Settle and release fields", from: 2, to: 3, when: "Weeks 3–6" },
									{ text: "Release the first data set", from: 4, to: 4 },
								],
							},
							{
								name: "Data Hub",
								tasks: [
									{ text: "Take stock", from: 0, to: 0 },
									{ text: "Prepare the application", from: 1, to: 1 },
									{ text: "Set up the connector", from: 2, to: 2 },
									{ text: "Map and rehearse", from: 3, to: 3 },
									{ text: "Check the log daily", from: 4, to: 4 },
								],
							},
							{
								name: "Responsible bodies",
								tasks: [{ text: "Check details, issue identifier and credentials", from: 1, to: 2, when: "Weeks 2–4" }],
							},
						],
					},
					alt: "A timetable of seven weeks in three rows. You: in week 1 choose reason and part, in week 2 hand in documents, in weeks 3 to 6 settle and release fields, in week 7 release the first data set. Data Hub: take stock, prepare the application, set up the connector, map and rehearse, check the log daily. Responsible bodies: in weeks 2 to 4 check details, issue identifier and credentials.",
					caption:
						"This is our timetable, not the initiative’s. How quickly the responsible bodies decide is not in our hands, which is why we begin with them early.",
				},
				{
					type: "steps",
					heading: "Five steps",
					items: [
						{
							title: "Take stock",
							text: "What exactly does your customer ask for, by when, for which parts? We read the letter with you and strike out what it does not say.",
							note: "One hour, sales and IT",
						},
						{
							title: "Apply",
							text: "You register your company and show who represents it and where its sites are. The result is a business partner number, and credentials with which your connector identifies itself.",
							note: "Half a day of your time, then a wait",
						},
						{
							title: "Set up the connector",
							text: "Run by us or in your own data centre. It can now identify itself but has no access to your systems yet: up to this point, no data flows.",
							note: "Two hours of your time, two days of ours",
						},
						{
							title: "Map the fields",
							text: "We compare your fields with the published data model. Whatever is missing gets a name and a date: who will settle it, and by when?",
							note: "Three days with your specialists, the largest part",
						},
						{
							title: "Rehearse, then go live",
							text: "First made-up data to our counterpart, then a rehearsal with your customer. You release the first real data set by hand.",
							note: "One day, spread over two weeks",
						},
					],
				},
				{
					type: "prose",
					heading: "What to have ready",
					html: `<ol>
<li>Your customer’s letter, with deadline and contact.</li>
<li>A current extract from the commercial register, and the names of those authorised to sign.</li>
<li>The list of your sites, with addresses as on the delivery note.</li>
<li>One person who is allowed to say: this can go out.</li>
<li>One part that you know well, with everything you know about it.</li>
</ol>
<p>When an admission stalls, it is rarely because of the technology and often because of number four. Settle it in the first week. What the responsible bodies ask for in detail is published by the initiative; the list above is our experience.</p>`,
				},
				{
					type: "cards",
					heading: "Where are you now?",
					items: [
						{
							title: "“We have no connector yet.”",
							text: "You need not buy one. What it does, where it runs and which port your IT department has to open.",
							href: "/connect-integrate",
							label: "Understand the connector",
						},
						{
							title: "“We have one, but the data does not fit.”",
							text: "Then what is missing is not the interface but agreement on what a field means. This is how to reach it.",
							href: "/meaning-before-interface",
							label: "Read the post",
						},
						{
							title: "“Our plant is not in Europe.”",
							text: "The procedure is the same, the documents are different. Five things to know beforehand.",
							href: "/onboarding-suppliers-in-asia",
							label: "Read the post",
						},
					],
				},
				{
					type: "accordion",
					heading: "Questions about joining",
					items: [
						{
							question: "Can you promise us a date?",
							html: "<p>For our part, yes: it is in the contract. For checks by other bodies, we cannot.</p>",
						},
						{
							question: "What does it cost to join?",
							html: "<p>Up to the first real data set there is a fixed price, after that a fixed monthly fee for each connector. Other bodies may charge fees on top. We list them for you before you sign.</p>",
						},
						{
							question: "What if we have less than seven weeks?",
							html: "<p>Then we split it up: one part, one plant, one data set first. Customers who see that something arrives are usually more patient about the rest. Talk to your customer early all the same.</p>",
						},
						{
							question: "How much work remains afterwards?",
							html: '<p>Allow two hours a month. We install new releases of the standards, and if one of them changes a field, we contact you first. For an account of a whole week at a supplier, read <a href="/first-supplier-in-one-week">Your first supplier in the data space</a>.</p>',
						},
					],
				},
				{
					type: "cta",
					look: "quiet",
					heading: "Bring the letter along",
					text: "In 45\u00a0minutes we go through it sentence by sentence. Afterwards you know what to do, even if you do it without us.",
					actions: [
						{ label: "Arrange a first consultation", href: "/contact", kind: "signal" },
						{ label: "Meet other suppliers", href: "/events" },
					],
				},
			],
		},
	},
} satisfies PageSeed;
