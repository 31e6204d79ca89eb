import { type PageSeed, words } from "../shape.ts";

export default {
	key: "terms",
	route_key: "terms",
	text: {
		de: {
			slug: "nutzungsbedingungen",
			title: "Nutzungsbedingungen",
			description:
				"Was für diese Website, die Demos und die Anmeldung zu Veranstaltungen gilt. Für den Betrieb von Datenräumen schließen wir eigene Verträge.",
			search_words: words(
				"AGB, Haftung, Urheberrecht, Copyright, Bilder verwenden, Texte zitieren, Lizenz, Nutzungsrechte, Anmeldung stornieren, Warteliste, ausgebucht, von einer Veranstaltung abmelden, Teilnahme kostenlos",
			),
			blocks: [
				{
					type: "hero",
					eyebrow: "Rechtliches",
					title: "Nutzungsbedingungen",
					text: "Kurz gefasst: lesen, ausprobieren, zitieren, aber bitte nicht stören. Die lange Fassung steht darunter. Stand: 1.\u00a0September\u00a02026.",
					motif: "legal-terms",
				},
				{
					type: "prose",
					heading: "Wofür diese Bedingungen gelten",
					html: `<p>Sie gelten für diese Website mit ihren Demos und für die Anmeldung zu unseren Veranstaltungen. Wenn wir für Sie einen Datenraum oder einen Konnektor betreiben, gilt der Vertrag, den wir darüber geschlossen haben.</p>`,
				},
				{
					type: "prose",
					heading: "Inhalte lesen und weiterverwenden",
					html: `<p>Texte, Bilder und Schaubilder dürfen Sie lesen, ausdrucken und innerhalb Ihres Unternehmens weitergeben. Zitieren Sie gern, mit Angabe der Quelle. Für jede andere Veröffentlichung fragen Sie uns bitte vorher.</p>
<p>Wir prüfen unsere Beiträge sorgfältig. Sie ersetzen trotzdem keine Beratung, schon gar keine rechtliche: Entscheidend ist immer Ihr Fall.</p>`,
				},
				{
					type: "prose",
					heading: "Demos",
					html: `<p>Unsere Demos arbeiten mit erfundenen Unternehmen und erfundenen Zahlen. Geben Sie dort keine echten Geschäftsdaten ein, und nutzen Sie die Ergebnisse nicht für Bilanzen, Nachweise oder Angebote.</p>`,
				},
				{
					type: "prose",
					heading: "Veranstaltungen",
					html: `<ul>
<li>Ihre Anmeldung gilt, sobald Sie sie über den Link in unserer E-\u2060Mail bestätigt haben.</li>
<li>Sind alle Plätze vergeben, kommen Sie auf die Warteliste. Frei werdende Plätze gehen der Reihe nach an die Wartenden.</li>
<li>Unsere Veranstaltungen sind kostenlos; nur Ihre Anreise zahlen Sie selbst.</li>
<li>Sie können Ihre Anmeldung jederzeit über den Link in unserer E-\u2060Mail stornieren. Bitte tun Sie es, denn oft wartet jemand auf den Platz.</li>
<li>Müssen wir eine Veranstaltung absagen oder verlegen, schreiben wir Ihnen so früh wie möglich.</li>
</ul>`,
				},
				{
					type: "prose",
					heading: "Was nicht erlaubt ist",
					html: `<p>Nicht erlaubt ist, die Website zu überlasten, Schutzmaßnahmen zu umgehen, sich unter fremdem Namen anzumelden oder Inhalte in großem Umfang automatisch abzurufen. Haben Sie eine Schwachstelle gefunden? Dann lesen Sie bitte unter <a href="/de/sicherheit">Sicherheit</a>, wie Sie sie melden.</p>`,
				},
				{
					type: "prose",
					heading: "Haftung und Änderungen",
					html: `<p>Die Website ist kostenlos. Für Schäden haften wir bei Vorsatz und grober Fahrlässigkeit sowie dort, wo das Gesetz es zwingend vorsieht. Wir dürfen die Website und diese Bedingungen ändern; es gilt die Fassung, die am Tag Ihres Besuchs hier steht. Es gilt deutsches Recht.</p>`,
				},
			],
		},
		en: {
			slug: "terms-and-conditions",
			title: "Terms and conditions",
			description:
				"What applies to this website, its demos and registering for events. For the operation of data spaces we conclude separate contracts.",
			search_words: words(
				"T&C, liability, copyright, use pictures, quote articles, licence, terms of use, cancel a booking, waiting list, fully booked, reuse of pictures, unregister from an event, free of charge",
			),
			blocks: [
				{
					type: "hero",
					eyebrow: "Legal",
					title: "Terms and conditions",
					text: "In brief: read, try things out, quote us, but please do not cause trouble. The long version is below. As of 1\u00a0September\u00a02026.",
					motif: "legal-terms",
				},
				{
					type: "prose",
					heading: "What these terms apply to",
					html: `<p>They apply to this website and its demos, and to registering for our events. If we run a data space or a connector for you, the contract we have made about that applies.</p>`,
				},
				{
					type: "prose",
					heading: "Reading and reusing content",
					html: `<p>You may read and print texts, pictures and diagrams and share them within your company. You are welcome to quote us if you name the source. For any other publication, please ask first.</p>
<p>We check our posts with care. Even so, they are no substitute for advice, least of all legal advice: what counts is always your own case.</p>`,
				},
				{
					type: "prose",
					heading: "Demos",
					html: `<p>Our demos work with made-up companies and made-up figures. Do not enter real business data there, and do not use the results in accounts, evidence or quotes.</p>`,
				},
				{
					type: "prose",
					heading: "Events",
					html: `<ul>
<li>Your registration counts once you have confirmed it through the link in our email.</li>
<li>If all seats are taken, you go on the waiting list. Seats that become free are offered to those waiting, in order.</li>
<li>Our events are free of charge; you only pay for your own travel.</li>
<li>You can cancel your registration at any time through the link in our email. Please do: someone is often waiting for the seat.</li>
<li>If we have to cancel or move an event, we write to you as early as we can.</li>
</ul>`,
				},
				{
					type: "prose",
					heading: "What is not allowed",
					html: `<p>You may not overload the website, circumvent its safeguards, register under other people’s names or fetch content automatically on a large scale. Have you found a vulnerability? The page about <a href="/security">security</a> tells you how to report it.</p>`,
				},
				{
					type: "prose",
					heading: "Liability and changes",
					html: `<p>The website is free of charge. We are liable for damage caused by intent or gross negligence, and wherever liability is mandatory by law. We may change the website and these terms; the version published here on the day of your visit applies. German law applies.</p>`,
				},
			],
		},
	},
} satisfies PageSeed;
