import { type PageSeed, words } from "../shape.ts";

export default {
	key: "privacy-policy",
	route_key: "privacy-policy",
	text: {
		de: {
			slug: "datenschutz",
			title: "Datenschutz",
			description:
				"Welche Daten diese Website verarbeitet, wozu, wie lange und mit welcher Einwilligung, und wie Sie Ihre Rechte bei uns geltend machen.",
			search_words: words(
				"DSGVO, Datenschutz-Grundverordnung, Datenschutzbeauftragte, Datenschutzerklärung, Auskunft, Daten löschen, personenbezogene Daten, Cookies ablehnen, Betroffenenrechte, Anmeldung stornieren, Recht auf Vergessenwerden, Speicherdauer, wie lange Daten gespeichert werden, AVV, Recht auf Löschung, Newsletter abbestellen",
			),
			blocks: [
				{
					type: "hero",
					eyebrow: "Rechtliches",
					title: "Datenschutz",
					text: "Sie können diese Website lesen, ohne uns etwas über sich zu sagen. Was wir verarbeiten, wenn Sie mehr möchten, steht hier. Stand: 1.\u00a0September\u00a02026.",
					motif: "legal-privacy",
				},
				{
					type: "prose",
					heading: "Wer verantwortlich ist",
					html: `<p>Verantwortlich im Sinne der Datenschutz-Grundverordnung (DSGVO) ist Data Hub, Schnittstellenweg\u00a012, 10000\u00a0Berlin. Fragen zum Datenschutz beantwortet Leyla Vossberg unter <a href="mailto:datenschutz@datahub.example">datenschutz@datahub.example</a>. Alle übrigen Angaben stehen im <a href="/de/impressum">Impressum</a>.</p>`,
				},
				{
					type: "prose",
					heading: "Beim Lesen",
					html: `<p>Damit eine Seite bei Ihnen ankommt, verarbeitet unser Server die Adresse Ihres Geräts (IP-Adresse), die abgerufene Seite und den Zeitpunkt. Diese Angaben brauchen wir für den Betrieb und um Angriffe abzuwehren. Wir führen sie nicht mit anderen Daten zusammen und löschen sie, sobald sie dafür nicht mehr gebraucht werden.</p>
<p>Schriften, Bilder und Programme kommen von unserem eigenen Server. Ohne Ihre Einwilligung geht keine Anfrage an Dritte.</p>`,
				},
				{
					type: "prose",
					heading: "Einwilligung und Cookies",
					html: `<p>Ablehnen kostet bei uns so viele Klicks wie Zustimmen. Ihre Wahl können Sie jederzeit am Fuß jeder Seite ändern; ein Widerruf gilt sofort und entfernt, was die betreffende Gruppe gespeichert hat.</p>
<p>Dass sich jemand entschieden hat, halten wir fest: den Zeitpunkt, die Fassung dieser Erklärung und die erlaubten Gruppen, aber nicht, wer es war. Das löschen wir nach drei Jahren; danach bleiben nur Summen.</p>`,
				},
				{
					type: "cookies",
					heading: "Was in Ihrem Browser gespeichert wird",
					html: `<p>Zeilen mit „Statistik“ oder „Werbung“ kommen nur vor, wenn Sie das <a href="/de/cookie-einstellungen">in den Cookie-Einstellungen</a> erlauben. Anbieter eingebetteter Inhalte, etwa von Videos, legen außerdem unter ihrer eigenen Adresse ab, was sie selbst bestimmen.</p>`,
				},
				{
					type: "prose",
					heading: "Auswertung und Inhalte Dritter",
					html: `<p>Welche Unternehmen daran beteiligt sind, wozu, in welchem Land und wie lange, steht in der <a href="/de/datenschutz/partnerliste">Liste unserer Partner</a>.</p>
<p><strong>Auswertung:</strong> Stimmen Sie zu, zählen wir Seitenaufrufe, um zu sehen, welche Beiträge gelesen werden. Ohne Zustimmung wird nichts gezählt und auch nichts für später gesammelt.</p>
<p><strong>Videos:</strong> An der Stelle eines Videos sehen Sie zunächst ein Standbild. Erst wenn Sie Inhalte Dritter erlauben, verbindet sich Ihr Gerät mit dem Anbieter des Videos.</p>
<p><strong>Werbung:</strong> Ein Zählprogramm für Werbung laden wir nur, wenn Sie Inhalten Dritter zugestimmt haben.</p>`,
				},
				{
					type: "prose",
					heading: "Wenn Sie sich zu einer Veranstaltung anmelden",
					html: `<p>Wir verarbeiten Ihren Namen, Ihre E-\u2060Mail-Adresse und was Sie sonst angeben, um Ihren Platz zu vergeben und Ihnen zu schreiben. Ihre Anmeldung gilt erst, wenn Sie sie über den Link in unserer E-\u2060Mail bestätigt haben. Auf demselben Weg können Sie sie ändern oder absagen. Bestätigen Sie sie nicht, löschen wir Ihre Angaben nach 48\u00a0Stunden. Sonst löschen wir sie in der Regel 90\u00a0Tage nach der Veranstaltung; wir behalten dann nur die Zahl der Anmeldungen. Unsere E-\u2060Mails an Sie löschen wir eine Woche nach dem Versand, unzustellbare nach 30\u00a0Tagen.</p>`,
				},
				{
					type: "prose",
					heading: "Wenn Sie uns schreiben oder ein Konto haben",
					html: `<p>Ihre Nachricht löschen wir 90\u00a0Tage, nachdem wir sie beantwortet oder die Sache abgeschlossen haben, spätestens aber 365\u00a0Tage, nachdem sie bei uns eingegangen ist. Damit niemand unsere Formulare missbraucht, zählen wir höchstens einen Tag lang, wie viele Nachrichten und Anmeldungen von einem Anschluss, aus dessen Netz und für eine E-\u2060Mail-Adresse kommen; dafür speichern wir nur verschlüsselte Prüfsummen.</p>
<p>Haben Sie ein Konto, speichern wir Ihre Anmeldung in einem versiegelten Cookie, das nur unser Server öffnen kann. Es endet mit der Abmeldung.</p>`,
				},
				{
					type: "prose",
					heading: "Ihre Rechte",
					html: `<p>Sie können von uns verlangen:</p>
<ul>
<li>Auskunft darüber, welche Daten wir über Sie verarbeiten,</li>
<li>Berichtigung, Löschung oder eingeschränkte Verarbeitung,</li>
<li>eine Kopie in einem gängigen, maschinenlesbaren Format.</li>
</ul>
<p>Einer Verarbeitung aus berechtigtem Interesse können Sie widersprechen, eine Einwilligung für die Zukunft widerrufen. Außerdem können Sie sich bei einer Aufsichtsbehörde für den Datenschutz beschweren. Eine formlose Nachricht genügt.</p>`,
				},
			],
		},
		en: {
			slug: "privacy-policy",
			title: "Privacy policy",
			description:
				"Which data this website processes, what for, for how long and with what consent, and how you can exercise your rights towards us.",
			search_words: words(
				"GDPR, General Data Protection Regulation, data protection officer, data protection, access to my data, delete my data, personal data, refuse cookies, data subject rights, cancel a booking, right to be forgotten, right to erasure, how long data is kept, retention, DPA, unsubscribe",
			),
			blocks: [
				{
					type: "hero",
					eyebrow: "Legal",
					title: "Privacy policy",
					text: "You can read this website without telling us anything about yourself. What we process when you want more is set out here. As of 1\u00a0September\u00a02026.",
					motif: "legal-privacy",
				},
				{
					type: "prose",
					heading: "Who is responsible",
					html: `<p>The controller under the General Data Protection Regulation (GDPR) is Data Hub, Schnittstellenweg\u00a012, 10000\u00a0Berlin, Germany. Leyla Vossberg answers questions about privacy at <a href="mailto:privacy@datahub.example">privacy@datahub.example</a>. You will find all other details in the <a href="/imprint">imprint</a>.</p>`,
				},
				{
					type: "prose",
					heading: "While you read",
					html: `<p>For a page to reach you, our server processes the address of your device (IP address), the page requested and the time. We need this to run the website and to fend off attacks. We do not combine it with other data, and we delete it as soon as it is no longer needed for that.</p>
<p>Fonts, pictures and programs come from our own server. Without your consent, no request goes to third parties.</p>`,
				},
				{
					type: "prose",
					heading: "Consent and cookies",
					html: `<p>With us, refusing takes as many clicks as accepting. You can change your choice at any time at the bottom of every page; withdrawing consent takes effect at once and removes what the group in question has stored.</p>
<p>We keep a record that somebody decided: the time, the version of this policy and the groups allowed, but not who it was. We delete it after three years; what remains is totals.</p>`,
				},
				{
					type: "cookies",
					heading: "What is stored in your browser",
					html: `<p>Lines with “statistics” or “advertising” apply only if you allow them in the <a href="/cookie-settings">cookie settings</a>. Providers of embedded content such as videos also store, under their own address, what they decide themselves.</p>`,
				},
				{
					type: "prose",
					heading: "Counting and third-party content",
					html: `<p>Which companies take part in this, what for, in which country and for how long is set out in the <a href="/data-privacy/partner-list">list of our partners</a>.</p>
<p><strong>Counting:</strong> if you agree, we count page views to see which posts are read. If you do not, nothing is counted, and nothing is collected for later either.</p>
<p><strong>Videos:</strong> where there is a video, you first see a still picture. Your device connects to the provider of the video only once you allow third-party content.</p>
<p><strong>Advertising:</strong> we load a program that measures advertising only if you have agreed to third-party content.</p>`,
				},
				{
					type: "prose",
					heading: "When you register for an event",
					html: `<p>We process your name, your email address and anything else you tell us in order to assign your seat and write to you. Your registration counts only once you have confirmed it through the link in our email. You can change or cancel it the same way. If you do not confirm it, we delete what you told us after 48\u00a0hours. Otherwise we delete it, as a rule, 90\u00a0days after the event; all we then keep is how many people registered. We delete our emails to you a week after sending them, and those that could not be delivered after 30\u00a0days.</p>`,
				},
				{
					type: "prose",
					heading: "When you write to us or sign in",
					html: `<p>We delete your message 90\u00a0days after we have answered it or closed the matter, and 365\u00a0days after it reached us at the latest. So that nobody abuses our forms, we count, for a day at most, how often someone writes or registers from one connection, from the network around it and for one address; all we store for that are encrypted checksums.</p>
<p>If you have an account, we keep your sign-in in a sealed cookie that only our server can open. It ends when you sign out.</p>`,
				},
				{
					type: "prose",
					heading: "Your rights",
					html: `<p>You can ask us for:</p>
<ul>
<li>information on which data about you we process,</li>
<li>correction, deletion or restricted processing,</li>
<li>a copy in a common, machine-readable format.</li>
</ul>
<p>You can object to processing that rests on a legitimate interest, and withdraw consent for the future. You can also complain to a data protection authority. An informal message to us is enough.</p>`,
				},
			],
		},
	},
} satisfies PageSeed;
