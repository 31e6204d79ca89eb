import type { PostSeed } from "../shape.ts";

export default {
	key: "what-a-data-space-costs-to-run",
	category: "practice",
	author: "henrik-sassenroth",
	published_on: -112,
	text: {
		de: {
			slug: "was-ein-datenraum-im-betrieb-kostet",
			title: "Was ein Datenraum im Betrieb kostet",
			description:
				"Nicht die Server sind teuer, sondern die Aufnahme neuer Mitglieder. Eine offene Beispielrechnung für einen Verbund mit zwanzig Unternehmen.",
			body: `<p>„Was kosten die Server?“ Mit dieser Frage beginnt fast jedes Gespräch über den Betrieb eines Datenraums. Die Antwort ist langweilig: wenig. In einem Verbund mit zwanzig Unternehmen, den wir seit zwei Jahren begleiten, machen Rechner und Speicher nicht einmal ein Zehntel der Kosten aus. Der Rest sind Menschen, die etwas tun, woran vorher niemand gedacht hat.</p>
<p>Wir legen die Rechnung hier offen, in Stunden statt in Euro, weil Stundensätze verschieden sind und Stunden nicht.</p>
<h2>Die Rechnung für ein Jahr</h2>
<table>
<thead><tr><th>Aufgabe</th><th>Stunden im Jahr</th><th>Wer</th></tr></thead>
<tbody>
<tr><td>Neue Mitglieder aufnehmen (8)</td><td>176</td><td>Betreiber und Mitglied</td></tr>
<tr><td>Fragen beantworten</td><td>140</td><td>Betreiber</td></tr>
<tr><td>Konnektoren aktualisieren</td><td>120</td><td>Betreiber</td></tr>
<tr><td>Datenmodell pflegen</td><td>96</td><td>Mitglieder</td></tr>
<tr><td>Nachweise erneuern</td><td>48</td><td>Betreiber</td></tr>
<tr><td>Überwachung und Störungen</td><td>60</td><td>Betreiber</td></tr>
<tr><td>Regelwerk und Versammlung</td><td>64</td><td>alle</td></tr>
</tbody>
</table>
<p>Das sind 704\u00a0Stunden, verteilt auf zwanzig Unternehmen und einen Betreiber. Im Mittel entfallen auf ein Mitglied etwa zehn Stunden im Jahr, sobald es einmal angebunden ist.</p>
<h2>Wo das Geld wirklich bleibt</h2>
<h3>Aufnahme</h3>
<p>Ein neues Mitglied kostet 22\u00a0Stunden, und nur sechs davon sind Technik. Der Rest ist Klären: Wer darf unterschreiben? Wer gibt frei? Welches System ist das führende? Jede Stunde, die Sie in eine gute Anleitung stecken, kommt hier achtmal im Jahr zurück.</p>
<h3>Fragen</h3>
<p>In den ersten drei Monaten stellt ein Mitglied im Schnitt elf Fragen, danach eine im Quartal. Sieben der elf sind immer dieselben. Seit sie mit Antwort in der Begrüßungsmail stehen, sind es noch vier.</p>
<h3>Aktualisierungen</h3>
<p>Software im Datenraum altert wie jede andere. Wer Updates sammelt und einmal im Jahr einspielt, zahlt mit einem schlechten Wochenende. Wir aktualisieren jeden Monat, erst neben der laufenden Fassung, dann an ihrer Stelle. Das dauert je Konnektor eine halbe Stunde und überrascht niemanden.</p>
<blockquote><p>Teuer ist nicht, was oft vorkommt. Teuer ist, was selten vorkommt und dann niemand mehr kann.</p></blockquote>
<h2>Drei Arten, die Kosten zu teilen</h2>
<ul>
<li><strong>Nach Köpfen.</strong> Jedes Mitglied zahlt gleich viel. Einfach und für kleine Unternehmen oft zu viel.</li>
<li><strong>Nach Größe.</strong> Drei Stufen nach Beschäftigten. Die häufigste Lösung und selten umstritten.</li>
<li><strong>Nach Menge.</strong> Wer mehr überträgt, zahlt mehr. Klingt gerecht, bestraft aber genau das Verhalten, das man haben möchte.</li>
</ul>
<p>Wir raten zur zweiten Art, mit einer Ausnahme: Wer nur liefert und nichts empfängt, sollte weniger zahlen. In Lieferketten haben die Empfänger den größeren Nutzen.</p>
<h2>Wann es sich lohnt</h2>
<p>Rechnen Sie mit dem, was heute anfällt. Ein Armaturenhersteller im Verbund hat jedes Quartal zwei Tage lang Zeugnisse angemahnt, und jeder seiner 46\u00a0Lieferanten hat eine halbe Stunde lang geantwortet. Das sind im Jahr rund 150\u00a0Stunden, für einen einzigen Datensatz. Mit dem zweiten Datensatz war die Rechnung für alle Beteiligten ausgeglichen.</p>
<p>Es gibt auch Fälle, in denen es sich nicht lohnt:</p>
<ol>
<li>Sie tauschen mit einem einzigen Partner, und das bleibt so. Dann genügt eine Schnittstelle.</li>
<li>Die Daten sind ohnehin öffentlich. Dann genügt eine Website.</li>
<li>Niemand im Haus hat Zeit, Freigaben zu entscheiden. Dann fehlt etwas anderes.</li>
</ol>
<p>Wer die Zahlen für den eigenen Verbund durchgehen möchte: Unter <a href="/de/build-operate">Aufbauen und betreiben</a> steht, was wir davon übernehmen. Die Aufnahme eines einzelnen Lieferanten beschreibt <a href="/de/erster-lieferant-in-einer-woche">Den ersten Lieferanten anbinden</a>.</p>`,
		},
		en: {
			slug: "what-a-data-space-costs-to-run",
			title: "What a data space costs to run",
			description:
				"It is not the servers that are expensive but the admission of new members. An open calculation for an alliance of twenty companies, in hours.",
			body: `<p>“What do the servers cost?” Nearly every conversation about running a data space begins with this question. The answer is boring: not much. In an alliance of twenty companies that we have looked after for two years, computers and storage make up less than a tenth of the costs. The rest is people doing things that nobody had thought of before.</p>
<p>Here is the whole calculation, in hours rather than euros, because hourly rates differ and hours do not.</p>
<h2>The bill for one year</h2>
<table>
<thead><tr><th>Task</th><th>Hours a year</th><th>Who</th></tr></thead>
<tbody>
<tr><td>Admitting new members (8)</td><td>176</td><td>operator and member</td></tr>
<tr><td>Answering questions</td><td>140</td><td>operator</td></tr>
<tr><td>Updating connectors</td><td>120</td><td>operator</td></tr>
<tr><td>Maintaining the data model</td><td>96</td><td>members</td></tr>
<tr><td>Renewing credentials</td><td>48</td><td>operator</td></tr>
<tr><td>Monitoring and faults</td><td>60</td><td>operator</td></tr>
<tr><td>Rulebook and general meeting</td><td>64</td><td>everyone</td></tr>
</tbody>
</table>
<p>That makes 704\u00a0hours, spread over twenty companies and one operator. On average a member spends about ten hours a year, once it is connected.</p>
<h2>Where the money really goes</h2>
<h3>Admission</h3>
<p>A new member takes 22\u00a0hours, and only six of them are technical. The rest is clarification. Who may sign? Who clears data for release? Which system holds the master data? Every hour you put into a good guide pays off eight times a year.</p>
<h3>Questions</h3>
<p>In its first three months a member asks eleven questions on average, and after that one a quarter. Seven of the eleven are always the same. Since we put them into the welcome message, with the answers, four are left.</p>
<h3>Updates</h3>
<p>Software in a data space ages like any other. If you collect updates and install them once a year, you pay for it with a bad weekend. We update every month, first alongside the running version, then in its place. It takes half an hour for each connector and surprises nobody.</p>
<blockquote><p>What happens often is not expensive. What is expensive is what happens rarely, when nobody remembers how.</p></blockquote>
<h2>Three ways of sharing the costs</h2>
<ul>
<li><strong>Per head.</strong> Every member pays the same. Simple, and often too much for small companies.</li>
<li><strong>By size.</strong> Three bands by number of staff. The most common answer, and rarely disputed.</li>
<li><strong>By volume.</strong> Those who transfer more pay more. It sounds fair, but it punishes the very behaviour you would like to see.</li>
</ul>
<p>We recommend the second, with one exception: a member that only delivers and receives nothing should pay less. In supply chains, it is the recipients who benefit more.</p>
<h2>When it is worth it</h2>
<p>Start with what it costs you today. A valve maker in the alliance spent two days a quarter chasing certificates, and each of its 46\u00a0suppliers spent half an hour replying. That comes to about 150\u00a0hours a year, for a single data set. With the second data set, everyone involved broke even.</p>
<p>There are also cases in which it is not worth it:</p>
<ol>
<li>You exchange data with one partner only, and that will not change. An interface will do.</li>
<li>The data is public anyway. A website will do.</li>
<li>Nobody in the company has time to decide on releases. Then something else is missing.</li>
</ol>
<p>If you would like to go through the figures for your own alliance, <a href="/build-operate">Build and operate</a> explains which part of it we take over. How a single supplier is admitted is described in <a href="/first-supplier-in-one-week">Your first supplier in the data space</a>.</p>`,
		},
	},
} satisfies PostSeed;
