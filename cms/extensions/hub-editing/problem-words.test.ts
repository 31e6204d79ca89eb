import { globSync, readFileSync } from "node:fs";
import { parseBlocks } from "@hub/mf-content/blocks";
import type { CollectionDefinition } from "@hub/shared-contracts/collections/collection";
import { demos } from "@hub/shared-contracts/collections/demos";
import { events } from "@hub/shared-contracts/collections/events";
import { siteSettings } from "@hub/shared-contracts/collections/site-settings";
import { useCases } from "@hub/shared-contracts/collections/use-cases";
import { expect, test } from "vitest";
import { problemInWords } from "./problem-words.ts";
import { speakIn } from "./wording.ts";

const inGerman = (problem: string) => speakIn("de", () => problemInWords(problem));
/** What they are called; they are edited as code, by its names. */
const SETTINGS = "Einstellungen des Prototyps";
const root = new URL("../../../", import.meta.url).pathname;

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
	["block 1 (steps), heading: is missing", "Abschnitt 1, Schritte: „Überschrift“ fehlt", "block 1, Steps: “Heading” is missing"],
	[
		"block 4 (diagram), labels, lanes 2, tasks 1: a task begins in or before the phase in which it ends",
		"Abschnitt 4, Zeichnung, Beschriftungen, Beteiligte, Eintrag 2, Aufgaben, Eintrag 1: eine Aufgabe beginnt spätestens in der Phase, in der sie endet",
		"block 4, Drawing, Labels, Parties, entry 2, Tasks, entry 1: a task begins in or before the phase in which it ends",
	],
	[
		"block 1 (table), rows 2: has 3 cells, and the table 2 columns",
		"Abschnitt 1, Tabelle, Zeile 2: hat 3 Zellen, die Tabelle aber 2 Spalten",
		"block 1, Table, row 2: has 3 cells, and the table 2 columns",
	],
	[
		"block 1 (table), rows 2 3: must be a text",
		"Abschnitt 1, Tabelle, Zeile 2, Spalte 3: muss ein Text sein",
		"block 1, Table, row 2, column 3: must be a text",
	],
	[
		"block 2: must be an object, in curly brackets",
		"Abschnitt 2: muss ein Objekt in geschweiften Klammern sein",
		"block 2: must be an object, in curly brackets",
	],
	[
		"block 3 (form): a page has room for one form",
		"Abschnitt 3, Kontaktformular: eine Seite hat nur für einen Abschnitt „Kontaktformular“ Platz",
		"block 3, Contact form: a page has room for one “Contact form”",
	],
	[
		"block 1 (maze), type: must be one of cta, quote",
		"Abschnitt 1, „maze“: „Art des Abschnitts“ muss eines davon sein: Aufruf, Zitat",
		"block 1, “maze”: “Kind of block” must be one of Call to action, Quote",
	],
	[
		"block 1 (hero), tone: must be one of brand, leaf",
		"Abschnitt 1, Seitenkopf: „Farbe“ muss eines davon sein: Blau, Grün",
		"block 1, Page head: “Colour” must be one of Blue, Green",
	],
	[
		"block 2 (steps), items 2, subtitle: is not a field; the fields are title and text",
		"Abschnitt 2, Schritte, Schritt 2: „subtitle“ ist kein Feld; die Felder sind Titel und Text",
		"block 2, Steps, step 2: “subtitle” is not a field; the fields are Title and Text",
	],
	["must be a list, in square brackets", "muss eine Liste in eckigen Klammern sein", "must be a list, in square brackets"],
])("[CT-1] an editor reads of a block by the names of its form what a reader says: %s", (said, german, english) => {
	expect(inGerman(said)).toBe(german);
	expect(speakIn("en", () => problemInWords(said))).toBe(english);
});

test.each<[CollectionDefinition, string, string]>([
	[events, "starts_at: is not a date and time", "„Beginn“ ist kein Datum mit Uhrzeit"],
	[events, "agenda 2, time: must not be empty", "Programmpunkte, Eintrag 2: „Uhrzeit“ darf nicht leer sein"],
	[events, "mode: must be one of online, onsite", "„Format“ muss eines davon sein: Online, Vor Ort"],
	[
		demos,
		"videos 1, size: is not a field; the fields are title and source",
		"Videos, Eintrag 1: „size“ ist kein Feld; die Felder sind Titel und Video",
	],
	[useCases, "flows[0]: leads from “A” to itself", "Datenflüsse, Eintrag 1: führt von „A“ zu sich selbst"],
	// It is edited as code, by these names.
	[siteSettings, "organisation, postal_code: is missing", "Organisation: „postal_code“ fehlt"],
	[demos, "title: zod's own words", "Titel: zod's own words"],
	[
		demos,
		"prototype_settings, lots 2, party: There is no party “x”.",
		`${SETTINGS}, lots, Eintrag 2, party: „x“ gibt es nicht (party)`,
	],
	[
		demos,
		"prototype_settings, parts 1, secret: must be 64 digits or lowercase letters from a to f",
		`${SETTINGS}, parts, Eintrag 1: „secret“ besteht aus 64 Zeichen, nur Ziffern und kleine Buchstaben von a bis f`,
	],
	[
		demos,
		"prototype_settings, parts: A secret stands more than once, and every part needs its own.",
		`${SETTINGS}, parts: ein Geheimnis kommt mehrfach vor, jeder Posten braucht ein eigenes`,
	],
	[demos, "prototype_settings, parts 1, in: “x” is no part", `${SETTINGS}, parts, Eintrag 1, in: „x“ gibt es nicht (part)`],
])("[CT-1] an editor reads of an entry of %# by the names of its form: %s", (definition, said, words) => {
	expect(speakIn("de", () => problemInWords(said, { definition }))).toBe(words);
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
			"shared-contracts/src/content/{flows,chapters}.ts",
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
