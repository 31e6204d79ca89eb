import { describe, expect, test } from "vitest";
import { catalogueProblems, type MessageCatalogue } from "./messages.ts";

const german = { hello: "Hallo {{name}}", seats_one: "ein Platz", seats_other: "{{count}} Plätze" };

describe("a catalogue held against the German one", () => {
	test("[LN-2] is fine with the same keys and placeholders, in whatever order", () => {
		expect(
			catalogueProblems(german, { seats_other: "{{ count }} seats", seats_one: "one seat", hello: "{{name}}, hello" }),
		).toEqual([]);
	});

	test.each<[string, MessageCatalogue, { key: string; problem: string }]>([
		["a text is missing", { seats_one: "one", seats_other: "{{count}}" }, { key: "hello", problem: "missing" }],
		["a text too many", { ...german, bye: "Bye" }, { key: "bye", problem: "not in the source" }],
		["a placeholder is called otherwise", { ...german, hello: "Hello {{nom}}" }, { key: "hello", problem: "other placeholders" }],
		["a placeholder is forgotten", { ...german, seats_other: "seats" }, { key: "seats_other", problem: "other placeholders" }],
		["a text is empty", { ...german, seats_one: " " }, { key: "seats_one", problem: "empty" }],
		["a text is unfinished", { ...german, seats_one: "TODO one seat" }, { key: "seats_one", problem: "unfinished" }],
		["a text waits to be written", { ...german, seats_one: "Needs translation" }, { key: "seats_one", problem: "unfinished" }],
	])("[LN-2] %s", (_what, other, problem) => {
		expect(catalogueProblems(german, other)).toEqual([problem]);
	});

	test("[LN-2] may have the forms for numbers that its language has and German has not", () => {
		expect(catalogueProblems(german, { ...german, seats_few: "{{count}} miejsca" })).toEqual([]);
		expect(catalogueProblems(german, { ...german, seats_few: "miejsca" })).toEqual([
			{ key: "seats_few", problem: "other placeholders" },
		]);
		expect(catalogueProblems(german, { ...german, hello_few: "?" })).toEqual([{ key: "hello_few", problem: "not in the source" }]);
	});

	test("[LN-2] finds what is wrong with the source itself", () => {
		expect(catalogueProblems({ a: "" }, { a: "" })).toEqual([{ key: "a", problem: "empty" }]);
	});
});
