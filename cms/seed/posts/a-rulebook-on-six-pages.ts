import type { PostSeed } from "../shape.ts";

export default {
	key: "a-rulebook-on-six-pages",
	category: "law-and-governance",
	author: "leyla-vossberg",
	published_on: -215,
	text: {
		de: {
			slug: "regelwerk-auf-sechs-seiten",
			title: "Ein Regelwerk auf sechs Seiten",
			description:
				"Der erste Entwurf hatte 84\u00a0Seiten, und niemand hatte ihn gelesen. Was wir gestrichen haben, was bleiben musste und wie man sich darüber einigt.",
			body: `<p>Der erste Entwurf hatte 84\u00a0Seiten. Drei Kanzleien hatten daran gearbeitet, und er war gut. Er hatte nur einen Fehler: Von den vierzehn Unternehmen, die ihn unterschreiben sollten, hatte ihn keines zu Ende gelesen. Bei der Abstimmung fragte ein Mitglied, wo eigentlich stehe, wie man wieder austritt. Es stand auf Seite\u00a061. Gefunden hat es niemand.</p>
<p>Danach haben wir neu angefangen. Die Fassung, die heute gilt, hat sechs Seiten. Hier ist, was darin steht, und vor allem, was nicht.</p>
<h2>Was ein Regelwerk leisten muss</h2>
<p>Ein Datenraum verbindet Unternehmen, die einander nur zum Teil trauen. Manche sind Kunden und Lieferanten, manche Wettbewerber. Das Regelwerk muss genau die Fragen beantworten, bei denen sie sonst vor Gericht landen würden. Mehr nicht.</p>
<ol>
<li><strong>Wer darf mitmachen?</strong> Bedingungen, Prüfung, Einspruch gegen eine Ablehnung.</li>
<li><strong>Wer entscheidet?</strong> Versammlung, Mehrheiten, was nur einstimmig geht.</li>
<li><strong>Was gilt zwischen zwei Mitgliedern?</strong> Der Vertrag mit seiner Nutzungsregel, und was gilt, wenn darin nichts steht.</li>
<li><strong>Was tut der Betreiber?</strong> Zusagen, Grenzen, Einblick, Kündigung.</li>
<li><strong>Was geschieht bei einem Verstoß?</strong> Meldung, Anhörung, Stufen.</li>
<li><strong>Wie kommt man hinaus?</strong> Fristen, Mitnahme, was danach noch gilt.</li>
</ol>
<p>Sechs Fragen, sechs Seiten. Die Gliederung war nach einer Stunde fertig, der Inhalt nach einem Tag.</p>
<h2>Was wir gestrichen haben</h2>
<h3>Alles, was sich oft ändert</h3>
<p>Formate, Fassungen von Protokollen, Listen anerkannter Aussteller: Das gehört in Anhänge, die ein Fachkreis ändern darf, ohne dass alle neu unterschreiben. Im Regelwerk steht nur, wer den Fachkreis wählt und wie lange vorher er Änderungen ankündigt.</p>
<h3>Alles, was schon im Gesetz steht</h3>
<p>Seitenlang wiederholte der Entwurf, was ohnehin gilt. Das schadet sogar, denn die Wiederholung weicht immer ein wenig vom Original ab, und dann streitet man darüber, ob das Absicht war.</p>
<h3>Alles, was niemand prüfen kann</h3>
<p>„Die Mitglieder verpflichten sich zu höchster Datenqualität.“ Gestrichen. An seiner Stelle steht, dass jedes Angebot angibt, wie aktuell und wie vollständig es ist, und dass man falsche Angaben melden kann.</p>
<h2>Die Stufen bei einem Verstoß</h2>
<table>
<thead><tr><th>Stufe</th><th>Anlass</th><th>Folge</th></tr></thead>
<tbody>
<tr><td>1</td><td>Versehen ohne Schaden</td><td>Hinweis, Frist von 14\u00a0Tagen</td></tr>
<tr><td>2</td><td>Wiederholung oder Schaden</td><td>Angebot ruht, Gespräch mit dem Fachkreis</td></tr>
<tr><td>3</td><td>Vorsatz</td><td>Nachweis wird ausgesetzt, Anhörung</td></tr>
<tr><td>4</td><td>Bestätigter Vorsatz</td><td>Ausschluss mit zwei Dritteln der Stimmen</td></tr>
</tbody>
</table>
<p>In drei Jahren kam Stufe\u00a01 neunmal vor, Stufe\u00a02 einmal, die anderen nie. Das ist kein Beweis, dass man sie nicht braucht. Es ist ein Zeichen, dass Stufe\u00a01 wirkt.</p>
<blockquote><p>Ein Regelwerk ist gut, wenn Menschen es aus dem Kopf zitieren, und zwar richtig.</p></blockquote>
<h2>Wie man sich einigt</h2>
<p>Wir laden zu einem Tag ein, nicht zu einer Reihe von Sitzungen. Aus jedem Unternehmen kommen zwei Personen: eine, die unterschreiben darf, und eine, die mit den Daten arbeitet. Am Vormittag erzählt jeder einen Fall, vor dem er sich fürchtet. Am Nachmittag prüfen wir den Entwurf nur an diesen Fällen. Was auf keinen davon eine Antwort gibt, fliegt raus.</p>
<p>Die Fälle heben wir auf. Wenn später jemand fragt, warum ein Satz dort steht, zeigen wir ihm den Fall.</p>
<h2>Und die Rechtsabteilungen?</h2>
<p>Sie lesen mit, von Anfang an, und sie sind meist erleichtert. Sechs Seiten kann man an einem Nachmittag prüfen. Was Ihre Rechtslage im Einzelnen verlangt, müssen sie trotzdem beurteilen; eine Vorlage nimmt ihnen das nicht ab.</p>
<p>Wie Regeln zwischen zwei Mitgliedern technisch wirken, erklärt <a href="/de/was-nutzungsregeln-koennen">Was eine Nutzungsregel kann und was nicht</a>. Die Vorlage bringen wir mit, wenn wir einen Datenraum <a href="/de/build-operate">aufbauen und betreiben</a>.</p>`,
		},
		en: {
			slug: "a-rulebook-on-six-pages",
			title: "A rulebook on six pages",
			description:
				"The first draft had 84\u00a0pages, and nobody had read it. What we struck out, what had to stay, and how fourteen companies came to agree on the rest.",
			body: `<p>The first draft had 84\u00a0pages. Three law firms had worked on it, and it was good. It had just one flaw: of the fourteen companies that were to sign it, not one had read it to the end. When it came to the vote, a member asked where it said how to leave. It was on page\u00a061. Nobody found it.</p>
<p>We started afresh. The version that applies today has six pages. Here is what they contain and, above all, what they do not.</p>
<h2>What a rulebook has to do</h2>
<p>A data space links companies that trust one another only in part. Some are customers and suppliers, some are competitors. The rulebook has to answer exactly those questions over which they would otherwise end up in court. No more than that.</p>
<ol>
<li><strong>Who may take part?</strong> Conditions, checks, appeal against a refusal.</li>
<li><strong>Who decides?</strong> General meeting, majorities, what requires everyone’s consent.</li>
<li><strong>What applies between two members?</strong> The contract with its usage policy, and what applies where that is silent.</li>
<li><strong>What does the operator do?</strong> Commitments, limits, transparency, notice.</li>
<li><strong>What happens after a breach?</strong> Report, hearing, levels.</li>
<li><strong>How do you leave?</strong> Notice periods, what you take with you, what still applies afterwards.</li>
</ol>
<p>Six questions, six pages. The outline was ready after an hour, the content after a day.</p>
<h2>What we struck out</h2>
<h3>Everything that changes often</h3>
<p>Formats, versions of protocols, lists of recognised issuers: these belong in annexes that a committee of specialists may change without everyone signing again. The rulebook only says who elects the committee and how far in advance it must announce changes.</p>
<h3>Everything that is already law</h3>
<p>For pages on end, the draft repeated what applies anyway. That can even do harm, because the repetition always differs slightly from the original, and then people argue about whether that was intended.</p>
<h3>Everything that nobody can check</h3>
<p>“Members undertake to provide data of the highest quality.” Struck out. Instead, it now says that every offer states how up to date and how complete it is, and that wrong statements can be reported.</p>
<h2>What happens after a breach</h2>
<table>
<thead><tr><th>Level</th><th>Trigger</th><th>Consequence</th></tr></thead>
<tbody>
<tr><td>1</td><td>Oversight without damage</td><td>Warning, 14\u00a0days to put it right</td></tr>
<tr><td>2</td><td>Repetition or damage</td><td>Offer suspended, meeting with the committee</td></tr>
<tr><td>3</td><td>Intent</td><td>Credential suspended, hearing</td></tr>
<tr><td>4</td><td>Intent confirmed</td><td>Exclusion by a two-thirds majority</td></tr>
</tbody>
</table>
<p>In three years level\u00a01 occurred nine times, level\u00a02 once, the others never. That does not prove that we could do without them. It is a sign that level\u00a01 works.</p>
<blockquote><p>A rulebook is good when people quote it from memory, and get it right.</p></blockquote>
<h2>How to reach agreement</h2>
<p>We invite people to one day, not to a series of meetings. Two come from each company: one who is authorised to sign and one who works with the data. In the morning, everyone describes a case they are afraid of. In the afternoon we test the draft against these cases and nothing else. Whatever does not help with any of them is thrown out.</p>
<p>We keep the cases. If someone asks later why a sentence is there, we show them the case.</p>
<h2>And the legal departments?</h2>
<p>They are involved from the start, and most of them are relieved. Six pages can be checked in an afternoon. What your own legal situation requires in detail is still for them to judge; a template does not do that for them.</p>
<p>For the technical side of rules between two members, see <a href="/what-a-usage-policy-can-do">What a usage policy can and cannot do</a>. We bring the template with us when we <a href="/build-operate">build and operate</a> a data space.</p>`,
		},
	},
} satisfies PostSeed;
