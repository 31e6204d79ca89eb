import { pictureId } from "../../src/seed/identity.ts";
import { type PageSeed, words } from "../shape.ts";

export default {
	key: "motion-data",
	route_key: "motion-data",
	text: {
		de: {
			slug: "motion-data",
			title: "Bewegungsdaten teilen",
			description:
				"Busse, Lkw und Zählstellen wissen zusammen, wie sich eine Stadt bewegt. Wie man daraus Werte macht, die man teilen kann, ohne jemanden zu verfolgen.",
			search_words: words("Mobilitätsdaten, Verkehrsdaten, Bewegungsprofile, personenbezogene Daten, Anonymisierung"),
			blocks: [
				{
					type: "hero",
					eyebrow: "Bewegungsdaten",
					title: "Bewegungen teilen, ohne jemanden zu verfolgen",
					text: "Busse, Lieferwagen, Leihräder und Zählstellen wissen zusammen, wie sich eine Stadt bewegt. Einzeln wissen sie wenig. Im Datenraum teilen sie Werte, keine Spuren.",
					actions: [
						{ label: "Beratung ansehen", href: "/de/datenraum-beratungen", kind: "signal" },
						{ label: "Beispiel aus dem Hafen", href: "/de/hafen-teilt-ankunftszeiten" },
					],
					motif: "motion-data-city",
					tone: "leaf",
				},
				{
					type: "numbers",
					heading: "Ein Linienbus an einem Tag",
					items: [
						{ value: "11.520", label: "Punkte meldet er in 16\u00a0Stunden Dienst, alle fünf Sekunden einen" },
						{ value: "192", label: "Zeitfenster von fünf Minuten bleiben, wenn man verdichtet" },
						{ value: "0", label: "Kennungen von Fahrzeugen stehen in dem, was das Haus verlässt" },
					],
				},
				{
					type: "prose",
					heading: "Drei Wahrheiten über eine Brücke",
					html: `<p>Montag, 7:40\u00a0Uhr. Die Zählstelle auf der Brücke meldet freie Fahrt: Es fahren wenige Autos. Der Verkehrsbetrieb meldet sechs Minuten Verspätung. Eine Spedition schickt ihre Fahrer seit zwei Wochen außen herum und sagt es niemandem. Alle drei haben recht. Auf der Zufahrt steht eine Baustelle, und weil niemand durchkommt, ist die Brücke leer.</p>
<p>Zusammengelegt wäre das in Sekunden klar. Nur gibt aus guten Gründen keiner seine Rohdaten her. In ihnen steht, wann eine Fahrerin Pause macht, welche Kunden eine Spedition beliefert und wer jeden Morgen von wo nach wo fährt.</p>`,
				},
				{
					type: "media",
					picture: pictureId("three-truths-about-a-bridge"),
					alt: "Gezeichnet aus Farbflächen: eine Brücke, auf der niemand fährt, mit einer Zählstelle in der Mitte. Links warten vier Fahrzeuge vor einem Warnschild. Unter der Brücke führt ein Umweg zum anderen Ufer, auf dem ein einzelnes Fahrzeug unterwegs ist.",
					caption:
						"Montag, 7:40\u00a0Uhr: Die Zählstelle sieht eine leere Brücke, der Bus ein Warnschild, die Spedition nur ihren Umweg.",
					shape: "wide",
				},
				{
					type: "diagram",
					heading: "Von der Spur zum Wert",
					diagram: "motion",
					labels: {
						raw: "Erfasst",
						sources: ["Busse und Bahnen", "Lieferwagen und Lkw", "Räder und Zählstellen"],
						dense: "Verdichtet",
						result: "Tempo und Menge je Abschnitt, alle fünf Minuten",
						used: "Genutzt",
						uses: ["Verkehrsleitung", "Tourenplanung", "Stadtplanung"],
						border: "erst ab fünf Fahrzeugen",
					},
					alt: "Drei Felder nebeneinander. Erfasst: Spuren aus einzelnen Punkten von Bussen und Bahnen, von Lieferwagen und Lkw, von Rädern und Zählstellen. Verdichtet: ein Raster, dessen Felder heller oder dunkler sind, mit Tempo und Menge je Abschnitt, alle fünf Minuten. Genutzt: Verkehrsleitung, Tourenplanung, Stadtplanung. Die Grenze zum dritten Feld überschreiten nur Werte, die auf mindestens fünf Fahrzeugen beruhen.",
					caption:
						"Verdichtet wird dort, wo auch erfasst wird. Über die zweite Grenze geht ein Wert erst, wenn er auf mindestens fünf Fahrzeugen beruht.",
				},
				{
					type: "prose",
					heading: "Drei Stufen der Genauigkeit",
					html: `<table>
<thead><tr><th>Stufe</th><th>Beispiel</th><th>Wer es bekommt</th></tr></thead>
<tbody>
<tr><td>Summe</td><td>412\u00a0Fahrzeuge, Nordbrücke, zwischen sieben und acht</td><td>alle Mitglieder</td></tr>
<tr><td>Abschnittswert</td><td>14\u00a0km/h, Zufahrt Nordbrücke, 7:40\u00a0Uhr</td><td>wer einen Vertrag für diesen Zweck hat</td></tr>
<tr><td>Einzelne Fahrt</td><td>Tour 18 trifft um 8:05\u00a0Uhr an Rampe 3 ein</td><td>der eine Partner, der darauf wartet, bis zur Ankunft</td></tr>
</tbody>
</table>
<p>Die meisten Fragen lassen sich mit der ersten oder zweiten Stufe beantworten. Die dritte ist für Fälle wie den <a href="/de/hafen-teilt-ankunftszeiten">Hafen, in dem sich elf Speditionen ankündigen</a>. Jede Stufe ist ein eigenes Angebot mit eigener Regel.</p>`,
				},
				{
					type: "features",
					heading: "Was Sie bekommen",
					items: [
						{
							title: "Verdichten vor Ort",
							text: "Gerechnet wird in Ihrem Haus, im selben Bereich wie der Konnektor. Rohdaten müssen nicht zu uns.",
						},
						{
							title: "Eine Schwelle, die hält",
							text: "Aus weniger als fünf Fahrzeugen wird kein Wert gebildet. Die Zahl ist einstellbar und steht im Angebot.",
						},
						{
							title: "Gemeinsame Abschnitte",
							text: "Alle Anbieter benennen dieselbe Straße gleich. Ohne das passt kein Wert zum anderen.",
						},
						{
							title: "Qualität steht dabei",
							text: "Zu jedem Wert steht, woraus er gebildet ist und wie alt er ist. Wer plant, muss das wissen.",
						},
					],
				},
				{
					type: "steps",
					heading: "So fangen wir an",
					items: [
						{
							title: "Eine Strecke",
							text: "Wir wählen einen Ort, an dem sich mindestens zwei Beteiligte heute widersprechen.",
							note: "Woche 1",
						},
						{
							title: "Ein Blick von außen",
							text: "Datenschutz und, wo es einen gibt, der Betriebsrat sehen den Entwurf, bevor etwas gerechnet wird.",
							note: "Woche 2 und 3",
						},
						{
							title: "Verdichten",
							text: "Zuerst mit Aufzeichnungen aus dem letzten Monat, damit man das Ergebnis prüfen kann.",
							note: "Woche 4 und 5",
						},
						{
							title: "Teilen",
							text: "Der erste Abschnittswert geht hinüber. Nach vier Wochen entscheiden alle, ob es sich gelohnt hat.",
							note: "Ab Woche 6",
						},
					],
				},
				{
					type: "quote",
					text: "Wir melden die Ankunft, nicht den Kunden. Seit das alle verstanden haben, melden auch alle.",
					name: "Jorrit Wessendorp",
					role: "Disponent, Spedition Wessendorp",
				},
				{
					type: "accordion",
					heading: "Fragen zu Bewegungsdaten",
					items: [
						{
							question: "Sind Bewegungsdaten personenbezogen?",
							html: "<p>Häufig ja, auch ohne Namen: Ein Fahrzeug hat eine Fahrerin, ein Telefon einen Besitzer. Ob Ihr Fall darunter fällt, klärt Ihr Datenschutz. Wir liefern die Beschreibung, die er dafür braucht, und keine Rechtsberatung.</p>",
						},
						{
							question: "Genügt es, Kennungen zu entfernen?",
							html: "<p>Nein. Wenige Zeiten und Orte reichen oft, um jemanden wiederzuerkennen. Deshalb teilen wir Werte aus vielen Fahrten und keine einzelnen Spuren ohne Namen.</p>",
						},
						{
							question: "Wir müssen manche Verkehrsdaten ohnehin bereitstellen. Ersetzt der Datenraum das?",
							html: "<p>Nein. Gesetzliche Pflichten gegenüber öffentlichen Zugangspunkten bleiben bestehen. Was dort verlangt wird, kann der Konnektor aber aus derselben Quelle liefern, sodass Sie es nur einmal pflegen.</p>",
						},
						{
							question: "Wie frisch sind die Werte?",
							html: "<p>So frisch, wie das Angebot es verspricht. Für eine Verkehrsleitung sind fünf Minuten üblich, für Planung genügt der nächste Morgen, und er kostet weniger.</p>",
						},
					],
				},
				{
					type: "cta",
					look: "quiet",
					heading: "Wo widersprechen sich bei Ihnen die Zahlen?",
					text: "Nennen Sie uns eine Brücke, eine Rampe oder eine Linie. Damit lässt sich in sechs Wochen zeigen, was geteilte Werte bringen.",
					actions: [
						{ label: "Beratung ansehen", href: "/de/datenraum-beratungen", kind: "signal" },
						{ label: "Nutzungsregeln verstehen", href: "/de/was-nutzungsregeln-koennen" },
					],
				},
			],
		},
		en: {
			slug: "motion-data",
			title: "Sharing motion data",
			description:
				"Buses, lorries and traffic counters together know how a city moves. How to turn that into figures that can be shared without following anybody around.",
			search_words: words("mobility data, traffic data, location data, personal data, anonymisation"),
			blocks: [
				{
					type: "hero",
					eyebrow: "Motion data",
					title: "Share movements without following anyone",
					text: "Buses, vans, hire bikes and traffic counters together know how a city moves. On their own they know little. In a data space they share figures, not traces.",
					actions: [
						{ label: "See our consultations", href: "/dataspace-consultations", kind: "signal" },
						{ label: "An example from the port", href: "/port-shares-arrival-times" },
					],
					motif: "motion-data-city",
					tone: "leaf",
				},
				{
					type: "numbers",
					heading: "One bus on one day",
					items: [
						{ value: "11,520", label: "points reported in 16\u00a0hours of service, one every five seconds" },
						{ value: "192", label: "five-minute windows remain after aggregation" },
						{ value: "0", label: "vehicle identifiers in what leaves the company" },
					],
				},
				{
					type: "prose",
					heading: "Three truths about a bridge",
					html: `<p>Monday, 7:40\u00a0am. The counter on the bridge reports a clear road: few cars are passing. The bus company reports a delay of six minutes. A haulier has been sending its drivers the long way round for two weeks and has told nobody. All three are right. There are roadworks on the approach, and because nobody gets through, the bridge is empty.</p>
<p>Put together, this would be obvious within seconds. But, for good reasons, nobody hands over raw data. It says when a driver takes a break, which customers a haulier serves, and who travels from where to where every morning.</p>`,
				},
				{
					type: "media",
					picture: pictureId("three-truths-about-a-bridge"),
					alt: "Drawn in fields of colour: a bridge that nobody is driving on, with a counter in the middle. On the left, four vehicles wait in front of a warning sign. Below the bridge, a detour leads to the other bank, with a single vehicle on it.",
					caption:
						"Monday, 7:40\u00a0am: the counter sees an empty bridge, the bus a warning sign, the haulier nothing but its own detour.",
					shape: "wide",
				},
				{
					type: "diagram",
					heading: "From trace to figure",
					diagram: "motion",
					labels: {
						raw: "Recorded",
						sources: ["Buses and trams", "Vans and lorries", "Bikes and counters"],
						dense: "Aggregated",
						result: "Speed and volume by section, every five minutes",
						used: "Used",
						uses: ["Traffic control", "Route planning", "City planning"],
						border: "from five vehicles upwards",
					},
					alt: "Three fields side by side. Recorded: traces of single points from buses and trams, from vans and lorries, from bikes and counters. Aggregated: a grid of lighter and darker squares, with speed and volume by section, every five minutes. Used: traffic control, route planning, city planning. Only figures based on at least five vehicles cross the line into the third field.",
					caption:
						"Data is aggregated by whoever records it. A figure crosses the second line only if it is based on at least five vehicles.",
				},
				{
					type: "prose",
					heading: "Three levels of detail",
					html: `<table>
<thead><tr><th>Level</th><th>Example</th><th>Who gets it</th></tr></thead>
<tbody>
<tr><td>Total</td><td>412\u00a0vehicles, north bridge, between seven and eight</td><td>all members</td></tr>
<tr><td>Section figure</td><td>14\u00a0km/h, approach to north bridge, 7:40\u00a0am</td><td>those with a contract for this purpose</td></tr>
<tr><td>Single journey</td><td>tour 18 reaches ramp 3 at 8:05\u00a0am</td><td>the one partner waiting for it, until it arrives</td></tr>
</tbody>
</table>
<p>Most questions can be answered with the first or second level. The third is for cases such as the <a href="/port-shares-arrival-times">port where eleven hauliers announce their arrivals</a>. Each level is a separate offer with its own policy.</p>`,
				},
				{
					type: "features",
					heading: "What you get",
					items: [
						{
							title: "Aggregated at the source",
							text: "The calculation runs on your premises, in the same area as the connector. Raw data does not have to come to us.",
						},
						{
							title: "A threshold that holds",
							text: "No figure is ever calculated from fewer than five vehicles. The threshold is adjustable and stated in the offer.",
						},
						{
							title: "Common sections",
							text: "All providers call the same road by the same name. Without that, no two figures match.",
						},
						{
							title: "Quality included",
							text: "Each figure says what it was calculated from and how old it is. Planners need to know.",
						},
					],
				},
				{
					type: "steps",
					heading: "How we begin",
					items: [
						{
							title: "One stretch of road",
							text: "We choose a place where at least two parties contradict each other today.",
							note: "Week 1",
						},
						{
							title: "A look from outside",
							text: "The data protection officer and, where there is one, the works council see the draft before anything is calculated.",
							note: "Weeks 2 and 3",
						},
						{
							title: "Aggregate",
							text: "First with last month’s recordings, so that the result can be checked.",
							note: "Weeks 4 and 5",
						},
						{
							title: "Share",
							text: "The first section figure goes across. After four weeks everyone decides whether it was worth it.",
							note: "From week 6",
						},
					],
				},
				{
					type: "quote",
					text: "We report the arrival, not the client. Once everybody had understood that, everybody reported.",
					name: "Jorrit Wessendorp",
					role: "Dispatcher, Spedition Wessendorp",
				},
				{
					type: "accordion",
					heading: "Questions about motion data",
					items: [
						{
							question: "Is motion data personal data?",
							html: "<p>Often it is, even without a name: a vehicle has a driver, a phone has an owner. Whether that applies to you is for your data protection officer to decide. We supply the description needed for that, but no legal advice.</p>",
						},
						{
							question: "Is it enough to remove identifiers?",
							html: "<p>No. A few times and places are often enough to recognise someone. That is why we share figures from many journeys rather than single traces without a name.</p>",
						},
						{
							question: "We have to provide some traffic data anyway. Does the data space replace that?",
							html: "<p>No. Legal obligations towards public access points remain. But the connector can supply what they require from the same source, so that you only have to maintain it once.</p>",
						},
						{
							question: "How fresh are the figures?",
							html: "<p>As fresh as the offer promises. For traffic control, five minutes is usual; for planning, the next morning will do, and it costs less.</p>",
						},
					],
				},
				{
					type: "cta",
					look: "quiet",
					heading: "Where do your figures contradict each other?",
					text: "Tell us about a bridge, a ramp or a bus route. Six weeks are enough to show what shared figures are worth there.",
					actions: [
						{ label: "See our consultations", href: "/dataspace-consultations", kind: "signal" },
						{ label: "Understand usage policies", href: "/what-a-usage-policy-can-do" },
					],
				},
			],
		},
	},
} satisfies PageSeed;
