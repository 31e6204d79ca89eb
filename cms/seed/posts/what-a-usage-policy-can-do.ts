import type { PostSeed } from "../shape.ts";

export default {
	key: "what-a-usage-policy-can-do",
	category: "technology",
	author: "henrik-sassenroth",
	published_on: -13,
	text: {
		de: {
			slug: "was-nutzungsregeln-koennen",
			title: "Was eine Nutzungsregel kann und was nicht",
			description:
				"„Nur für diesen Zweck, nur bis Jahresende“: welche Bedingungen ein Konnektor wirklich prüft und welche nur der Vertrag durchsetzen kann.",
			body: `<p>Eine Gießerei gibt ihrem Kunden den CO₂-\u2060Fußabdruck eines Gehäuses. Sie schreibt dazu: nur zur Berechnung des eigenen Fußabdrucks, nicht weitergeben, nach zwölf Monaten löschen. Drei Bedingungen in einem Satz. Der Kunde stimmt zu, die Daten fließen. Und dann? Wer passt auf?</p>
<p>Die ehrliche Antwort lautet: teils die Technik, teils der Vertrag, teils niemand. Wer eine Nutzungsregel setzt, sollte wissen, welcher Teil welcher ist.</p>
<h2>So sieht eine Regel aus</h2>
<p>Nutzungsregeln werden in einer Form aufgeschrieben, die Menschen lesen und Maschinen auswerten können. Verbreitet ist eine Schreibweise mit Erlaubnissen, Verboten und Pflichten. Gekürzt sieht das so aus:</p>
<pre><code>erlaubt:  nutzen
  wenn    Nachweis  = Mitglied im Verbund
  und     Zweck     = Fußabdruck berechnen
  und     Datum     &lt; 31. Dezember
verboten: weitergeben
Pflicht:  löschen nach 12 Monaten</code></pre>
<p>Der Konnektor der Gießerei hängt diese Regel an das Angebot im Katalog. Der Konnektor des Kunden liest sie, nimmt sie an oder lässt es. Aus Angebot und Annahme entsteht ein Vertrag mit Kennung und Datum, den beide Seiten aufbewahren.</p>
<h2>Drei Arten von Bedingungen</h2>
<h3>Vor der Übertragung prüfbar</h3>
<p>Alles, was sich auf den Anfragenden bezieht, kann der Konnektor selbst prüfen: Ist das Unternehmen Mitglied? Hat es die verlangte Rolle? Ist der Nachweis noch gültig? Liegt das Datum vor dem Ende der Frist? Lautet eine Antwort nein, fließt nichts. Hier ist die Technik stark.</p>
<h3>Nach der Übertragung nachvollziehbar</h3>
<p>Andere Bedingungen lassen sich nicht erzwingen, aber belegen. Wie oft wurde abgerufen? Welche Fassung der Regel galt dabei? Wurde die Löschung bestätigt? Dafür gibt es das Protokoll. Es verhindert keinen Verstoß, doch es beendet die Debatte darüber, was vereinbart war.</p>
<h3>Nur vereinbart</h3>
<p>Der Zweck ist das beste Beispiel. Ob eine Zahl zur Berechnung eines Fußabdrucks dient oder in der nächsten Preisverhandlung auf dem Tisch liegt, sieht kein Konnektor. Diese Bedingung wirkt, weil sie im Vertrag steht und weil das Regelwerk des Verbunds sagt, was bei einem Verstoß geschieht.</p>
<table>
<thead><tr><th>Bedingung</th><th>Prüft der Konnektor</th><th>Steht im Protokoll</th><th>Braucht den Vertrag</th></tr></thead>
<tbody>
<tr><td>Mitgliedschaft</td><td>ja</td><td>ja</td><td>nein</td></tr>
<tr><td>Frist für den Abruf</td><td>ja</td><td>ja</td><td>nein</td></tr>
<tr><td>Löschung</td><td>nein</td><td>als Bestätigung</td><td>ja</td></tr>
<tr><td>Zweck</td><td>nein</td><td>als Zusage</td><td>ja</td></tr>
<tr><td>Keine Weitergabe</td><td>nein</td><td>als Zusage</td><td>ja</td></tr>
</tbody>
</table>
<h2>Warum strenger nicht sicherer ist</h2>
<p>Wir sehen oft Regeln mit acht oder neun Bedingungen. Sie klingen gründlich und bewirken zweierlei: Erstens scheitern Anfragen, die man gern bedient hätte, weil irgendein Nachweis fehlt. Zweitens weiß nach einem halben Jahr niemand mehr, warum die siebte Bedingung dort steht.</p>
<blockquote><p>Eine gute Regel passt in einen Satz, den auch der Vertrieb am Telefon erklären kann.</p></blockquote>
<p>Besser sind zwei Angebote mit je einer einfachen Regel: eines mit dem Ergebnis für viele, eines mit den Einzelwerten für wenige. Wer weniger zeigt, muss weniger verbieten.</p>
<h2>Was Sie vor der ersten Regel klären</h2>
<ul>
<li>Welcher Schaden entsteht, wenn jemand die Bedingung bricht? Ist er gering, lassen Sie sie weg.</li>
<li>Woran würden Sie den Bruch bemerken?</li>
<li>Wer im Haus ist dann zuständig?</li>
</ul>
<p>Auf die zweite Frage gibt es manchmal keine gute Antwort. Dann hilft nur, die Daten gröber zu machen: ein Mittelwert statt einer Messreihe, ein Quartal statt eines Tages. Das ist keine Niederlage, sondern die wirksamste Nutzungsregel überhaupt.</p>
<p>Zum Ausprobieren gibt es unsere Demo <a href="/de/demos/nutzungsvertrag-aushandeln">Einen Nutzungsvertrag aushandeln</a>. Wie ein Verbund mit Verstößen umgeht, steht in <a href="/de/regelwerk-auf-sechs-seiten">Ein Regelwerk auf sechs Seiten</a>.</p>`,
		},
		en: {
			slug: "what-a-usage-policy-can-do",
			title: "What a usage policy can and cannot do",
			description:
				"“For this purpose only, until the end of the year”: which conditions a connector really checks, and which ones only a contract can enforce.",
			body: `<p>A foundry gives a customer the carbon footprint of a housing. It adds: only for calculating your own footprint, not to be passed on, to be deleted after twelve months. Three conditions in one sentence. The customer agrees, the data flows. And then? Who keeps an eye on it?</p>
<p>The honest answer is: partly the technology, partly the contract, and partly nobody. If you set a usage policy, you should know which part is which.</p>
<h2>What a policy looks like</h2>
<p>Usage policies are written in a form that people can read and machines can evaluate. The common notation works with permissions, prohibitions and duties. Abridged, it looks like this:</p>
<pre><code>permitted:  use
  if        credential = member of the alliance
  and       purpose    = calculate footprint
  and       date       &lt; 31 December
prohibited: pass on
duty:       delete after 12 months</code></pre>
<p>The foundry’s connector attaches this policy to the offer in the catalogue. The customer’s connector reads it and accepts it, or does not. Offer and acceptance make a contract with an identifier and a date, and both sides keep it.</p>
<h2>Three kinds of condition</h2>
<h3>Those that can be checked before the transfer</h3>
<p>Anything that concerns the company asking for data, the connector can check by itself. Is it a member? Does it have the role required? Is its credential still valid? Is today before the end of the term? If any answer is no, nothing flows. This is where technology is strong.</p>
<h3>Those that can be traced afterwards</h3>
<p>Other conditions cannot be enforced, but they can be evidenced. How often was the data fetched? Which version of the policy applied? Was deletion confirmed? That is what the log is for. It does not prevent a breach, but it ends the argument about what was agreed.</p>
<h3>Those that are only agreed</h3>
<p>Purpose is the best example. No connector can see whether a figure is used to calculate a footprint or lies on the table in the next price negotiation. This condition works because it is in the contract, and because the alliance’s rulebook says what happens when it is broken.</p>
<table>
<thead><tr><th>Condition</th><th>Checked by the connector</th><th>Kept in the log</th><th>Needs the contract</th></tr></thead>
<tbody>
<tr><td>Membership</td><td>yes</td><td>yes</td><td>no</td></tr>
<tr><td>Term for fetching</td><td>yes</td><td>yes</td><td>no</td></tr>
<tr><td>Deletion</td><td>no</td><td>as a confirmation</td><td>yes</td></tr>
<tr><td>Purpose</td><td>no</td><td>as a promise</td><td>yes</td></tr>
<tr><td>No onward sharing</td><td>no</td><td>as a promise</td><td>yes</td></tr>
</tbody>
</table>
<h2>Why stricter is not safer</h2>
<p>We often see policies with eight or nine conditions. They sound thorough and have two effects. First, requests that you would have been glad to grant fail because some credential or other is missing. Second, half a year later nobody remembers why condition seven is there.</p>
<blockquote><p>A good policy fits into one sentence that sales can explain over the phone.</p></blockquote>
<p>Two offers with one simple policy each are better: one with the result for the many, one with the individual values for the few. The less you show, the less you need to forbid.</p>
<h2>What to settle before your first policy</h2>
<ul>
<li>What harm is done if someone breaks the condition? If it is slight, leave the condition out.</li>
<li>How would you notice the breach?</li>
<li>Who in your company would then be responsible?</li>
</ul>
<p>Sometimes there is no good answer to the second question. The only thing that helps then is to make the data coarser: a mean instead of a series of measurements, a quarter instead of a day. That is no defeat. It is the most effective usage policy of all.</p>
<p>You can try this out in our demo <a href="/demos/negotiate-a-usage-contract">Negotiate a usage contract</a>. How an alliance deals with breaches is described in <a href="/a-rulebook-on-six-pages">A rulebook on six pages</a>.</p>`,
		},
	},
} satisfies PostSeed;
