import { type PageSeed, words } from "../shape.ts";

export default {
	key: "build-operate",
	route_key: "build-operate",
	text: {
		de: {
			slug: "build-operate",
			title: "Datenraum aufbauen und betreiben",
			description:
				"Katalog, Anmeldung, Regelwerk und Überwachung: Wir richten Ihrem Verbund einen Datenraum ein und halten ihn am Laufen. Sie bestimmen die Regeln.",
			search_words: words(
				"Datenraumanbieter, Betreiber, Betrieb, SLA, Verfügbarkeit, eigenen Datenraum gründen, Konsortium, Betreiber wechseln, Zusagen",
			),
			blocks: [
				{
					type: "hero",
					eyebrow: "Aufbauen und betreiben",
					title: "Ihr Datenraum, unser Betrieb",
					text: "Sie bringen Unternehmen zusammen, die einander Daten geben wollen. Wir kümmern uns um alles, was dafür jeden Tag laufen muss.",
					actions: [
						{ label: "Beratung ansehen", href: "/de/datenraum-beratungen", kind: "signal" },
						{ label: "Kosten nachrechnen", href: "/de/was-ein-datenraum-im-betrieb-kostet" },
					],
					motif: "build-operate",
					tone: "brand",
					screen: "catalogue",
				},
				{
					type: "prose",
					heading: "Warum Verbünde stecken bleiben",
					html: `<p>Acht Werke beschließen, Prüfberichte zu teilen. Alle sind dafür. Ein Jahr später gibt es ein Logo, einen Lenkungskreis und zwei Testserver, von denen einer niemandem gehört. Was fehlt, ist selten der Wille. Es fehlt jemand, der nachts das Zertifikat erneuert.</p>
<p>Ein Datenraum ist kein Projekt mit einem Ende, sondern ein Dienst, der jeden Morgen da sein muss. Katalog und Anmeldung brauchen einen Betreiber, der selbst kein Interesse an den Daten hat. Diese Rolle übernehmen wir, mit festen Zusagen und einer Telefonnummer.</p>`,
				},
				{
					type: "diagram",
					heading: "Was wir betreiben und was bei Ihnen bleibt",
					diagram: "operation",
					labels: {
						members: ["Werk A", "Werk B", "Prüflabor"],
						connector: "Konnektor",
						flow: "Daten fließen direkt",
						operator: "Das betreiben wir",
						services: ["Katalog", "Anmeldung und Nachweise", "Überwachung", "Hilfe am Telefon"],
					},
					alt: "Oben drei Mitglieder nebeneinander: Werk A, Werk B und ein Prüflabor, jedes mit eigenem Konnektor. Die Daten fließen direkt zwischen den Konnektoren. Darunter liegen die gemeinsamen Dienste, die wir betreiben und mit denen jeder Konnektor verbunden ist: Katalog, Anmeldung und Nachweise, Überwachung, Hilfe am Telefon.",
					caption:
						"Über die Dienste unten finden sich die Mitglieder. Die Daten selbst gehen nur oben entlang, und erst, wenn ein Vertrag geschlossen ist.",
				},
				{
					type: "tour",
					heading: "Ein Datenraum, von innen gesehen",
					intro: "So sieht der Betrieb aus, den wir Ihnen abnehmen. Ihr Lenkungskreis hat dieselbe Ansicht.",
					screen: "operations",
					tone: "sky",
					notes: [
						{
							title: "Alle Mitglieder auf einen Blick",
							text: "Wer dabei ist, wer noch aufgenommen wird und woran es gerade hängt.",
						},
						{
							title: "Zusagen zum Nachmessen",
							text: "Vereinbart ist eine Verfügbarkeit von 99,5\u00a0%. Was erreicht wurde, steht daneben, Monat für Monat.",
						},
						{
							title: "Nichts läuft unbemerkt ab",
							text: "Nachweise, Wartung, Abstimmungen: Was ansteht, ist angekündigt, bevor es jemanden stört.",
						},
					],
				},
				{
					type: "features",
					heading: "Was Sie bekommen",
					items: [
						{
							title: "Ein Katalog, in dem man etwas findet",
							text: "Angebote mit Beschreibung, Format, Regel und Beispieldatensatz. Suche auf Deutsch und Englisch, auch für Menschen ohne Konnektor.",
						},
						{
							title: "Anmeldung und Abmeldung",
							text: "Neue Mitglieder werden geprüft, aufgenommen und eingewiesen. Wer austritt, verliert den Zugang am selben Tag.",
						},
						{
							title: "Ein Regelwerk, das passt",
							text: "Eine Vorlage von sechs Seiten, die wir mit Ihren Mitgliedern an einem Tag durchgehen und danach pflegen.",
						},
						{
							title: "Überwachung mit Augenmaß",
							text: "Wir sehen, ob Dienste antworten und Nachweise ablaufen. Was übertragen wird, sehen wir nicht.",
						},
						{
							title: "Zusagen in Zahlen",
							text: "Verfügbarkeit, Antwortzeiten und Wartungsfenster stehen im Vertrag, die erreichten Werte jeden Monat im Bericht.",
						},
						{
							title: "Ein Weg hinaus",
							text: "Verträge, Katalog und Mitgliederverzeichnis liegen in offenen Formaten vor. Der Umzug zu einem anderen Betreiber ist beschrieben und geprobt.",
						},
					],
				},
				{
					type: "screen",
					heading: "Wer dazukommt, und was noch fehlt",
					text: "Antrag, Prüfung, Nachweis, Konnektor, erste Übertragung: Der Stand jeder Aufnahme ist für Betreiber und Mitglied derselbe. Niemand muss anrufen, um ihn zu erfahren.",
					screen: "admission",
					tone: "sky",
					side: "start",
					actions: [{ label: "So läuft eine Aufnahme", href: "/de/trust-participate" }],
				},
				{
					type: "steps",
					heading: "In zwölf Wochen zum laufenden Datenraum",
					items: [
						{
							title: "Woche 1 bis 2: ein Anwendungsfall",
							text: "Wir suchen mit Ihnen den Datensatz, der allen Beteiligten sofort Arbeit abnimmt, und streichen den Rest.",
						},
						{
							title: "Woche 3 bis 4: Regeln",
							text: "Ein gemeinsamer Tag, sechs Seiten, eine Abstimmung. Die Rechtsabteilungen lesen mit.",
						},
						{
							title: "Woche 5 bis 8: Aufbau",
							text: "Katalog, Nachweise und die ersten drei Konnektoren gehen in Betrieb, zunächst mit erfundenen Daten.",
						},
						{
							title: "Woche 9 bis 12: Ernstfall",
							text: "Die ersten Unternehmen übertragen echte Daten. Danach nehmen wir jede Woche ein bis zwei weitere auf.",
						},
					],
				},
				{
					type: "references",
					heading: "Ein Verbund, der schon läuft",
					limit: 1,
					slugs: ["hafenverbund-oldersiel"],
				},
				{
					type: "accordion",
					heading: "Fragen von Verbünden",
					items: [
						{
							question: "Wem gehört der Datenraum?",
							html: "<p>Ihnen oder dem Träger, den Sie bestimmen. Name, Regelwerk und Mitgliederverzeichnis gehören dem Verbund. Wir sind Dienstleister, und Sie können uns kündigen.</p>",
						},
						{
							question: "Wie viele Unternehmen braucht es?",
							html: "<p>Drei genügen für den Anfang: zwei, die liefern, und eines, das empfängt. Ab etwa fünfzehn lohnt sich ein eigener Betrieb auch rechnerisch.</p>",
						},
						{
							question: "Lässt sich der Datenraum mit anderen verbinden?",
							html: '<p>Ja, wenn beide Seiten die Nachweise der anderen anerkennen. Technisch ist das eine Einstellung, inhaltlich eine Entscheidung der beiden Verbünde. Wer dabei welche Rolle hat, zeigt die Seite über <a href="/de/ecosystems">Ökosysteme</a>.</p>',
						},
					],
				},
				{
					type: "cta",
					heading: "Bringen Sie Ihren Anwendungsfall mit",
					text: "Bei unseren Veranstaltungen ist immer Zeit für ein Gespräch am Rand. Danach wissen Sie, ob ein Datenraum das richtige Werkzeug ist, auch wenn die Antwort nein lautet.",
					actions: [
						{ label: "Veranstaltungen ansehen", href: "/de/events", kind: "signal" },
						{ label: "Regelwerk verstehen", href: "/de/regelwerk-auf-sechs-seiten" },
					],
				},
			],
		},
		en: {
			slug: "build-operate",
			title: "Build and operate a data space",
			description:
				"Catalogue, admission, rulebook and monitoring: we set up a data space for your alliance and keep it running, while the rules remain yours.",
			search_words: words(
				"data space provider, operator, operations, SLA, availability, found a data space, consortium, change operator, service levels",
			),
			blocks: [
				{
					type: "hero",
					eyebrow: "Build and operate",
					title: "Your data space, run by us",
					text: "You bring together companies that want to share data. We look after everything that has to run every day to make that possible.",
					actions: [
						{ label: "See our consultations", href: "/dataspace-consultations", kind: "signal" },
						{ label: "Work out what it costs", href: "/what-a-data-space-costs-to-run" },
					],
					motif: "build-operate",
					tone: "brand",
					screen: "catalogue",
				},
				{
					type: "prose",
					heading: "Why alliances get stuck",
					html: `<p>Eight plants decide to share inspection reports. Everyone is in favour. A year later there is a logo, a steering committee and two test servers, one of which belongs to nobody. What is missing is rarely goodwill. It is someone to renew the certificate at night.</p>
<p>A data space is not a project with an end but a service that has to be there every morning. Catalogue and admission need an operator with no interest of its own in the data. We take on that role, with firm commitments and a telephone number.</p>`,
				},
				{
					type: "diagram",
					heading: "What we run and what stays with you",
					diagram: "operation",
					labels: {
						members: ["Plant A", "Plant B", "Test lab"],
						connector: "Connector",
						flow: "Data flows directly",
						operator: "This is what we run",
						services: ["Catalogue", "Admission and credentials", "Monitoring", "Help by phone"],
					},
					alt: "At the top are three members side by side: plant A, plant B and a test lab, each with a connector of its own. Data flows directly between the connectors. Below them are the shared services that we run and that every connector is linked to: catalogue, admission and credentials, monitoring, help by phone.",
					caption:
						"Members find one another through the services at the bottom. The data itself only travels along the top, and only once there is a contract.",
				},
				{
					type: "tour",
					heading: "A data space, seen from inside",
					intro: "This is the work that we take off your hands. Your steering committee sees the same view.",
					screen: "operations",
					tone: "sky",
					notes: [
						{
							title: "All members at a glance",
							text: "Who has joined, who is still being admitted, and what they are waiting for.",
						},
						{
							title: "Commitments you can check",
							text: "We commit to an availability of 99.5%. What we achieved is shown beside it, month by month.",
						},
						{
							title: "Nothing expires unnoticed",
							text: "Credentials, maintenance, votes: whatever is coming up is announced before it gets in anybody’s way.",
						},
					],
				},
				{
					type: "features",
					heading: "What you get",
					items: [
						{
							title: "A catalogue people can find things in",
							text: "Offers with a description, a format, a policy and a sample. Searchable in German and English, also for people without a connector.",
						},
						{
							title: "Joining and leaving",
							text: "New members are checked, admitted and shown around. Anyone who leaves loses access the same day.",
						},
						{
							title: "A rulebook that fits",
							text: "A template of six pages, which we go through with your members in a day and look after from then on.",
						},
						{
							title: "Monitoring with a sense of proportion",
							text: "We see whether services answer and credentials are about to expire. We do not see what is transferred.",
						},
						{
							title: "Commitments in figures",
							text: "Availability, response times and maintenance windows are in the contract, and what we achieved is in the report every month.",
						},
						{
							title: "A way out",
							text: "Contracts, catalogue and register of members are kept in open formats. Moving to another operator is documented and rehearsed.",
						},
					],
				},
				{
					type: "screen",
					heading: "Who is joining, and what is still missing",
					text: "Application, check, credential, connector, first transfer: operator and member see the same state of every admission. Nobody has to call to find out.",
					screen: "admission",
					tone: "sky",
					side: "start",
					actions: [{ label: "How an admission works", href: "/trust-participate" }],
				},
				{
					type: "steps",
					heading: "Twelve weeks to a data space that runs",
					items: [
						{
							title: "Weeks 1 and 2: one use case",
							text: "Together we look for the data set that takes work off everyone’s hands at once, and strike out the rest.",
						},
						{
							title: "Weeks 3 and 4: rules",
							text: "One day together, six pages, one vote. The legal departments are involved throughout.",
						},
						{
							title: "Weeks 5 to 8: setting up",
							text: "Catalogue, credentials and the first three connectors go into operation, with made-up data to begin with.",
						},
						{
							title: "Weeks 9 to 12: for real",
							text: "The first companies transfer real data. After that we admit one or two more every week.",
						},
					],
				},
				{
					type: "references",
					heading: "An alliance already up and running",
					limit: 1,
					slugs: ["hafenverbund-oldersiel"],
				},
				{
					type: "accordion",
					heading: "Questions from alliances",
					items: [
						{
							question: "Who owns the data space?",
							html: "<p>You do, or the body you choose to hold it. Name, rulebook and register of members belong to the alliance. We are a service provider, and you can give us notice.</p>",
						},
						{
							question: "How many companies does it take?",
							html: "<p>Three are enough to begin with: two that deliver and one that receives. From about fifteen, running your own also pays off financially.</p>",
						},
						{
							question: "Can it be linked to other data spaces?",
							html: '<p>Yes, if each side accepts the other’s credentials. Technically that is a setting; in substance it is a decision for the two alliances. Who has which role is shown on the page about <a href="/ecosystems">ecosystems</a>.</p>',
						},
					],
				},
				{
					type: "cta",
					heading: "Bring your use case along",
					text: "There is always time for a conversation at our events. Afterwards you will know whether a data space is the right tool, even if the answer is no.",
					actions: [
						{ label: "See the events", href: "/events", kind: "signal" },
						{ label: "Understand the rulebook", href: "/a-rulebook-on-six-pages" },
					],
				},
			],
		},
	},
} satisfies PageSeed;
