import type { ReferenceSeed } from "../shape.ts";

export default {
	key: "hafenverbund-oldersiel",
	industry: "logistics",
	use_case: "slots-at-the-gate",
	screen: "slots",
	published_on: -41,
	text: {
		de: {
			slug: "hafenverbund-oldersiel",
			title: "31\u00a0Zeitfenster am Tag, die niemand mehr verfallen lässt",
			client: "Hafenverbund Oldersiel",
			profile: "Elf Speditionen und ein Terminal an der Nordsee",
			description:
				"Wettbewerber geben einander frei gewordene Zeitfenster weiter. Die Schlange vor dem Tor ist um mehr als die Hälfte kürzer geworden.",
			figures: [
				{ value: "31", label: "weitergegebene Zeitfenster am Tag, im Schnitt" },
				{ value: "−61\u00a0%", label: "wartende Lastwagen vor dem Tor am frühen Morgen" },
				{ value: "8\u00a0von\u00a011", label: "Mitgliedern nehmen ohne eigene IT teil" },
			],
			challenge: `<p>Morgens um 4:40\u00a0Uhr standen 23\u00a0Lastwagen vor dem Terminal. Die Hälfte davon kam zu früh, zu spät oder für eine Ladung, die noch auf See war. Gleichzeitig verfielen drinnen drei bis vier Termine je Spedition und Tag, weil niemand sie absagen konnte, ohne jemanden ans Telefon zu bekommen.</p>
<p>Zwei Jahre lang verhandelte der Verbund über das Teilen von Ankunftszeiten. Er kam nicht weiter, denn eine Ankunftszeit verrät Kunden, Strecken und Auslastung.</p>`,
			solution: `<p>Der Anfang war ein anderer Datensatz: die Absage. Sie enthält ein Tor, ein Zeitfenster und sonst nichts. Wir haben dafür Katalog und Regelwerk aufgesetzt und den acht Mitgliedern ohne eigene IT einen gemeinsam betriebenen Konnektor mit getrennten Bereichen eingerichtet, dazu ein Formular auf dem Telefon. Drei Speditionen haben ihre Disposition über eine Schnittstelle verbunden.</p>
<p>Die Reihenfolge, in der ein freies Fenster angeboten wird, steht im Regelwerk auf einer halben Seite. Sie hat mehr Sitzungen gebraucht als die Technik Tage.</p>`,
			result: `<p>Nach sechs Wochen wechselten täglich 31\u00a0Fenster den Besitzer. Vor dem Tor stehen morgens neun Lastwagen statt 23. Das Terminal hat eine seiner beiden Reservespuren aufgegeben und fertigt dort jetzt ab.</p>
<p>Inzwischen melden die Mitglieder auch Verspätungen, erst nur dem Terminal, seit dem siebten Monat die voraussichtliche Ankunft ohne Auftraggeber. Verlangt hatte das niemand. Es ergab sich, weil der erste Datensatz nichts gekostet hatte. Die ganze Geschichte steht in <a href="/de/hafen-teilt-ankunftszeiten">unserem Besuch vor Ort</a>.</p>`,
			quote: {
				text: "Wir haben zwei Jahre darüber geredet, was wir einander nicht sagen wollen. Dann hat jemand gefragt, was wir einander schenken könnten.",
				name: "Hanneke Dijkveld",
				role: "Koordinatorin, Hafenverbund Oldersiel",
			},
		},
		en: {
			slug: "hafenverbund-oldersiel",
			title: "31\u00a0slots a day that nobody lets lapse any more",
			client: "Hafenverbund Oldersiel",
			profile: "Eleven hauliers and one terminal on the North Sea",
			description:
				"Competitors pass unused slots on to one another. In the early morning, the queue at the gate is now less than half as long.",
			figures: [
				{ value: "31", label: "slots passed on per day, on average" },
				{ value: "−61%", label: "lorries waiting at the gate in the early morning" },
				{ value: "8\u00a0of\u00a011", label: "members take part without an IT department" },
			],
			challenge: `<p>At 4:40\u00a0am, 23\u00a0lorries stood outside the terminal. Half of them had come too early, too late or for a load that was still at sea. At the same time, inside, three or four slots lapsed for each haulier every day, because nobody could cancel one without getting someone on the phone.</p>
<p>For two years the alliance negotiated about sharing arrival times. It got nowhere, because an arrival time gives away clients, routes and how busy a company is.</p>`,
			solution: `<p>It all began with a different data set: the cancellation. It contains a gate, a time window and nothing else. We set up a catalogue and a rulebook for it and gave the eight members without an IT department a jointly run connector with separate areas, plus a form on a phone. Three hauliers connected their dispatch systems through an interface.</p>
<p>The order in which a free slot is offered takes up half a page of the rulebook. It took more meetings than the technology took days.</p>`,
			result: `<p>After six weeks, 31\u00a0slots changed hands every day. In the morning there are nine lorries at the gate instead of 23. The terminal has given up one of its two reserve lanes and now handles lorries there.</p>
<p>By now the members also report delays, at first only to the terminal, and since the seventh month the expected arrival, without naming the client. Nobody had demanded it. It came about because the first data set had cost nothing. The whole story is in <a href="/port-shares-arrival-times">our report from the port</a>.</p>`,
			quote: {
				text: "For two years we talked about what we do not want to tell one another. Then someone asked what we could give one another.",
				name: "Hanneke Dijkveld",
				role: "Coordinator, Hafenverbund Oldersiel",
			},
		},
	},
} satisfies ReferenceSeed;
