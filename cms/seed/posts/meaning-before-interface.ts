import type { PostSeed } from "../shape.ts";

export default {
	key: "meaning-before-interface",
	category: "technology",
	author: "henrik-sassenroth",
	published_on: -88,
	text: {
		de: {
			slug: "erst-die-bedeutung-dann-die-schnittstelle",
			title: "Erst die Bedeutung, dann die Schnittstelle",
			description:
				"Zwei Systeme tauschen „Lieferdatum“ aus und meinen zwei verschiedene Tage. Warum ein Vormittag mit Fachleuten mehr bringt als eine Woche Code.",
			body: `<p>Das Feld heißt „Lieferdatum“. Beim Absender ist es der Tag, an dem die Ware das Werk verlässt. Beim Empfänger ist es der Tag, an dem sie ankommt. Die Schnittstelle zwischen beiden läuft seit drei Jahren ohne Fehler. Nur die Lager sind ständig zu voll oder zu leer, und niemand weiß, warum.</p>
<p>In Datenräumen ist das der häufigste Schaden, den wir sehen. Nicht die abgebrochene Übertragung, die fällt auf. Sondern die gelungene Übertragung eines Missverständnisses.</p>
<h2>Drei Ebenen, auf denen man sich missverstehen kann</h2>
<h3>Die Schreibweise</h3>
<p>Komma oder Punkt, Tag vor Monat oder umgekehrt, Kilogramm oder Gramm. Das ist lästig, aber prüfbar. Ein Datenmodell mit Einheiten und ein paar Regeln fängt fast alles ab, bevor es hinausgeht.</p>
<h3>Der Begriff</h3>
<p>Gewicht: mit oder ohne Verpackung? Lieferdatum: Abgang oder Eingang? Werkstoff: Handelsname oder Norm? Hier hilft kein Prüfprogramm, denn beide Werte sehen richtig aus. Es hilft nur, dass zwei Menschen miteinander reden, die das Feld täglich benutzen.</p>
<h3>Die Absicht</h3>
<p>Am schwersten zu sehen: Ein Feld wird anders gebraucht, als es heißt. In einem Betrieb stand in „Bemerkung\u00a02“ die Chargennummer, seit zwölf Jahren, weil es damals kein eigenes Feld gab. Alle wussten es. Es stand nirgends.</p>
<h2>Der Vormittag am Tisch</h2>
<p>Bevor wir irgendetwas anbinden, setzen wir uns für einen Vormittag zusammen. Auf jeder Seite sitzt jemand aus der Fachabteilung und jemand aus der IT. Wir gehen Feld für Feld durch und stellen immer dieselben fünf Fragen:</p>
<ol>
<li>Wie würden Sie das Feld einer neuen Kollegin erklären?</li>
<li>Wer füllt es aus, und wann?</li>
<li>Was steht darin, wenn man den Wert nicht kennt?</li>
<li>Wann war der Wert zuletzt falsch, und wie haben Sie es gemerkt?</li>
<li>Was würden Sie tun, wenn es das Feld nicht gäbe?</li>
</ol>
<p>Die dritte Frage bringt am meisten. Eine Null, ein Strich, „k.\u00a0A.“, der 1.\u00a0Januar\u00a01900: Jeder Betrieb hat seine eigene Art, nichts zu sagen.</p>
<blockquote><p>Man versteht ein Datenfeld, wenn man weiß, wie es leer aussieht.</p></blockquote>
<h2>Das Ergebnis ist eine Seite</h2>
<p>Am Mittag gibt es eine Tabelle. Links das eigene Feld, in der Mitte der Begriff aus dem gemeinsamen Modell, rechts die Umrechnung. Was sich nicht zuordnen lässt, bekommt ein Fragezeichen und einen Namen.</p>
<table>
<thead><tr><th>Feld im Haus</th><th>Gemeinsamer Begriff</th><th>Umrechnung</th></tr></thead>
<tbody>
<tr><td>LIEFDAT</td><td>Abgang ab Werk</td><td>keine</td></tr>
<tr><td>GEW</td><td>Masse ohne Verpackung, kg</td><td>Wert durch 1000</td></tr>
<tr><td>BEM2</td><td>Chargennummer</td><td>Leerzeichen entfernen</td></tr>
<tr><td>WST</td><td>Werkstoff nach Norm</td><td>Liste mit 40\u00a0Einträgen</td></tr>
</tbody>
</table>
<p>Aus dieser Seite entsteht die Abbildung im Konnektor fast von selbst. Wichtiger ist, dass sie auch in fünf Jahren noch jemand lesen kann.</p>
<h2>Eigenes Modell oder gemeinsames?</h2>
<p>Nehmen Sie ein vorhandenes Datenmodell Ihrer Branche, wenn es eines gibt. Es passt nie ganz. Doch die Stellen, an denen es nicht passt, sind genau die, über die man reden sollte. Ein eigenes Modell passt immer, weil man die Fragen vermeidet.</p>
<p>Gute Modelle erkennt man übrigens daran, dass sie manche Felder <em>freiwillig</em> lassen. Wo alles Pflicht ist, wird gelogen.</p>
<h2>Und wenn sich etwas ändert?</h2>
<p>Begriffe altern. Geben Sie dem Modell eine Fassungsnummer, kündigen Sie Änderungen an und lassen Sie zwei Fassungen eine Zeit lang nebeneinander laufen. Der Konnektor kann beide anbieten; die Partner wechseln, wenn sie so weit sind.</p>
<p>Wie die Anbindung danach weitergeht, lesen Sie unter <a href="/de/connect-integrate">Anbinden und integrieren</a>. Und wie ein ganzer Hafen sich auf das Wort „Ankunft“ geeinigt hat, steht in <a href="/de/hafen-teilt-ankunftszeiten">Elf Speditionen, ein Hafen und die Kunst abzusagen</a>.</p>`,
		},
		en: {
			slug: "meaning-before-interface",
			title: "Meaning first, interface second",
			description:
				"Two systems exchange a “delivery date” and mean two different days. Why a morning with specialists achieves more than a whole week of code.",
			body: `<p>The field is called “delivery date”. To the sender it is the day on which the goods leave the plant. To the recipient it is the day on which they arrive. The interface between the two has run for three years without an error. It is just that the warehouses are always too full or too empty, and nobody knows why.</p>
<p>In data spaces this is the damage we see most often. Not the transfer that breaks off, which everyone notices, but the successful transfer of a misunderstanding.</p>
<h2>Three levels of misunderstanding</h2>
<h3>Notation</h3>
<p>Comma or point, day before month or the other way round, kilograms or grams. It is a nuisance, but it can be checked. A data model with units and a handful of rules catches nearly everything before it goes out.</p>
<h3>Concept</h3>
<p>Weight: with packaging or without? Delivery date: leaving or arriving? Material: trade name or standard? No validation program helps here, because both values look right. What helps is a conversation between two people who use the field every day.</p>
<h3>Intention</h3>
<p>This is the hardest to see: a field is used for something other than its name. In one company, “Remark\u00a02” held the batch number, and had done for twelve years, because at the time there was no field for it. Everyone knew. It was not written down anywhere.</p>
<h2>A morning round the table</h2>
<p>Before we connect anything, we sit down together for a morning. On each side there is someone from the department and someone from IT. We go through it field by field and always ask the same five questions:</p>
<ol>
<li>How would you explain this field to a new colleague?</li>
<li>Who fills it in, and when?</li>
<li>What does it say if the value is not known?</li>
<li>When was the value last wrong, and how did you notice?</li>
<li>What would you do if the field did not exist?</li>
</ol>
<p>The third question is the most productive. A zero, a dash, “n/a”, 1\u00a0January\u00a01900: every company has its own way of saying nothing.</p>
<blockquote><p>You understand a data field once you know what it looks like empty.</p></blockquote>
<h2>The result is one page</h2>
<p>By lunchtime there is a table. On the left is the company’s own field, in the middle the term from the common model, on the right the conversion. Whatever cannot be matched gets a question mark and a name.</p>
<table>
<thead><tr><th>Field in the company</th><th>Common term</th><th>Conversion</th></tr></thead>
<tbody>
<tr><td>LIEFDAT</td><td>Departure from plant</td><td>none</td></tr>
<tr><td>GEW</td><td>Mass without packaging, kg</td><td>value divided by 1,000</td></tr>
<tr><td>BEM2</td><td>Batch number</td><td>strip spaces</td></tr>
<tr><td>WST</td><td>Material to standard</td><td>list of 40\u00a0entries</td></tr>
</tbody>
</table>
<p>From this page the mapping in the connector almost writes itself. What matters more is that people can still read it in five years’ time.</p>
<h2>A model of your own or a common one?</h2>
<p>If your industry has a data model, take it. It never fits completely. But the places where it does not fit are precisely the ones worth talking about. A model of your own always fits, because it lets you avoid the questions.</p>
<p>You can tell good models, by the way, by the fields they leave <em>optional</em>. Where everything is mandatory, people make things up.</p>
<h2>And when something changes?</h2>
<p>Terms age. Give the model a version number, announce changes and let two versions run side by side for a while. The connector can offer both; partners move over when they are ready.</p>
<p>What happens next is described under <a href="/connect-integrate">Connect and integrate</a>. And you can read how a whole port came to agree on the word “arrival” in <a href="/port-shares-arrival-times">Eleven hauliers, one port and the art of cancelling</a>.</p>`,
		},
	},
} satisfies PostSeed;
