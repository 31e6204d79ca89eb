import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { blockForms } from "../blocks/block-forms.ts";
import { blockNames } from "../blocks/block-names.ts";
import de from "../blocks/messages/de-DE.json" with { type: "json" };
import { linesOfBlocks, linesOfParts, type StructureWords } from "./structure-lines.ts";

const german: Readonly<Record<string, string>> = de;
const words: StructureWords = {
	blocks: blockNames((key) => german[key]),
	toggle: (value) => (value ? "ja" : "nein"),
	file: (id) => `Bild ${id.slice(0, 2)}`,
	plain: (text) => text.replace(/<[^>]*>/g, ""),
};

test("[CT-1] blocks are read by the names of their form: kinds, properties, choices and pictures", () => {
	const blocks = [
		{ type: "steps", heading: "Drei Schritte", items: [{ title: "Eins", text: "Zwei\nDrei" }] },
		{ type: "media", picture: "0b1c2d3e-4f50-4a6b-8c7d-9e0f1a2b3c4d", alt: "Hafen", shape: "wide" },
		{ type: "table", columns: ["A", { label: "B", kind: "number" }], rows: [["1", "2"]], rowHeads: true },
		{ type: "maze", way: "out" },
		"Wort",
	];
	expect(linesOfBlocks(blocks, words)).toEqual([
		...["— Schritte", "Überschrift: Drei Schritte", "Titel: Eins", "Text: Zwei", "Drei"],
		...["— Bild", "Bild: Bild 0b", "Alternativtext: Hafen", "Format: Breit (2:1)"],
		...["— Tabelle", "Spalte: A", "Spalte: B", "Zeile: 1 | 2", "Erste Zelle einer Zeile ist ihre Überschrift: ja"],
		...["— maze", "way: out", "Wort"],
	]);
});

test.each([...blockForms.keys()])("[CT-1] every line of a %s begins with a word of its form", (type) => {
	const file = join(import.meta.dirname, "../../../../../mf-content/src/blocks", type, `${type}.example.json`);
	const { de: example } = z.object({ de: z.looseObject({}) }).parse(JSON.parse(readFileSync(file, "utf8")));
	const labels = new Set(Object.values(german));
	const [head, ...lines] = linesOfBlocks([example], words);
	expect(head).toBe(`— ${german[`block.${type}`]}`);
	expect(lines.length).toBeGreaterThan(0);
	expect(lines.map((line) => line.split(": ")[0] ?? "").filter((label) => /^[a-z]\w*$/.test(label) && !labels.has(label))).toEqual(
		[],
	);
});

test("[CT-1] the parts of a list are read by the labels of its form; what is edited as code by its own names", () => {
	const agenda = [{ time: "09:30", title: "Beginn" }];
	expect(linesOfParts(agenda, new Map([["time", "Uhrzeit"]]), words)).toEqual(["Uhrzeit: 09:30", "title: Beginn"]);
	expect(linesOfParts(["Eins", "Zwei"], new Map(), words)).toEqual(["Eins", "Zwei"]);
});
