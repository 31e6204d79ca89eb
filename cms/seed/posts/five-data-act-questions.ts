import type { PostSeed } from "../shape.ts";

export default {
	key: "five-data-act-questions",
	category: "top-news",
	author: "leyla-vossberg",
	published_on: -34,
	text: {
		de: {
			slug: "fuenf-fragen-zum-data-act",
			title: "Data Act: fünf Fragen vor dem ersten Datenvertrag",
			description:
				"Wer vernetzte Maschinen baut oder nutzt, verhandelt künftig über Daten. Fünf Fragen helfen, das Gespräch mit dem Gegenüber gut zu beginnen.",
			body: `<p>Eine Bäckerei kauft einen vernetzten Ofen. Er meldet Temperaturen, Laufzeiten und Störungen an den Hersteller. Nach einem Jahr möchte die Bäckerei diese Werte einem Energieberater geben. Der Hersteller sagt: „Das sind unsere Daten.“ Die Bäckerei sagt: „Das ist unser Ofen.“ Wer hat recht?</p>
<p>Mit solchen Fällen befasst sich der Data Act der Europäischen Union. Er regelt unter anderem, dass Nutzer vernetzter Produkte an die Daten herankommen sollen, die bei der Nutzung entstehen, und sie auf Wunsch auch Dritten geben können. Wie das im Einzelfall aussieht, hängt von vielem ab, und dieser Beitrag ist keine Rechtsberatung. Aber fünf Fragen können Sie schon vor dem ersten Gespräch mit Ihrer Rechtsabteilung beantworten.</p>
<h2>1. Welche Daten entstehen überhaupt?</h2>
<p>Das klingt banal und ist es nicht. Bei dem Ofen dachte der Hersteller an zwölf Messwerte. Tatsächlich waren es 58, darunter jedes Öffnen der Tür, woran sich ablesen lässt, wann in der Bäckerei gearbeitet wird. Machen Sie eine Liste mit vier Spalten: Wert, Einheit, Häufigkeit, Personenbezug ja oder nein.</p>
<h2>2. Wer ist hier wer?</h2>
<p>In der Bäckerei ist die Sache einfach: Der Hersteller hält die Daten, die Bäckerei nutzt das Produkt, der Energieberater ist Dritter. Sobald der Ofen geleast ist, in einer Filiale steht und von einem Dienstleister gewartet wird, haben Sie fünf Beteiligte. Zeichnen Sie sie auf, bevor Sie über Rechte reden.</p>
<h2>3. Was davon ist schützenswert?</h2>
<p>Manche Werte verraten mehr, als man auf den ersten Blick sieht. Aus der Regelung der Heizstäbe kann ein Wettbewerber die Steuerung nachbauen. Für Geschäftsgeheimnisse gibt es Schutz, aber er kommt nicht von selbst. Sie müssen sagen können, welcher Wert betroffen ist und warum.</p>
<ul>
<li><strong>Unkritisch:</strong> Betriebsstunden, Störungscodes, Energieverbrauch.</li>
<li><strong>Nur mit Bedingungen:</strong> Zeitreihen, aus denen man Abläufe erkennt.</li>
<li><strong>Begründet zurückhalten:</strong> Werte, die das Verfahren selbst preisgeben.</li>
</ul>
<h2>4. Auf welchem Weg sollen sie gehen?</h2>
<p>Eine Datei auf Anfrage erfüllt vielleicht den Wortlaut, aber niemand ist damit glücklich: Der Hersteller hat Handarbeit, die Bäckerei veraltete Zahlen. Ein Datenraum ist ein Weg unter mehreren, und er passt gut, wenn mehrere Empfänger mit verschiedenen Bedingungen im Spiel sind. Dann wird aus jeder Freigabe ein Vertrag mit <a href="/de/was-nutzungsregeln-koennen">Nutzungsregel</a>, und aus jedem Abruf ein Eintrag im Protokoll.</p>
<h3>Woran Sie einen guten Weg erkennen</h3>
<p>Er funktioniert ohne Ihr Zutun, er lässt sich am selben Tag schließen, und er hinterlässt eine Spur, die beide Seiten lesen können.</p>
<h2>5. Was steht im Vertrag, was in der Technik?</h2>
<p>Wir sehen zwei Fehler. Der erste: ein Vertrag von vierzig Seiten, den kein System kennt. Der zweite: eine Technik mit feinsten Einstellungen, die kein Vertrag deckt. Gut ist, wenn beide aus derselben Liste entstehen. Schreiben Sie die Bedingungen einmal auf, in ganzen Sätzen, und notieren Sie hinter jeder, ob der Konnektor sie prüft oder der Vertrag sie trägt.</p>
<blockquote><p>Am Ende hat die Bäckerei dem Energieberater drei Werte gegeben. Der Hersteller war erleichtert. Er hatte mit 58\u00a0gerechnet.</p></blockquote>
<h2>Was Sie diese Woche tun können</h2>
<ol>
<li>Die Liste aus Frage\u00a01 anlegen, zunächst für ein einziges Produkt.</li>
<li>Im Haus eine Person benennen, die Anfragen nach Daten entgegennimmt.</li>
<li>Nachsehen, was Ihre bestehenden Verträge zu Daten sagen. Meist ist es nichts.</li>
</ol>
<p>Danach lohnt sich das Gespräch mit einer Anwältin oder einem Anwalt, denn nun können Sie sagen, worum es geht. Wie Vertrag und Technik zusammenspielen, besprechen wir auch im Webinar <a href="/de/events/nutzungsregeln-verstehen">Nutzungsregeln verstehen</a>.</p>`,
		},
		en: {
			slug: "five-data-act-questions",
			title: "The Data Act: five questions before your first data contract",
			description:
				"Anyone who builds or uses connected machines will soon be negotiating about data. Five questions help you get that conversation off to a good start.",
			body: `<p>A bakery buys a connected oven. It reports temperatures, running times and faults to its maker. A year later the bakery would like to give these values to an energy adviser. “That is our data,” says the maker. “That is our oven,” says the bakery. Who is right?</p>
<p>The European Union’s Data Act deals with cases like this. Among other things, it provides that users of connected products should have access to the data that arises from using them and, if they wish, give it to third parties. What that means in a given case depends on many things, and this article is not legal advice. But there are five questions you can answer before you first talk to your lawyers.</p>
<h2>1. Which data is there in the first place?</h2>
<p>It sounds trivial, but it is not. The maker of the oven was thinking of twelve readings. In fact there were 58, among them the times at which the door was opened, which show when people are at work in the bakery. Draw up a list with four columns: value, unit, frequency, and whether it relates to a person.</p>
<h2>2. Who is who?</h2>
<p>For the bakery it is simple: the maker holds the data, the bakery uses the product, the energy adviser is a third party. As soon as the oven is leased, stands in a branch and is serviced by a contractor, you have five parties. Sketch them out before you talk about rights.</p>
<h2>3. Which of it deserves protection?</h2>
<p>Some values give away more than meets the eye. From the way the heating elements are regulated, a competitor could rebuild the control system. Trade secrets can be protected, but that does not happen by itself: you have to be able to say which value is affected, and why.</p>
<ul>
<li><strong>Harmless:</strong> operating hours, fault codes, energy consumption.</li>
<li><strong>Only on conditions:</strong> time series that show how the work is organised.</li>
<li><strong>To be withheld, with reasons:</strong> values that reveal the process itself.</li>
</ul>
<h2>4. How should the data get there?</h2>
<p>A file on request may satisfy the wording, but nobody is happy with it: the maker has the manual work, the bakery has figures that are out of date. A data space is one way among several, and it is a good fit when there are several recipients with different conditions. Every release then becomes a contract with a <a href="/what-a-usage-policy-can-do">usage policy</a>, and every retrieval an entry in the log.</p>
<h3>How to recognise a good solution</h3>
<p>It works without your having to do anything, it can be shut off the same day, and it leaves a trail that both sides can read.</p>
<h2>5. What is in the contract, and what in the technology?</h2>
<p>We see two mistakes. The first is a contract of forty pages that no system knows about. The second is technology with the most elaborate settings that no contract covers. It is best when both come from the same list. Write the conditions down once, in full sentences, and note after each whether the connector checks it or the contract has to carry it.</p>
<blockquote><p>In the end the bakery gave the energy adviser three values. The maker was relieved: it had expected to hand over 58.</p></blockquote>
<h2>What you can do this week</h2>
<ol>
<li>Draw up the list from question\u00a01, for a single product to begin with.</li>
<li>Name one person in your company who handles requests for data.</li>
<li>Look up what your existing contracts say about data. Usually it is nothing.</li>
</ol>
<p>After that it is worth talking to legal experts, because now you can tell them what is at stake. We also discuss how contract and technology work together in the webinar <a href="/events/usage-policies-explained">Understand usage policies before you set one</a>.</p>`,
		},
	},
} satisfies PostSeed;
