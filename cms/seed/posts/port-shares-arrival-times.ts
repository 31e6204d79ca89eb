import type { PostSeed } from "../shape.ts";

export default {
	key: "port-shares-arrival-times",
	category: "international-pulse-europe",
	author: "nuno-tavarela",
	published_on: -47,
	text: {
		de: {
			slug: "hafen-teilt-ankunftszeiten",
			title: "Elf Speditionen, ein Hafen und die Kunst abzusagen",
			description:
				"Ein Logistikverbund an der Nordsee wollte Ankunftszeiten teilen. Ins Rollen kam er erst, als es um abgesagte Termine ging. Ein Besuch vor Ort.",
			body: `<p>Um 4:40\u00a0Uhr stehen vor dem Tor 23\u00a0Lastwagen. Für zwölf davon gibt es einen Termin, die anderen sind zu früh, zu spät oder für eine Ladung gekommen, die noch auf See ist. Der Mann im Torhaus kennt jeden Fahrer. Was er nicht kennt, ist der Plan der Speditionen dahinter.</p>
<p>Elf von ihnen haben sich zu einem Verbund zusammengetan, begleitet von Hanneke Dijkveld. Sie wollten Ankunftszeiten teilen, untereinander und mit dem Terminal. Zwei Jahre lang kam das Vorhaben nicht vom Fleck. Heute läuft es, und der Grund dafür ist lehrreich.</p>
<h2>Warum niemand anfangen wollte</h2>
<p>Eine Ankunftszeit verrät viel. Wer sie kennt, weiß, wie viele Fahrten ein Wettbewerber macht, für wen und zu welcher Stunde. Jede Spedition hätte gern die Zeiten der anderen gehabt. Die eigenen wollte keine zeigen.</p>
<p>Der Verbund versuchte es mit Zusagen, mit einem neutralen Server, mit einem Beirat. Nichts half, denn die Frage blieb dieselbe: Was habe ich davon, wenn ich der Erste bin?</p>
<h2>Die Absage</h2>
<p>Die Wende kam in einer Kaffeepause. Eine Disponentin erzählte, dass sie jeden Tag drei bis vier Termine verfallen lässt, weil eine Ladung nicht fertig ist. Absagen kann sie nur per Telefon, und am Telefon ist um diese Zeit niemand. Eine zweite sagte: „Ich würde für jeden dieser Termine etwas geben.“</p>
<blockquote><p>Eine Ankunftszeit ist ein Geheimnis. Ein freier Termin ist ein Geschenk.</p></blockquote>
<p>Also begann der Verbund mit der Absage. Der erste Datensatz im Katalog heißt „frei gewordene Termine“. Er enthält ein Tor, ein Zeitfenster und sonst nichts: keinen Auftraggeber, keine Ladung, keinen Grund. Wer absagt, verliert nichts. Wer sucht, findet etwas.</p>
<h2>Was daraus geworden ist</h2>
<p>Nach sechs Wochen wurden am Tag im Schnitt 31\u00a0Zeitfenster weitergegeben. Nach drei Monaten fragten die ersten Speditionen von selbst, ob man nicht auch Verspätungen melden könne. Eine Verspätung ist schließlich nur eine Absage, bei der man schon weiß, wann man stattdessen kommt. So kam der Verbund doch noch zu seinen Ankunftszeiten, nur rückwärts.</p>
<table>
<thead><tr><th>Datensatz</th><th>Seit</th><th>Wer sieht ihn</th></tr></thead>
<tbody>
<tr><td>Frei gewordene Termine</td><td>Monat 1</td><td>alle Mitglieder</td></tr>
<tr><td>Verspätungen über 30\u00a0Minuten</td><td>Monat 4</td><td>das Terminal</td></tr>
<tr><td>Voraussichtliche Ankunft</td><td>Monat 7</td><td>das Terminal, ohne Auftraggeber</td></tr>
</tbody>
</table>
<h2>Die Technik war das wenigste</h2>
<p>Acht der elf Speditionen haben keine eigene IT-Abteilung. Sie nutzen einen gemeinsam betriebenen Konnektor mit getrennten Bereichen und ein Formular auf dem Telefon. Drei haben ihre Disposition über eine Schnittstelle verbunden. Für den Katalog macht das keinen Unterschied.</p>
<h3>Zwei Sprachen, drei Uhrzeiten</h3>
<p>Schwierig war etwas anderes. Im Verbund meint „Ankunft“ bei den einen das Tor, bei den anderen die Rampe und beim Terminal den Moment, in dem das Kennzeichen erkannt wird. Dazwischen liegen bis zu vierzig Minuten. Die Einigung auf drei verschiedene Wörter hat länger gedauert als jede Programmierung. Davon handelt auch <a href="/de/erst-die-bedeutung-dann-die-schnittstelle">Erst die Bedeutung, dann die Schnittstelle</a>.</p>
<h2>Was sich übertragen lässt</h2>
<ul>
<li>Beginnen Sie mit Daten, die dem Gebenden nichts nehmen.</li>
<li>Lassen Sie alles weg, was der Empfänger nicht braucht. Ein Zeitfenster genügt oft.</li>
<li>Geben Sie den Kleinen einen Weg ohne eigene Technik.</li>
<li>Warten Sie, bis jemand nach dem zweiten Datensatz fragt.</li>
</ul>
<p>Um 4:40\u00a0Uhr stehen heute noch immer Lastwagen vor dem Tor. Es sind neun. Hanneke Dijkveld erzählt die Geschichte selbst auf unserem <a href="/de/events/datenraum-tag-lissabon">Datenraum-Tag in Lissabon</a>.</p>`,
		},
		en: {
			slug: "port-shares-arrival-times",
			title: "Eleven hauliers, one port and the art of cancelling",
			description:
				"A logistics alliance on the North Sea wanted to share arrival times. It only got moving when the talk turned to cancelled slots. A site visit.",
			body: `<p>At 4:40\u00a0am there are 23\u00a0lorries at the gate. Twelve of them have a slot; the others are too early, too late, or have come for a load that is still at sea. The man in the gatehouse knows every driver. What he does not know are the plans of the hauliers behind them.</p>
<p>Eleven of these have formed an alliance, with Hanneke Dijkveld to guide them. They wanted to share arrival times, among themselves and with the terminal. For two years the plan got nowhere. Today it works, and the reason is instructive.</p>
<h2>Why nobody wanted to begin</h2>
<p>An arrival time gives away a lot. Anyone who has it knows how many trips a competitor makes, for whom and at what hour. Every haulier would have liked to have the others’ times. None wanted to reveal its own.</p>
<p>The alliance tried promises, a neutral server, an advisory board. Nothing helped, because the question remained: what do I gain by going first?</p>
<h2>The cancellation</h2>
<p>The breakthrough came over coffee. A dispatcher said that she let three or four slots lapse every day because a load was not ready. She could only cancel by phone, and nobody answered the phone at that hour. “I would pay for every one of those slots,” said another.</p>
<blockquote><p>An arrival time is a secret. A free slot is a present.</p></blockquote>
<p>So the alliance began with cancelling. The first data set in the catalogue is called “slots that have become free”. It contains a gate, a time window and nothing else: no client, no load, no reason. If you cancel, you lose nothing. If you are looking, you find something.</p>
<h2>What came of it</h2>
<p>After six weeks, 31\u00a0slots a day were being passed on, on average. After three months, the first hauliers asked of their own accord whether they could not report delays as well. A delay, after all, is only a cancellation by someone who already knows when they will come instead. And so the alliance got to its arrival times after all, just the other way round.</p>
<table>
<thead><tr><th>Data set</th><th>Since</th><th>Who sees it</th></tr></thead>
<tbody>
<tr><td>Slots that have become free</td><td>month 1</td><td>all members</td></tr>
<tr><td>Delays of more than 30\u00a0minutes</td><td>month 4</td><td>the terminal</td></tr>
<tr><td>Expected arrival</td><td>month 7</td><td>the terminal, without the client</td></tr>
</tbody>
</table>
<h2>The technology was the easy part</h2>
<p>Eight of the eleven hauliers have no IT department. They use a connector that is run jointly, with separate areas, and a form on a phone. Three have connected their dispatch systems through an interface. It makes no difference to the catalogue.</p>
<h3>Two languages, three clocks</h3>
<p>The hard part was something else. Within the alliance, “arrival” meant the gate to some, the loading ramp to others, and to the terminal the moment at which the number plate is recognised. There are up to forty minutes between them. Agreeing on three different words took longer than any programming, which is also the subject of <a href="/meaning-before-interface">Meaning first, interface second</a>.</p>
<h2>What others can take from it</h2>
<ul>
<li>Begin with data that costs the giver nothing.</li>
<li>Leave out everything that the recipient does not need. A time window is often enough.</li>
<li>Give small companies a way in that needs no technology of their own.</li>
<li>Wait until someone asks for the second data set.</li>
</ul>
<p>At 4:40\u00a0am there are still lorries at the gate. There are nine. Hanneke Dijkveld will tell the story herself at our <a href="/events/data-space-day-lisbon">Data space day in Lisbon</a>.</p>`,
		},
	},
} satisfies PostSeed;
