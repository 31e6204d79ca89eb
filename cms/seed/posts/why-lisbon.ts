import type { PostSeed } from "../shape.ts";

export default {
	key: "why-lisbon",
	category: "international-pulse",
	author: "nuno-tavarela",
	published_on: -290,
	text: {
		de: {
			slug: "warum-lissabon",
			title: "Warum wir ein zweites Büro in Lissabon haben",
			description:
				"Lieferketten enden nicht an der Oder und nicht am Rhein. Was wir im ersten Jahr in Portugal über Häfen, Sprachen und Feierabende gelernt haben.",
			body: `<p>Das Büro hat fünf Schreibtische, ein Fenster zum Fluss und eine Kaffeemaschine, die älter ist als das Unternehmen. Seit einem Jahr arbeiten wir von hier aus. Gefragt werden wir trotzdem jede Woche: Warum braucht ein Datenraum-Betreiber aus Berlin einen zweiten Ort, wenn doch alles über das Netz geht?</p>
<p>Die kurze Antwort: weil Daten über das Netz gehen, Vertrauen aber über den Tisch. Die lange Antwort folgt hier.</p>
<h2>Es begann mit einem Korkstopfen</h2>
<p>Einer unserer ersten Kunden außerhalb Deutschlands verarbeitet Kork. Seine Abnehmer wollten wissen, aus welchem Wald jede Lieferung stammt. Die Angaben gab es, auf Papier, bei vierzig Familienbetrieben. Wir haben von Berlin aus drei Monate lang versucht, sie anzubinden. Angebunden haben wir einen.</p>
<p>Dann bin ich hingefahren. In der zweiten Woche saß ich in einer Küche, und die Betriebsleiterin zeigte mir ihr Heft. Darin stand alles: Baum, Jahr, Schälung, Gewicht. Was fehlte, war kein Konnektor, sondern jemand, der fragt, wie das Heft geführt wird, und zuhört. Aus dem Heft ist ein Formular auf dem Telefon geworden, mit denselben Spalten in derselben Reihenfolge. Heute sind 37\u00a0der vierzig Betriebe dabei.</p>
<blockquote><p>Niemand gibt seine Daten einer Plattform. Man gibt sie jemandem, den man kennt.</p></blockquote>
<h2>Was der Ort uns gelehrt hat</h2>
<h3>Häfen sind Datenräume aus Beton</h3>
<p>In einem Hafen arbeiten seit jeher Unternehmen zusammen, die miteinander im Wettbewerb stehen. Es gibt gemeinsame Regeln, einen neutralen Betreiber und streng getrennte Flächen. Wer verstehen will, wie ein Datenraum funktioniert, sollte einen Vormittag lang einem Hafenmeister folgen. Wir nehmen neue Kolleginnen und Kollegen dorthin mit.</p>
<h3>Sprache entscheidet über die ersten fünf Minuten</h3>
<p>Englisch verstehen fast alle. Aber wer über die eigenen Fehler reden soll, tut das lieber in der eigenen Sprache, und beim Anbinden redet man viel über Fehler. Unsere Anleitungen gibt es deshalb in sechs Sprachen, und am Telefon sprechen wir Deutsch, Englisch und Portugiesisch.</p>
<h3>Eine Stunde Abstand ist viel wert</h3>
<p>Lissabon liegt eine Stunde hinter Berlin. Das klingt nach nichts. Es bedeutet aber, dass bis 18\u00a0Uhr jemand ans Telefon geht, ohne dass jemand länger arbeitet, und dass Gespräche über den Atlantik in den Nachmittag passen.</p>
<h2>Was sich nicht geändert hat</h2>
<ul>
<li>Die Architektur kommt aus Berlin, und beide Büros betreiben sie gemeinsam.</li>
<li>Für beide Orte gilt dasselbe Regelwerk, auch für uns selbst.</li>
<li>Wir haben kein Büro, nur um eines zu haben. Das dritte kommt, wenn wieder jemand vergeblich drei Monate lang telefoniert hat.</li>
</ul>
<h2>Womit wir uns gerade beschäftigen</h2>
<p>Drei Vorhaben laufen von hier aus. Ein Verbund von Speditionen möchte Ankunftszeiten teilen und streitet noch, wer anfängt. Ein Hersteller von Elektromotoren bereitet vor, Zulieferer in Asien anzubinden. Und die Korkbetriebe überlegen, ob aus ihren Herkunftsangaben einmal ein Produktpass werden kann. Vermutlich ja, denn die wichtigsten Angaben haben sie schon.</p>
<p>Über alle drei werden wir berichten, auch über das, was schiefgeht. Wenn Sie in der Nähe sind: Bei unseren <a href="/de/events">Terminen</a> ist auch Lissabon regelmäßig dabei. Wer wir sonst noch sind, steht unter <a href="/de/uber-uns">Über uns</a>. Der Kaffee ist gut, die Maschine braucht nur etwas Geduld.</p>`,
		},
		en: {
			slug: "why-lisbon",
			title: "Why we have a second office in Lisbon",
			description:
				"Supply chains do not end at the Oder or the Rhine. What our first year in Portugal has taught us about ports, languages and closing time.",
			body: `<p>The office has five desks, a window on the river and a coffee machine that is older than the company. We have been working from here for a year. Even so, somebody asks us every week: why does a data space operator from Berlin need a second location when everything goes over the network?</p>
<p>The short answer: because data goes over the network, but trust goes across a table. The long answer follows.</p>
<h2>It began with a cork</h2>
<p>One of our first customers outside Germany processes cork. Its buyers wanted to know which forest each delivery came from. The information existed, on paper, in forty family businesses. From Berlin, we spent three months trying to connect them. We connected one.</p>
<p>Then I went there. In the second week I sat in a kitchen, and the manager showed me her notebook. It had everything: tree, year, stripping, weight. What was missing was not a connector but someone to ask how the notebook was kept, and to listen. The notebook has become a form on a phone, with the same columns in the same order. Today 37\u00a0of the forty businesses take part.</p>
<blockquote><p>Nobody gives their data to a platform. You give it to someone you know.</p></blockquote>
<h2>What the place has taught us</h2>
<h3>Ports are data spaces made of concrete</h3>
<p>In a port, companies that compete with one another have always worked together. There are common rules, a neutral operator and areas that are strictly kept apart. If you want to understand how a data space works, follow a harbour master for a morning. We take new colleagues there.</p>
<h3>Language decides the first five minutes</h3>
<p>Nearly everyone understands English. But people who have to talk about their own mistakes would rather do so in their own language, and connecting systems involves a lot of talk about mistakes. That is why our guides come in six languages, and why we speak German, English and Portuguese on the phone.</p>
<h3>An hour’s difference is worth a lot</h3>
<p>Lisbon is an hour behind Berlin. It sounds like nothing. But it means that someone answers the phone until 6\u00a0pm Berlin time without anyone working late, and that calls across the Atlantic fit into the afternoon.</p>
<h2>What has not changed</h2>
<ul>
<li>The architecture comes from Berlin, and both offices run it together.</li>
<li>The same rulebook applies in both places, to ourselves as well.</li>
<li>We do not keep an office just to have one. The third will come when someone has once again spent three months on the phone in vain.</li>
</ul>
<h2>What we are working on</h2>
<p>Three projects are being run from here. An alliance of hauliers would like to share arrival times and is still arguing about who goes first. A maker of electric motors is preparing to connect suppliers in Asia. And the cork businesses are wondering whether their records of origin might one day become a product passport. Probably so, because they already have the data that matters most.</p>
<p>We will report on all three, including what goes wrong. If you are nearby: Lisbon has a regular place among our <a href="/events">events</a>. You can read who else we are under <a href="/about">About us</a>. The coffee is good; the machine just needs a little patience.</p>`,
		},
	},
} satisfies PostSeed;
