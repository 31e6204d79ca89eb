import type { GlossaryTermSeed } from "../shape.ts";

export default [
	{
		key: "governance",
		related: ["rulebook", "operator", "data-ecosystem"],
		text: {
			de: {
				slug: "governance",
				term: "Governance",
				short:
					"Die Art, wie ein Datenraum geführt wird: wer worüber entscheidet, wie das Regelwerk entsteht und wie Streit beigelegt wird.",
				body: `<p>Vierzehn Unternehmen, manche davon Wettbewerber, sollen gemeinsam bestimmen, welche Fassung eines Datenmodells ab Januar gilt. Wie sie das tun, ist Governance. Ob sie es gut tun, merkt man an der ersten Frage, bei der nicht alle einer Meinung sind.</p>
<p>Dazu gehören drei Ebenen. Die Versammlung der Mitglieder beschließt das Regelwerk und den Haushalt. Ein Fachkreis entscheidet über Modelle, Formate und anerkannte Aussteller. Der Betreiber führt aus und hat keine Stimme, sobald es um seinen eigenen Auftrag geht.</p>
<p>Zwei Dinge werden gern vergessen: wie kleine Mitglieder gehört werden, die niemanden in Sitzungen schicken können, und wer entscheidet, wenn es eilt. Beides gehört aufgeschrieben, bevor der erste Datensatz fließt.</p>`,
				synonyms: [],
			},
			en: {
				slug: "governance",
				term: "Governance",
				short:
					"The way a data space is run: who decides on what, how the rulebook comes about and how disputes are settled.",
				body: `<p>Fourteen companies, some of them competitors, are to decide together which version of a data model applies from January. How they go about it is governance. Whether they do it well shows with the first question on which not everyone agrees.</p>
<p>It has three levels. The general meeting of the members adopts the rulebook and the budget. A committee of experts decides on models, formats and recognised issuers. The operator carries things out, and has no vote when its own mandate is at stake.</p>
<p>Two things tend to be forgotten: how small members who cannot send anyone to meetings are heard, and who decides when time is short. Both should be written down before the first data set flows.</p>`,
				synonyms: [],
			},
		},
	},
	{
		key: "operator",
		related: ["governance", "federated-services", "data-space"],
		text: {
			de: {
				slug: "datenraumbetreiber",
				term: "Datenraumbetreiber",
				short:
					"Wer die gemeinsamen Dienste eines Datenraums am Laufen hält, im Auftrag der Mitglieder und ohne Einblick in deren Daten.",
				body: `<p>Der Betreiber nimmt Mitglieder auf, führt Verzeichnis und Katalog, spielt neue Fassungen ein und hebt ab, wenn nachts etwas ausfällt. Was er nicht tut: Daten der Mitglieder lesen. Sie gehen von Konnektor zu Konnektor und an ihm vorbei.</p>
<p>Damit ihm alle trauen, sollte er mit den Daten selbst kein Geschäft machen. Ein Mitglied, das zugleich betreibt, gerät früher oder später in Erklärungsnot. Deshalb beauftragen viele Verbünde jemanden von außen oder gründen eine eigene Gesellschaft.</p>
<p>Fragen Sie vor der Unterschrift, wie man den Betreiber wechselt. Eine gute Antwort nennt eine Frist, eine Form der Übergabe und jemanden, der das schon einmal geübt hat.</p>`,
				synonyms: ["Betreibergesellschaft"],
			},
			en: {
				slug: "data-space-operator",
				term: "Data space operator",
				short:
					"The body that keeps the common services of a data space running, on behalf of the members and without seeing their data.",
				body: `<p>The operator admits members, keeps the register and the catalogue, installs new versions and picks up the phone when something fails at night. What it does not do is read the members’ data. That goes straight from connector to connector.</p>
<p>If everyone is to trust it, the operator should have no business of its own with the data. A member that also operates will sooner or later have some explaining to do. Many alliances therefore appoint an outsider or found a company for the purpose.</p>
<p>Before you sign, ask how to change operators. A good answer names a period of notice, a form of handover, and someone who has practised it before.</p>`,
				synonyms: ["Operating company"],
			},
		},
	},
	{
		key: "data-provider",
		related: ["data-consumer", "catalogue", "data-sovereignty"],
		text: {
			de: {
				slug: "datengeber",
				term: "Datengeber",
				short:
					"Ein Unternehmen, das Daten anbietet und dafür die Bedingungen setzt; der Datengeber behält die Daten und gibt nur das heraus, was vereinbart ist.",
				body: `<p>Datengeber ist eine Rolle, kein Titel. Dieselbe Dreherei gibt ihrem Kunden Prüfwerte und bekommt von ihrer Gießerei Werkstoffdaten. Im ersten Vertrag ist sie Datengeber, im zweiten Datennutzer.</p>
<p>Wer Daten anbietet, übernimmt drei Aufgaben:</p>
<ul>
<li>das Angebot so beschreiben, dass ein Fremder es versteht,</li>
<li>eine Nutzungsregel wählen und begründen können,</li>
<li>Änderungen ankündigen, bevor sie jemandem die Auswertung zerlegen.</li>
</ul>
<p>Die dritte wird unterschätzt. Ein neues Komma in einer Spalte merkt der Datengeber nicht, seine Abnehmer merken es am selben Tag. Ein Konnektor, der zwei Fassungen nebeneinander anbieten kann, nimmt dem die Schärfe.</p>`,
				synonyms: ["Datenanbieter"],
			},
			en: {
				slug: "data-provider",
				term: "Data provider",
				short:
					"A company that offers data and sets the conditions for it; the provider keeps the data and hands over only what was agreed.",
				body: `<p>Data provider is a role, not a title. The same turning shop gives test results to its customer and receives material data from its foundry. In the first contract it provides, in the second it consumes.</p>
<p>Offering data comes with three tasks:</p>
<ul>
<li>to describe the offer so that a stranger understands it,</li>
<li>to choose a usage policy and be able to give reasons for it,</li>
<li>to announce changes before they break someone’s analysis.</li>
</ul>
<p>The third is underrated. The data provider does not notice a new comma in a column; the recipients notice it the same day. A connector that can offer two versions side by side takes the sting out of that.</p>`,
				synonyms: [],
			},
		},
	},
	{
		key: "data-consumer",
		related: ["data-provider", "usage-contract"],
		text: {
			de: {
				slug: "datennutzer",
				term: "Datennutzer",
				short:
					"Ein Unternehmen, das ein Datenangebot annimmt und die Daten im Rahmen der vereinbarten Nutzungsregel verwendet.",
				body: `<p>Der Datennutzer sucht im Katalog, nimmt ein Angebot an, weist sich aus und ruft ab. Ab diesem Moment liegt die Verantwortung bei ihm: Er muss im eigenen Haus dafür sorgen, dass die Bedingungen auch in der dritten Abteilung noch bekannt sind.</p>
<p>Bewährt hat sich, die Nutzungsregel mit den Daten zu speichern, in derselben Tabelle oder im Namen der Datei. Eine Zahl ohne ihre Bedingung wird spätestens nach einem Jahr für etwas verwendet, wofür sie nie gedacht war, und zwar in gutem Glauben.</p>
<p>Ein Datennutzer kann auch etwas zurückgeben. Wer dem Datengeber meldet, welche Felder er nie braucht, spart beiden Seiten Arbeit und bekommt beim nächsten Mal das bessere Angebot.</p>`,
				synonyms: ["Datenempfänger"],
			},
			en: {
				slug: "data-consumer",
				term: "Data consumer",
				short: "A company that accepts a data offer and uses the data within the usage policy that was agreed.",
				body: `<p>The data consumer searches the catalogue, accepts an offer, identifies itself and fetches the data. From that moment on, the responsibility lies with the data consumer: it has to make sure that the conditions are still known three departments further on.</p>
<p>It has proved useful to store the usage policy with the data, in the same table or in the name of the file. A figure without its condition will, within a year, be used for something it was never meant for, and in good faith.</p>
<p>A data consumer can give something back as well. Telling the provider which fields are never needed saves work on both sides, and makes for a better offer next time.</p>`,
				synonyms: ["Data recipient"],
			},
		},
	},
	{
		key: "data-act",
		related: ["data-sovereignty", "usage-contract", "data-provider"],
		text: {
			de: {
				slug: "data-act",
				term: "Data Act",
				short:
					"Die Datenverordnung der Europäischen Union; sie regelt unter anderem, wer an die Daten vernetzter Produkte herankommt.",
				body: `<p>Eine Bäckerei kauft einen vernetzten Ofen, der seine Messwerte an den Hersteller sendet. Um solche Fälle geht es im Data Act: Wer ein vernetztes Produkt nutzt, soll an die Daten gelangen, die dabei entstehen, und sie auf Wunsch auch Dritten geben können. Für Geschäftsgeheimnisse gibt es Schutz, aber man muss ihn begründen.</p>
<p>Die Verordnung schreibt keinen Datenraum vor. Er ist ein Weg unter mehreren, und er passt gut, wenn mehrere Empfänger mit verschiedenen Bedingungen im Spiel sind.</p>
<p>Welche Pflichten für Ihr Produkt gelten, klären Sie am besten mit einer Anwältin oder einem Anwalt. Womit Sie vorher schon anfangen können, steht in <a href="/de/fuenf-fragen-zum-data-act">fünf Fragen vor dem ersten Datenvertrag</a>.</p>`,
				synonyms: ["Datenverordnung"],
			},
			en: {
				slug: "data-act",
				term: "Data Act",
				short:
					"A regulation of the European Union that lays down, among other things, who gets access to the data of connected products.",
				body: `<p>A bakery buys a connected oven that sends its readings to the manufacturer. The Data Act is about cases like this: those who use a connected product should have access to the data that arises from its use, and be able to pass it on to others if they wish. Trade secrets can be protected, but the protection has to be justified.</p>
<p>The regulation does not prescribe a data space. It is one way among several, and a good fit when there are several recipients with different conditions.</p>
<p>Which duties apply to your product is a question for legal experts. Where you can begin before that is described in <a href="/five-data-act-questions">five questions before your first data contract</a>.</p>`,
				synonyms: ["EU Data Act"],
			},
		},
	},
] satisfies GlossaryTermSeed[];
