import type { PostSeed } from "../shape.ts";

export default {
	key: "product-passport-with-data-you-have",
	category: "top-news",
	author: "wiebke-aldehoff",
	published_on: -22,
	text: {
		de: {
			slug: "produktpass-mit-vorhandenen-daten",
			title: "Produktpass: Fangen Sie mit dem an, was Sie haben",
			description:
				"Digitale Produktpässe kommen Produktgruppe für Produktgruppe. Wer heute die eigenen Daten sortiert, muss morgen nur noch Lücken füllen.",
			body: `<p>Auf dem Tisch liegt ein Elektromotor, daneben drei leere Kisten. Auf der ersten steht „haben wir“, auf der zweiten „bekommen wir“, auf der dritten „wissen wir nicht“. Ein Team aus Konstruktion, Einkauf und Qualität verteilt 63\u00a0Karten, eine für jede Angabe, die ein Produktpass für diesen Motor enthalten könnte. Nach zwei Stunden liegen 38\u00a0Karten in der ersten Kiste. Niemand hatte mit mehr als zwanzig gerechnet.</p>
<p>So beginnt bei uns fast jedes Projekt zum digitalen Produktpass. Nicht mit einer Software, sondern mit der Feststellung, dass das meiste schon da ist, nur eben an sieben Orten.</p>
<h2>Was ein Produktpass ist</h2>
<p>Ein digitaler Produktpass ist eine Auskunft über ein Produkt, die man am Produkt selbst abrufen kann, zum Beispiel über einen aufgedruckten Code. Er sagt, woraus es besteht, wie man es repariert, wo es herkommt und was am Ende damit geschehen soll. Nicht jeder sieht alles: Eine Käuferin braucht andere Angaben als eine Werkstatt oder eine Aufsichtsbehörde.</p>
<p>In der EU werden solche Pässe schrittweise eingeführt, eine Produktgruppe nach der anderen; Batterien gehören zu den ersten. Welche Angaben für Ihr Produkt verbindlich werden und ab wann, regeln eigene Rechtsakte. Verfolgen Sie diese oder lassen Sie sich beraten; ein Beitrag wie dieser ersetzt das nicht. Sortieren können Sie trotzdem schon jetzt.</p>
<h2>Die drei Kisten</h2>
<h3>Haben wir</h3>
<p>Bezeichnung, Maße, Werkstoffe, Wirkungsgrad, Anleitung, Ersatzteile. Das alles steht in der Konstruktion, im ERP oder auf der Website. Die Arbeit besteht darin, für jede Angabe <em>eine</em> Quelle zu bestimmen. Wenn das Gewicht an drei Stellen gepflegt wird, gibt es drei Gewichte.</p>
<h3>Bekommen wir</h3>
<p>Anteil an Recyclingmaterial, Herkunft der Magnete, CO₂-\u2060Fußabdruck der Zukaufteile. Diese Angaben kennt nur der Lieferant, und er wird sie nicht in eine fremde Datenbank schreiben wollen. Genau dafür ist ein Datenraum da: Die Angabe bleibt beim Lieferanten, der Pass verweist darauf, und die <a href="/de/was-nutzungsregeln-koennen">Nutzungsregel</a> sagt, wer sie lesen darf.</p>
<h3>Wissen wir nicht</h3>
<p>Hier hilft Ehrlichkeit. Schreiben Sie zu jeder Karte einen Namen und ein Datum: Wer klärt das bis wann? Bei dem Motor waren es neun Karten. Fünf davon hatten sich nach einem Anruf erledigt.</p>
<h2>Fünf Regeln für den Anfang</h2>
<ol>
<li><strong>Ein Produkt, nicht das Sortiment.</strong> Nehmen Sie eines, das sich oft verkauft und wenig Varianten hat.</li>
<li><strong>Jede Angabe trägt ihre Herkunft.</strong> Wer hat sie wann geliefert, gemessen oder geschätzt?</li>
<li><strong>Kein Kopieren.</strong> Verweisen Sie auf die Quelle, sonst veralten zwei Stände unabhängig voneinander.</li>
<li><strong>Drei Leserkreise reichen.</strong> Öffentlichkeit, Fachbetriebe, Behörden. Feinere Stufen können später kommen.</li>
<li><strong>Der Code muss länger halten als Ihr System.</strong> Eine Adresse auf einem Typenschild gilt zwanzig Jahre.</li>
</ol>
<h2>Und die Technik?</h2>
<p>Sie brauchen drei Dinge: eine dauerhafte Kennung für jedes Produkt, einen Dienst, der zu dieser Kennung den Pass zeigt, und Konnektoren zu denen, die Angaben beisteuern. Keines davon muss groß sein. Der erste Pass unseres Motorenherstellers lief auf einem Rechner, der vorher die Zeiterfassung gemacht hatte.</p>
<blockquote><p>Wir dachten, wir bräuchten ein neues System. Gebraucht haben wir eine Liste mit Namen dahinter.</p></blockquote>
<p>Wie ein fertiger Pass aussieht und was die verschiedenen Leserkreise sehen, zeigt die Demo <a href="/de/demos/produktpass-lesen">Produktpass lesen</a>. Und wenn Sie die drei Kisten lieber in Gesellschaft packen: Unser nächster Workshop dazu steht bei den <a href="/de/events">Veranstaltungen</a>.</p>`,
		},
		en: {
			slug: "product-passport-with-data-you-have",
			title: "Product passport: start with the data you have",
			description:
				"Digital product passports are coming, one product group at a time. Sort your own data today and tomorrow you only have gaps left to fill.",
			body: `<p>On the table there is an electric motor, and beside it three empty boxes. The first is marked “have it”, the second “can get it”, the third “don’t know”. A team from design, purchasing and quality deals out 63\u00a0cards, one for each piece of data that a product passport for this motor might contain. Two hours later, 38\u00a0cards are in the first box. Nobody had expected more than twenty.</p>
<p>That is how nearly all our product passport projects begin. Not with software, but with the discovery that most of it is already there, only in seven different places.</p>
<h2>What a product passport is</h2>
<p>A digital product passport is information about a product that you can call up from the product itself, for instance with a printed code. It says what the product is made of, how to repair it, where it comes from and what should happen to it in the end. Not everyone sees everything: a buyer needs different data from a repairer or a supervisory authority.</p>
<p>In the EU such passports are being introduced step by step, one product group after another, with batteries among the first. Which data becomes mandatory for your product, and from when, is laid down in separate legal acts. Keep an eye on them or seek advice; an article like this one is no substitute. But you can start sorting today.</p>
<h2>The three boxes</h2>
<h3>Have it</h3>
<p>Name, dimensions, materials, efficiency, manual, spare parts. All of it is in the design system, in the ERP system or on your website. The work lies in naming <em>one</em> source for each piece of data. If the weight is maintained in three places, there are three weights.</p>
<h3>Can get it</h3>
<p>Share of recycled material, origin of the magnets, carbon footprint of bought-in parts. Only the supplier knows these, and will not want to type them into someone else’s database. This is exactly what a data space is for: the data stays with the supplier, the passport points to it, and the <a href="/what-a-usage-policy-can-do">usage policy</a> says who may read it.</p>
<h3>Don’t know</h3>
<p>Honesty helps here. Put a name and a date on every card: who will find out, and by when? For the motor there were nine cards in this box. Five of them were settled by a single phone call.</p>
<h2>Five rules to begin with</h2>
<ol>
<li><strong>One product, not the whole range.</strong> Take one that sells often and comes in few variants.</li>
<li><strong>Every piece of data carries its origin.</strong> Who supplied, measured or estimated it, and when?</li>
<li><strong>No copying.</strong> Point to the source, or two versions will grow old independently.</li>
<li><strong>Three groups of readers are enough.</strong> The public, repairers, authorities. Finer distinctions can come later.</li>
<li><strong>The code must outlast your system.</strong> An address on a nameplate is good for twenty years.</li>
</ol>
<h2>And the technology?</h2>
<p>You need three things: a lasting identifier for each product, a service that shows the passport for that identifier, and connectors to those who contribute data. None of them has to be big. The first passport of our motor maker ran on a computer that had previously been used for time recording.</p>
<blockquote><p>We thought we needed a new system. What we needed was a list with names on it.</p></blockquote>
<p>The demo <a href="/demos/read-a-product-passport">Read a product passport</a> shows what a finished passport looks like and what the various readers see. And if you would rather pack the three boxes in company, you will find our next session among the <a href="/events">events</a>.</p>`,
		},
	},
} satisfies PostSeed;
