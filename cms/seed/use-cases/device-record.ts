import type { UseCaseSeed } from "../shape.ts";

export default {
	key: "device-record",
	industry: "health-care",
	published_on: -143,
	text: {
		de: {
			slug: "geraeteakte-im-krankenhaus",
			title: "Eine Geräteakte für das ganze Haus",
			description:
				"Kliniken, Hersteller und Servicebetriebe führen die Geschichte eines Medizingeräts gemeinsam. Angaben zu Patientinnen und Patienten bleiben in der Klinik.",
			problem: `<p>Eine Infusionspumpe hat vier Lebensläufe. Der Hersteller weiß, wann sie gebaut wurde und welche Firmware nie hätte ausgeliefert werden dürfen. Der Servicebetrieb weiß, wann die Dichtung getauscht wurde. Die Medizintechnik kennt die letzte Prüfung, die Station den Fehler von heute Nacht.</p>
<p>Ruft der Hersteller eine Baureihe zurück, beginnt die Suche: 2000\u00a0Geräte, vier Häuser, drei Tabellen. In den Protokollen der Pumpe stehen auch Namen und Dosierungen. Deshalb darf das Gerät selbst nicht einfach nach Hause telefonieren.</p>`,
			parties: [
				{ name: "Klinik", role: "betreibt die Geräte und prüft sie regelmäßig" },
				{ name: "Servicebetrieb", role: "wartet und tauscht Teile" },
				{ name: "Hersteller", role: "kennt Bauart, Firmware und Rückrufe" },
			],
			flows: [
				{
					from: "Hersteller",
					to: "Klinik",
					data: "Rückrufe und Firmwarestände",
					rule: "Je Seriennummer, sofort, mit Quittung.",
				},
				{
					from: "Klinik",
					to: "Servicebetrieb",
					data: "Störung und Zählerstand",
					rule: "Ohne Station, Uhrzeit und Person, nur zur Wartung.",
				},
				{
					from: "Servicebetrieb",
					to: "Klinik",
					data: "Wartungsbericht",
					rule: "Gehört der Klinik, auch nach Ende des Vertrags.",
				},
				{
					from: "Servicebetrieb",
					to: "Hersteller",
					data: "Getauschte Teile",
					rule: "Zur Verbesserung der Bauart, ohne Namen der Klinik.",
				},
			],
			steps: [
				{
					title: "Geräte benennen",
					text: "Seriennummer und Standort werden einmal erfasst. Daraus entsteht je Gerät eine Akte, die der Klinik gehört.",
				},
				{
					title: "Filtern an der Quelle",
					text: "Ein Programm im Kliniknetz entfernt alles, was auf Menschen schließen lässt. Erst danach sieht der Konnektor die Daten.",
				},
				{
					title: "Eintragen",
					text: "Hersteller und Servicebetrieb schreiben ihre Einträge selbst. Niemand tippt einen Bericht ab.",
				},
				{
					title: "Handeln",
					text: "Kommt ein Rückruf, zeigt die Akte in Sekunden, welche Geräte wo stehen, und merkt sich, wer sie gesperrt hat.",
				},
			],
			results: [
				{
					title: "Rückrufe ohne Suche",
					text: "Betroffene Geräte stehen auf einer Liste mit Standort. Die Station bekommt Ersatz, bevor sie fragt.",
				},
				{
					title: "Prüfungen auf einen Blick",
					text: "Wer eine Prüfung nachweisen muss, öffnet die Akte statt drei Ordner.",
				},
				{
					title: "Patientendaten bleiben",
					text: "Was die Klinik verlässt, beschreibt eine Maschine. Das lässt sich am Konnektor nachlesen, Eintrag für Eintrag.",
				},
			],
			body: `<p>Wer am anderen Ende antwortet, muss nachweisen, dass er es darf. Wie das geht, steht in <a href="/de/wer-fragt-da">Wer fragt da?</a></p>`,
		},
		en: {
			slug: "device-record",
			title: "One device record for the whole hospital",
			description:
				"Hospitals, manufacturers and service companies share the history of a medical device. Anything about patients stays in the hospital.",
			problem: `<p>An infusion pump has four life stories. The manufacturer knows when it was built and which firmware should never have been shipped. The service company knows when the seal was replaced. Clinical engineering knows the last inspection, the ward knows last night’s fault.</p>
<p>When the manufacturer recalls a series, the search begins: 2,000\u00a0devices, four hospitals, three spreadsheets. The pump’s logs also hold names and doses. That is why the device itself may not simply phone home.</p>`,
			parties: [
				{ name: "Hospital", role: "runs the devices and inspects them regularly" },
				{ name: "Service company", role: "maintains and replaces parts" },
				{ name: "Manufacturer", role: "knows design, firmware and recalls" },
			],
			flows: [
				{
					from: "Manufacturer",
					to: "Hospital",
					data: "Recalls and firmware versions",
					rule: "Per serial number, at once, with a receipt.",
				},
				{
					from: "Hospital",
					to: "Service company",
					data: "Fault and meter reading",
					rule: "Without ward, time or person; for maintenance only.",
				},
				{
					from: "Service company",
					to: "Hospital",
					data: "Maintenance report",
					rule: "Belongs to the hospital, even when the contract has ended.",
				},
				{
					from: "Service company",
					to: "Manufacturer",
					data: "Parts replaced",
					rule: "To improve the design, without the hospital’s name.",
				},
			],
			steps: [
				{
					title: "Name the devices",
					text: "Serial number and site are entered once. That creates a record for each device, which belongs to the hospital.",
				},
				{
					title: "Filter at the source",
					text: "A program inside the hospital’s network removes everything that could point to people. Only then does the connector see the data.",
				},
				{
					title: "Write it down",
					text: "Manufacturer and service company write their own entries. Nobody copies a report by hand.",
				},
				{
					title: "Act",
					text: "When a recall comes, the record shows within seconds which devices are where, and remembers who took them out of use.",
				},
			],
			results: [
				{
					title: "Recalls without a search",
					text: "The devices affected are listed with their location. The ward has a replacement before it asks.",
				},
				{
					title: "Inspections at a glance",
					text: "If you have to prove an inspection, you open the record instead of three folders.",
				},
				{
					title: "Patient data stays",
					text: "What leaves the hospital describes a machine. That can be checked at the connector, entry by entry.",
				},
			],
			body: `<p>Whoever answers at the other end has to prove that they are entitled to. How that works is explained in <a href="/who-is-asking">Who is asking?</a></p>`,
		},
	},
} satisfies UseCaseSeed;
