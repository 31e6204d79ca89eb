import { type PageSeed, words } from "../shape.ts";

export default {
	key: "dataspaces-101",
	route_key: "dataspaces-101",
	text: {
		de: {
			slug: "datenraeume-101",
			title: "Datenräume 101",
			description:
				"Was ein Datenraum ist, aus welchen Teilen er besteht, wie ein Austausch abläuft und wann Sie keinen brauchen: die Grundlagen in neun Abschnitten.",
			search_words: words(
				"Grundlagen, einfach erklärt, Einführung für Einsteiger, Datenraum Definition, Nutzen, Blockchain, Unterschied zu Plattform und Cloud, lohnt sich ein Datenraum, brauche ich einen Datenraum, wann man keinen Datenraum braucht",
			),
			blocks: [
				{
					type: "hero",
					eyebrow: "Datenräume 101",
					title: "Datenräume, von vorn erklärt",
					text: "In einem Datenraum teilen Unternehmen Daten direkt miteinander, zu Bedingungen, die der Datengeber setzt. Wie das geht, erklären neun kurze Abschnitte an einem Beispiel, ohne Vorkenntnisse, in einer Viertelstunde.",
					actions: [{ label: "Begriffe nachschlagen", href: "/de/glossar" }],
					motif: "dataspaces-101-primer",
					tone: "brand",
				},
				{
					type: "contents",
					heading: "Ihr Weg durch diese Seite",
					intro: "Die ersten drei Abschnitte genügen, um mitzureden. Die übrigen brauchen Sie, um mitzuentscheiden.",
				},
				{
					type: "prose",
					heading: "Die Idee in einem Beispiel",
					html: `<p>Eine Gießerei liefert Gehäuse an einen Armaturenhersteller. Der braucht zu jeder Charge das Werkszeugnis. Bisher hängt es an einer E-\u2060Mail, landet in einem Postfach und wird zweimal abgetippt. Schickt die Gießerei alles von selbst, gibt sie mehr preis, als sie muss. Schickt sie nichts, steht die Montage.</p>
<p>In einem Datenraum bietet die Gießerei ihre Zeugnisse an: für diesen Kunden, für die Wareneingangsprüfung, zehn Jahre lang. Der Kunde holt sie ab, sobald die Charge eintrifft. Niemand dazwischen sieht oder speichert sie.</p>
<blockquote><p>Ein Datenraum ist eine Verabredung zwischen Unternehmen, Daten zu Bedingungen zu teilen, die der Datengeber setzt, und die Technik, die diese Verabredung alltagstauglich macht.</p></blockquote>`,
				},
				{
					type: "diagram",
					heading: "Ein Austausch, von außen gesehen",
					diagram: "exchange",
					labels: {
						provider: "Gießerei",
						providerSystem: "Labor und Zeugnisse",
						consumer: "Armaturenhersteller",
						consumerSystem: "Waren\u00adeingang",
						connector: "Konnektor",
						contract: "Vertrag und Nutzungs\u00adregel",
						flow: "Das Zeugnis geht direkt",
					},
					alt: "Links die Gießerei mit Labor und Zeugnissen, rechts der Armaturenhersteller mit seinem Wareneingang. Jeder hat einen eigenen Konnektor. Die Konnektoren schließen einen Vertrag mit einer Nutzungsregel, danach geht das Zeugnis direkt von einem zum anderen.",
					caption: "Zwei Unternehmen, zwei Konnektoren, ein Vertrag. In der Mitte liegt nichts.",
				},
				{
					type: "video",
					title: "Lieber zusehen? Es dauert keine Minute",
					text: "Eine Gießerei, ein Zulieferer, ein Maschinenbauer und ein Werkszeugnis, in fünf Szenen. Das Video hat keinen Ton, aber Untertitel; nachlesen können Sie es auch.",
					source: "ein-datenraum-in-einer-minute",
					motif: "dataspaces-101-film",
					tone: "sky",
				},
				{
					type: "steps",
					heading: "Derselbe Austausch, Schritt für Schritt",
					items: [
						{
							title: "Anbieten",
							text: "Die Gießerei beschreibt ihre Zeugnisse im Katalog und hängt eine Nutzungsregel daran.",
						},
						{
							title: "Finden",
							text: "Der Kunde sieht das Angebot, weil er Mitglied ist. Die Daten sieht er noch nicht.",
						},
						{
							title: "Ausweisen",
							text: "Sein Konnektor zeigt einen Nachweis vor. Der Konnektor der Gießerei prüft ihn.",
						},
						{ title: "Zustimmen", text: "Der Kunde nimmt die Regel an. Beide Konnektoren halten den Vertrag fest." },
						{
							title: "Übertragen",
							text: "Das Zeugnis geht hinüber, beide Seiten notieren es. Beim nächsten Mal entfallen die ersten vier Schritte.",
						},
					],
				},
				{
					type: "features",
					heading: "Die sechs Bausteine",
					items: [
						{
							title: "Konnektor",
							text: "Die Tür eines Unternehmens. Er zeigt Angebote, prüft Anfragen, schließt Verträge und überträgt.",
							href: "/de/connect-integrate",
						},
						{
							title: "Katalog",
							text: "Die Liste der Angebote mit Beschreibung, Format und Regel. Er enthält keine Daten.",
							href: "/de/glossar/katalog",
						},
						{
							title: "Nachweis",
							text: "Ein prüfbares Dokument, das sagt, wer jemand ist und was er darf. Er liegt beim Inhaber.",
							href: "/de/wer-fragt-da",
						},
						{
							title: "Nutzungsregel",
							text: "Wer, wofür, wie lange. Ein Teil wird technisch geprüft, der Rest steht im Vertrag.",
							href: "/de/was-nutzungsregeln-koennen",
						},
						{
							title: "Datenmodell",
							text: "Die Verabredung, was ein Feld bedeutet und in welcher Einheit es steht.",
							href: "/de/erst-die-bedeutung-dann-die-schnittstelle",
						},
						{
							title: "Regelwerk",
							text: "Wer mitmachen darf, wer was zahlt und wer entscheidet, wenn man sich nicht einig ist.",
							href: "/de/regelwerk-auf-sechs-seiten",
						},
					],
				},
				{
					type: "prose",
					heading: "Was ein Datenraum nicht ist",
					html: `<table>
<thead><tr><th></th><th>Wo liegen die Daten?</th><th>Wer bestimmt?</th><th>Gut, wenn</th></tr></thead>
<tbody>
<tr><td>Datenraum</td><td>beim Datengeber</td><td>der Datengeber, je Angebot</td><td>viele mit vielen tauschen</td></tr>
<tr><td>Plattform</td><td>beim Betreiber</td><td>der Betreiber</td><td>alle ihm vertrauen</td></tr>
<tr><td>Schnittstelle</td><td>beim Datengeber</td><td>wer sie baut</td><td>es bei zwei Partnern bleibt</td></tr>
<tr><td>Offene Daten</td><td>im Netz</td><td>danach niemand mehr</td><td>alles öffentlich sein darf</td></tr>
</tbody>
</table>
<p>Keines davon ist immer das bessere. Wer mit einem einzigen Partner tauscht, braucht keinen Datenraum.</p>`,
				},
				{
					type: "prose",
					heading: "Wer welche Rolle hat",
					html: `<p>In unserem Beispiel ist die Gießerei Datengeberin und der Armaturenhersteller Datennutzer. Morgen ist es umgekehrt, wenn er ihr seine Abrufe meldet. Ein <strong>Betreiber</strong> hält Katalog und Anmeldung am Laufen, eine <strong>Prüfstelle</strong> stellt Nachweise aus, und ein <strong>Träger</strong>, meist ein Verein der Mitglieder, beschließt das Regelwerk. Wie sie zusammenspielen, zeigt die Seite über <a href="/de/ecosystems">Ökosysteme</a>.</p>`,
				},
				{
					type: "prose",
					heading: "Was es kostet und was es bringt",
					html: `<p>Nicht die Server sind teuer, sondern die Aufnahme neuer Mitglieder: rund 22\u00a0Stunden je Unternehmen, davon nur sechs für Technik. Danach sind es etwa zehn Stunden im Jahr. Dem steht gegenüber, was heute anfällt. Bei den Werkszeugnissen waren das 150\u00a0Stunden im Jahr für einen einzigen Datensatz. Die ganze Rechnung steht in <a href="/de/was-ein-datenraum-im-betrieb-kostet">Was ein Datenraum im Betrieb kostet</a>.</p>`,
				},
				{
					type: "accordion",
					heading: "Häufige Fragen",
					items: [
						{
							question: "Was hindert den Empfänger daran, die Daten weiterzugeben?",
							html: "<p>Abrufen kann er sie nur mit gültigem Nachweis und nur in der vereinbarten Zeit, dafür sorgt die Technik. Was danach in seinem Haus geschieht, regelt der Vertrag. Eine Nutzungsregel ersetzt kein Vertrauen, sie macht es überprüfbar.</p>",
						},
						{
							question: "Ist ein Datenraum eine Blockchain?",
							html: "<p>Nein. Verträge und Übertragungen stehen in den Protokollen der Beteiligten, nicht in einem gemeinsamen Verzeichnis.</p>",
						},
						{
							question: "Was hat der Data Act damit zu tun?",
							html: '<p>Er regelt unter anderem, wer Daten vernetzter Produkte nutzen darf. Ein Datenraum ist ein Weg, solche Ansprüche geordnet zu erfüllen. Wo man anfängt, steht in <a href="/de/fuenf-fragen-zum-data-act">fünf Fragen vor dem ersten Datenvertrag</a>.</p>',
						},
						{
							question: "Wie lange dauert es, bis wir dabei sind?",
							html: '<p>Von der Einladung bis zur ersten Übertragung im Median neun Tage. Was dabei geschieht, zeigt <a href="/de/trust-participate">Vertrauen und teilnehmen</a>.</p>',
						},
						{
							question: "Und wenn unser Betreiber aufhört?",
							html: "<p>Die Daten liegen ohnehin bei Ihnen. Katalog und Verzeichnis sind in offenen Formaten, ein anderer Betreiber kann sie übernehmen. Das sollte im Vertrag stehen und einmal geübt worden sein.</p>",
						},
					],
				},
				{
					type: "cards",
					heading: "So geht es weiter",
					items: [
						{
							title: "In fünf Minuten: nachlesen",
							text: "Ein Dreher mit zwölf Beschäftigten, eine Woche, fünf Schritte: wie eine erste Anbindung wirklich verläuft.",
							href: "/de/erster-lieferant-in-einer-woche",
							label: "Beitrag lesen",
							motif: "path-read",
							tone: "sky",
						},
						{
							title: "In zehn Minuten: ausprobieren",
							text: "Bauen Sie eine Nutzungsregel, und sehen Sie zu, wie sie Anfragen beurteilt. Mit erfundenen Daten, ohne Anmeldung, im Browser.",
							href: "/de/demos/nutzungsregel-bauen",
							label: "Demo ausprobieren",
							motif: "path-try",
							tone: "clay",
						},
						{
							title: "An einem Tag: selbst machen",
							text: "In der Konnektor-Werkstatt verbinden Sie einen Auszug Ihrer eigenen Daten.",
							href: "/de/events",
							label: "Termine ansehen",
							motif: "path-make",
							tone: "leaf",
						},
					],
				},
				{
					type: "cta",
					look: "quiet",
					heading: "Welche Frage ist noch offen?",
					text: "Stellen Sie sie uns in einem Erstgespräch. 45\u00a0Minuten, kostenlos, und wenn Sie keinen Datenraum brauchen, sagen wir es Ihnen.",
					actions: [
						{ label: "Erstgespräch ansehen", href: "/de/datenraum-beratungen", kind: "signal" },
						{ label: "Im Glossar nachschlagen", href: "/de/glossar" },
					],
				},
			],
		},
		en: {
			slug: "dataspaces-101",
			title: "Data spaces 101",
			description:
				"What a data space is, which parts it is made of, how an exchange runs and when you do not need one: the basics, explained in nine sections.",
			search_words: words(
				"basics, explained simply, introduction for beginners, data space definition, benefits, blockchain, difference from a platform or cloud, is a data space worth it, do I need a data space, when you do not need one",
			),
			blocks: [
				{
					type: "hero",
					eyebrow: "Data spaces 101",
					title: "Data spaces, explained from the start",
					text: "In a data space, companies share data directly with one another, on terms set by the provider. Nine short sections explain how, with one example and no prior knowledge needed, in a quarter of an hour.",
					actions: [{ label: "Look up terms", href: "/glossary" }],
					motif: "dataspaces-101-primer",
					tone: "brand",
				},
				{
					type: "contents",
					heading: "Your way through this page",
					intro:
						"The first three sections are enough to join the conversation. You need the rest to have a say in the decision.",
				},
				{
					type: "prose",
					heading: "The idea in one example",
					html: `<p>A foundry supplies housings to a valve maker, who needs the material certificate for every batch. Until now it has been attached to an email, ended up in an inbox and been typed in twice. If the foundry sends everything unasked, it gives away more than it has to. If it sends nothing, assembly stops.</p>
<p>In a data space, the foundry offers its certificates: to this customer, for inspection of incoming goods, for ten years. The customer fetches them as soon as the batch arrives. Nobody in between sees or stores them.</p>
<blockquote><p>A data space is an agreement between companies to share data on terms set by the provider, and the technology that makes this agreement work day to day.</p></blockquote>`,
				},
				{
					type: "diagram",
					heading: "An exchange, seen from outside",
					diagram: "exchange",
					labels: {
						provider: "Foundry",
						providerSystem: "Lab and certificates",
						consumer: "Valve maker",
						consumerSystem: "Incoming goods",
						connector: "Connector",
						contract: "Contract and usage policy",
						flow: "The certificate goes directly",
					},
					alt: "On the left is the foundry with its lab and certificates, on the right the valve maker with its incoming goods. Each has a connector of its own. The connectors make a contract with a usage policy, then the certificate goes directly from one to the other.",
					caption: "Two companies, two connectors, one contract. There is nothing in the middle.",
				},
				{
					type: "video",
					title: "Prefer to watch? It takes less than a minute",
					text: "A foundry, a supplier, a machine builder and a material certificate, in five scenes. The video is silent and has captions; there is a transcript, too.",
					source: "a-data-space-in-one-minute",
					motif: "dataspaces-101-film",
					tone: "sky",
				},
				{
					type: "steps",
					heading: "The same exchange, step by step",
					items: [
						{
							title: "Offer",
							text: "The foundry describes its certificates in the catalogue and attaches a usage policy.",
						},
						{ title: "Find", text: "As a member, the customer sees the offer. The data cannot be seen yet." },
						{
							title: "Identify",
							text: "The customer’s connector presents a credential. The foundry’s connector checks it.",
						},
						{ title: "Agree", text: "The customer accepts the policy. Both connectors record the contract." },
						{
							title: "Transfer",
							text: "The certificate goes across, and both sides log it. Next time, the first four steps are no longer needed.",
						},
					],
				},
				{
					type: "features",
					heading: "The six building blocks",
					items: [
						{
							title: "Connector",
							text: "A company’s door. It shows offers, checks requests, makes contracts and transfers.",
							href: "/connect-integrate",
						},
						{
							title: "Catalogue",
							text: "The list of offers with description, format and policy. It contains no data.",
							href: "/glossary/catalogue",
						},
						{
							title: "Credential",
							text: "A verifiable document that says who someone is and what they may do. It stays with its holder.",
							href: "/who-is-asking",
						},
						{
							title: "Usage policy",
							text: "Who, what for, how long. Part of it is checked by technology, the rest is in the contract.",
							href: "/what-a-usage-policy-can-do",
						},
						{
							title: "Data model",
							text: "The agreement on what a field means and in which unit it is given.",
							href: "/meaning-before-interface",
						},
						{
							title: "Rulebook",
							text: "Who may take part, who pays what, and who decides when there is no agreement.",
							href: "/a-rulebook-on-six-pages",
						},
					],
				},
				{
					type: "prose",
					heading: "What a data space is not",
					html: `<table>
<thead><tr><th></th><th>Where is the data?</th><th>Who decides?</th><th>Good when</th></tr></thead>
<tbody>
<tr><td>Data space</td><td>with the provider</td><td>the provider, offer by offer</td><td>many exchange with many</td></tr>
<tr><td>Platform</td><td>with its operator</td><td>the operator</td><td>everyone trusts it</td></tr>
<tr><td>Interface</td><td>with the provider</td><td>whoever builds it</td><td>there will only be two partners</td></tr>
<tr><td>Open data</td><td>on the web</td><td>nobody, from then on</td><td>everything may be public</td></tr>
</tbody>
</table>
<p>None of them is always the better choice. If you exchange with one single partner, you do not need a data space.</p>`,
				},
				{
					type: "prose",
					heading: "Who has which role",
					html: `<p>In our example, the foundry is the provider and the valve maker the consumer. Tomorrow, when the valve maker reports its call-offs, it is the other way round. An <strong>operator</strong> keeps catalogue and admission running, an <strong>issuer</strong> issues credentials, and a <strong>governing body</strong>, usually an association of the members, adopts the rulebook. How they work together is shown on the page about <a href="/ecosystems">ecosystems</a>.</p>`,
				},
				{
					type: "prose",
					heading: "What it costs and what you gain",
					html: `<p>It is not the servers that are expensive but the admission of new members: some 22\u00a0hours for each company, only six of them technical. After that it is about ten hours a year. Compare that with what it costs you today. For the material certificates that was 150\u00a0hours a year, for a single data set. The full calculation is in <a href="/what-a-data-space-costs-to-run">What a data space costs to run</a>.</p>`,
				},
				{
					type: "accordion",
					heading: "Frequently asked questions",
					items: [
						{
							question: "What keeps the recipient from passing the data on?",
							html: "<p>Technology makes sure that the data can be fetched only with a valid credential and only during the agreed period. What the recipient then does with it is a matter for the contract. A usage policy does not replace trust; it makes it verifiable.</p>",
						},
						{
							question: "Is a data space a blockchain?",
							html: "<p>No. Contracts and transfers are in the logs of those involved, not in a ledger they share.</p>",
						},
						{
							question: "What does the Data Act have to do with it?",
							html: '<p>Among other things it says who may use the data of connected products. A data space is one way of meeting such claims in an orderly manner. Where to begin is explained in <a href="/five-data-act-questions">five questions before your first data contract</a>.</p>',
						},
						{
							question: "How long does it take to join?",
							html: '<p>From invitation to first transfer, the median is nine days. What happens during that time is described under <a href="/trust-participate">Trust and participate</a>.</p>',
						},
						{
							question: "What if our operator closes down?",
							html: "<p>The data is with you anyway. Catalogue and register are in open formats, and another operator can take them over. That should be in the contract, and it should have been rehearsed once.</p>",
						},
					],
				},
				{
					type: "cards",
					heading: "Where to go from here",
					items: [
						{
							title: "In five minutes: read it",
							text: "A turning shop with a staff of twelve, one week, five steps: how a first connection really goes.",
							href: "/first-supplier-in-one-week",
							label: "Read the post",
							motif: "path-read",
							tone: "sky",
						},
						{
							title: "In ten minutes: try it",
							text: "Build a usage policy and watch it judge requests. With made-up data, no sign-up, right in your browser.",
							href: "/demos/build-a-usage-policy",
							label: "Try the demo",
							motif: "path-try",
							tone: "clay",
						},
						{
							title: "In a day: do it yourself",
							text: "In the connector workshop you connect an extract of your own data.",
							href: "/events",
							label: "See the dates",
							motif: "path-make",
							tone: "leaf",
						},
					],
				},
				{
					type: "cta",
					look: "quiet",
					heading: "Which question is still open?",
					text: "Ask us in a first consultation: 45\u00a0minutes, free of charge, and if you do not need a data space, we will say so.",
					actions: [
						{ label: "See the first consultation", href: "/dataspace-consultations", kind: "signal" },
						{ label: "Look it up in the glossary", href: "/glossary" },
					],
				},
			],
		},
	},
} satisfies PageSeed;
