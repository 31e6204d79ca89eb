import { type PageSeed, words } from "../shape.ts";

export default {
	key: "imprint",
	route_key: "imprint",
	text: {
		de: {
			slug: "impressum",
			title: "Impressum",
			description:
				"Wer diese Website anbietet, wie Sie uns erreichen und wer für die Inhalte verantwortlich ist: die Angaben zu Data Hub in Berlin.",
			search_words: words(
				"Kontakt, Anschrift, Telefonnummer, E-Mail-Adresse, Öffnungszeiten, Handelsregister, Umsatzsteuer, Geschäftsführung, Presse, Büro in Berlin, Störung melden",
			),
			blocks: [
				{
					type: "hero",
					eyebrow: "Rechtliches",
					title: "Impressum",
					text: "Anbieter dieser Website ist Data Hub. Stand: 1.\u00a0September\u00a02026.",
					motif: "legal-imprint",
				},
				{
					type: "prose",
					heading: "Anbieter",
					html: `<p><strong>Data Hub</strong></p>
<p>Schnittstellenweg\u00a012, 10000\u00a0Berlin, Deutschland</p>
<p>Vertreten durch: Wiebke Aldehoff und Henrik Sassenroth</p>
<p>Data Hub ist die Kurzform von Data Intelligence Hub. So heißt diese Website in Feeds, Suchmaschinen und geteilten Links.</p>`,
				},
				{
					type: "prose",
					heading: "So erreichen Sie uns",
					html: `<p>Telefon: <a href="tel:+493000000120">+49\u00a030\u00a00000\u00a00120</a>, montags bis freitags von 9\u00a0bis 18\u00a0Uhr</p>
<p>E-\u2060Mail: <a href="mailto:hallo@datahub.example">hallo@datahub.example</a></p>
<p>Störungen in einem von uns betriebenen Datenraum melden Sie bitte unter <a href="tel:+493000000199">+49\u00a030\u00a00000\u00a00199</a>, rund um die Uhr.</p>`,
				},
				{
					type: "prose",
					heading: "Register und Umsatzsteuer",
					html: `<p>Handelsregister: Amtsgericht Berlin, Nummer HRB\u00a0000000</p>
<p>Umsatzsteuer-Identifikationsnummer: DE\u00a0000000000</p>`,
				},
				{
					type: "prose",
					heading: "Verantwortlich für den Inhalt",
					html: `<p>Leyla Vossberg, Anschrift wie oben. Sie beantwortet auch Anfragen der Presse. Die Beiträge in den <a href="/de/insights">Einblicken</a> geben die Erfahrung ihrer Verfasserinnen und Verfasser wieder und sind keine Rechtsberatung.</p>
<p>Für verlinkte Seiten anderer Anbieter sind diese selbst verantwortlich. Wenn Ihnen dort oder bei uns etwas Falsches auffällt, schreiben Sie uns; wir antworten innerhalb von drei Arbeitstagen.</p>`,
				},
				{
					type: "prose",
					heading: "Streitbeilegung",
					html: `<p>Wir nehmen nicht an Verfahren vor einer Verbraucherschlichtungsstelle teil und sind dazu nicht verpflichtet. Unsere Leistungen richten sich an Unternehmen.</p>`,
				},
			],
		},
		en: {
			slug: "imprint",
			title: "Imprint",
			description:
				"Who provides this website, how to reach us and who is responsible for its content: the details of Data Hub in Berlin, Germany.",
			search_words: words(
				"legal notice, contact, address, phone number, office hours, company register, VAT number, managing directors, press, office in Berlin, report an outage",
			),
			blocks: [
				{
					type: "hero",
					eyebrow: "Legal",
					title: "Imprint",
					text: "This website is provided by Data Hub. As of 1\u00a0September\u00a02026.",
					motif: "legal-imprint",
				},
				{
					type: "prose",
					heading: "Provider",
					html: `<p><strong>Data Hub</strong></p>
<p>Schnittstellenweg\u00a012, 10000\u00a0Berlin, Germany</p>
<p>Represented by Wiebke Aldehoff and Henrik Sassenroth</p>
<p>Data Hub is short for Data Intelligence Hub, which is what this website is called in feeds, search engines and shared links.</p>`,
				},
				{
					type: "prose",
					heading: "How to reach us",
					html: `<p>Telephone: <a href="tel:+493000000120">+49\u00a030\u00a00000\u00a00120</a>, Monday to Friday, 9\u00a0am to 6\u00a0pm (Berlin time)</p>
<p>Email: <a href="mailto:hello@datahub.example">hello@datahub.example</a></p>
<p>To report a fault in a data space that we operate, please call <a href="tel:+493000000199">+49\u00a030\u00a00000\u00a00199</a> at any hour.</p>`,
				},
				{
					type: "prose",
					heading: "Register and VAT",
					html: `<p>Commercial register: Local Court of Berlin, number HRB\u00a0000000</p>
<p>VAT identification number: DE\u00a0000000000</p>`,
				},
				{
					type: "prose",
					heading: "Responsible for the content",
					html: `<p>Leyla Vossberg, at the address above. She also answers enquiries from the press. The posts in the <a href="/insights">insights</a> reflect the experience of their authors and are not legal advice.</p>
<p>Other providers are responsible for their own pages when we link to them. If you notice anything wrong there or here, write to us; we reply within three working days.</p>`,
				},
				{
					type: "prose",
					heading: "Settling disputes",
					html: `<p>We do not take part in proceedings before a consumer arbitration board and are not obliged to. Our services are for businesses.</p>`,
				},
			],
		},
	},
} satisfies PageSeed;
