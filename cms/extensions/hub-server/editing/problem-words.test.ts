import { demos } from "@hub/content-model/collections/demos";
import { events } from "@hub/content-model/collections/events";
import { pages } from "@hub/content-model/collections/pages";
import { parseBlocks } from "@hub/mf-content/blocks";
import type { Problem } from "@hub/shared-contracts/problems/problem";
import { expect, test } from "vitest";
import { runInLocale } from "../wording/wording.ts";
import { problemsInWords } from "./problem-words.ts";

test.each([
	[
		{ type: "quote", text: "", name: "A" },
		"Abschnitt 1, Zitat: „Text“ darf nicht leer sein; „Rolle“ fehlt",
		"block 1, Quote: “Text” must not be empty; “Role” is missing",
	],
	[
		{ type: "cards", heading: "A", items: [{ title: "A", text: "B", href: 3 }] },
		"Abschnitt 1, Karten, Karte 1: „Link“ muss ein Text sein",
		"block 1, Cards, card 1: “Link” must be a text",
	],
	[
		{ type: "table", caption: "A", columns: ["A", "B"], rows: [["1", "2", "3"]] },
		"Abschnitt 1, Tabelle, Zeile 1: hat 3 Zellen, die Tabelle aber 2 Spalten",
		"block 1, Table, row 1: has 3 cells, and the table 2 columns",
	],
	[
		{ type: "cta", heading: "A", text: "B", actions: [{ label: "A", href: "/a", kind: "loud" }] },
		"Abschnitt 1, Aufruf, Schaltfläche 1: „Art“ muss eines davon sein: Hervorgehoben oder Schlicht",
		"block 1, Call to action, button 1: “Kind” must be one of these: Highlighted or Plain",
	],
])("[CT-1] a problem of a block names the fields as the form does: %j", (block, german, english) => {
	const row = { definition: pages, after: { blocks: [block] } };
	const { problems } = parseBlocks([block], "p");
	expect(runInLocale("de", () => problemsInWords(problems, row))).toBe(german);
	expect(runInLocale("en", () => problemsInWords(problems, row))).toBe(english);
});

test("[CT-1] an unknown type of block is quoted, with the known ones", () => {
	const blocks = [{ type: "maze" }];
	const { problems } = parseBlocks(blocks, "p");
	expect(runInLocale("de", () => problemsInWords(problems, { definition: pages, after: { blocks } }))).toMatch(
		/^Abschnitt 1, „maze“: „Art des Abschnitts“ muss eines davon sein: Fragen und Antworten, .* oder Video$/,
	);
});

test.each<readonly [typeof events | typeof demos, Problem, string]>([
	[events, { path: ["agenda", 1, "title"], key: "missing" }, "Programmpunkte, Eintrag 2: „Titel“ fehlt"],
	[
		events,
		{ path: ["mode"], key: "choice", values: { choices: ["online", "hybrid"] } },
		"„Format“ muss eines davon sein: Online oder Hybrid",
	],
	[
		demos,
		{ path: ["prototype_settings", "links", 0], key: "lot-stage" },
		"Einstellungen des Prototyps, links, Eintrag 1: führt zu keiner späteren Stufe",
	],
])("[CT-1] a problem of a row names the fields as the form does: %#", (definition, problem, german) => {
	expect(runInLocale("de", () => problemsInWords([problem], { definition, after: {} }))).toBe(german);
});
