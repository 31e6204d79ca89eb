import type { GlossaryTermSeed } from "../shape.ts";

export default [
	{
		key: "data-space",
		related: ["connector", "rulebook", "catalogue", "data-sovereignty"],
		text: {
			de: {
				slug: "datenraum",
				term: "Datenraum",
				short:
					"Ein Zusammenschluss von Unternehmen, die Daten nach gemeinsamen Regeln direkt austauschen, ohne sie an einer zentralen Stelle zu sammeln.",
				body: `<p>Eine Gießerei, eine Spedition und ein Pumpenhersteller wollen Lieferdaten teilen. Sie könnten alles in eine gemeinsame Datenbank laden. Dann müssten sie sich einigen, wem diese gehört, und keiner wüsste genau, wer hineinsieht. Ein Datenraum geht den anderen Weg: Die Daten bleiben, wo sie sind. Gemeinsam sind nur die Regeln, die Begriffe und die Technik der Übergabe.</p>
<p>Drei Dinge gehören immer dazu:</p>
<ul>
<li>ein Regelwerk, das sagt, wer mitmachen darf und was gilt,</li>
<li>ein Katalog, in dem die Angebote stehen,</li>
<li>ein Konnektor je Teilnehmer, der Verträge schließt und Daten übergibt.</li>
</ul>
<p>Ein Datenraum ist also kein Ort und kein Produkt, das man kauft. Er ist eine Verabredung, die von Technik unterstützt wird. Was ihr Betrieb kostet, steht in <a href="/de/was-ein-datenraum-im-betrieb-kostet">unserer Beispielrechnung für ein Jahr</a>.</p>`,
				synonyms: ["Data Space"],
			},
			en: {
				slug: "data-space",
				term: "Data space",
				short:
					"A group of companies that exchange data directly under common rules, without collecting it in one central place.",
				body: `<p>A foundry, a haulier and a pump maker want to share delivery data. They could load everything into one database. Then they would have to agree on who owns it, and nobody would know exactly who is looking in. A data space takes the other route: the data stays where it is. Only the rules, the terms and the technology for handing it over are shared.</p>
<p>It always includes three things:</p>
<ul>
<li>a rulebook that says who may join and what applies,</li>
<li>a catalogue that lists what is on offer,</li>
<li>a connector for each participant, which makes contracts and hands over data.</li>
</ul>
<p>So a data space is neither a place nor a product that you buy. It is an agreement with technology behind it. What it costs to keep one running is set out in <a href="/what-a-data-space-costs-to-run">our worked example for one year</a>.</p>`,
				synonyms: ["Dataspace"],
			},
		},
	},
	{
		key: "data-ecosystem",
		related: ["data-space", "governance", "interoperability"],
		text: {
			de: {
				slug: "datenoekosystem",
				term: "Datenökosystem",
				short:
					"Alle, die rund um bestimmte Daten zusammenwirken: Unternehmen, Dienstleister, Prüfstellen und Behörden, oft über mehrere Datenräume hinweg.",
				body: `<p>Ein Datenraum hat Mitglieder und ein Regelwerk. Ein Datenökosystem ist mehr: Es umfasst auch die Softwarehäuser, die Anschlüsse bauen, die Stellen, die Nachweise ausstellen, die Verbände, die sich auf Begriffe einigen, und die Behörde, die am Ende einen Bericht liest.</p>
<p>Der Unterschied zeigt sich im Streitfall. Im Datenraum regelt ein Vertrag, wer was schuldet. Im Ökosystem gibt es oft keinen Vertrag, nur gegenseitige Abhängigkeit. Ändert ein Verband sein Datenmodell, müssen alle anderen nachziehen, auch wenn niemand sie gefragt hat.</p>
<p>Wer ein Datenökosystem aufbauen will, fängt deshalb klein an: mit einem Datenraum, zwei Anwendungen und der Frage, wer von außen gebraucht wird. Alles Weitere wächst, wenn es etwas zu gewinnen gibt. Auf dem Reißbrett entsteht es nicht.</p>`,
				synonyms: [],
			},
			en: {
				slug: "data-ecosystem",
				term: "Data ecosystem",
				short:
					"Everyone who works together around certain data: companies, service providers, auditors and authorities, often across several data spaces.",
				body: `<p>A data space has members and a rulebook. A data ecosystem is more than that. It includes the software houses that build interfaces, the bodies that issue credentials, the associations that agree on terms, and the authority that reads a report in the end.</p>
<p>The difference shows when there is a dispute. Within a data space, a contract says who owes what. Within an ecosystem there is often no contract at all, only mutual dependence. If an association changes its data model, everyone else has to follow, whether anyone asked them or not.</p>
<p>That is why it pays to start small when building a data ecosystem: with one data space, two applications and the question of who is needed from outside. The rest grows once there is something to gain. It cannot be designed on a drawing board.</p>`,
				synonyms: [],
			},
		},
	},
	{
		key: "connector",
		related: ["data-space", "dataspace-protocol", "usage-policy", "catalogue"],
		text: {
			de: {
				slug: "konnektor",
				term: "Konnektor",
				short:
					"Ein Programm, das für ein Unternehmen im Datenraum spricht: Es zeigt Angebote, prüft Regeln, schließt Verträge und übergibt Daten.",
				body: `<p>Ein Konnektor ist so etwas wie eine Poststelle mit Vollmacht. Nach innen kennt er die eigenen Systeme, nach außen die Konnektoren der anderen. Dazwischen tut er vier Dinge: Er führt die eigenen Angebote, prüft, wer fragt, hält fest, was vereinbart wurde, und notiert, was hinausging.</p>
<p>Meist besteht er aus zwei Hälften. Die eine verhandelt: Sie liest Angebote, prüft Nachweise und schließt Verträge. Die andere transportiert und bekommt von der ersten gesagt, was sie wem geben darf. Beide können an verschiedenen Orten laufen, etwa die Verhandlung bei einem Dienstleister und der Transport im eigenen Haus.</p>
<p>Ein Konnektor speichert die Daten nicht. Fällt er aus, ist nichts verloren, es geht nur gerade nichts hinaus. Wie sich das anfühlt, zeigt unser <a href="/de/demos/konnektor-rundgang">Rundgang</a>.</p>`,
				synonyms: ["Datenraum-Konnektor"],
			},
			en: {
				slug: "connector",
				term: "Connector",
				short:
					"A program that speaks for a company in a data space: it shows offers, checks rules, makes contracts and hands over data.",
				body: `<p>A connector is rather like a post room with power of attorney. On the inside it knows the company’s own systems, on the outside the connectors of the others. In between, it does four things: it maintains the offers, checks who is asking, records what was agreed and notes what went out.</p>
<p>Usually it has two halves. One negotiates: it reads offers, checks credentials and makes contracts. The other transports the data, and is told by the first what it may give to whom. The two can run in different places, for instance the negotiation at a service provider and the transport in-house.</p>
<p>A connector does not store the data. If it fails, nothing is lost; it is just that nothing goes out for a while. Our <a href="/demos/connector-tour">tour</a> shows what that feels like.</p>`,
				synonyms: ["Data space connector"],
			},
		},
	},
	{
		key: "catalogue",
		related: ["metadata", "connector", "data-provider"],
		text: {
			de: {
				slug: "katalog",
				term: "Katalog",
				short:
					"Das Verzeichnis der Datenangebote in einem Datenraum: was es gibt, von wem, in welcher Form und unter welcher Nutzungsregel.",
				body: `<p>Im Katalog steht, dass es Daten gibt, nicht die Daten selbst. Ein Eintrag sagt etwa: „Wöchentliche Bestände, Lager Süd, als Tabelle, nur für Mitglieder mit der Rolle Abnehmer.“ Wer das brauchen kann, nimmt das Angebot an, und erst dann fließt etwas.</p>
<p>Jeder Teilnehmer führt seinen Katalog im eigenen Konnektor. Ein gemeinsames Verzeichnis sammelt die Einträge ein, damit man nicht reihum fragen muss. Nicht jeder sieht alles: Ein Angebot kann so eingestellt sein, dass nur bestimmte Partner davon erfahren.</p>
<p>Gute Einträge erkennt man an drei Angaben, die oft fehlen: wie aktuell die Daten sind, was ein leeres Feld bedeutet und wer Fragen beantwortet. Ein Katalog ohne sie füllt sich schnell und nützt wenig.</p>`,
				synonyms: ["Datenkatalog"],
			},
			en: {
				slug: "catalogue",
				term: "Catalogue",
				short:
					"The directory of data offers in a data space: what there is, from whom, in which form and under which usage policy.",
				body: `<p>The catalogue says that data exists. It does not hold the data. An entry might read: “Weekly stock levels, southern warehouse, as a table, only for members in the role of buyer.” Anyone who can use that accepts the offer, and only then does anything flow.</p>
<p>Each participant keeps a catalogue in its own connector. A common directory gathers the entries, so that nobody has to ask round. Not everyone sees everything: an offer can be set up so that only certain partners ever hear of it.</p>
<p>You can tell good entries by three details that are often missing: how recent the data is, what an empty field means, and who answers questions. A catalogue without them fills up quickly and is of little use.</p>`,
				synonyms: ["Data catalogue"],
			},
		},
	},
	{
		key: "federated-services",
		related: ["catalogue", "digital-identity", "operator", "audit-log"],
		text: {
			de: {
				slug: "foederierte-dienste",
				term: "Föderierte Dienste",
				short:
					"Die wenigen Dienste, die ein Datenraum gemeinsam braucht, etwa Mitgliederverzeichnis, Katalog und Ausgabe von Nachweisen.",
				body: `<p>Daten fließen im Datenraum von Unternehmen zu Unternehmen. Ganz ohne Gemeinsames geht es trotzdem nicht: Jemand muss Mitglieder aufnehmen, jemand muss sagen, welche Angebote es gibt, und jemand muss eine neue Fassung des Datenmodells bekannt machen.</p>
<p>Solche Dienste heißen föderiert, weil sie nicht alle an einer Stelle liegen müssen. Ein Verband kann das Verzeichnis führen, ein Betreiber den Katalog, zwei anerkannte Stellen können die Nachweise ausgeben. Wichtig ist nur, dass alle nach demselben Protokoll sprechen und dass ein Dienst ersetzt werden kann, ohne dass die Teilnehmer umziehen.</p>
<p>Unsere Probe vor jedem Start: Wir schalten einen Dienst nach dem anderen ab. Laufende Verträge müssen weiterlaufen. Tun sie es nicht, ist aus der Föderation unbemerkt eine Zentrale geworden.</p>`,
				synonyms: ["Verbunddienste"],
			},
			en: {
				slug: "federated-services",
				term: "Federated services",
				short:
					"The few services that a data space needs in common, such as a register of members, a catalogue and the issuing of credentials.",
				body: `<p>In a data space, data flows from company to company. It still needs some things in common, though: someone has to admit members, someone has to say which offers there are, and someone has to announce a new version of the data model.</p>
<p>Such services are called federated because they do not all have to be in one place. An association can keep the register, an operator the catalogue, and two recognised bodies can issue credentials. What matters is that all of them speak the same protocol, and that one service can be replaced without the participants having to move.</p>
<p>Our rehearsal before every launch: we switch off one service after another. Existing contracts have to keep running. If they do not, the federation has quietly turned into a central authority.</p>`,
				synonyms: ["Federation services"],
			},
		},
	},
] satisfies GlossaryTermSeed[];
