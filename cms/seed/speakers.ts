import type { SpeakerSeed } from "./shape.ts";

export default [
	{
		key: "wiebke-aldehoff",
		display_name: "Wiebke Aldehoff",
		text: {
			de: {
				role: "Mitgründerin und Geschäftsführerin",
				organisation: "Data Hub",
				bio: "Wiebke Aldehoff begleitet Unternehmen bei ihren ersten Schritten im Datenraum, am liebsten mit einem echten Lieferanten und einer echten Frist.",
			},
			en: {
				role: "Co-founder and managing director",
				organisation: "Data Hub",
				bio: "Wiebke Aldehoff guides companies through their first steps in a data space, preferably with a real supplier and a real deadline.",
			},
		},
	},
	{
		key: "henrik-sassenroth",
		display_name: "Henrik Sassenroth",
		text: {
			de: {
				role: "Leiter Architektur",
				organisation: "Data Hub",
				bio: "Henrik Sassenroth entwirft Konnektoren und Kataloge. In seinen Workshops läuft am Ende des Tages auf jedem Rechner eine Übertragung.",
			},
			en: {
				role: "Head of architecture",
				organisation: "Data Hub",
				bio: "Henrik Sassenroth designs connectors and catalogues. By the end of his workshops a transfer is running on every laptop in the room.",
			},
		},
	},
	{
		key: "leyla-vossberg",
		display_name: "Leyla Vossberg",
		text: {
			de: {
				role: "Leiterin Regelwerk und Vertrauen",
				organisation: "Data Hub",
				bio: "Leyla Vossberg moderiert Verbünde bei der Arbeit an gemeinsamen Regeln und sorgt dafür, dass am Ende sechs Seiten reichen.",
			},
			en: {
				role: "Head of governance and trust",
				organisation: "Data Hub",
				bio: "Leyla Vossberg helps alliances agree on common rules and sees to it that six pages are enough in the end.",
			},
		},
	},
	{
		key: "nuno-tavarela",
		display_name: "Nuno Tavarela",
		text: {
			de: {
				role: "Leiter Internationale Verbünde",
				organisation: "Data Hub",
				bio: "Nuno Tavarela verbindet von Lissabon aus Häfen, Speditionen und Fertiger und kennt die Fragen, die an jeder Grenze neu gestellt werden.",
			},
			en: {
				role: "Head of international alliances",
				organisation: "Data Hub",
				bio: "From Lisbon, Nuno Tavarela connects ports, freight forwarders and manufacturers, and knows the questions that come up afresh at every border.",
			},
		},
	},
	{
		key: "carla-munding",
		display_name: "Carla Munding",
		text: {
			de: {
				role: "Leiterin Qualität",
				organisation: "Armaturenwerk Hollerstedt",
				bio: "Carla Munding hat die Werkszeugnisse von 46\u00a0Lieferanten aus dem Postfach in den Datenraum geholt und weiß, welche drei Felder immer fehlen.",
			},
			en: {
				role: "Head of quality",
				organisation: "Armaturenwerk Hollerstedt",
				bio: "Carla Munding moved the material certificates of 46\u00a0suppliers from her inbox into the data space and knows which three fields are always missing.",
			},
		},
	},
	{
		key: "bastian-loewenkamp",
		display_name: "Bastian Löwenkamp",
		text: {
			de: {
				role: "Leiter IT",
				organisation: "Kunststofftechnik Ahlenrode",
				bio: "Bastian Löwenkamp betreibt mit drei Leuten die IT eines Werks mit 240\u00a0Beschäftigten und einen Konnektor, um den er sich im Monat zwei Stunden kümmert.",
			},
			en: {
				role: "Head of IT",
				organisation: "Kunststofftechnik Ahlenrode",
				bio: "With a team of three, Bastian Löwenkamp runs the IT of a plant with 240\u00a0people, and a connector that takes him two hours a month.",
			},
		},
	},
	{
		key: "hanneke-dijkveld",
		display_name: "Hanneke Dijkveld",
		text: {
			de: {
				role: "Koordinatorin",
				organisation: "Hafenverbund Oldersiel",
				bio: "Hanneke Dijkveld hat elf Speditionen dazu gebracht, Ankunftszeiten zu teilen. Der Trick war, mit abgesagten Terminen anzufangen.",
			},
			en: {
				role: "Coordinator",
				organisation: "Hafenverbund Oldersiel",
				bio: "Hanneke Dijkveld persuaded eleven hauliers to share arrival times. The trick was to start with cancelled slots.",
			},
		},
	},
	{
		key: "priya-chandekar",
		display_name: "Priya Chandekar",
		text: {
			de: {
				role: "Verantwortliche für Nachhaltigkeitsdaten",
				organisation: "Motorenwerk Tessloh",
				bio: "Priya Chandekar berechnet CO₂-\u2060Fußabdrücke für 3200\u00a0Artikel und fragt bei jeder Zahl zuerst, für welches Werk und welches Jahr sie gilt.",
			},
			en: {
				role: "Sustainability data lead",
				organisation: "Motorenwerk Tessloh",
				bio: "Priya Chandekar calculates carbon footprints for 3,200\u00a0items, and the first thing she asks about any figure is which plant and which year it applies to.",
			},
		},
	},
] satisfies SpeakerSeed[];
