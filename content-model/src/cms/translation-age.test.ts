import { describe, expect, test } from "vitest";
import { ageOfTranslation, originalOf } from "./translation-age.ts";

const age = (locale: string, created: number, changed = created) => ({
	locale,
	created: created * 1_000,
	changed: changed * 1_000,
});

describe("[CT-1] the original of translations is", () => {
	test.each([
		["the first one", [age("de", 100), age("en", 10)], "en"],
		["of simultaneous ones, the source language", [age("en", 10), age("de", 11)], "de"],
		["any of the first without that language", [age("en", 10)], "en"],
	])("%s", (_, ages, original) => {
		expect(originalOf(ages)?.locale).toBe(original);
	});

	test("undefined without translations", () => {
		expect(originalOf([])).toBeUndefined();
	});
});

describe("[CT-1] by dates, a translation", () => {
	test.each<[string, ReturnType<typeof age>, ReturnType<typeof age>, string]>([
		["is outdated if its original was changed later", age("de", 1, 50), age("en", 10, 20), "outdated"],
		["may miss a change if both were changed together", age("de", 1, 21), age("en", 10, 20), "together"],
		["may miss a change if it was changed seconds later", age("de", 1, 20), age("en", 10, 25), "together"],
		["is current if it was changed last", age("de", 1, 15), age("en", 10, 40), "current"],
		["is current if it was created just then", age("de", 1, 19), age("en", 20), "current"],
		["is current if both were created together", age("de", 10), age("en", 10), "current"],
	])("%s", (_, german, english, verdict) => {
		expect(ageOfTranslation(english, [german, english])).toBe(verdict);
	});

	test("is the original if it is the first one", () => {
		expect(ageOfTranslation(age("de", 1, 2), [age("de", 1, 2), age("en", 10, 90)])).toBe("original");
	});
});
