import { type PageSeed, words } from "../shape.ts";

export default {
	key: "ecosystems",
	route_key: "ecosystems",
	text: {
		de: {
			slug: "ecosystems",
			title: "Datenökosysteme",
			description:
				"Sechs Rollen, ein gemeinsames Regelwerk: wie aus zwei Unternehmen, die Daten tauschen, ein Ökosystem wird, das auch ohne seine Gründer weiterläuft.",
			search_words: words("Kartellrecht, Wettbewerber, Wettbewerbsrecht, Verbund, Initiativen, Rollen"),
			blocks: [
				{
					type: "hero",
					eyebrow: "Ökosysteme",
					title: "Allein hat niemand das ganze Bild",
					text: "Die Spedition kennt die Ankunft, das Terminal den Liegeplatz, das Lager den freien Platz. Ein Datenökosystem ist die Verabredung, einander das Nötige zu sagen. Und nicht mehr.",
					actions: [
						{ label: "Datenraum aufbauen", href: "/de/build-operate", kind: "signal" },
						{ label: "Die Grundlagen lesen", href: "/de/datenraeume-101" },
					],
					motif: "ecosystems-fields",
					tone: "leaf",
				},
				{
					type: "diagram",
					heading: "Sechs Rollen, eine Verabredung",
					diagram: "ecosystem",
					labels: {
						core: "Gemeinsames Regelwerk",
						roles: [
							{ name: "Datengeber", text: "gibt Daten heraus und setzt die Regel dafür" },
							{ name: "Datennutzer", text: "bekommt Daten für einen Zweck und eine Zeit" },
							{ name: "Dienstleister", text: "rechnet, prüft oder zeigt, was andere teilen" },
							{ name: "Träger", text: "hält Namen und Regelwerk im Auftrag aller" },
							{ name: "Betreiber", text: "sorgt für Katalog, Anmeldung und Hilfe" },
							{ name: "Prüfstelle", text: "bestätigt, wer wer ist" },
						],
					},
					alt: "Sechs Felder liegen um ein gemeinsames Regelwerk. Oben die drei, die austauschen: Datengeber, Datennutzer und Dienstleister. Unten die drei, die es möglich machen: Träger, Betreiber und Prüfstelle. Jedes Feld berührt das Regelwerk an einem Punkt.",
					caption:
						"Ein Unternehmen kann mehrere Rollen haben, und die meisten sind Datengeber und Datennutzer zugleich. Nur Betreiber und Träger sollten nicht in einer Hand liegen.",
				},
				{
					type: "prose",
					heading: "Was ein Ökosystem von einem Projekt unterscheidet",
					html: `<p>Ein Projekt endet. Danach gehört der Server niemandem, und wer neu dazukommen möchte, findet keinen, den er fragen kann. Ein Ökosystem erkennt man an drei Dingen: Ein Unternehmen, das keiner der Gründer kennt, kann beitreten. Ein Gründer kann gehen. Und ein Streit hat einen Ort, an dem er entschieden wird.</p>
<p>Das klingt nach viel Papier, passt aber auf <a href="/de/regelwerk-auf-sechs-seiten">sechs Seiten</a>. Der Rest ist Gewohnheit: Man tauscht etwas, es hilft, man tauscht mehr.</p>`,
				},
				{
					type: "cards",
					heading: "Vier Anlässe",
					intro:
						"Ökosysteme entstehen selten aus Begeisterung für Daten. Meist steht eine Frage am Anfang, die keiner allein beantworten kann.",
					items: [
						{
							title: "Catena-X: eine Branche, eine Sprache",
							text: "In der Automobilindustrie fragen viele Kunden dasselbe. Was die Initiative festlegt und was das für Zulieferer heißt.",
							href: "/de/catena-x",
							label: "Catena-X verstehen",
							motif: "catena-x-chain",
							tone: "sky",
						},
						{
							title: "Bewegungsdaten: eine Stadt, viele Spuren",
							text: "Busse, Lieferwagen und Zählstellen ergeben zusammen ein Bild. Wie man es teilt, ohne jemanden zu verfolgen.",
							href: "/de/motion-data",
							label: "Bewegungsdaten teilen",
							motif: "motion-data-city",
							tone: "leaf",
						},
						{
							title: "Produktpass: ein Ding, viele Hände",
							text: "Hersteller, Werkstatt und Recyclingbetrieb wissen je einen Teil. Der Pass führt ihn am Produkt zusammen.",
							href: "/de/digitaler-produktpass",
							label: "Produktpass ansehen",
							motif: "digital-product-passport-code",
							tone: "clay",
						},
						{
							title: "Data Mesh: das Ökosystem im eigenen Haus",
							text: "Auch Abteilungen sind Nachbarn mit eigenem Wissen. Wer innen sauber teilt, hat außen weniger Mühe.",
							href: "/de/data-mesh",
							label: "Data Mesh verstehen",
							motif: "data-mesh-domains",
							tone: "plum",
						},
					],
				},
				{
					type: "steps",
					heading: "Vom Paar zum Ökosystem",
					items: [
						{
							title: "Zwei tauschen",
							text: "Ein Datensatz, ein Vertrag, ein Nutzen auf beiden Seiten. Ohne Namen, ohne Logo.",
							note: "Vier Wochen",
						},
						{
							title: "Fünf wiederholen es",
							text: "Jetzt zeigt sich, welche Regel allgemein gilt und welche nur für die ersten zwei.",
							note: "Drei bis sechs Monate",
						},
						{
							title: "Zehn schreiben es auf",
							text: "Das Regelwerk entsteht aus dem, was sich bewährt hat. Ein Träger wird bestimmt, ein Betreiber beauftragt.",
							note: "Ein gemeinsamer Tag und eine Abstimmung",
						},
						{
							title: "Fremde kommen dazu",
							text: "Wer die Regeln annimmt und sich ausweist, ist drin. Ab hier wächst es ohne die Gründer.",
							note: "Jede Woche ein bis zwei",
						},
					],
				},
				{
					type: "features",
					heading: "Was es zusammenhält",
					items: [
						{
							title: "Ein Nutzen für jeden",
							text: "Wer nur liefert, geht irgendwann. Prüfen Sie für jede Rolle, was sie zurückbekommt, und sei es weniger Arbeit.",
						},
						{
							title: "Kosten, die man versteht",
							text: "Nach Größe geteilt, nicht nach Menge. Sonst wird das Teilen teurer, je nützlicher es ist.",
							href: "/de/was-ein-datenraum-im-betrieb-kostet",
						},
						{
							title: "Ein Ausgang",
							text: "Verträge, Katalog und Verzeichnis in offenen Formaten. Wer gehen kann, bleibt lieber.",
						},
					],
				},
				{
					type: "carousel",
					heading: "Stimmen aus den Ökosystemen",
					intro: "Was Mitglieder erzählen, wenn das erste Jahr vorbei ist.",
					items: [
						{
							text: "Am Anfang saßen Wettbewerber an einem Tisch und redeten über Rampen, weil das unverfänglich war. Nach einem halben Jahr redeten sie über Daten, und auch das war unverfänglich.",
							name: "Gesine Harmbrecht",
							role: "Geschäftsführerin, Speditionsverbund Nordgeest",
							motif: "ecosystem-ramps",
							tone: "clay",
						},
						{
							text: "Auf der Versammlung wollte einer wissen, wer seine Mengen sieht. Ich konnte sagen: niemand, auch ich nicht. Danach war die Abstimmung kurz.",
							name: "Roswitha Eggendorn",
							role: "Mitglied des Vorstands, Genossenschaft Grünwarden",
							href: "/de/references/genossenschaft-gruenwarden",
							label: "Von der Probe zum Hof in elf Minuten",
							motif: "ecosystem-farms",
							tone: "leaf",
						},
						{
							text: "Wir haben zwei Jahre darüber geredet, was wir einander nicht sagen wollen. Dann hat jemand gefragt, was wir einander schenken könnten.",
							name: "Hanneke Dijkveld",
							role: "Koordinatorin, Hafenverbund Oldersiel",
							href: "/de/references/hafenverbund-oldersiel",
							label: "31\u00a0Zeitfenster am Tag, die niemand mehr verfallen lässt",
							motif: "ecosystem-port",
							tone: "sky",
						},
						{
							text: "Ich habe nicht gefragt, ob das System sicher ist. Ich habe gefragt, welches Feld hinausgeht und warum. Auf beides bekam ich für jedes der 51\u00a0Felder eine Antwort.",
							name: "Matthis Orlowen",
							role: "Datenschutzbeauftragter, Klinikverbund Lauterhöhe",
							href: "/de/references/klinikverbund-lauterhoehe",
							label: "Ein Rückruf, 2140\u00a0Pumpen, vierzig Minuten",
							motif: "ecosystem-clinics",
							tone: "plum",
						},
					],
				},
				{
					type: "accordion",
					heading: "Fragen zu Ökosystemen",
					items: [
						{
							question: "Dürfen Wettbewerber gemeinsam Daten teilen?",
							html: "<p>Grundsätzlich ja, aber nicht alles: Preise, Kunden und künftige Mengen sind heikel. Das Kartellrecht muss von Anfang an mit am Tisch sitzen. Technisch hilft, dass jeder Datengeber selbst bestimmt, wer was sieht.</p>",
						},
						{
							question: "Warum sollten Träger und Betreiber getrennt sein?",
							html: "<p>Damit der Verbund den Betreiber wechseln kann. Auch uns. In allen Datenräumen, die wir betreiben, liegen Name und Regelwerk beim Verbund.</p>",
						},
						{
							question: "Können zwei Ökosysteme miteinander tauschen?",
							html: "<p>Ja, wenn jedes die Nachweise des anderen anerkennt und beide sich auf die Bedeutung der Felder einigen. Das eine ist eine Abstimmung, das andere die eigentliche Arbeit.</p>",
						},
						{
							question: "Wann ist ein Ökosystem das falsche Mittel?",
							html: "<p>Wenn Sie mit genau einem Partner tauschen und das so bleibt. Dann genügt eine Schnittstelle, und das sagen wir auch.</p>",
						},
					],
				},
				{
					type: "cta",
					look: "quiet",
					heading: "Mit wem möchten Sie anfangen?",
					text: "Nennen Sie uns zwei Unternehmen und eine Frage. Wir sagen Ihnen, ob daraus mehr werden kann.",
					actions: [
						{ label: "Beratung ansehen", href: "/de/datenraum-beratungen", kind: "signal" },
						{ label: "Aufbauen und betreiben", href: "/de/build-operate" },
					],
				},
			],
		},
		en: {
			slug: "ecosystems",
			title: "Data ecosystems",
			description:
				"Six roles, one common rulebook: how two companies that exchange data grow into an ecosystem that carries on even without those who founded it.",
			search_words: words("antitrust, competitors, competition law, alliance, initiatives, roles"),
			blocks: [
				{
					type: "hero",
					eyebrow: "Ecosystems",
					title: "Nobody sees the whole picture alone",
					text: "The haulier knows the arrival, the terminal the berth, the warehouse the free space. A data ecosystem is an agreement to tell one another what is needed. And no more.",
					actions: [
						{ label: "Build a data space", href: "/build-operate", kind: "signal" },
						{ label: "Read the basics", href: "/dataspaces-101" },
					],
					motif: "ecosystems-fields",
					tone: "leaf",
				},
				{
					type: "diagram",
					heading: "Six roles, one agreement",
					diagram: "ecosystem",
					labels: {
						core: "Common rulebook",
						roles: [
							{ name: "Provider", text: "releases data and sets the policy for it" },
							{ name: "Consumer", text: "gets data for one purpose and one period" },
							{ name: "Service provider", text: "computes, checks or shows what others share" },
							{ name: "Governing body", text: "holds name and rulebook on behalf of all" },
							{ name: "Operator", text: "runs catalogue, admission and helpdesk" },
							{ name: "Issuer", text: "certifies who is who" },
						],
					},
					alt: "Six fields surround a common rulebook. At the top are the three who exchange: provider, consumer and service provider. At the bottom are the three who make it possible: governing body, operator and issuer. Each field touches the rulebook at one point.",
					caption:
						"A company can have several roles, and most are provider and consumer at once. The one exception: operator and governing body should not be the same.",
				},
				{
					type: "prose",
					heading: "How an ecosystem differs from a project",
					html: `<p>A project ends. After that the server belongs to nobody, and anyone who would like to join finds nobody to ask. You can recognise an ecosystem by three things. A company that none of the founders knows can join. A founder can leave. And a dispute has a place where it is settled.</p>
<p>That sounds like a lot of paper, but it fits on <a href="/a-rulebook-on-six-pages">six pages</a>. The rest is habit: you exchange something, it helps, you exchange more.</p>`,
				},
				{
					type: "cards",
					heading: "Four starting points",
					intro:
						"Ecosystems rarely spring from a love of data. They usually begin with a question that nobody can answer alone.",
					items: [
						{
							title: "Catena-X: one industry, one language",
							text: "In the automotive industry many customers ask the same things. What the initiative lays down and what it means for suppliers.",
							href: "/catena-x",
							label: "Understand Catena-X",
							motif: "catena-x-chain",
							tone: "sky",
						},
						{
							title: "Motion data: one city, many traces",
							text: "Buses, vans and traffic counters together make one picture. How to share it without following anyone.",
							href: "/motion-data",
							label: "Share motion data",
							motif: "motion-data-city",
							tone: "leaf",
						},
						{
							title: "Product passport: one thing, many hands",
							text: "Maker, repairer and recycler each know a part. The passport brings it together at the product.",
							href: "/digital-product-passport",
							label: "See the passport",
							motif: "digital-product-passport-code",
							tone: "clay",
						},
						{
							title: "Data mesh: the ecosystem at home",
							text: "Departments, too, are neighbours with knowledge of their own. Those who share well inside have less trouble outside.",
							href: "/data-mesh",
							label: "Understand data mesh",
							motif: "data-mesh-domains",
							tone: "plum",
						},
					],
				},
				{
					type: "steps",
					heading: "From a pair to an ecosystem",
					items: [
						{
							title: "Two exchange",
							text: "One data set, one contract, a benefit on both sides. No name, no logo.",
							note: "Four weeks",
						},
						{
							title: "Five repeat it",
							text: "Now it becomes clear which rule holds for everyone and which only for the first two.",
							note: "Three to six months",
						},
						{
							title: "Ten write it down",
							text: "The rulebook is made of what has proved its worth. A governing body is chosen, an operator appointed.",
							note: "One day together and one vote",
						},
						{
							title: "Strangers join",
							text: "Anyone who accepts the rules and can prove who they are is in. From here on it grows without the founders.",
							note: "One or two a week",
						},
					],
				},
				{
					type: "features",
					heading: "What holds it together",
					items: [
						{
							title: "Something in it for everyone",
							text: "Those who only give will leave some day. Check for every role what it gets in return, even if it is just less work.",
						},
						{
							title: "Costs people understand",
							text: "Shared by size, not by volume. Otherwise sharing costs more the more useful it is.",
							href: "/what-a-data-space-costs-to-run",
						},
						{
							title: "A way out",
							text: "Contracts, catalogue and register in open formats. Those who are free to leave prefer to stay.",
						},
					],
				},
				{
					type: "carousel",
					heading: "Voices from the ecosystems",
					intro: "What members say after their first year.",
					items: [
						{
							text: "In the beginning competitors sat round a table and talked about loading ramps, because that was harmless. Six months later they talked about data, and that was harmless too.",
							name: "Gesine Harmbrecht",
							role: "Managing director, Speditionsverbund Nordgeest",
							motif: "ecosystem-ramps",
							tone: "clay",
						},
						{
							text: "At the general meeting, someone wanted to know who gets to see his quantities. I was able to say: nobody, not even me. After that, it was a quick vote.",
							name: "Roswitha Eggendorn",
							role: "Member of the board, Genossenschaft Grünwarden",
							href: "/references/genossenschaft-gruenwarden",
							label: "From sample to farm in eleven minutes",
							motif: "ecosystem-farms",
							tone: "leaf",
						},
						{
							text: "For two years we talked about what we do not want to tell one another. Then someone asked what we could give one another.",
							name: "Hanneke Dijkveld",
							role: "Coordinator, Hafenverbund Oldersiel",
							href: "/references/hafenverbund-oldersiel",
							label: "31\u00a0slots a day that nobody lets lapse any more",
							motif: "ecosystem-port",
							tone: "sky",
						},
						{
							text: "I did not ask whether the system is secure. I asked which field goes out, and why. I got an answer to both for each of the 51\u00a0fields.",
							name: "Matthis Orlowen",
							role: "Data protection officer, Klinikverbund Lauterhöhe",
							href: "/references/klinikverbund-lauterhoehe",
							label: "One recall, 2,140\u00a0pumps, forty minutes",
							motif: "ecosystem-clinics",
							tone: "plum",
						},
					],
				},
				{
					type: "accordion",
					heading: "Questions about ecosystems",
					items: [
						{
							question: "May competitors share data?",
							html: "<p>In principle yes, but not everything: prices, customers and future quantities are delicate. Competition law needs a seat at the table from the start. It helps that each provider decides who sees what.</p>",
						},
						{
							question: "Why should governing body and operator be separate?",
							html: "<p>So that the alliance can change its operator. Us included. In all the data spaces that we run, name and rulebook belong to the alliance.</p>",
						},
						{
							question: "Can two ecosystems exchange with each other?",
							html: "<p>Yes, if each recognises the other’s credentials and they agree on what the fields mean. The first is a vote, the second is the real work.</p>",
						},
						{
							question: "When is an ecosystem the wrong tool?",
							html: "<p>When you exchange with exactly one partner and that will not change. Then an interface is enough, and we will say so.</p>",
						},
					],
				},
				{
					type: "cta",
					look: "quiet",
					heading: "Who would you like to begin with?",
					text: "Name us two companies and one question. We will tell you whether more can come of it.",
					actions: [
						{ label: "See our consultations", href: "/dataspace-consultations", kind: "signal" },
						{ label: "Build and operate", href: "/build-operate" },
					],
				},
			],
		},
	},
} satisfies PageSeed;
