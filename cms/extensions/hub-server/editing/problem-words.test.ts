import { globSync, readFileSync } from "node:fs";
import { parseBlocks } from "@hub/mf-content/blocks";
import { expect, test } from "vitest";
import { problemInWords } from "./problem-words.ts";
import { runInLocale } from "./wording.ts";

const inGerman = (problem: string) => runInLocale("de", () => problemInWords(problem));
const root = new URL("../../../..", import.meta.url).pathname;

test.each([
	[
		"block 1 (quote), text: must not be empty; role: is missing",
		"Abschnitt 1, Zitat: „Text“ darf nicht leer sein; „Rolle“ fehlt",
		"block 1, Quote: “Text” must not be empty; “Role” is missing",
	],
	[
		"block 2 (cards), items 3, href: must be a text",
		"Abschnitt 2, Karten, Karte 3: „Link“ muss ein Text sein",
		"block 2, Cards, card 3: “Link” must be a text",
	],
	[
		"block 1 (table), rows 2: has 3 cells, and the table 2 columns",
		"Abschnitt 1, Tabelle, Zeile 2: hat 3 Zellen, die Tabelle aber 2 Spalten",
		"block 1, Table, row 2: has 3 cells, and the table 2 columns",
	],
	[
		"block 1 (maze), type: must be one of cta, quote",
		"Abschnitt 1, „maze“: „Art des Abschnitts“ muss eines davon sein: Aufruf, Zitat",
		"block 1, “maze”: “Kind of block” must be one of Call to action, Quote",
	],
])("[CT-1] a problem of a block names the fields as the form does: %s", (problem, german, english) => {
	expect(inGerman(problem)).toBe(german);
	expect(runInLocale("en", () => problemInWords(problem))).toBe(english);
});

test("every problem of a block has a German sentence", () => {
	const blocks = [
		"a",
		null,
		{ type: "maze" },
		{ type: "posts", heading: 1, limit: 0 },
		{ type: "features", heading: "A", items: [] },
	];
	const { problems } = parseBlocks(blocks, "p");
	expect(problems).toHaveLength(blocks.length);
	for (const problem of problems) expect(inGerman(problem)).not.toMatch(/\b(is|must|needs|has)\b/);
});

test("every problem of a shape has a German sentence: those of `cms/explain.ts`, of shapes and of row checks", () => {
	const files = globSync(
		[
			"mf-content/src/blocks/**/*.shape.ts",
			"content-model/src/collections/*.ts",
			"content-model/src/cms/{row,library-file,explain,flows,chapters}.ts",
		],
		{ cwd: root },
	);
	const sentences = files.flatMap((file) =>
		[
			...readFileSync(`${root}/${file}`, "utf8").matchAll(
				/(?:message: |problem: |addIssue\(|=> [^"`;]*, |^\t+|return |\? |: )"((?:must|is|has|needs|may|says|there is|a task) [^"]+)"/gmu,
			),
		].map(([, sentence = ""]) => sentence),
	);
	expect(sentences.length).toBeGreaterThan(15);
	expect(sentences.filter((sentence) => inGerman(`title: ${sentence}`) === `title: ${sentence}`)).toEqual([]);
});
