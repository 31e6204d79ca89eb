import type { UseCaseSeed } from "../shape.ts";

export default {
	key: "slots-at-the-gate",
	industry: "logistics",
	industries: ["food"],
	published_on: -52,
	text: {
		de: {
			slug: "zeitfenster-an-der-rampe",
			title: "Freie Zeitfenster an der Rampe",
			description:
				"Speditionen geben verfallende Zeitfenster an andere weiter und melden Verspätungen früh. Niemand muss verraten, für wen gefahren wird und was geladen ist.",
			problem: `<p>Ein Drittel der gebuchten Zeitfenster an einem Terminal verfällt, weil eine Ladung nicht fertig ist oder ein Fahrer im Stau steht. Zugleich warten draußen Lastwagen, die früher kommen könnten. Beide Seiten wissen nichts voneinander.</p>
<p>Der naheliegende Ausweg wäre, Ankunftszeiten zu teilen. Doch wer die Ankunftszeiten einer Spedition kennt, kennt auch ihre Kunden und ihre Auslastung. Deshalb teilt sie niemand als Erster.</p>`,
			parties: [
				{ name: "Spedition", role: "hat einen Termin, den sie nicht halten kann" },
				{ name: "Terminal", role: "vergibt Zeitfenster und öffnet die Tore" },
				{ name: "Andere Spedition", role: "sucht noch für heute ein Fenster" },
			],
			flows: [
				{
					from: "Spedition",
					to: "Terminal",
					data: "Frei gewordenes Fenster",
					rule: "Nur Tor und Uhrzeit, kein Auftraggeber, kein Grund.",
				},
				{
					from: "Terminal",
					to: "Andere Spedition",
					data: "Angebot eines Fensters",
					rule: "Gilt zehn Minuten, dann ist die Nächste an der Reihe.",
				},
				{
					from: "Andere Spedition",
					to: "Terminal",
					data: "Zusage und Kennzeichen",
					rule: "Nur für die Einfahrt, nach 24\u00a0Stunden gelöscht.",
				},
				{
					from: "Spedition",
					to: "Terminal",
					data: "Verspätung über 30\u00a0Minuten",
					rule: "Nur zur Planung der Tore, keine Auswertung je Spedition.",
				},
			],
			steps: [
				{
					title: "Absagen",
					text: "Die Disposition gibt ein Fenster zurück, aus dem eigenen Programm oder mit zwei Berührungen auf dem Telefon.",
				},
				{
					title: "Anbieten",
					text: "Der Katalog zeigt das Fenster denen, die gerade suchen. Die Reihenfolge steht im Regelwerk und ist für alle gleich.",
				},
				{
					title: "Zusagen",
					text: "Wer zuerst zusagt, bekommt es. Das Terminal kennt damit das Kennzeichen, sonst nichts.",
				},
				{
					title: "Einfahren",
					text: "Am Tor wird das Kennzeichen erkannt. Der Vertrag ist erfüllt, die Angaben werden gelöscht.",
				},
			],
			results: [
				{
					title: "Weniger Leerlauf",
					text: "Fenster, die sonst verfielen, werden genutzt. Das Terminal arbeitet gleichmäßiger und braucht keine Reserve für Unvorhergesehenes.",
				},
				{
					title: "Kürzere Schlangen",
					text: "Wer früh da ist, bekommt ein Angebot, statt am Straßenrand zu warten. Das spart Zeit, Diesel und Nerven.",
				},
				{
					title: "Keine Geheimnisse",
					text: "Kein Mitglied sieht die Fahrten eines anderen. Das Terminal sieht nur, was es zum Öffnen der Tore braucht.",
				},
			],
			body: `<p>Wie ein Verbund von elf Speditionen auf die Absage als ersten Datensatz kam, lesen Sie in <a href="/de/hafen-teilt-ankunftszeiten">Elf Speditionen, ein Hafen und die Kunst abzusagen</a>.</p>`,
		},
		en: {
			slug: "slots-at-the-gate",
			title: "Free slots at the gate",
			description:
				"Hauliers pass on slots that would lapse and report delays early. Nobody has to reveal who they are driving for or what is on the lorry.",
			problem: `<p>A third of the slots booked at a terminal lapse because a load is not ready or a driver is stuck in traffic. At the same time, lorries are waiting outside that could come earlier. Neither side knows of the other.</p>
<p>The obvious way out would be to share arrival times. But anyone who knows a haulier’s arrival times also knows its clients and how busy it is. That is why nobody wants to be the first to share them.</p>`,
			parties: [
				{ name: "Haulier", role: "has a slot that it cannot keep" },
				{ name: "Terminal", role: "assigns slots and opens the gates" },
				{ name: "Another haulier", role: "is looking for a slot today" },
			],
			flows: [
				{
					from: "Haulier",
					to: "Terminal",
					data: "A slot that has become free",
					rule: "Gate and time only; no client, no reason.",
				},
				{
					from: "Terminal",
					to: "Another haulier",
					data: "Offer of a slot",
					rule: "Good for ten minutes, then it is the next one’s turn.",
				},
				{
					from: "Another haulier",
					to: "Terminal",
					data: "Acceptance and number plate",
					rule: "For entry only, deleted after 24\u00a0hours.",
				},
				{
					from: "Haulier",
					to: "Terminal",
					data: "Delay of more than 30\u00a0minutes",
					rule: "Only to plan the gates; no statistics per haulier.",
				},
			],
			steps: [
				{
					title: "Cancel",
					text: "Dispatch gives a slot back, from its own software or with two taps on the phone.",
				},
				{
					title: "Offer",
					text: "The catalogue shows the slot to those who are looking. The order is laid down in the rulebook and is the same for all.",
				},
				{
					title: "Accept",
					text: "The first to accept gets it. The terminal then knows the number plate and nothing else.",
				},
				{
					title: "Drive in",
					text: "The plate is recognised at the gate. The contract is fulfilled and the details are deleted.",
				},
			],
			results: [
				{
					title: "Less idle time",
					text: "Slots that would lapse are used. The terminal works more evenly and needs no reserve for the unforeseen.",
				},
				{
					title: "Shorter queues",
					text: "Those who are early get an offer instead of waiting by the roadside. That saves time, diesel and nerves.",
				},
				{
					title: "No secrets lost",
					text: "No member sees another’s trips. The terminal sees only what it needs to open the gates.",
				},
			],
			body: `<p>How an alliance of eleven hauliers came up with the cancellation as its first data set is described in <a href="/port-shares-arrival-times">Eleven hauliers, one port and the art of cancelling</a>.</p>`,
		},
	},
} satisfies UseCaseSeed;
