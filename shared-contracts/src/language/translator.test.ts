import { expect, test } from "vitest";
import { createTranslator } from "./translator.ts";

const translator = createTranslator();
translator.add("one", "de", {
	hello: "Hallo {{name}}",
	"a.b": "mit Punkt",
	seats_one: "ein Platz",
	seats_other: "{{count}} Plätze",
});
translator.add("one", "en", {
	hello: "Hello {{name}}",
	seats_one: "one seat",
	seats_other: "{{count}} seats",
	only: "English only",
});
translator.add("two", "en", { hello: "Another room" });

test("[LN-2] a text in its language, in English where the language lacks it, else the key", () => {
	expect(translator.translate("de", "one", "hello", { name: "Ada" })).toBe("Hallo Ada");
	expect(translator.translate("de", "one", "only")).toBe("English only");
	expect(translator.translate("de", "one", "nothing.here")).toBe("nothing.here");
});

test("packages do not see each other's texts, and a dot in a key is a letter like any other", () => {
	expect(translator.translate("en", "two", "hello")).toBe("Another room");
	expect(translator.translate("en", "two", "only")).toBe("only");
	expect(translator.translate("de", "one", "a.b")).toBe("mit Punkt");
});

test.each([
	["de", 1, "ein Platz"],
	["de", 0, "0 Plätze"],
	["en", 1, "one seat"],
	["en", 12, "12 seats"],
] as const)("counts: %s %i is %s", (locale, count, text) => {
	expect(translator.translate(locale, "one", "seats", { count })).toBe(text);
});

test("leaves escaping to React, which draws the text", () => {
	expect(translator.translate("en", "one", "hello", { name: "<b>" })).toBe("Hello <b>");
});

test("a text that needs a value shows its placeholder, or is refused where it cannot be taken back", () => {
	expect(translator.translate("en", "one", "hello")).toBe("Hello {{name}}");
	const strict = createTranslator({ strict: true });
	strict.add("one", "en", { hello: "Hello {{name}}" });
	expect(() => strict.translate("en", "one", "hello")).toThrow("needs the value name");
	expect(() => strict.translate("de", "one", "nothing.here")).toThrow("no text “nothing.here”");
	expect(strict.textsOf("de", "one")("hello", { name: "Ada" })).toBe("Hello Ada");
});

test("what people typed is no reference to another text, and no placeholder", () => {
	expect(translator.translate("en", "one", "hello", { name: "$t(only) {{name}}" })).toBe("Hello $t(only) {{name}}");
});

test("[LN-1] loads a language once, and the default language's texts where a package has none in it", async () => {
	const lacking = createTranslator();
	const asked: string[] = [];
	const onlyEnglish = async (locale: string) => {
		asked.push(locale);
		if (locale !== "en") throw Object.assign(new Error("No such file"), { code: "MODULE_NOT_FOUND" });
		return { default: { hello: "Hello" } };
	};
	await lacking.load("old", "de", onlyEnglish);
	await lacking.load("old", "de", onlyEnglish);
	expect(asked).toEqual(["de", "en"]);
	expect(lacking.translate("de", "old", "hello")).toBe("Hello");
	await expect(lacking.load("away", "de", () => Promise.reject(new Error("The network is gone")))).rejects.toThrow("network");
});

test("[LN-1] knows what was loaded", () => {
	expect(translator.has("one", "de")).toBe(true);
	expect(translator.has("two", "de")).toBe(false);
});
