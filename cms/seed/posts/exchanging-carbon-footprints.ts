import type { PostSeed } from "../shape.ts";

export default {
	key: "exchanging-carbon-footprints",
	category: "practice",
	author: "wiebke-aldehoff",
	published_on: -66,
	text: {
		de: {
			slug: "co2-fussabdruck-austauschen",
			title: "CO₂-Fußabdruck austauschen: Die Zahl ist der kleinste Teil",
			description:
				"4,8\u00a0Kilogramm CO₂ je Gehäuse: Ohne Werk, Zeitraum und Systemgrenze ist das keine Auskunft. Was mitgehen muss und was zu Hause bleiben darf.",
			body: `<p>Zwei Gießereien liefern dasselbe Gehäuse. Die eine meldet 4,8\u00a0Kilogramm CO₂, die andere 6,1. Der Einkauf ist begeistert: Die Wahl scheint klar. Dann fragt jemand, was in den Zahlen steckt. Die erste Gießerei hat den Transport weggelassen und mit einem Strommix aus dem vorletzten Jahr gerechnet. Die zweite nicht. Beide haben richtig gerechnet, nur nicht dasselbe.</p>
<p>So geht es mit fast jedem Fußabdruck, der als einzelne Zahl in einer E-\u2060Mail steht. Er lässt sich weder vergleichen noch weiterverwenden noch in einem Jahr wiederfinden.</p>
<h2>Was neben der Zahl stehen muss</h2>
<p>Damit ein Empfänger mit einem Fußabdruck arbeiten kann, braucht er mindestens diese Angaben:</p>
<table>
<thead><tr><th>Angabe</th><th>Beispiel</th><th>Warum</th></tr></thead>
<tbody>
<tr><td>Bezugsgröße</td><td>1\u00a0Stück, 1\u00a0kg</td><td>Sonst wird durch die falsche Zahl geteilt.</td></tr>
<tr><td>Werk</td><td>Gießerei Süd</td><td>Zwei Werke, zwei Strommixe.</td></tr>
<tr><td>Zeitraum</td><td>Kalenderjahr</td><td>Ein guter Sommer ist kein Jahr.</td></tr>
<tr><td>Systemgrenze</td><td>bis Werkstor</td><td>Mit oder ohne Transport?</td></tr>
<tr><td>Anteil gemessener Daten</td><td>72\u00a0Prozent</td><td>Der Rest sind Durchschnittswerte.</td></tr>
<tr><td>Rechenregel</td><td>Name und Fassung</td><td>Damit beide dasselbe weglassen.</td></tr>
<tr><td>Gültig bis</td><td>Ende des Folgejahres</td><td>Alte Zahlen sterben nicht von selbst.</td></tr>
</tbody>
</table>
<p>Für viele Branchen gibt es dafür abgestimmte Datenmodelle. Nehmen Sie eines davon, auch wenn es Ihnen an einer Stelle nicht gefällt. Ein eigenes Modell versteht nur, wer es erfunden hat.</p>
<h2>Was zu Hause bleiben darf</h2>
<p>Lieferanten zögern aus gutem Grund. Aus Materialanteilen und Energieverbrauch lassen sich Kosten schätzen, und der Einkauf des Kunden kann rechnen. Deshalb gilt: Das Ergebnis geht hinaus, der Rechenweg bleibt. Wer ihn prüfen will, schickt eine unabhängige Stelle, und deren Nachweis geht als eigene Angabe mit.</p>
<blockquote><p>„Ich gebe Ihnen die Summe und sage Ihnen, wer nachgerechnet hat.“ Das ist ein faires Angebot, und die meisten Kunden nehmen es an.</p></blockquote>
<h2>Wie die Zahl durch die Kette wandert</h2>
<p>Das Gehäuse geht an eine Dreherei, dann an einen Pumpenhersteller. Jede Stufe nimmt den Wert der vorigen, zählt den eigenen Anteil dazu und reicht das Ergebnis weiter. Niemand sieht weiter als eine Stufe zurück. Damit das funktioniert, müssen drei Dinge geregelt sein:</p>
<ol>
<li><strong>Änderungen.</strong> Korrigiert die Gießerei ihren Wert, erfährt die Dreherei davon, ohne nachzufragen.</li>
<li><strong>Lücken.</strong> Fehlt ein Wert, wird ein Durchschnitt eingesetzt und als solcher gekennzeichnet. Der Anteil gemessener Daten sinkt sichtbar.</li>
<li><strong>Rückfragen.</strong> Zu jedem Wert gehört eine Adresse, an die sich der Empfänger wenden kann.</li>
</ol>
<h3>Die Nutzungsregel dazu</h3>
<p>Ein Satz reicht: zur Berechnung des eigenen Fußabdrucks, Weitergabe nur als Teil der eigenen Summe, gültig bis zum Ende des Folgejahres. Was der Konnektor davon prüft und was der Vertrag leistet, steht in <a href="/de/was-nutzungsregeln-koennen">Was eine Nutzungsregel kann und was nicht</a>.</p>
<h2>Womit Sie anfangen</h2>
<p>Nehmen Sie die zehn Artikel, auf die zusammen die Hälfte der verkauften Masse entfällt. Nicht die Hälfte des Umsatzes: Beim Fußabdruck zählt Masse. Fragen Sie zuerst die Lieferanten, die ohnehin schon rechnen, und bieten Sie den anderen an, mit einem Durchschnittswert zu beginnen. Ein gekennzeichneter Schätzwert ist besser als eine Lücke und sehr viel besser als eine falsche Genauigkeit.</p>
<p>Und misstrauen Sie Nachkommastellen. Wer 4,837\u00a0Kilogramm meldet, hat nicht genauer gemessen, sondern nur genauer geteilt.</p>
<p>In der Demo <a href="/de/demos/fussabdruck-weitergeben">CO₂-\u2060Fußabdruck weitergeben</a> ändern Sie die Posten einer Dreherei und sehen, was beim Pumpenhersteller ankommt, und was nicht.</p>`,
		},
		en: {
			slug: "exchanging-carbon-footprints",
			title: "Exchanging carbon footprints: the figure is the smallest part",
			description:
				"4.8\u00a0kilograms of CO₂ per housing: without plant, period and system boundary that tells you nothing. What has to travel with it and what may stay at home.",
			body: `<p>Two foundries supply the same housing. One reports 4.8\u00a0kilograms of CO₂, the other 6.1. Purchasing is delighted: the choice seems clear. Then someone asks what is in the figures. The first foundry has left out transport and used an electricity mix from the year before last. The second has not. Both have done their sums correctly; they were just not the same sums.</p>
<p>So it is with nearly every footprint that sits in an email as a single figure. It cannot be compared, cannot be used in further calculations and cannot be found again a year later.</p>
<h2>What has to accompany the figure</h2>
<p>To be able to work with a footprint, a recipient needs at least the following:</p>
<table>
<thead><tr><th>Information</th><th>Example</th><th>Why</th></tr></thead>
<tbody>
<tr><td>Reference unit</td><td>1\u00a0piece, 1\u00a0kg</td><td>Or you will divide by the wrong number.</td></tr>
<tr><td>Plant</td><td>South foundry</td><td>Two plants, two electricity mixes.</td></tr>
<tr><td>Period</td><td>calendar year</td><td>One good summer is not a year.</td></tr>
<tr><td>System boundary</td><td>to the factory gate</td><td>With or without transport?</td></tr>
<tr><td>Share of measured data</td><td>72\u00a0per cent</td><td>The rest are averages.</td></tr>
<tr><td>Calculation rule</td><td>name and version</td><td>So that both leave out the same things.</td></tr>
<tr><td>Valid until</td><td>end of the following year</td><td>Old figures do not die of their own accord.</td></tr>
</tbody>
</table>
<p>Many industries have agreed data models for this. Use one of them, even if there is something in it you do not like. A home-made model is understood only by those who invented it.</p>
<h2>What may stay at home</h2>
<p>Suppliers hesitate for good reason. Material shares and energy consumption allow costs to be estimated, and the customer’s purchasing department is good at sums. So the result goes out, and the working stays behind. A customer who wants it checked sends an independent body, and that body’s attestation travels with the figure as a piece of information in its own right.</p>
<blockquote><p>“I give you the total, and I tell you who has checked it.” That is a fair offer, and most customers take it.</p></blockquote>
<h2>How the figure travels along the chain</h2>
<p>The housing goes to a turning shop, then to a pump maker. Each tier takes the value of the one before, adds its own share and passes on the result. Nobody sees further back than one tier. For this to work, three things have to be settled:</p>
<ol>
<li><strong>Changes.</strong> If the foundry corrects its value, the turning shop hears about it without having to ask.</li>
<li><strong>Gaps.</strong> If a value is missing, an average is put in and marked as such. The share of measured data visibly goes down.</li>
<li><strong>Queries.</strong> Every value comes with an address to which the recipient can turn.</li>
</ol>
<h3>The usage policy that goes with it</h3>
<p>One sentence will do: for calculating your own footprint, to be passed on only as part of your own total, valid until the end of the following year. Which part of it the connector checks and which the contract has to carry is explained in <a href="/what-a-usage-policy-can-do">What a usage policy can and cannot do</a>.</p>
<h2>Where to begin</h2>
<p>Take the ten items that together make up half of the weight you sell. Not half of your turnover: with footprints, it is mass that counts. Start with the suppliers who already do the calculation, and let the others begin with an average. An estimate that is marked as such is better than a gap, and far better than false precision.</p>
<p>And be wary of decimal places. A supplier who reports 4.837\u00a0kilograms has not measured more precisely, only divided more precisely.</p>
<p>In the demo <a href="/demos/pass-on-a-carbon-footprint">Pass on a carbon footprint</a> you change the items of a turning shop and see what reaches the pump maker, and what does not.</p>`,
		},
	},
} satisfies PostSeed;
