import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Diagram } from "./diagram.tsx";
import { drawingOf, type LabelledDiagram } from "./drawing-of.ts";
import type { Plan, Shape } from "./shape.ts";

const samples: readonly LabelledDiagram[] = [
	{
		diagram: "exchange",
		labels: {
			provider: "Gießerei",
			providerSystem: "Labor und Zeugnisse",
			consumer: "Armaturenhersteller",
			consumerSystem: "Waren\u00adeingang",
			connector: "Konnektor",
			contract: "Vertrag und Nutzungs\u00adregel",
			flow: "Das Zeugnis geht direkt",
		},
	},
	{
		diagram: "connector",
		labels: {
			house: "Ihr Unternehmen",
			systems: ["ERP", "Datenbank", "Dateien und Tabellen"],
			connector: "Konnektor",
			duties: ["Angebote zeigen", "Nutzungsregeln prüfen", "Verträge schließen", "Übertragen und notieren"],
			space: "Datenraum",
			partners: ["Kunden", "Lieferanten", "Prüfstellen"],
		},
	},
	{
		diagram: "passport",
		labels: {
			stages: ["Herstellung", "Nutzung und Reparatur", "Wieder\u00adverwertung", "Ende"],
			passport: "Digitaler Produktpass",
			identifier: "Erreichbar über die Kennung am Produkt",
			access: ["Alle: Werkstoffe", "Betriebe: Ersatzteile", "Behörden: Nachweise"],
		},
	},
	{
		diagram: "operation",
		labels: {
			members: ["Werk A", "Werk B", "Prüflabor"],
			connector: "Konnektor",
			flow: "Daten fließen direkt",
			operator: "Das betreiben wir für alle Mitglieder",
			services: ["Katalog", "Anmeldung und Nachweise", "Überwachung", "Hilfe am Telefon"],
		},
	},
	{
		diagram: "trust",
		labels: {
			issuer: "Prüfstelle",
			issues: "stellt aus",
			holder: "Ihr Unternehmen",
			credential: "Nachweis in Ihrer Brieftasche",
			presents: "zeigt vor",
			verifier: "Ihr Kunde",
			register: "Liste der Widerrufe",
			enters: "trägt ein",
			checks: "sieht nach",
		},
	},
	{
		diagram: "mesh",
		labels: {
			rules: "Wenige gemeinsame Regeln",
			domains: [
				{ name: "Einkauf", product: "Werkszeugnisse" },
				{ name: "Fertigung", product: "Prüfwerte je Charge" },
				{ name: "Qualität", product: "Bestätigte Fehler" },
			],
			platform: "Gemeinsame Plattform",
			outside: "Partner im Datenraum",
			offer: "dieses eine Produkt, nach Ihrer Regel",
		},
	},
	{
		diagram: "chain",
		labels: {
			tiers: ["Rohstoff", "Bauteil", "Baugruppe", "Fahrzeug"],
			gives: "Daten zum Teil",
			asks: "Rückfrage",
			ground: "Worauf sich alle geeinigt haben",
			shared: ["Kennung", "Gemeinsame Datenmodelle", "Regeln für die Nutzung"],
		},
	},
	{
		diagram: "plan",
		labels: {
			phases: ["Woche 1", "Woche 2", "Woche 3"],
			lanes: [
				{
					name: "Sie",
					tasks: [
						{ text: "Anlass wählen", from: 0, to: 0 },
						{ text: "Felder klären", from: 1, to: 2 },
					],
				},
				{ name: "Zuständige Stellen", tasks: [{ text: "Angaben prüfen, Kennung und Nachweise ausstellen", from: 1, to: 1 }] },
			],
		},
	},
	{
		diagram: "motion",
		labels: {
			raw: "Erfasst",
			sources: ["Busse", "Lieferwagen", "Räder"],
			dense: "Verdichtet",
			result: "Tempo und Menge je Abschnitt, alle fünf Minuten",
			used: "Genutzt",
			uses: ["Verkehrsleitung", "Tourenplanung", "Stadtplanung"],
			border: "erst ab fünf Fahrzeugen",
		},
	},
	{
		diagram: "ecosystem",
		labels: {
			core: "Gemeinsames Regelwerk",
			roles: [
				{ name: "Anbieter", text: "gibt Daten heraus und setzt die Regel dafür" },
				{ name: "Nutzer", text: "bekommt Daten für einen Zweck und eine Zeit" },
				{ name: "Dienstleister", text: "rechnet, prüft oder zeigt, was andere teilen" },
				{ name: "Träger", text: "hält Namen und Regelwerk im Auftrag aller" },
				{ name: "Betreiber", text: "sorgt für Katalog, Anmeldung, Telefon" },
				{ name: "Prüfstelle", text: "weist nach, wer wer ist" },
			],
		},
	},
];

/** Every text below a value. */
function texts(value: unknown): string[] {
	if (typeof value === "string") return [value];
	return typeof value === "object" && value !== null ? Object.values(value).flatMap(texts) : [];
}

/** Letters and digits alone, so that line breaks within labels do not matter. */
const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "");

/** The bounding box of a shape as left, top, right and bottom; of a path, its corners. The width of text is an upper estimate. */
function room(shape: Shape): readonly [number, number, number, number] {
	if ("rect" in shape) {
		const [x, y, width, height] = shape.rect;
		return [x, y, x + width, y + height];
	}
	if ("circle" in shape) {
		const [x, y, radius] = shape.circle;
		return [x - radius, y - radius, x + radius, y + radius];
	}
	if ("lines" in shape) {
		const width = Math.max(...shape.lines.map((line) => line.length)) * { normal: 7.2, strong: 7.8, title: 9.6 }[shape.look];
		const [x, y] = shape.at;
		const left = shape.align === "start" ? x : shape.align === "end" ? x - width : x - width / 2;
		return [left, y - 14, left + width, y + (shape.lines.length - 1) * shape.leading + 5];
	}
	const starts = [...shape.path.matchAll(/[ML](-?[\d.]+)[ ]?(-?[\d.]+)?/g)].map(([, x, y]) => [Number(x), Number(y ?? 0)] as const);
	const xs = starts.map(([x]) => x);
	const ys = starts.map(([, y]) => y);
	return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

describe.each(samples)("the diagram $diagram", (labelled) => {
	const drawing = drawingOf(labelled);
	const plans = Object.entries({ wide: drawing.wide, narrow: drawing.narrow }) as [string, Plan][];

	test.each(plans)("%s: says every one of its labels", (_name, plan) => {
		const said = letters(plan.shapes.flatMap((shape) => ("lines" in shape ? shape.lines : [])).join(" "));
		for (const text of texts(labelled.labels)) expect(said).toContain(letters(text));
	});

	test.each(plans)("%s: nothing reaches beyond its edges", (_name, plan) => {
		const beyond = plan.shapes.filter((shape) => {
			const [left, top, right, bottom] = room(shape);
			return left < 0 || top < 0 || right > plan.width || bottom > plan.height;
		});
		expect(beyond).toEqual([]);
	});

	test("is drawn twice with a name, a description and text that can be selected and translated", () => {
		const markup = renderToStaticMarkup(
			createElement(Diagram, { title: "Name", description: "Was man sieht.", caption: "Darunter", drawing }),
		);
		expect(markup.match(/<svg [^>]*role="img"[^>]*><title>Name<\/title><desc>Was man sieht\.<\/desc>/g)).toHaveLength(2);
		expect(markup.match(/<text /g)?.length).toBeGreaterThan(8);
		expect(markup).toContain("<figcaption");
		// SVG shapes with an unknown class would be filled black.
		expect(markup).not.toMatch(/<(path|rect|circle)(?![^>]*class=)/);
	});
});
