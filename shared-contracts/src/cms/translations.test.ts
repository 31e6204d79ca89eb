import { describe, expect, test } from "vitest";
import { ageOfTranslation, originalOf } from "./translations.ts";

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

describe("[CT-1] by dates, a translation", () => {
	test.each<[string, ReturnType<typeof age>, ReturnType<typeof age>, string]>([
		["may be outdated when its original was changed after it", age("de", 1, 50), age("en", 10, 20), "outdated"],
		["hides an older change when both were changed at once", age("de", 1, 21), age("en", 10, 20), "together"],
		["hides one also when it was changed a moment later", age("de", 1, 20), age("en", 10, 25), "together"],
		["hides none when it was changed last", age("de", 1, 15), age("en", 10, 40), "current"],
		["hides none when it was begun just then", age("de", 1, 19), age("en", 20), "current"],
		["hides none when both came at once", age("de", 10), age("en", 10), "current"],
	])("%s", (_, german, english, verdict) => {
		expect(ageOfTranslation(english, [german, english])).toBe(verdict);
	});

	test("is never the original", () => {
		expect(ageOfTranslation(age("de", 1, 2), [age("de", 1, 2), age("en", 10, 90)])).toBe("original");
	});
});
