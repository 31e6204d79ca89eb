import type { AuthorSeed } from "./shape.ts";

export default [
	{
		key: "wiebke-aldehoff",
		display_name: "Wiebke Aldehoff",
		text: {
			de: {
				slug: "wiebke-aldehoff",
				role: "Mitgründerin und Geschäftsführerin",
				bio: "Wiebke Aldehoff hat zehn Jahre lang im Einkauf eines Maschinenbauers Lieferantendaten zusammengetragen, meist per E-\u2060Mail und meist zweimal. Heute begleitet sie Unternehmen bei den ersten Schritten im Datenraum und schreibt darüber, was in der ersten Woche wirklich zählt.",
			},
			en: {
				slug: "wiebke-aldehoff",
				role: "Co-founder and managing director",
				bio: "Wiebke Aldehoff spent ten years in purchasing at a machine builder, collecting supplier data, usually by email and usually twice. Today she guides companies through their first steps in a data space and writes about what really matters in week one.",
			},
		},
	},
	{
		key: "henrik-sassenroth",
		display_name: "Henrik Sassenroth",
		text: {
			de: {
				slug: "henrik-sassenroth",
				role: "Mitgründer, Leiter Architektur",
				bio: "Henrik Sassenroth entwirft Konnektoren und Kataloge und hält beide so klein wie möglich. Vorher hat er Leitsysteme für Wasserwerke gebaut und dort gelernt, dass die beste Schnittstelle die ist, nach der nachts niemand fragt.",
			},
			en: {
				slug: "henrik-sassenroth",
				role: "Co-founder, head of architecture",
				bio: "Henrik Sassenroth designs connectors and catalogues and keeps both as small as he can. He used to build control systems for waterworks, where he learnt that the best interface is the one nobody asks about at night.",
			},
		},
	},
	{
		key: "leyla-vossberg",
		display_name: "Leyla Vossberg",
		text: {
			de: {
				slug: "leyla-vossberg",
				role: "Leiterin Regelwerk und Vertrauen",
				bio: "Leyla Vossberg schreibt Regelwerke, die auch gelesen werden. Die Juristin moderiert Verbünde von acht bis achtzig Unternehmen und übersetzt zwischen Rechtsabteilung, Technik und den Menschen, die morgens die Daten eingeben.",
			},
			en: {
				slug: "leyla-vossberg",
				role: "Head of governance and trust",
				bio: "Leyla Vossberg writes rulebooks that people actually read. A lawyer by training, she chairs alliances of eight to eighty companies and translates between legal departments, engineers and the people who enter the data in the morning.",
			},
		},
	},
	{
		key: "nuno-tavarela",
		display_name: "Nuno Tavarela",
		text: {
			de: {
				slug: "nuno-tavarela",
				role: "Leiter Internationale Verbünde",
				bio: "Nuno Tavarela leitet unser Büro in Lissabon. Er verbindet Häfen, Speditionen und Fertiger über Ländergrenzen hinweg und hat für jede Zeitzone eine Vorlage, wie man eine Testübertragung verabredet.",
			},
			en: {
				slug: "nuno-tavarela",
				role: "Head of international alliances",
				bio: "Nuno Tavarela runs our Lisbon office. He connects ports, freight forwarders and manufacturers across borders and has a template for arranging a test transfer in every time zone.",
			},
		},
	},
] satisfies AuthorSeed[];
