import { type PageSeed, words } from "../shape.ts";

export default {
	key: "trust-participate",
	route_key: "trust-participate",
	text: {
		de: {
			slug: "trust-participate",
			title: "Vertrauen und teilnehmen",
			description:
				"Prüfung, Nachweise und Begleitung bis zur ersten Übertragung: So wird aus einer Einladung Ihres Kunden eine Teilnahme am Datenraum.",
			search_words: words(
				"Onboarding, beitreten, Mitglied werden, Aufnahme, Dauer der Aufnahme, Lieferant werden, Nachweis abgelaufen, Nachweis verlängern, Konkurrenz sieht Daten, Kunde verlangt Datenraum",
			),
			blocks: [
				{
					type: "hero",
					eyebrow: "Vertrauen und teilnehmen",
					title: "Wissen, wer am anderen Ende sitzt",
					text: "Bevor Daten fließen, weisen sich beide Seiten aus. Wir prüfen Unternehmen, stellen Nachweise aus und begleiten Sie von der Einladung bis zur ersten Übertragung.",
					actions: [
						{ label: "Erste Woche nachlesen", href: "/de/erster-lieferant-in-einer-woche", kind: "signal" },
						{ label: "Veranstaltungen ansehen", href: "/de/events" },
					],
					motif: "trust-participate",
					tone: "leaf",
					screen: "admission",
				},
				{
					type: "prose",
					heading: "Ein Brief vom Kunden",
					html: `<p>„Bitte stellen Sie uns Ihre Daten künftig über den Datenraum bereit.“ Darunter eine Frist, ein Ansprechpartner und sieben Abkürzungen. Für viele Zulieferer beginnt die Teilnahme mit einem solchen Brief und mit der Sorge, dass nun ein teures Projekt folgt.</p>
<p>Meist folgt keines. Was Sie wirklich brauchen, sind drei Dinge: einen Nachweis, wer Sie sind, einen Konnektor, der für Sie spricht, und eine Entscheidung, was hinausgehen darf. Die ersten beiden übernehmen wir. Beim dritten helfen wir Ihnen mit Fragen. Steht Catena-X in dem Brief, finden Sie den Ablauf unter <a href="/de/catena-x-onboarding">Aufnahme bei Catena-X</a>.</p>`,
				},
				{
					type: "diagram",
					heading: "Erst ausweisen, dann austauschen",
					diagram: "trust",
					labels: {
						issuer: "Prüfstelle",
						issues: "stellt aus",
						holder: "Ihr Unternehmen",
						credential: "Nachweis in Ihrer Brieftasche",
						presents: "zeigt vor",
						verifier: "Ihr Kunde",
						register: "Liste der Widerrufe",
						enters: "trägt ein",
						checks: "sieht nach",
					},
					alt: "Drei Felder nebeneinander: Prüfstelle, Ihr Unternehmen, Ihr Kunde. Die Prüfstelle stellt einen Nachweis aus, er liegt in Ihrer Brieftasche. Ihr Unternehmen zeigt ihn dem Kunden vor. Darunter liegt die Liste der Widerrufe: Die Prüfstelle trägt dort ein, der Kunde sieht dort nach. Zwischen Prüfstelle und Kunde gibt es keine direkte Verbindung.",
					caption:
						"Der Nachweis liegt bei Ihnen. Ihr Kunde sieht in der Liste nach, ob er noch gilt; die Prüfstelle erfährt nicht, wem Sie ihn gezeigt haben.",
				},
				{
					type: "tour",
					heading: "Ihre Nachweise, in Ihrer Hand",
					intro:
						"Die digitale Brieftasche ersetzt den Ordner mit Zertifikaten und die E-\u2060Mails, die ihn herumreichen.",
					screen: "wallet",
					tone: "leaf",
					notes: [
						{ title: "Einmal geprüft", text: "Jeder Nachweis zeigt, wer ihn ausgestellt hat und ob er noch gilt." },
						{
							title: "Sie sehen, wer gefragt hat",
							text: "Wem Ihr Konnektor welchen Nachweis vorgezeigt hat, steht nur bei Ihnen.",
						},
						{
							title: "Rechtzeitig erinnert",
							text: "60, 30 und 7\u00a0Tage vor Ablauf geht eine E-\u2060Mail an die Person, die Sie benannt haben.",
						},
					],
				},
				{
					type: "features",
					heading: "Was Sie bekommen",
					items: [
						{
							title: "Eine Prüfung, die einmal reicht",
							text: "Register, Vertretungsmacht, Zustimmung zum Regelwerk. Das Ergebnis gilt in jedem Datenraum, der unsere Nachweise anerkennt.",
						},
						{
							title: "Eine digitale Brieftasche",
							text: "Darin liegen Ihre Nachweise: Mitgliedschaft, Rolle, Zertifikate. Sie sehen, wer welchen davon gesehen hat.",
						},
						{
							title: "Erinnerung vor Ablauf",
							text: "Nachweise laufen ab, und das ist gut so. Wir melden uns 60, 30 und 7\u00a0Tage vorher bei der Person, die Sie benannt haben.",
						},
						{
							title: "Begleitung in Ihrer Sprache",
							text: "Deutsch, Englisch und Portugiesisch am Telefon, Anleitungen in sechs Sprachen, ohne die sieben Abkürzungen.",
						},
					],
				},
				{
					type: "steps",
					heading: "Neun Tage von der Einladung zur Übertragung",
					intro:
						"Das ist der Median aus den letzten 60\u00a0Aufnahmen. Die schnellste dauerte vier Tage, die langsamste zehn Wochen.",
					items: [
						{
							title: "Gespräch",
							text: "45\u00a0Minuten: Was will Ihr Kunde genau, was haben Sie schon, wer entscheidet bei Ihnen?",
						},
						{
							title: "Prüfung",
							text: "Sie laden drei Unterlagen hoch. Wir prüfen sie innerhalb von zwei Arbeitstagen und sagen Ihnen genau, ob etwas fehlt und was.",
						},
						{
							title: "Nachweis",
							text: "Er wird in Ihre Brieftasche gelegt. Ihr Konnektor zeigt ihn ab jetzt von selbst vor.",
						},
						{
							title: "Probe",
							text: "Sie übertragen erfundene Daten an unsere Gegenstelle und danach an Ihren Kunden.",
						},
						{
							title: "Ernstfall",
							text: "Der erste echte Datensatz. Wir schauen in den ersten vier Wochen täglich auf das Protokoll, danach nur auf Ihren Wunsch.",
						},
					],
				},
				{
					type: "screen",
					heading: "Ab dann entscheiden Sie selbst",
					text: "Ihr Konnektor zeigt, was Sie teilen, mit wem und bis wann. Was keine Nutzungsregel hat, verlässt Ihr Haus nicht, und jede neue Anfrage wartet auf Ihr Ja.",
					screen: "connector",
					tone: "clay",
					side: "start",
					actions: [{ label: "Rundgang durch den Konnektor", href: "/de/demos/konnektor-rundgang" }],
				},
				{
					type: "references",
					heading: "Wer schon teilnimmt",
					limit: 1,
					slugs: ["genossenschaft-gruenwarden"],
				},
				{
					type: "accordion",
					heading: "Fragen von Teilnehmern",
					items: [
						{
							question: "Sehen meine Wettbewerber, dass ich teilnehme?",
							html: "<p>Das Mitgliederverzeichnis zeigt Namen und Rolle, sofern das Regelwerk nichts anderes vorsieht. Wem Sie was liefern, sieht außer Ihnen und dem Empfänger niemand.</p>",
						},
						{
							question: "Wie lange dauert die Aufnahme?",
							html: "<p>Im Median neun Tage von der Einladung bis zur ersten Übertragung; die schnellste dauerte vier Tage, die langsamste zehn Wochen. Am längsten wartet man meist auf den, der im eigenen Haus die Freigabe geben darf.</p>",
						},
						{
							question: "Was passiert, wenn ein Nachweis abläuft?",
							html: "<p>Die Gegenseite lehnt Ihre Anfragen ab, bis er erneuert ist. Deshalb melden wir uns 60, 30 und 7\u00a0Tage vorher; geschlossene Verträge bleiben bestehen.</p>",
						},
						{
							question: "Was ist mit Lieferanten außerhalb Europas?",
							html: '<p>Der Ablauf ist gleich, die Unterlagen sind andere. Worauf es ankommt, lesen Sie in <a href="/de/lieferanten-in-asien-anbinden">Lieferanten in Asien anbinden</a>.</p>',
						},
						{
							question: "Was geschieht, wenn wir den Datenraum verlassen?",
							html: "<p>Der Nachweis wird widerrufen, laufende Verträge enden nach ihren eigenen Fristen. Ihr Protokoll nehmen Sie mit.</p>",
						},
					],
				},
				{
					type: "cta",
					heading: "Treffen Sie Lieferanten, die es hinter sich haben",
					text: "Bei unseren Lieferantentreffen erzählen andere, was schwer war und was nicht.",
					actions: [
						{ label: "Termin aussuchen", href: "/de/events", kind: "signal" },
						{ label: "Nachweise verstehen", href: "/de/wer-fragt-da" },
					],
				},
			],
		},
		en: {
			slug: "trust-participate",
			title: "Trust and participate",
			description:
				"Checks, credentials and support up to the first transfer: how an invitation from your customer turns into taking part in a data space.",
			search_words: words(
				"onboarding, join, become a member, admission, become a supplier, how long onboarding takes, credential expired, renew a credential, competitors see data, customer asks for data space",
			),
			blocks: [
				{
					type: "hero",
					eyebrow: "Trust and participate",
					title: "Know who is at the other end",
					text: "Before data flows, both sides identify themselves. We check companies, issue credentials and see you through from the invitation to the first transfer.",
					actions: [
						{ label: "Read about week one", href: "/first-supplier-in-one-week", kind: "signal" },
						{ label: "See the events", href: "/events" },
					],
					motif: "trust-participate",
					tone: "leaf",
					screen: "admission",
				},
				{
					type: "prose",
					heading: "A letter from a customer",
					html: `<p>“Please provide your data through the data space from now on.” Below that, a deadline, a contact and seven abbreviations. For many suppliers, taking part begins with such a letter, and with the worry that an expensive project will follow.</p>
<p>Usually none does. What you really need are three things: a credential that says who you are, a connector that speaks for you, and a decision on what may leave your company. We take care of the first two. We help with the third by asking questions. If the letter mentions Catena-X, the procedure is described under <a href="/catena-x-onboarding">Joining Catena-X</a>.</p>`,
				},
				{
					type: "diagram",
					heading: "Identify first, exchange second",
					diagram: "trust",
					labels: {
						issuer: "Issuer",
						issues: "issues",
						holder: "Your company",
						credential: "Credential in your wallet",
						presents: "presents",
						verifier: "Your customer",
						register: "List of revocations",
						enters: "enters",
						checks: "looks up",
					},
					alt: "Three fields side by side: issuer, your company, your customer. The issuer issues a credential, which is kept in your wallet. Your company presents it to the customer. Below them is the list of revocations: the issuer makes entries in it, the customer looks it up. There is no direct link between issuer and customer.",
					caption:
						"The credential stays with you. Your customer checks the list to see whether it is still valid; the issuer does not learn who you showed it to.",
				},
				{
					type: "tour",
					heading: "Your credentials, in your hands",
					intro: "The digital wallet replaces the folder of certificates and the emails that pass it around.",
					screen: "wallet",
					tone: "leaf",
					notes: [
						{ title: "Checked once", text: "Every credential shows who issued it and whether it is still valid." },
						{
							title: "You see who asked",
							text: "Which credential your connector presented to whom is recorded with you and nowhere else.",
						},
						{
							title: "Reminded in time",
							text: "60, 30 and 7\u00a0days before expiry, an email goes to the person you named.",
						},
					],
				},
				{
					type: "features",
					heading: "What you get",
					items: [
						{
							title: "One check is enough",
							text: "Register, power of representation, acceptance of the rulebook. The result is valid in every data space that recognises our credentials.",
						},
						{
							title: "A digital wallet",
							text: "It holds your credentials: membership, role, certificates. You can see which was presented to whom.",
						},
						{
							title: "Reminders before expiry",
							text: "Credentials expire, and rightly so. 60, 30 and 7\u00a0days beforehand, we contact the person you have named.",
						},
						{
							title: "Support in your language",
							text: "German, English and Portuguese on the phone, guides in six languages, and none of the seven abbreviations.",
						},
					],
				},
				{
					type: "steps",
					heading: "Nine days from invitation to transfer",
					intro:
						"That is the median of the last 60\u00a0admissions. The quickest took four days, the slowest ten weeks.",
					items: [
						{
							title: "Conversation",
							text: "45\u00a0minutes: what exactly does your customer want, what do you already have, who decides in your company?",
						},
						{
							title: "Check",
							text: "You upload three documents. We check them within two working days and, if anything is missing, say exactly what.",
						},
						{
							title: "Credential",
							text: "It is put into your wallet. From now on your connector presents it by itself.",
						},
						{ title: "Rehearsal", text: "You transfer made-up data to our counterpart, and then to your customer." },
						{
							title: "Going live",
							text: "The first real data set. For the first four weeks we look at the log every day, after that only if you ask us to.",
						},
					],
				},
				{
					type: "screen",
					heading: "From then on, you decide",
					text: "Your connector shows what you share, with whom and until when. Data without a usage policy never leaves your company, and every new request waits for your yes.",
					screen: "connector",
					tone: "clay",
					side: "start",
					actions: [{ label: "See the connector tour", href: "/demos/connector-tour" }],
				},
				{
					type: "references",
					heading: "Who already takes part",
					limit: 1,
					slugs: ["genossenschaft-gruenwarden"],
				},
				{
					type: "accordion",
					heading: "Questions from participants",
					items: [
						{
							question: "Will my competitors see that I take part?",
							html: "<p>The register of members shows name and role unless the rulebook says otherwise. Nobody but you and the recipient can see what you deliver to whom.</p>",
						},
						{
							question: "How long does onboarding take?",
							html: "<p>The median from invitation to first transfer is nine days; the quickest took four, the slowest ten weeks. What takes longest is usually finding the person in your own company who may say yes.</p>",
						},
						{
							question: "What happens when a credential expires?",
							html: "<p>The other side refuses your requests until it is renewed. That is why we contact you 60, 30 and 7\u00a0days beforehand; contracts already made remain valid.</p>",
						},
						{
							question: "What about suppliers outside Europe?",
							html: '<p>The procedure is the same, the documents are different. What matters is described in <a href="/onboarding-suppliers-in-asia">Onboarding suppliers in Asia</a>.</p>',
						},
						{
							question: "What happens if we leave the data space?",
							html: "<p>The credential is revoked, and existing contracts end on their own terms. You take your log with you.</p>",
						},
					],
				},
				{
					type: "cta",
					heading: "Meet suppliers who have been through it",
					text: "At our supplier meetups, others tell you what was hard and what was not.",
					actions: [
						{ label: "Choose a date", href: "/events", kind: "signal" },
						{ label: "Understand credentials", href: "/who-is-asking" },
					],
				},
			],
		},
	},
} satisfies PageSeed;
