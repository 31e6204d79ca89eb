import type { UseCaseSeed } from "../shape.ts";

export default {
	key: "product-passport-for-repair",
	industry: "manufacturing",
	industries: ["energy"],
	published_on: -169,
	text: {
		de: {
			slug: "produktpass-fuer-die-werkstatt",
			title: "Produktpass für die Werkstatt",
			description:
				"Ein Code am Gerät führt zu Ersatzteilen, Anleitungen und Reparaturgeschichte. Jede Rolle sieht, was sie braucht, und jede Angabe kommt von ihrer Quelle.",
			problem: `<p>Ein Elektromotor steht nach zwölf Jahren still. Das Typenschild ist unleserlich, die Firma hat zweimal den Namen gewechselt, und die Zeichnung liegt im Archiv eines Zulieferers. Die Werkstatt könnte ihn reparieren, wenn sie wüsste, welches Lager darin steckt. Also wird er verschrottet.</p>
<p>Der Hersteller hätte die Angaben gern herausgegeben, nur nicht an jeden. Ein Nachbauer sollte die Maße der Wicklung nicht aus dem Netz laden können.</p>`,
			parties: [
				{ name: "Zulieferer", role: "kennt Material und Herkunft seiner Teile" },
				{ name: "Hersteller", role: "gibt den Pass heraus und haftet für ihn" },
				{ name: "Werkstatt", role: "repariert und schreibt die Geschichte fort" },
				{ name: "Verwerter", role: "zerlegt und gewinnt Stoffe zurück" },
			],
			flows: [
				{
					from: "Zulieferer",
					to: "Hersteller",
					data: "Materialangaben je Teil",
					rule: "Zur Verwendung im Pass, mit Nennung der Quelle.",
				},
				{
					from: "Hersteller",
					to: "Werkstatt",
					data: "Ersatzteile und Anleitung",
					rule: "Nur für geprüfte Betriebe, nur für diese Seriennummer.",
				},
				{
					from: "Werkstatt",
					to: "Hersteller",
					data: "Reparatureintrag",
					rule: "Steht danach im Pass, ohne den Namen des Eigentümers.",
				},
				{
					from: "Hersteller",
					to: "Verwerter",
					data: "Stoffe und Zerlegeplan",
					rule: "Für anerkannte Betriebe, zeitlich unbegrenzt.",
				},
			],
			steps: [
				{
					title: "Code anbringen",
					text: "Am Gerät haftet ein Code, der zwanzig Jahre hält. Er enthält eine Adresse und sonst nichts.",
				},
				{
					title: "Angaben verknüpfen",
					text: "Der Pass ist ein Verzeichnis: Er verweist auf Angaben, die dort liegen, wo sie entstehen.",
				},
				{
					title: "Rollen prüfen",
					text: "Wer den Code liest, sieht zunächst, was alle sehen dürfen. Ein Nachweis als Fachbetrieb öffnet mehr.",
				},
				{
					title: "Fortschreiben",
					text: "Nach der Reparatur trägt die Werkstatt ein, was sie getan hat. Der nächste Leser fängt nicht von vorn an.",
				},
			],
			results: [
				{
					title: "Reparieren lohnt sich wieder",
					text: "Die Suche nach dem richtigen Teil dauert eine Minute statt eines Nachmittags.",
				},
				{
					title: "Eine Quelle je Angabe",
					text: "Ändert der Zulieferer eine Angabe, ändert sie sich in jedem Pass. Kopien gibt es nicht.",
				},
				{
					title: "Bereit für die Pflicht",
					text: "Wer heute mit den vorhandenen Daten beginnt, ergänzt später Felder, statt ein Vorhaben zu starten.",
				},
			],
			body: `<p>Womit man anfängt, steht in <a href="/de/produktpass-mit-vorhandenen-daten">Produktpass: Fangen Sie mit dem an, was Sie haben</a>. In der Demo <a href="/de/demos/produktpass-lesen">Produktpass lesen</a> wechseln Sie selbst die Rolle.</p>`,
		},
		en: {
			slug: "product-passport-for-repair",
			title: "Product passports for the repair shop",
			description:
				"A code on the device leads to spare parts, instructions and repair history. Each role sees what it needs, and every value comes from its source.",
			problem: `<p>After twelve years, an electric motor stops. The nameplate is illegible, the company has changed its name twice, and the drawing lies in a supplier’s archive. The repair shop could fix it if it knew which bearing is inside. Instead, the motor is scrapped.</p>
<p>The manufacturer would gladly have given out the details, just not to everyone. A copyist should not be able to download the dimensions of the winding from the internet.</p>`,
			parties: [
				{ name: "Supplier", role: "knows material and origin of its parts" },
				{ name: "Manufacturer", role: "issues the passport and answers for it" },
				{ name: "Repair shop", role: "repairs and continues the history" },
				{ name: "Recycler", role: "takes apart and recovers materials" },
			],
			flows: [
				{
					from: "Supplier",
					to: "Manufacturer",
					data: "Material data per part",
					rule: "For use in the passport, naming the source.",
				},
				{
					from: "Manufacturer",
					to: "Repair shop",
					data: "Spare parts and instructions",
					rule: "For verified companies only, for this serial number only.",
				},
				{
					from: "Repair shop",
					to: "Manufacturer",
					data: "Repair entry",
					rule: "Is in the passport from then on, without the owner’s name.",
				},
				{
					from: "Manufacturer",
					to: "Recycler",
					data: "Substances and dismantling plan",
					rule: "For approved companies, without a time limit.",
				},
			],
			steps: [
				{
					title: "Attach the code",
					text: "The device bears a code that lasts for twenty years. It holds an address and nothing else.",
				},
				{
					title: "Link the data",
					text: "The passport is a directory: it points to data that stays where it originates.",
				},
				{
					title: "Check the role",
					text: "Anyone who reads the code first sees what everyone may see. A credential as a specialist opens up more.",
				},
				{
					title: "Continue the history",
					text: "After the repair, the shop enters what it did. The next reader does not have to start from scratch.",
				},
			],
			results: [
				{
					title: "Repairs pay off again",
					text: "Finding the right part takes a minute instead of an afternoon.",
				},
				{
					title: "One source per value",
					text: "When the supplier changes a value, it changes in every passport. There are no copies.",
				},
				{
					title: "Ready for regulation",
					text: "If you begin today with the data you have, you will later add fields instead of launching a project.",
				},
			],
			body: `<p>Where to begin is the subject of <a href="/product-passport-with-data-you-have">Product passport: start with the data you have</a>. In the demo <a href="/demos/read-a-product-passport">Read a product passport</a> you change roles yourself.</p>`,
		},
	},
} satisfies UseCaseSeed;
