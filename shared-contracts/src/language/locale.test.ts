import { describe, expect, test } from "vitest";
import acceptLanguage from "./cases/locale.acceptLanguage.json" with { type: "json" };
import browserMatch from "./cases/locale.browserMatch.json" with { type: "json" };
import {
	DEFAULT_LOCALE,
	detectLocale,
	inLocale,
	isLocale,
	LOCALE_COOKIE,
	LOCALE_COOKIE_MAX_AGE,
	LOCALES,
	type Locale,
	localeEntry,
	localized,
	matchBrowserLocale,
	otherLocales,
	parseAcceptLanguage,
	rememberedLocale,
} from "./locale.ts";
import { localeSchema } from "./locale-schema.ts";

describe("the languages", () => {
	test("[LN-1] each has its code, name, file and tag, and is read from left to right", () => {
		expect(LOCALES).toEqual([
			expect.objectContaining({ code: "de", name: "Deutsch", file: "de-DE.json", iso: "de-DE", dir: "ltr" }),
			expect.objectContaining({ code: "en", name: "English", file: "en-US.json", iso: "en-US", dir: "ltr" }),
		]);
	});

	test.each(LOCALES)("[LN-1] the message files of $name are named for its tag", ({ file, iso }) => {
		expect(file).toBe(`${iso}.json`);
	});

	test("[LN-2] English is the default, German comes first", () => {
		expect(DEFAULT_LOCALE).toBe("en");
		expect(LOCALES[0]?.code).toBe("de");
	});

	test("[LN-5] the choice is stored for 365 days", () => {
		expect(LOCALE_COOKIE).toBe("i18n_redirected");
		expect(LOCALE_COOKIE_MAX_AGE).toBe(31_536_000);
	});

	test.each([
		["de", true],
		["en", true],
		["DE", false],
		["xx", false],
		["", false],
		[undefined, false],
		["toString", false],
	])("whether %j is a language: %s", (text, answer) => {
		expect(isLocale(text)).toBe(answer);
	});

	test("the rows are found by code, and an unknown code is a bug that is named", () => {
		expect(localeEntry("de").name).toBe("Deutsch");
		expect(otherLocales("de").map(({ code }) => code)).toEqual(["en"]);
		expect(() => localeEntry("fr" as Locale)).toThrow("“fr”");
	});
});

describe("values for languages", () => {
	test("are made for each of them, and read with the default language behind them", () => {
		expect(localized((locale) => `/${locale}`)).toEqual({ de: "/de", en: "/en" });
		expect(inLocale({ de: 1, en: 2 }, "de")).toBe(1);
		expect(inLocale({ en: 2 }, "de")).toBe(2);
		expect(inLocale({ de: 1 }, "en")).toBeUndefined();
	});

	test("[LN-1] unknown input is one of the codes or refused", () => {
		expect(localeSchema.safeParse("de").data).toBe("de");
		expect(["DE", "xx", "", undefined].filter((code) => localeSchema.safeParse(code).success)).toEqual([]);
	});
});

describe("a browser's languages", () => {
	test.each(browserMatch.cases)("[LN-4] $id $in is $out", ({ in: tags, out }) => {
		expect(matchBrowserLocale(tags)).toBe(out);
	});

	test.each(acceptLanguage.cases)("[LN-4] $id $in", ({ in: header, out, locale }) => {
		expect(parseAcceptLanguage(header)).toEqual(out);
		expect(matchBrowserLocale(parseAcceptLanguage(header))).toBe(locale);
	});

	test("[LN-4] a full tag is better than a language alone, by a thousandth only", () => {
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
