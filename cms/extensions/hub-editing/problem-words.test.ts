import { globSync, readFileSync } from "node:fs";
import { parseBlocks } from "@hub/mf-content/blocks";
import { NO_VIDEO } from "@hub/shared-contracts/content/demo-video";
import { expect, test } from "vitest";
import { problemInWords } from "./problem-words.ts";
import { speakIn } from "./wording.ts";

const inGerman = (problem: string) => speakIn("de", () => problemInWords(problem));
const root = new URL("../../../", import.meta.url).pathname;

test.each([
	["block 1 (quote), text: must not be empty; role: is missing", "Abschnitt 1 (quote), text: darf nicht leer sein; role: fehlt"],
	["block 2: must be an object, in curly brackets", "Abschnitt 2: muss ein Objekt in geschweiften Klammern sein"],
	["block 3 (form): a page has room for one form", "Abschnitt 3 (form): eine Seite hat nur für einen Abschnitt „form“ Platz"],
	[
		"items 2, subtitle: is not a field; the fields are title and text",
		"items 2, subtitle: ist kein Feld; die Felder sind title und text",
	],
	["limit: must be at most 12; tone: must be 3", "limit: darf höchstens 12 sein; tone: muss 3 sein"],
	["heading: must be a text", "heading: muss ein Text sein"],
	["must be a list, in square brackets", "muss eine Liste in eckigen Klammern sein"],
	["starts_at: is not a date and time", "starts_at: ist kein Datum mit Uhrzeit"],
	["title: zod's own words", "title: zod's own words"],
])("an editor reads in German what a reader says: %s", (said, words) => {
	expect(inGerman(said)).toBe(words);
	expect(speakIn("en", () => problemInWords(said))).toBe(said);
});

test("a video that is none is told of in German, with its address", () => {
	expect(inGerman(`videos[0]: “a b” ${NO_VIDEO}`)).toMatch(/^videos\[0\]: „a b“ ist keine Adresse eines Videos/);
});

test("what blocks say of themselves has a German sentence", () => {
	const blocks = [
		"a",
		null,
		{ type: "maze" },
		{ type: "posts", heading: 1, limit: 0 },
		{ type: "features", heading: "A", items: [] },
	];
	const { problems } = parseBlocks(blocks, "p", (href) => href);
	expect(problems).toHaveLength(blocks.length);
	for (const problem of problems) expect(inGerman(problem)).not.toMatch(/\b(is|must|needs|has)\b/);
});

test("every sentence of a shape has one in German: what is said of a value is written in `cms/explain.ts`, in shapes and in checks of rows", () => {
	const files = globSync(
		[
			"mf-content/src/blocks/**/*.shape.ts",
			"shared-contracts/src/collections/*.ts",
			"shared-contracts/src/cms/{row,library-file,explain}.ts",
		],
		{ cwd: root },
	);
	const said = files.flatMap((file) =>
		[
			...readFileSync(`${root}/${file}`, "utf8").matchAll(
				/(?:message: |problem: |addIssue\(|=> [^"`;]*, |^\t+|return |\? |: )"((?:must|is|has|needs|may|says|there is|a task) [^"]+)"/gmu,
			),
		].map(([, sentence = ""]) => sentence),
	);
	expect(said.length).toBeGreaterThan(15);
	expect(said.filter((sentence) => inGerman(`title: ${sentence}`) === `title: ${sentence}`)).toEqual([]);
});
