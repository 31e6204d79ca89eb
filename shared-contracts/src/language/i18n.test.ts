import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createI18n, loadMessages, textsIn } from "./i18n.ts";

const i18n = createI18n();
i18n.addResourceBundle("de", "one", {
	hello: "Hallo {{name}}",
	"a.b": "mit Punkt",
	"a:b": "mit Doppelpunkt",
	seats_one: "ein Platz",
	seats_other: "{{count}} Plätze",
});
i18n.addResourceBundle("en", "one", {
	hello: "Hello {{name}}",
	seats_one: "one seat",
	seats_other: "{{count}} seats",
	only: "English only",
});
i18n.addResourceBundle("en", "two", { hello: "Another package" });
const de = textsIn(i18n, "de", "one");
const en = textsIn(i18n, "en", "one");

test("[LN-2] a message falls back to English, then to its key", () => {
	expect(de("hello", { name: "Ada" })).toBe("Hallo Ada");
	expect(de("only")).toBe("English only");
	expect(de("nothing.here")).toBe("nothing.here");
	expect(de("toString")).toBe("toString");
});

test("a namespace has its own messages only, and keys may contain dots and colons", () => {
	const other = textsIn(i18n, "en", "two");
	expect(other("hello")).toBe("Another package");
	expect(other("only")).toBe("only");
	expect(de("a.b")).toBe("mit Punkt");
	expect(de("a:b")).toBe("mit Doppelpunkt");
});

test.each([
	[de, 1, "ein Platz"],
	[de, 0, "0 Plätze"],
	[en, 1, "one seat"],
	[en, 12, "12 seats"],
] as const)("plurals depend on the count: %s %i is %s", (t, count, text) => {
	expect(t("seats", { count })).toBe(text);
});

test("a missing value shows the placeholder; strict mode throws for it and for missing messages", () => {
	expect(en("hello")).toBe("Hello {{name}}");
	const strict = createI18n({ strict: true });
	strict.addResourceBundle("en", "one", { hello: "Hello {{name}}" });
	const t = textsIn(strict, "de", "one");
	expect(() => t("hello")).toThrow("needs the value name");
	expect(() => t("nothing.here")).toThrow("no text “nothing.here”");
	expect(t("hello", { name: "Ada" })).toBe("Hello Ada");
});

test("values are inserted unchanged: no references, placeholders or patterns, and no escaping", () => {
	const typed = fc.oneof(
		fc.string(),
		fc.constantFrom("$t(only)", "{{name}}", "$1", "$&", "<b>", "{{count}} $t(hello)"),
	);
	fc.assert(
		fc.property(
			fc.array(typed).map((parts) => parts.join(" ")),
			(name) => {
				expect(en("hello", { name })).toBe(`Hello ${name}`);
			},
		),
	);
});

test("[LN-1] messages load once per language, and from the default language if a package lacks them", async () => {
	const lacking = createI18n();
	const fetched: string[] = [];
	const onlyEnglish = async (tag: string) => {
		fetched.push(tag);
		if (tag !== "en-US") throw Object.assign(new Error("No such file"), { code: "MODULE_NOT_FOUND" });
		return { default: { hello: "Hello" } };
	};
	await loadMessages(lacking, "old", "de", onlyEnglish);
	await loadMessages(lacking, "old", "de", onlyEnglish);
	expect(fetched).toEqual(["de-DE", "en-US"]);
	expect(textsIn(lacking, "de", "old")("hello")).toBe("Hello");
	const away = () => Promise.reject(new Error("The network is gone"));
	await expect(loadMessages(lacking, "away", "de", away)).rejects.toThrow("network");
});

describe("messages of every package", () => {
	const root = join(import.meta.dirname, "../../..");
	const files = globSync(["*/messages/*.json", "*/src/**/messages/*.json", "cms/**/messages/*.json"], {
		cwd: root,
		exclude: (path) => path.includes("node_modules") || path.includes("dist"),
	});
	/** Options of i18next: as values they would change how a text is found. */
	const RESERVED =
		/\{\{\s*(context|lng|lngs|ns|defaultValue|replace|ordinal|nest|interpolation|postProcess|returnObjects|joinArrays)\b/;

	test("use no reserved names of i18next as values, and no references", () => {
		expect(files.length).toBeGreaterThan(40);
		const texts = files.flatMap((file) =>
			[...readFileSync(join(root, file), "utf8").matchAll(/"(?:[^"\\]|\\.)*"/g)].map(([text]) => `${file}: ${text}`),
		);
		expect(texts.filter((text) => RESERVED.test(text) || text.includes("$t("))).toEqual([]);
	});
});
