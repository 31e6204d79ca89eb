import { describe, expect, test } from "vitest";
import acceptLanguage from "./cases/locale.acceptLanguage.json" with { type: "json" };
import browserMatch from "./cases/locale.browserMatch.json" with { type: "json" };
import {
	DEFAULT_LOCALE,
	detectLocale,
	inLocale,
	isLocale,
	LOCALES,
	type Locale,
	localeEntry,
	matchBrowserLocale,
	parseAcceptLanguage,
	rememberedLocale,
} from "./locale.ts";
import { localeSchema } from "./locale-schema.ts";

describe("the languages", () => {
	test("[LN-1] have code, name, file, tag and direction", () => {
		expect(LOCALES).toEqual([
			expect.objectContaining({ code: "de", name: "Deutsch", file: "de-DE.json", iso: "de-DE", dir: "ltr" }),
			expect.objectContaining({ code: "en", name: "English", file: "en-US.json", iso: "en-US", dir: "ltr" }),
		]);
	});

	test("[LN-2] have English as the default, and German first", () => {
		expect(DEFAULT_LOCALE).toBe("en");
		expect(LOCALES[0]?.code).toBe("de");
	});

	test.each([
		["de", true],
		["en", true],
		["DE", false],
		["xx", false],
		["", false],
		[undefined, false],
		["toString", false],
	])("[LN-1] include %j: %s", (text, answer) => {
		expect([isLocale(text), localeSchema.safeParse(text).success]).toEqual([answer, answer]);
	});

	test("of an unknown code throw", () => {
		expect(() => localeEntry("fr" as Locale)).toThrow("“fr”");
	});
});

describe("values for languages", () => {
	test("fall back to the default language", () => {
		expect(inLocale({ de: 1, en: 2 }, "de")).toBe(1);
		expect(inLocale({ en: 2 }, "de")).toBe(2);
		expect(inLocale({ de: 1 }, "en")).toBeUndefined();
	});
});

describe("a browser's languages", () => {
	test.each(browserMatch.cases)("[LN-4] of $in are $out", ({ in: tags, out }) => {
		expect(matchBrowserLocale(tags)).toBe(out);
	});

	test.each(acceptLanguage.cases)("[LN-4] match $in", ({ in: header, out, locale }) => {
		expect(parseAcceptLanguage(header)).toEqual(out);
		expect(matchBrowserLocale(parseAcceptLanguage(header))).toBe(locale);
	});

	test("[LN-4] match by order first, then by the full tag", () => {
		expect(matchBrowserLocale(["de-AT", "en-US"])).toBe("de");
		expect(matchBrowserLocale(["en-GB", "de-DE"])).toBe("en");
		expect(matchBrowserLocale([])).toBe("");
	});
});

describe("a visitor's language", () => {
	test.each<[string | undefined, string | undefined, Locale]>([
		[undefined, undefined, "en"],
		[undefined, "", "en"],
		[undefined, "de-AT,en;q=0.8", "de"],
		[undefined, "fr", "en"],
		["de", "en-US", "de"],
		["en", "de-DE", "en"],
		["DE", "de-DE", "de"],
		["xx", "fr", "en"],
	])("[LN-4] the cookie %j and the browser's %j make %s", (cookie, accept, locale) => {
		expect(detectLocale({ cookie, acceptLanguage: accept })).toBe(locale);
	});

	test.each<[string | undefined, Locale]>([
		["de", "de"],
		["en", "en"],
		["xx", "en"],
		[undefined, "en"],
	])("[LN-4] elsewhere only the cookie %j counts: %s", (cookie, locale) => {
		expect(rememberedLocale(cookie)).toBe(locale);
	});
});
