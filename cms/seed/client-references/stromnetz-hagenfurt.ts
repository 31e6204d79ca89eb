import type { ReferenceSeed } from "../shape.ts";

export default {
	key: "stromnetz-hagenfurt",
	industry: "energy",
	use_case: "load-forecasts",
	screen: "forecast",
	published_on: -95,
	text: {
		de: {
			slug: "stromnetz-hagenfurt",
			title: "Ein Umspannwerk, das nun doch nicht gebaut wird",
			client: "Stromnetz Hagenfurt",
			profile: "Verteilnetzbetreiber, 210.000\u00a0Anschlüsse, ländlicher Raum",
			description:
				"19\u00a0Betriebe melden ihre Lastkurve für morgen und erhalten dafür eine Ampel. Der Netzausbau an zwei Abgängen konnte um Jahre warten.",
			figures: [
				{ value: "4,2\u00a0MW", label: "geringere Spitze an zwei Abgängen" },
				{ value: "19", label: "Betriebe melden täglich eine Prognose" },
				{ value: "6\u00a0%", label: "mittlere Abweichung der gemeldeten Kurven" },
			],
			challenge: `<p>An zwei Abgängen im Gewerbegebiet war die Grenze erreicht: eine Härterei, ein Busdepot, zwei Kühlhäuser, dazu jedes Jahr ein Ladepark mehr. Das neue Umspannwerk war geplant, die Lieferzeit des Transformators betrug vier Jahre.</p>
<p>Die Netzführung schätzte den nächsten Tag aus dem vorigen Jahr. Sie lag oft richtig und manchmal weit daneben. Um auf der sicheren Seite zu bleiben, lehnte sie Anschlüsse ab, die vielleicht gepasst hätten.</p>`,
			solution: `<p>Statt eine weitere Meldepflicht zu erfinden, bot Stromnetz Hagenfurt einen Tausch an: Wer bis 14\u00a0Uhr seine Kurve für morgen meldet, sieht die Ampel seines Abgangs und darf als Erster eine Verschiebung anbieten, gegen Geld.</p>
<p>Die Kurve entsteht im Betrieb. Ein Baustein neben der Produktionsplanung verdichtet Aufträge zu Viertelstunden; wie grob, stellt der Betrieb ein. Der Konnektor gibt nur diese Kurve heraus und nur an die Netzführung, auf Wunsch auch an den Stromlieferanten.</p>
<p>Mit drei Betrieben haben wir im Herbst begonnen. Bis zum Frühjahr kamen sechzehn dazu, die meisten auf Empfehlung der Härterei.</p>`,
			result: `<p>Die gemeldeten Kurven weichen im Mittel sechs Prozent ab. Das genügt, um zwei Öfen und zwanzig Busse nicht zur selben Zeit anlaufen zu lassen. Die Spitze an den beiden Abgängen sank um 4,2\u00a0Megawatt, das Umspannwerk ist um mindestens fünf Jahre verschoben.</p>
<p>Ein abgelehntes Kühlhaus wurde doch noch angeschlossen. Es meldet inzwischen die genaueste Kurve von allen.</p>`,
			quote: {
				text: "Wir haben unseren Produktionsplan nicht hergegeben. Wir haben gesagt, wann wir Hunger haben. Dafür wissen wir jetzt, wann gekocht wird.",
				name: "Tarek Wintersiek",
				role: "Betriebsleiter, Härterei Ossenrode",
			},
		},
		en: {
			slug: "stromnetz-hagenfurt",
			title: "A substation that does not have to be built after all",
			client: "Stromnetz Hagenfurt",
			profile: "Distribution grid operator, 210,000\u00a0connections, rural area",
			description:
				"19\u00a0companies report their load curve for tomorrow and get a traffic light in return. Expanding the grid on two feeders could wait for years.",
			figures: [
				{ value: "4.2\u00a0MW", label: "lower peak on two feeders" },
				{ value: "19", label: "companies report a forecast every day" },
				{ value: "6%", label: "average deviation of the reported curves" },
			],
			challenge: `<p>On two feeders of the industrial estate the limit had been reached: a hardening shop, a bus depot, two cold stores, and another charging hub every year. The new substation was planned; the transformer had a lead time of four years.</p>
<p>The control room estimated the next day from the year before. It was often right and sometimes far off. To be on the safe side, it turned down connections that might have been possible.</p>`,
			solution: `<p>Instead of inventing another reporting obligation, Stromnetz Hagenfurt offered a trade: companies that report their curve for tomorrow by 2\u00a0pm see the traffic light for their feeder and get to be first to offer a shift, for money.</p>
<p>The curve is made on the company’s premises. A module next to production planning aggregates orders into quarter-hours; the company decides how coarsely. The connector releases only this curve, and only to the control room or, on request, to the power supplier as well.</p>
<p>In autumn, we began with three companies. By spring, another sixteen had joined, most of them on the recommendation of the hardening shop.</p>`,
			result: `<p>The reported curves deviate by six per cent on average. That is enough to keep two furnaces and twenty buses from starting at the same time. The peak on the two feeders has fallen by 4.2\u00a0megawatts; the substation has been postponed for at least five years.</p>
<p>A cold store that had been turned down was connected after all. By now it reports the most accurate curve of them all.</p>`,
			quote: {
				text: "We did not hand over our production plan. We said when we would be hungry. In return, we now know when dinner is on.",
				name: "Tarek Wintersiek",
				role: "Plant manager, Härterei Ossenrode",
			},
		},
	},
} satisfies ReferenceSeed;
