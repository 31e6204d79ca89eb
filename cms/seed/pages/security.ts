import { type PageSeed, words } from "../shape.ts";

export default {
	key: "security",
	text: {
		de: {
			slug: "sicherheit",
			title: "Sicherheit",
			description:
				"Was wir sehen können und was nicht, wie wir Konnektoren und Nachweise schützen, und wie Sie uns eine Schwachstelle melden.",
			search_words: words(
				"Informationssicherheit, IT-Sicherheit, ISO 27001, TISAX, Zertifizierung, Verschlüsselung, Serverstandort, Speicherort der Daten in der EU, Rechenzentrum, Backup, Penetrationstest, Sicherheitslücke melden, Schlüssel, Ende-zu-Ende-Verschlüsselung, wer Daten sehen kann",
			),
			blocks: [
				{
					type: "hero",
					eyebrow: "Sicherheit",
					title: "Was wir nicht haben, kann uns niemand stehlen",
					text: "Die Daten der Teilnehmer fließen von Konnektor zu Konnektor. In der Mitte liegen nur Katalog und Mitgliederverzeichnis. Das ist unsere wichtigste Schutzmaßnahme.",
					actions: [
						{ label: "Konnektor verstehen", href: "/de/connect-integrate" },
						{ label: "Rundgang ansehen", href: "/de/demos/konnektor-rundgang" },
					],
					motif: "security",
					tone: "plum",
				},
				{
					type: "prose",
					heading: "Was wir sehen und was nicht",
					html: `<table>
<thead><tr><th>Information</th><th>Sieht Data Hub</th><th>Warum</th></tr></thead>
<tbody>
<tr><td>Wer Mitglied ist</td><td>ja</td><td>Ohne Verzeichnis gibt es keine Aufnahme.</td></tr>
<tr><td>Welche Angebote im Katalog stehen</td><td>ja</td><td>Sonst fände sie niemand.</td></tr>
<tr><td>Dass ein Vertrag geschlossen wurde</td><td>wenn der Verbund es so regelt</td><td>Für Abrechnung und als Beleg.</td></tr>
<tr><td>Welche Daten übertragen wurden</td><td>nein</td><td>Sie gehen nicht über unsere Dienste. Betreiben wir Ihren Konnektor, liegen sie in einem Bereich, dessen Schlüssel Sie halten.</td></tr>
</tbody>
</table>`,
				},
				{
					type: "features",
					heading: "Wie wir schützen",
					items: [
						{
							title: "Getrennte Bereiche",
							text: "Jeder Konnektor in unserem Betrieb läuft für sich, mit eigenem Netz, eigenem Speicher und eigenen Schlüsseln.",
						},
						{
							title: "Kurze Nachweise",
							text: "Zugänge gelten Minuten, Nachweise Monate, nichts gilt für immer. Ein Widerruf wirkt beim nächsten Abruf.",
						},
						{
							title: "Vier Augen",
							text: "Änderungen am Betrieb gibt immer eine zweite Person frei. Jede steht im Protokoll.",
						},
						{
							title: "Geübte Ausfälle",
							text: "Zweimal im Jahr schalten wir angekündigt einen Standort ab und stellen alles aus der Sicherung wieder her.",
						},
					],
				},
				{
					type: "accordion",
					heading: "Fragen aus der Informationssicherheit",
					items: [
						{
							question: "Wo stehen die Server?",
							html: "<p>In zwei Rechenzentren in Deutschland und einem in Portugal. Sicherungen verlassen die Europäische Union nicht.</p>",
						},
						{
							question: "Ist die Übertragung verschlüsselt?",
							html: "<p>Ja, durchgehend von Konnektor zu Konnektor. Wir stehen nicht dazwischen und haben keinen Schlüssel dazu.</p>",
						},
						{
							question: "Sind Sie nach ISO 27001 zertifiziert?",
							html: "<p>Unsere Rechenzentren ja, wir selbst noch nicht. Wir arbeiten nach der Norm und sagen Ihnen, was bis zum Zertifikat fehlt: Es steht in unserer Antwort auf Ihren Fragebogen.</p>",
						},
						{
							question: "Wie erfahren wir von einem Vorfall?",
							html: "<p>Per Anruf bei der Person, die Sie benannt haben, danach schriftlich. Der erste Anruf kommt auch dann, wenn wir noch nicht alles wissen.</p>",
						},
						{
							question: "Wie melden wir eine Schwachstelle?",
							html: '<p>Schreiben Sie an <a href="mailto:sicherheit@datahub.example">sicherheit@datahub.example</a>. Innerhalb von 48 Stunden bestätigt ein Mensch den Eingang, kritische Schwachstellen beheben wir innerhalb von 14 Tagen. Wer uns in gutem Glauben eine Schwachstelle meldet und keine fremden Daten abruft, hat von uns nichts zu befürchten.</p>',
						},
					],
				},
				{
					type: "cta",
					look: "quiet",
					heading: "Ihre Fragen, unsere Antworten, schriftlich",
					text: "Viele Unternehmen schicken uns einen Fragebogen. Wir füllen ihn aus. Rechnen Sie mit fünf Arbeitstagen und mit Lücken, die wir benennen.",
					actions: [
						{ label: "Fragebogen ankündigen", href: "/de/kontakt", kind: "signal" },
						{ label: "Mehr über uns", href: "/de/uber-uns" },
					],
				},
			],
		},
		en: {
			slug: "security",
			title: "Security",
			description:
				"What we can see and what we cannot, how we protect connectors and credentials, and how you can report a vulnerability that you have found.",
			search_words: words(
				"information security, IT security, ISO 27001, TISAX, certification, encryption, server location, where data is stored in the EU, data centre, backup, penetration test, bug bounty, keys, end-to-end encryption, who can see my data",
			),
			blocks: [
				{
					type: "hero",
					eyebrow: "Security",
					title: "Nobody can steal from us what we do not have",
					text: "Participants’ data flows from connector to connector. All that lies in the middle is the catalogue and the register of members. That is our most important safeguard.",
					actions: [
						{ label: "Understand the connector", href: "/connect-integrate" },
						{ label: "See the tour", href: "/demos/connector-tour" },
					],
					motif: "security",
					tone: "plum",
				},
				{
					type: "prose",
					heading: "What we see and what we do not",
					html: `<table>
<thead><tr><th>Information</th><th>Seen by Data Hub</th><th>Why</th></tr></thead>
<tbody>
<tr><td>Who is a member</td><td>yes</td><td>Without a register there is no admission.</td></tr>
<tr><td>Which offers are in the catalogue</td><td>yes</td><td>Otherwise nobody would find them.</td></tr>
<tr><td>That a contract was made</td><td>if the alliance has agreed to it</td><td>For billing and as evidence.</td></tr>
<tr><td>Which data was transferred</td><td>no</td><td>It does not pass through our services. If we run your connector, it is in an area to which you hold the keys.</td></tr>
</tbody>
</table>`,
				},
				{
					type: "features",
					heading: "How we protect",
					items: [
						{
							title: "Separate areas",
							text: "Every connector that we run is isolated, with its own network, storage and keys.",
						},
						{
							title: "Short-lived credentials",
							text: "Access lasts minutes, credentials last months, nothing lasts forever. Revocation takes effect with the next request.",
						},
						{
							title: "Two pairs of eyes",
							text: "A second person always approves changes to operations. Every change is in the log.",
						},
						{
							title: "Rehearsed outages",
							text: "Twice a year, with notice, we switch off a site and restore everything from backup.",
						},
					],
				},
				{
					type: "accordion",
					heading: "Questions from information security",
					items: [
						{
							question: "Where are the servers?",
							html: "<p>In two data centres in Germany and one in Portugal. Backups do not leave the European Union.</p>",
						},
						{
							question: "Are transfers encrypted?",
							html: "<p>Yes, all the way from connector to connector. We are not in between and hold no key to it.</p>",
						},
						{
							question: "Are you certified to ISO 27001?",
							html: "<p>Our data centres are; we ourselves are not yet. We work to the standard and tell you what is still missing: it is in our answers to your questionnaire.</p>",
						},
						{
							question: "How will we hear of an incident?",
							html: "<p>By a call to the person you have named, then in writing. The first call comes even if we do not know everything yet.</p>",
						},
						{
							question: "How do we report a vulnerability?",
							html: '<p>Write to <a href="mailto:security@datahub.example">security@datahub.example</a>. A human being will acknowledge your report within 48 hours; we fix critical vulnerabilities within 14 days. If you report a vulnerability in good faith and do not access other people’s data, you have nothing to fear from us.</p>',
						},
					],
				},
				{
					type: "cta",
					look: "quiet",
					heading: "Your questions, our answers, in writing",
					text: "Many companies send us a questionnaire. We fill it in. Allow five working days, and expect gaps that we name.",
					actions: [
						{ label: "Announce your questionnaire", href: "/contact", kind: "signal" },
						{ label: "More about us", href: "/about" },
					],
				},
			],
		},
	},
} satisfies PageSeed;
