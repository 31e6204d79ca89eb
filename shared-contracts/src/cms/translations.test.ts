import { describe, expect, test } from "vitest";
import { originalOf, outdatedSince } from "./translations.ts";

const age = (locale: string, created: number, changed = created) => ({
	locale,
	created: created * 1_000,
	changed: changed * 1_000,
});

describe("[CT-1] what a translation follows", () => {
	test.each([
		["the one that was there first", [age("de", 100), age("en", 10)], "en"],
		["of those that came at once, the language that is written first", [age("en", 10), age("de", 11)], "de"],
		["without that language, any of the first", [age("en", 10)], "en"],
	])("%s", (_, ages, original) => {
		expect(originalOf(ages)?.locale).toBe(original);
	});

	test("nothing, where there is none", () => {
		expect(originalOf([])).toBeUndefined();
	});
});

describe("[CT-1] a translation is outdated", () => {
	test.each<[string, ReturnType<typeof age>[], number | undefined]>([
		["when its original was changed after it", [age("de", 1, 50), age("en", 10, 20)], 50_000],
		["not by a change that was carried over to it", [age("de", 1, 21), age("en", 10, 20)], undefined],
		["not when it was changed last", [age("de", 1, 15), age("en", 10, 20)], undefined],
	])("%s", (_, ages, since) => {
		expect(outdatedSince(age("en", 10, 20), ages)).toBe(since);
	});

	test("never the original", () => {
		expect(outdatedSince(age("de", 1, 2), [age("de", 1, 2), age("en", 10, 90)])).toBeUndefined();
	});
});
