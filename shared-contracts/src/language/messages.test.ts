import { describe, expect, test } from "vitest";
import { catalogueProblems, type MessageCatalogue } from "./messages.ts";

const german = { hello: "Hallo {{name}}", seats_one: "ein Platz", seats_other: "{{count}} Plätze" };

describe("[LN-2] a catalogue compared with the German one", () => {
	test("has no problems with the same keys and placeholders in any order", () => {
		expect(
			catalogueProblems(german, { seats_other: "{{ count }} seats", seats_one: "one seat", hello: "{{name}}, hello" }),
		).toEqual([]);
	});

	test.each<[string, MessageCatalogue, { key: string; problem: string }]>([
		["a missing text", { seats_one: "one", seats_other: "{{count}}" }, { key: "hello", problem: "missing" }],
		["an unknown key", { ...german, bye: "Bye" }, { key: "bye", problem: "not in the source" }],
		["a renamed placeholder", { ...german, hello: "Hello {{nom}}" }, { key: "hello", problem: "other placeholders" }],
		[
			"a missing placeholder",
			{ ...german, seats_other: "seats" },
			{ key: "seats_other", problem: "other placeholders" },
		],
		["an empty text", { ...german, seats_one: " " }, { key: "seats_one", problem: "empty" }],
		["a TODO", { ...german, seats_one: "TODO one seat" }, { key: "seats_one", problem: "unfinished" }],
		[
			"a text to be translated",
			{ ...german, seats_one: "Needs translation" },
			{ key: "seats_one", problem: "unfinished" },
		],
	])("reports %s", (_what, other, problem) => {
		expect(catalogueProblems(german, other)).toEqual([problem]);
	});

	test("may have plural forms that German lacks", () => {
		expect(catalogueProblems(german, { ...german, seats_few: "{{count}} miejsca" })).toEqual([]);
		expect(catalogueProblems(german, { ...german, seats_few: "miejsca" })).toEqual([
			{ key: "seats_few", problem: "other placeholders" },
		]);
		expect(catalogueProblems(german, { ...german, hello_few: "?" })).toEqual([
			{ key: "hello_few", problem: "not in the source" },
		]);
	});

	test("reports problems of the source itself", () => {
		expect(catalogueProblems({ a: "" }, { a: "" })).toEqual([{ key: "a", problem: "empty" }]);
	});
});
