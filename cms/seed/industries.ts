import type { IndustrySeed } from "./shape.ts";

export default [
	{
		key: "manufacturing",
		tone: "brand",
		text: {
			de: {
				slug: "fertigung",
				title: "Fertigung",
				description:
					"Kunden fragen nach Fußabdrücken, Zeugnissen und Produktpässen, jeder mit einem eigenen Formular. Ein Datenraum macht daraus eine Antwort für alle.",
				intro: `<p>Früher wollte der Kunde ein Teil und eine Rechnung. Heute will er dazu den CO₂-\u2060Fußabdruck, das Werkszeugnis, die Herkunft des Materials und bald einen Produktpass. Ein Zulieferer mit 80\u00a0Beschäftigten bedient leicht fünfzehn Portale, jedes mit eigenem Kennwort und eigener Vorstellung davon, was ein „Los“ ist.</p>
<p>Zugleich ist die Fertigung die Branche, in der am meisten zu verlieren ist. In einer Stückliste stecken Jahre. Wer sie hergibt, um eine Frage nach Kilogramm zu beantworten, hat zu viel gegeben.</p>
<p>Deshalb wenden sich gerade viele Betriebe vom Portal ab und dem Datenraum zu: Die Daten bleiben, wo sie sind. Beantwortet wird die einzelne Frage, unter einer Regel, die man vorher gelesen hat. Und die Antwort passt für jeden Kunden, der dieselbe Sprache spricht.</p>`,
				challenges: [
					{
						title: "Fünfzehn Portale, eine Person",
						text: "Meist hängt alles an jemandem im Qualitätswesen, der abends Tabellen umformt. Fällt er aus, fällt der Lieferant aus.",
					},
					{
						title: "Angst um die Stückliste",
						text: "Der Vertrieb verspricht Transparenz, die Konstruktion verweigert sie. Beide haben recht, solange nur alles oder nichts zu teilen ist.",
					},
					{
						title: "Systeme aus drei Jahrzehnten",
						text: "Die Daten liegen im ERP, im Labor und auf dem Rechner neben der Messmaschine. Niemand will dafür ein neues System einführen.",
					},
				],
				cta_heading: "Welche Frage stellt Ihr Kunde als Nächstes?",
				cta_text:
					"Bringen Sie das Formular mit, das Sie am meisten ärgert. Wir zeigen Ihnen, wie es als Datensatz aussähe und wer ihn sehen dürfte.",
			},
			en: {
				slug: "manufacturing",
				title: "Manufacturing",
				description:
					"Customers ask for footprints, certificates and product passports, each with its own form. A data space turns that into one answer for all.",
				intro: `<p>The customer used to want a part and an invoice. Today it also wants the carbon footprint, the material certificate, the origin of the material and soon a product passport. A supplier with 80\u00a0employees can easily find itself serving fifteen portals, each with its own password and its own idea of what a “lot” is.</p>
<p>At the same time, manufacturing is the industry with the most to lose. There are years of work in a bill of materials. Giving it away to answer a question about kilograms is giving too much.</p>
<p>That is why many companies are turning from the portal to the data space: the data stays where it is. Only the question itself is answered, under a policy that has been read beforehand. And the answer suits every customer who speaks the same language.</p>`,
				challenges: [
					{
						title: "Fifteen portals, one person",
						text: "Usually it all depends on someone in quality who reformats spreadsheets in the evening. When they are away, so is the supplier.",
					},
					{
						title: "Fear for the bill of materials",
						text: "Sales promises transparency, engineering refuses it. Both are right as long as the only choice is to share everything or nothing.",
					},
					{
						title: "Systems from three decades",
						text: "The data is in the ERP system, in the laboratory and on the computer next to the measuring machine. Nobody wants to introduce yet another system for it.",
					},
				],
				cta_heading: "What will your customer ask next?",
				cta_text:
					"Bring the form that annoys you most. We will show you what it would look like as a data set, and who would be allowed to see it.",
			},
		},
	},
	{
		key: "logistics",
		tone: "sky",
		text: {
			de: {
				slug: "logistik",
				title: "Logistik",
				description:
					"Ankunftszeiten, Zeitfenster und freie Ladeflächen nützen erst, wenn mehrere sie kennen. Ein Datenraum lässt Wettbewerber teilen, was keinem schadet.",
				intro: `<p>In der Logistik weiß jeder etwas, das ein anderer dringend braucht. Der Fahrer weiß, dass er zu spät kommt. Das Terminal weiß, dass um elf ein Tor frei wird. Der Empfänger weiß, dass die Ware heute gar nicht gebraucht wird. Die anderen erfahren es am Telefon oder gar nicht.</p>
<p>Dass es so bleibt, liegt nicht an der Technik. Es liegt daran, dass dieselben Unternehmen morgens Partner und nachmittags Wettbewerber sind. Wer meine Fahrten sieht, sieht meine Kunden.</p>
<p>Was sich ändert: Verbünde einigen sich auf einzelne, kleine Datensätze, die dem Gebenden nichts nehmen. Ein frei gewordenes Zeitfenster. Eine Verspätung ohne Auftraggeber. Und sie lassen den Datenraum darüber wachen, dass es dabei bleibt.</p>`,
				challenges: [
					{
						title: "Niemand will der Erste sein",
						text: "Wer allein teilt, hat nur Nachteile. Es braucht einen Datensatz, der sich schon lohnt, sobald ein Zweiter mitmacht.",
					},
					{
						title: "Viele kleine Betriebe",
						text: "Die meisten Speditionen haben keine eigene IT. Ein Formular auf dem Telefon muss genauso zählen wie eine Schnittstelle.",
					},
					{
						title: "Drei Wörter für Ankunft",
						text: "Tor, Rampe oder erkanntes Kennzeichen? Solange das offen ist, passen zwei richtige Zahlen nicht zueinander.",
					},
				],
				cta_heading: "Welche Minute fehlt Ihnen?",
				cta_text:
					"Erzählen Sie uns, worauf Ihre Leute am häufigsten warten. Meist lässt sich in einer halben Stunde sagen, wessen Datensatz fehlt.",
			},
			en: {
				slug: "logistics",
				title: "Logistics",
				description:
					"Arrival times, slots and free loading space are only useful once several people know them. A data space lets competitors share what harms none of them.",
				intro: `<p>In logistics, everyone knows something that someone else urgently needs. The driver knows that he will be late. The terminal knows that a gate will be free at eleven. The recipient knows that the goods are not needed today at all. The others find out by phone or not at all.</p>
<p>Technology is not the reason why things stay that way. The reason is that the same companies are partners in the morning and competitors in the afternoon. If you can see my trips, you can see my clients.</p>
<p>What is changing: alliances agree on single, small data sets that cost the giver nothing. A slot that has become free. A delay without a client’s name. And they leave it to the data space to make sure that it stops there.</p>`,
				challenges: [
					{
						title: "Nobody wants to go first",
						text: "If you share alone, you only have the drawbacks. It takes a data set that pays off as soon as a second company joins.",
					},
					{
						title: "Many small companies",
						text: "Most hauliers have no IT department. A form on the phone has to count for as much as an interface.",
					},
					{
						title: "Three words for arrival",
						text: "Gate, ramp or number plate recognised? As long as that is undecided, two correct figures will not agree.",
					},
				],
				cta_heading: "Which minute would make the difference?",
				cta_text:
					"Tell us what your people wait for most often. Half an hour is usually enough to say whose data set is missing.",
			},
		},
	},
	{
		key: "health-care",
		tone: "plum",
		text: {
			de: {
				slug: "gesundheit",
				title: "Gesundheit",
				description:
					"Geräte, Chargen und Nachweise haben eine Geschichte, die viele gemeinsam schreiben. Ein Datenraum trennt sie sauber von dem, was Menschen betrifft.",
				intro: `<p>Ein Krankenhaus kauft im Jahr bei 900\u00a0Lieferanten ein und betreibt Tausende von Geräten. Zu jedem gibt es Angaben, die über Sicherheit entscheiden: Chargen, Prüfungen, Rückrufe, Firmware. Sie entstehen anderswo und kommen als Brief, als Fax oder als Anhang.</p>
<p>Daneben liegen die Daten, um die es eigentlich geht: die von Patientinnen und Patienten. Für sie gelten strengere Gesetze, zu Recht. In der Praxis führt das oft dazu, dass auch das Unverfängliche niemand mehr teilt, aus Sorge, einen Fehler zu machen.</p>
<p>Was sich ändert: Neue Regeln verlangen, dass sich Produkte bis zur einzelnen Packung verfolgen lassen. Und die Technik kann inzwischen an der Quelle trennen, was eine Maschine beschreibt und was einen Menschen. Damit lässt sich arbeiten, ohne jedes Mal neu zu verhandeln.</p>`,
				challenges: [
					{
						title: "Alles gilt als heikel",
						text: "Wo nicht klar ist, welche Angabe einen Menschen betrifft, wird vorsichtshalber keine geteilt. Das schützt niemanden.",
					},
					{
						title: "Rückrufe auf Papier",
						text: "Eine Warnung zu einem Gerät erreicht die Einkaufsabteilung am selben Tag und die Station in derselben Woche, wenn es gut geht.",
					},
					{
						title: "Strenge Netze",
						text: "Kliniknetze lassen aus gutem Grund nichts hinein. Eine Lösung muss mit Verbindungen auskommen, die von innen nach außen gehen.",
					},
				],
				cta_heading: "Womit würden Sie anfangen, wenn es sicher wäre?",
				cta_text:
					"Wir gehen mit Ihrer Medizintechnik und Ihrem Datenschutz einen einzigen Datensatz durch, Feld für Feld, und sagen, was nicht geht.",
			},
			en: {
				slug: "health-care",
				title: "Health care",
				description:
					"Devices, batches and certificates have a history written by many hands. A data space keeps it cleanly apart from anything about people.",
				intro: `<p>In a year, a hospital buys from 900\u00a0suppliers and runs thousands of devices. For each of them there is information on which safety depends: batches, inspections, recalls, firmware. It originates in other organisations and arrives as a letter, a fax or an attachment.</p>
<p>Next to it is the data that really matters: that of the patients. Stricter laws apply to it, and rightly so. In practice this often means that nobody shares even the harmless things any more, for fear of making a mistake.</p>
<p>What is changing: new rules demand that products can be traced down to the single pack. And technology can now separate, at the source, what describes a machine from what describes a person. That makes it possible to work without renegotiating every time.</p>`,
				challenges: [
					{
						title: "Everything counts as sensitive",
						text: "Where it is unclear which value concerns a person, nothing is shared, just to be on the safe side. That protects nobody.",
					},
					{
						title: "Recalls on paper",
						text: "A warning about a device reaches purchasing the same day and the ward the same week, if all goes well.",
					},
					{
						title: "Strict networks",
						text: "Hospital networks let nothing in, for good reason. A solution has to make do with connections from the inside out.",
					},
				],
				cta_heading: "Where would you begin if it were safe?",
				cta_text:
					"Together with your clinical engineers and your data protection officer we go through a single data set, field by field, and tell you what will not work.",
			},
		},
	},
	{
		key: "energy",
		tone: "clay",
		text: {
			de: {
				slug: "energie",
				title: "Energie",
				description:
					"Ein Netz muss stabil bleiben, während Tausende zugleich Strom erzeugen und verbrauchen. Ein Datenraum bringt die Pläne zusammen, ohne sie offenzulegen.",
				intro: `<p>Ein Verteilnetz lag einmal zwischen drei Kraftwerken und vielen Haushalten. Heute hat es Dächer, die einspeisen, Ladeparks, die anlaufen, und Betriebe, die ihre Öfen nach dem Börsenpreis fahren. Der Netzbetreiber soll all das in Grenzen halten und sieht davon den Zähler, einmal am Tag.</p>
<p>Die Angaben, die ihm fehlen, liegen bei anderen: im Produktionsplan einer Härterei, im Belegungsplan eines Busdepots, in der Steuerung eines Speichers. Keiner dieser Pläne ist für fremde Augen gemacht.</p>
<p>Was sich ändert: Statt noch einer Meldepflicht entstehen Vereinbarungen auf Gegenseitigkeit. Wer seine Kurve für morgen meldet, erfährt, wann Strom günstig und das Netz frei ist. Was er meldet, ist eine Summe. Woraus sie besteht, bleibt seine Sache.</p>`,
				challenges: [
					{
						title: "Der Plan verrät den Auftrag",
						text: "Eine genaue Lastkurve erzählt von Schichten, Anlagen und Kunden. Nur was vergröbert werden darf, wird überhaupt gemeldet.",
					},
					{
						title: "Meldewege aus der Papierzeit",
						text: "Formate und Fristen stammen aus Jahren, in denen sich ein Verbrauch im Monat änderte und nicht in der Viertelstunde.",
					},
					{
						title: "Viele Rollen, ein Anschluss",
						text: "Netz, Lieferant, Messstelle und Vermarkter wollen dasselbe wissen, zu verschiedenen Zwecken. Jede Rolle braucht ihre eigene Regel.",
					},
				],
				cta_heading: "Wie gut kennen Sie Ihre nächste Viertelstunde?",
				cta_text:
					"Wir rechnen mit Ihnen an einem einzigen Abgang durch, was eine gemeldete Kurve wert wäre. Mit Ihren Zahlen, auf Ihrem Rechner.",
			},
			en: {
				slug: "energy",
				title: "Energy",
				description:
					"A grid has to stay stable while thousands generate and use power at the same time. A data space brings the plans together without laying them open.",
				intro: `<p>A distribution grid once sat between three power stations and many households. Today it has roofs that feed in, charging hubs that start up and plants that run their furnaces by the market price. The operator is supposed to keep all that within limits, and all it sees is the meter, once a day.</p>
<p>The information it lacks is in other hands: in the production plan of a hardening shop, in the schedule of a bus depot, in the control system of a storage unit. None of these plans was made for strangers’ eyes.</p>
<p>What is changing: instead of yet another reporting obligation, agreements are emerging that give both sides something. Companies that report their curve for tomorrow learn when power is cheap and the grid has room. What they report is a total. What it is made up of remains their own business.</p>`,
				challenges: [
					{
						title: "The plan gives away the order",
						text: "A precise load curve tells of shifts, machines and clients. Only what may be made coarser will be reported at all.",
					},
					{
						title: "Reporting from the age of paper",
						text: "Formats and deadlines date from years in which consumption changed by the month and not by the quarter-hour.",
					},
					{
						title: "Many roles, one connection",
						text: "Grid, supplier, metering company and trader want to know the same thing for different purposes. Each role needs its own policy.",
					},
				],
				cta_heading: "How well do you know your next quarter-hour?",
				cta_text:
					"Together we work out, for a single feeder, what a reported curve would be worth. With your figures, on your computer.",
			},
		},
	},
	{
		key: "food",
		tone: "leaf",
		text: {
			de: {
				slug: "lebensmittel",
				title: "Lebensmittel",
				description:
					"Vom Feld bis ins Regal wechselt Ware fünfmal den Besitzer und jedes Mal die Nummer. Ein Datenraum verbindet die Chargen, ohne Mengen und Preise zu zeigen.",
				intro: `<p>Ein Becher Joghurt hat mehr Lieferanten, als auf den Deckel passen. Milch, Frucht, Zucker, Becher, Farbe: Jeder Betrieb kennt seinen Abschnitt genau und den der anderen gar nicht. Das geht gut bis zu dem Tag, an dem jemand schnell wissen muss, woher etwas kam.</p>
<p>Dazu kommen Fragen, die früher niemand stellte. Auf welcher Fläche wuchs die Soja? Wie viel Wasser brauchte die Paprika? Der Handel gibt sie weiter, die Erzeuger beantworten sie, und zwar für jeden Abnehmer neu.</p>
<p>Was sich ändert: Genossenschaften und Verarbeiter einigen sich auf wenige Kennungen, die durch die ganze Kette reisen. Alles Weitere bleibt zu Hause und wird nur bei Bedarf erfragt, mit einem Grund, der notiert wird.</p>`,
				challenges: [
					{
						title: "Jeder Betrieb zählt anders",
						text: "Tank, Partie, Charge, Palette: Wo ein Wort endet und das nächste beginnt, ist nirgends aufgeschrieben.",
					},
					{
						title: "Saison und Tempo",
						text: "In der Ernte hat niemand Zeit für Formulare. Was nicht von selbst geht, geht im Juli gar nicht.",
					},
					{
						title: "Mengen verraten Preise",
						text: "Wer liefert wie viel an wen? Aus Mengen wird Verhandlungsmacht. Deshalb teilen Höfe lieber zu wenig als zu viel.",
					},
				],
				cta_heading: "Wie schnell fänden Sie heute eine Charge?",
				cta_text:
					"Wir spielen mit Ihnen einen Rückruf durch, auf dem Papier und mit der Stoppuhr. Danach wissen Sie, welches Glied der Kette fehlt.",
			},
			en: {
				slug: "food",
				title: "Food",
				description:
					"From field to shelf, goods change hands five times and their number each time. A data space links the batches without revealing quantities or prices.",
				intro: `<p>A pot of yoghurt has more suppliers than would fit on its lid. Milk, fruit, sugar, pot, ink: each company knows its own section precisely and that of the others not at all. That is fine until the day when someone has to know quickly where something came from.</p>
<p>Then there are questions that nobody used to ask. On which land did the soya grow? How much water did the peppers need? Retailers pass them on, producers answer them, all over again for every buyer.</p>
<p>What is changing: cooperatives and processors agree on a few identifiers that travel through the whole chain. Everything else stays at home and is requested only when needed, with a reason that is recorded.</p>`,
				challenges: [
					{
						title: "Everyone counts differently",
						text: "Tank, lot, batch, pallet: where one word ends and the next begins is not written down anywhere.",
					},
					{
						title: "Season and pace",
						text: "At harvest time nobody has time for forms. What does not happen by itself does not happen at all in July.",
					},
					{
						title: "Quantities give away prices",
						text: "Who delivers how much to whom? Quantities turn into bargaining power. That is why farms would rather share too little than too much.",
					},
				],
				cta_heading: "How quickly could you find a batch today?",
				cta_text:
					"We rehearse a recall with you, on paper and with a stopwatch. Afterwards you will know which link of the chain is missing.",
			},
		},
	},
] satisfies IndustrySeed[];
