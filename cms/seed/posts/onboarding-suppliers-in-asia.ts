import type { PostSeed } from "../shape.ts";

export default {
	key: "onboarding-suppliers-in-asia",
	category: "international-pulse-asia",
	author: "nuno-tavarela",
	published_on: -175,
	text: {
		de: {
			slug: "lieferanten-in-asien-anbinden",
			title: "Lieferanten in Asien anbinden: fünf Dinge vorweg",
			description:
				"Acht Werke in vier Ländern, ein Datenraum in Europa. Was beim Anbinden länger dauert als gedacht, was schneller geht und was Sie vorher wissen sollten.",
			body: `<p>Die erste Testübertragung war für Dienstag um zehn verabredet. Für uns hieß das zehn Uhr vormittags in Lissabon, für das Werk in Südvietnam zehn Uhr vormittags dort. Als wir uns einwählten, war es dort später Nachmittag, und niemand wartete mehr. Seitdem schreiben wir Uhrzeiten immer zweimal auf, und das ist nur die harmloseste Lehre aus drei Monaten.</p>
<p>Ein Hersteller von Elektromotoren hat mit uns acht Zulieferer in vier asiatischen Ländern an einen europäischen Datenraum angebunden. Es ging um Werkstoffnachweise und CO₂-\u2060Fußabdrücke. Fünf Dinge hätten wir gern früher gewusst.</p>
<h2>1. Der Nachweis dauert länger als der Konnektor</h2>
<p>Einen Konnektor einzurichten dauert überall einen Nachmittag. Aber was ist ein „aktueller Registerauszug“ in einem Land, dessen Register anders aufgebaut ist? Wer darf ihn übersetzen? Wir führen inzwischen je Land ein Blatt mit den gleichwertigen Unterlagen, abgestimmt mit dem Verbund. Damit ist die Dauer der Prüfung von 26 auf acht Tage gesunken.</p>
<h2>2. Die Gesellschaft mit demselben Namen</h2>
<p>Drei der acht Zulieferer haben mehrere Gesellschaften mit fast gleichem Namen: eine für das Werk, eine für die Ausfuhr, eine als Mutter. Der Liefervertrag läuft mit der zweiten, die Daten entstehen bei der ersten. Klären Sie vor dem Antrag, welche davon im Datenraum auftritt. Meist ist es diejenige mit den Maschinen, mit einer Vollmacht der anderen.</p>
<h2>3. Daten dürfen nicht immer ins Ausland</h2>
<p>Einige Länder haben eigene Regeln dafür, welche Daten das Land verlassen dürfen. Welche das sind und was für technische Angaben zu einem Bauteil gilt, sollten Fachleute vor Ort beurteilen. Für die Planung heißt das: Lassen Sie den Konnektor im Land laufen und übertragen Sie nur das Ergebnis. Für einen Fußabdruck genügt das ohnehin.</p>
<h3>Was dabei hilft</h3>
<ul>
<li>ein Betreiber oder Rechenzentrum im Land, das der Zulieferer kennt,</li>
<li>ein Angebot, das nur die Summe enthält und keine Einzelwerte,</li>
<li>ein Protokoll, das auch in der Landessprache lesbar ist.</li>
</ul>
<h2>4. Zweisprachige Datenblätter sind zwei Datenblätter</h2>
<p>Ein Werkstoff stand auf Englisch mit einer europäischen Norm im Blatt und in der Landessprache mit einer örtlichen. Beide waren richtig, aber nicht gleich: Der zulässige Anteil an Blei unterschied sich. Wir haben vereinbart, welche Fassung gilt, und das Feld „Norm“ zur Pflicht gemacht. Warum solche Fragen vor jede Schnittstelle gehören, steht in <a href="/de/erst-die-bedeutung-dann-die-schnittstelle">Erst die Bedeutung, dann die Schnittstelle</a>.</p>
<h2>5. Ein Nein klingt nicht überall wie ein Nein</h2>
<p>„Wir werden es prüfen“ hieß bei zwei Werken: Das geht so nicht. Wir haben es nach drei Wochen verstanden. Seitdem fragen wir nicht mehr „Können Sie das liefern?“, sondern „Welche dieser drei Möglichkeiten ist für Sie am einfachsten?“. Darauf bekommt man überall eine brauchbare Antwort.</p>
<blockquote><p>Die beste Übersetzung war eine Tabelle mit drei Spalten: So machen Sie es heute, so wäre es im Datenraum, das brauchen wir dafür von Ihnen.</p></blockquote>
<h2>Was schneller ging</h2>
<p>Nicht alles war mühsam. Fünf der acht Werke messen ihren Stromverbrauch je Maschine, weil Strom dort teuer und manchmal knapp ist. Der Anteil gemessener Daten lag bei ihnen höher als bei jedem europäischen Zulieferer des Motorenherstellers. Und wo die Geschäftsführung einmal zugestimmt hatte, stand am nächsten Tag eine Person bereit, die nichts anderes tat.</p>
<table>
<thead><tr><th>Schritt</th><th>Geplant</th><th>Gebraucht</th></tr></thead>
<tbody>
<tr><td>Prüfung und Nachweis</td><td>5\u00a0Tage</td><td>26\u00a0Tage</td></tr>
<tr><td>Felder klären</td><td>10\u00a0Tage</td><td>12\u00a0Tage</td></tr>
<tr><td>Konnektor einrichten</td><td>5\u00a0Tage</td><td>2\u00a0Tage</td></tr>
<tr><td>Erste Übertragung</td><td>2\u00a0Tage</td><td>1\u00a0Tag</td></tr>
</tbody>
</table>
<p>Die Zahlen sind Mittelwerte der ersten vier Werke. Bei den letzten vier lag die Prüfung bei acht Tagen. Wie eine Aufnahme grundsätzlich abläuft, steht unter <a href="/de/trust-participate">Vertrauen und teilnehmen</a>.</p>`,
		},
		en: {
			slug: "onboarding-suppliers-in-asia",
			title: "Onboarding suppliers in Asia: five things to know first",
			description:
				"Eight plants in four countries, one data space in Europe: what takes longer than expected, what is quicker, and what is good to know beforehand.",
			body: `<p>The first test transfer was set for Tuesday at ten. To us that meant ten in the morning in Lisbon; to the plant in southern Vietnam it meant ten in the morning there. By the time we dialled in, it was late afternoon there, and nobody was waiting any more. Ever since, we have written every time down twice, and that is only the most harmless lesson of three months.</p>
<p>Together with us, a maker of electric motors has connected eight suppliers in four Asian countries to a European data space. The data in question was material certificates and carbon footprints. There are five things we would have liked to know earlier.</p>
<h2>1. The credential takes longer than the connector</h2>
<p>Setting up a connector takes an afternoon anywhere. But what is a “current extract from the register” in a country whose register is organised differently? Who may translate it? We now keep a sheet for each country that lists the equivalent documents, agreed with the alliance. It has brought the check down from 26\u00a0days to eight.</p>
<h2>2. The company with the same name</h2>
<p>Three of the eight suppliers have several companies with nearly the same name: one for the plant, one for export, one as the parent. The supply contract is with the second; the data comes from the first. Settle before you apply which of them will appear in the data space. Usually it is the one with the machines, with a power of attorney from the other.</p>
<h2>3. Data may not always go abroad</h2>
<p>Some countries have their own rules about which data may leave the country. What they are, and what applies to technical data about a part, is for local experts to judge. For your planning it means: run the connector in the country and transfer only the result. For a footprint that is enough anyway.</p>
<h3>What helps</h3>
<ul>
<li>an operator or data centre in the country that the supplier knows,</li>
<li>an offer that contains only the total and no individual values,</li>
<li>a log that can also be read in the local language.</li>
</ul>
<h2>4. A bilingual data sheet is two data sheets</h2>
<p>One material was listed in English with a European standard and in the local language with a local one. Both were right, but they were not the same: the permitted share of lead was different. We agreed on which version counts and made the field “standard” mandatory. Why such questions belong before any interface is explained in <a href="/meaning-before-interface">Meaning first, interface second</a>.</p>
<h2>5. A no does not sound like a no everywhere</h2>
<p>From two of the plants, “we will look into it” meant: it cannot be done like that. It took us three weeks to understand. Since then we no longer ask, “Can you deliver this?” but “Which of these three options is easiest for you?” That gets a useful answer anywhere.</p>
<blockquote><p>The best translation was a table with three columns: this is how you do it today, this is how it would be in the data space, this is what we need from you.</p></blockquote>
<h2>What was quicker</h2>
<p>Not everything was laborious. Five of the eight plants meter their electricity machine by machine, because power is expensive there and sometimes scarce. Their share of measured data was higher than that of any European supplier of the motor maker. And once the management had agreed, there was someone at hand the next day who did nothing else.</p>
<table>
<thead><tr><th>Step</th><th>Planned</th><th>Needed</th></tr></thead>
<tbody>
<tr><td>Check and credential</td><td>5\u00a0days</td><td>26\u00a0days</td></tr>
<tr><td>Clarifying the fields</td><td>10\u00a0days</td><td>12\u00a0days</td></tr>
<tr><td>Setting up the connector</td><td>5\u00a0days</td><td>2\u00a0days</td></tr>
<tr><td>First transfer</td><td>2\u00a0days</td><td>1\u00a0day</td></tr>
</tbody>
</table>
<p>The figures are averages for the first four plants. For the last four, the check took eight days. How an admission works in general is described under <a href="/trust-participate">Trust and participate</a>.</p>`,
		},
	},
} satisfies PostSeed;
