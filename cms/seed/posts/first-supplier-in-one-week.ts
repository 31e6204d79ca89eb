import type { PostSeed } from "../shape.ts";

export default {
	key: "first-supplier-in-one-week",
	category: "practice",
	author: "wiebke-aldehoff",
	published_on: -4,
	text: {
		de: {
			slug: "erster-lieferant-in-einer-woche",
			title: "Den ersten Lieferanten anbinden: eine Woche, fünf Schritte",
			description:
				"Ein Dreher mit zwölf Beschäftigten, ein Kunde mit einer Frist und ein einziger Datensatz: So sieht die erste Woche im Datenraum wirklich aus.",
			body: `<p>Am Montag um neun ruft ein Dreher an. Zwölf Beschäftigte, ein Server unter der Treppe, und sein größter Kunde möchte Werkszeugnisse künftig über den Datenraum bekommen. „Ich habe bis Monatsende“, sagt er. „Und ich habe einen Betrieb zu führen.“ Am Freitag um drei war das erste Zeugnis beim Kunden. Dies ist das Protokoll dieser Woche.</p>
<h2>Montag: ein Datensatz, nicht alle</h2>
<p>Der Kunde hatte eine Wunschliste geschickt: Zeugnisse, Maße, Liefertermine, Fußabdruck. Wir haben alles gestrichen bis auf die Werkszeugnisse. Nicht, weil der Rest unwichtig wäre. Sondern weil man an einem Datensatz alles lernt, was man für den zweiten braucht, und weil der erste Erfolg sonst ein halbes Jahr auf sich warten ließe.</p>
<p>Die wichtigste Frage des Tages war keine technische: Wer im Betrieb entscheidet, was hinausgeht? Bei zwölf Leuten war das schnell beantwortet. In größeren Häusern kostet genau diese Frage Wochen, wenn man sie zu spät stellt.</p>
<h2>Dienstag: Wer sind Sie?</h2>
<p>Damit der Kunde weiß, dass wirklich der Dreher antwortet, braucht dieser einen Nachweis. Wir prüfen dafür drei Dinge: dass es das Unternehmen gibt, dass die Person am Telefon dafür sprechen darf und dass beide das Regelwerk des Verbunds angenommen haben. Ein Registerauszug, eine Vollmacht, eine Unterschrift. Am Abend lag der Nachweis in der digitalen Brieftasche des Unternehmens. Mehr dazu steht in <a href="/de/wer-fragt-da">Wer fragt da?</a></p>
<h2>Mittwoch: der Konnektor</h2>
<p>Der Server unter der Treppe blieb, wo er war. Den Konnektor betreiben wir für den Dreher, und zwar in einem eigenen, abgetrennten Bereich. Auf seiner Seite läuft nur ein kleines Programm, das einen einzigen Ordner liest. Was nicht in diesem Ordner liegt, kann auch nicht hinaus.</p>
<blockquote><p>Das hat ihn überzeugt, nicht die Verschlüsselung: dass er den Ordner sehen und leeren kann.</p></blockquote>
<h2>Donnerstag: Regel und Angebot</h2>
<p>Ein Angebot im Katalog besteht aus zwei Teilen: einer Beschreibung und einer Nutzungsregel. Die Beschreibung sagt, was es gibt, in welchem Format und wie oft es sich ändert. Die Regel sagt, wer es unter welchen Bedingungen bekommt. Wir haben uns auf drei Bedingungen geeinigt:</p>
<ul>
<li>nur für Unternehmen mit einem gültigen Nachweis des Verbunds,</li>
<li>nur zur Wareneingangsprüfung und für die eigene Dokumentation,</li>
<li>keine Weitergabe an Dritte, außer an Prüfstellen.</li>
</ul>
<p>Die erste Bedingung prüft der Konnektor selbst. Die zweite und dritte sind vertragliche Zusagen, die der Konnektor protokolliert. Der Dreher wollte diesen Unterschied genau verstehen, und er hatte recht damit.</p>
<h2>Freitag: die erste Übertragung</h2>
<p>Um elf Uhr fragte der Konnektor des Kunden zum ersten Mal an, und die Übertragung scheiterte. Grund: Die Uhr auf dem Server unter der Treppe ging sieben Minuten nach, und das kleine Programm hielt den frisch ausgestellten Zugang für einen aus der Zukunft. Um drei lief alles. Der Kunde sah das Zeugnis in seinem Qualitätssystem, ohne dass jemand eine E-\u2060Mail geschrieben hätte.</p>
<h3>Was es gekostet hat</h3>
<p>Der Dreher hat sechs Stunden gebraucht, verteilt auf fünf Tage. Wir haben elf gebraucht, davon zwei für die Uhr. Die laufenden Kosten liegen in der Nähe seiner Telefonrechnung; die ganze Rechnung steht in <a href="/de/was-ein-datenraum-im-betrieb-kostet">Was ein Datenraum im Betrieb kostet</a>.</p>
<h2>Was Sie daraus mitnehmen können</h2>
<ol>
<li>Fangen Sie mit einem einzigen Datensatz an, den der Kunde heute schon per E-\u2060Mail bekommt.</li>
<li>Klären Sie zuerst, wer im Haus freigibt. Alles andere lässt sich nachholen.</li>
<li>Schreiben Sie die Nutzungsregel in einem Satz auf, bevor jemand sie einstellt.</li>
<li>Stellen Sie die Uhr.</li>
</ol>
<p>Der Dreher hat inzwischen einen zweiten Datensatz freigegeben, den CO₂-\u2060Fußabdruck seiner drei häufigsten Teile. Dafür hat er einen Vormittag gebraucht. Wenn Sie wissen wollen, wie der Weg für Ihr Unternehmen aussähe, beginnen Sie bei <a href="/de/trust-participate">Vertrauen und teilnehmen</a>.</p>`,
		},
		en: {
			slug: "first-supplier-in-one-week",
			title: "Your first supplier in the data space: one week, five steps",
			description:
				"A turning shop with twelve people, a customer with a deadline and a single data set: what the first week in a data space really looks like.",
			body: `<p>On Monday at nine, the owner of a turning shop calls. Twelve people, a server under the stairs, and his biggest customer wants to receive material certificates through the data space from now on. “I have until the end of the month,” he says. “And I have a shop to run.” On Friday at three, the first certificate had reached the customer. This is the log of that week.</p>
<h2>Monday: one data set, not all of them</h2>
<p>The customer had sent a wish list: certificates, dimensions, delivery dates, carbon footprints. We struck out everything but the certificates. Not because the rest did not matter, but because one data set teaches you all you need for the second, and because otherwise the first success would have been six months away.</p>
<p>The most important question of the day was not a technical one: who in the company decides what goes out? With twelve people, that was soon settled. In larger companies, this very question costs weeks if it is asked too late.</p>
<h2>Tuesday: who are you?</h2>
<p>For the customer to know that it is really the turning shop answering, the shop needs a credential. We check three things before we issue one: that the company exists, that the person on the phone may speak for it, and that both have accepted the rulebook of the alliance. An extract from the register, a power of attorney, a signature. By evening the credential was in the company’s digital wallet. You can read more about this in <a href="/who-is-asking">Who is asking?</a></p>
<h2>Wednesday: the connector</h2>
<p>The server under the stairs stayed where it was. We run the connector for the shop, in a separate area kept apart from everyone else’s. On the shop’s side there is only a small program that reads one single folder. What is not in that folder cannot go out.</p>
<blockquote><p>That was what convinced him, more than any encryption: that he can see the folder, and empty it.</p></blockquote>
<h2>Thursday: policy and offer</h2>
<p>An offer in the catalogue has two parts: a description and a usage policy. The description says what there is, in which format, and how often it changes. The policy says who gets it on what conditions. We agreed on three:</p>
<ul>
<li>only for companies that hold a valid credential of the alliance,</li>
<li>only for inspecting incoming goods and for the customer’s own records,</li>
<li>not to be passed on to third parties, except to test laboratories.</li>
</ul>
<p>The connector checks the first condition itself. The second and third are contractual promises, which the connector puts on record. The owner wanted to understand exactly where the difference lies, and he was right to.</p>
<h2>Friday: the first transfer</h2>
<p>At eleven, the customer’s connector sent its first request, and the transfer failed. The reason: the clock on the server under the stairs was seven minutes slow, so the small program thought that the access it had just been granted came from the future. At three, everything worked. The customer saw the certificate in the quality system, and nobody had written an email.</p>
<h3>What it took</h3>
<p>The owner spent six hours, spread over five days. We spent eleven, two of them on the clock. The running costs are in the region of his phone bill; you will find the full calculation in <a href="/what-a-data-space-costs-to-run">What a data space costs to run</a>.</p>
<h2>What you can take from this</h2>
<ol>
<li>Begin with a single data set that the customer already receives by email today.</li>
<li>First settle who in the company clears data for release. Everything else can follow.</li>
<li>Write the usage policy down in one sentence before anyone configures it.</li>
<li>Set the clock.</li>
</ol>
<p>Since then the shop has released a second data set: the carbon footprint of the three parts it makes most often. That took one morning. If you would like to know what the first steps would look like for your company, start with <a href="/trust-participate">Trust and participate</a>.</p>`,
		},
	},
} satisfies PostSeed;
