import { collections } from "@hub/shared-contracts/collections/collections";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { expandSchema } from "./expand.ts";
import { libraryTexts } from "./library.ts";
import { englishName, englishNames, fieldLabel, fieldNames, replacedTexts, studioWords, translated } from "./words.ts";

const schema = expandSchema(collections);
const languages = Object.entries(studioWords);

/** What stays as it is in every language: names, examples, and the languages themselves. */
const asItIs = /^(?:Deutsch|English|YouTube|Vimeo|\/\w\w\/.+|\w+\/[\w ]+|UTC)$/;

/** Every text of a form that staff read, without the mark of its translation. */
function textsIn(value: unknown, key = ""): string[] {
	if (typeof value === "string")
		return ["text", "name", "label", "placeholder", "note"].includes(key) ? [value.replace(/^\$t:/, "")] : [];
	if (Array.isArray(value)) return value.flatMap((part) => textsIn(part));
	return typeof value === "object" && value !== null ? Object.entries(value).flatMap(([name, part]) => textsIn(part, name)) : [];
}
const said = new Set([
	...libraryTexts,
	replacedTexts.published,
	...[
		...schema.collections.map(({ meta }) => ({ note: meta.note })),
		...schema.fields.map(({ meta: { note, options, display_options } }) => ({ note, options, display_options })),
	].flatMap((part) => textsIn(part)),
]);

describe.each(languages)("Studio in %s", (_, { areas, collections: names, fields, texts }) => {
	test("has a word for every collection, folder and field", () => {
		const nameless = schema.collections.filter(({ collection }) => !(collection in areas || collection in names));
		expect(nameless.map(({ collection }) => collection)).toEqual([]);
		const unnamed = schema.fields.filter(({ collection, field }) => !(`${collection}.${field}` in fields || field in fields));
		expect(unnamed.map(({ collection, field }) => `${collection}.${field}`)).toEqual([]);
	});

	test("says every note, choice and placeholder", () => {
		expect([...said].filter((text) => !(text in texts) && !asItIs.test(text))).toEqual([]);
	});

	test("says nothing that Studio does not", () => {
		expect(Object.keys(texts).filter((text) => !said.has(text))).toEqual([]);
		const known = new Set(schema.fields.flatMap(({ collection, field }) => [field, `${collection}.${field}`]));
		expect(Object.keys(fields).filter((field) => !known.has(field))).toEqual([]);
		const tables = new Set(schema.collections.map(({ collection }) => collection));
		expect([...Object.keys(areas), ...Object.keys(names)].filter((name) => !tables.has(name))).toEqual([]);
	});

	test("fits Directus' table, and says nothing that Studio would read as more than text", () => {
		for (const [key, value] of Object.entries(texts)) {
			expect(key.length, key).toBeLessThanOrEqual(255);
			expect(`${key}${value}`).not.toMatch(/[{}@|$]/);
		}
	});
});

/** What developers say, and editors do not. */
const RAW =
	/_|(?<![\p{L}-])(?:href|slug|sort|locale|alt|cta|gpc|uuid|json|csv|html|blob|ref|bool|url|seconds|id)(?!\p{L})|\b(?:user|date) (?:created|updated)\b/iu;
/** “Length in seconds” says it in words. */
const SAID = /\bin seconds$/;

test.each(["de", "en"] as const)("[CT-1] no field has a raw name in %s, hidden ones of filters and lists included", (locale) => {
	const labels = schema.fields.map(({ collection, field }) => ({
		collection,
		field,
		label: fieldLabel(collection, field, locale),
	}));
	expect(labels.length).toBeGreaterThan(300);
	const raw = labels.filter(({ field, label }) => field !== "id" && RAW.test(label.replace(SAID, "")));
	expect(raw.map(({ collection, field, label }) => `${collection}.${field}: ${label}`)).toEqual([]);
	expect(fieldLabel("navigation", "href", locale)).toBe(locale === "de" ? "Führt zu" : "Leads to");
});

test("[CT-1] British English in Studio has every name that American English has", () => {
	const languages = (names: readonly { readonly language: string }[]) => names.map(({ language }) => language);
	expect(languages(fieldNames("navigation", "href"))).toEqual(["en-US", "en-GB", "de-DE"]);
	for (const { meta } of [...schema.collections, ...schema.fields]) {
		const named = z.array(z.object({ language: z.string(), translation: z.string() })).parse(meta.translations ?? []);
		const of = (code: string) => named.find(({ language }) => language === code)?.translation;
		expect(of("en-GB")).toBe(of("en-US"));
	}
});

test("English words are of fields that are there, and differ from what Studio says by itself", () => {
	const known = new Set(schema.fields.flatMap(({ collection, field }) => [field, `${collection}.${field}`]));
	expect(Object.keys(englishNames).filter((name) => !known.has(name))).toEqual([]);
	const idle = Object.entries(englishNames).filter(([name, label]) => englishName(name.split(".").at(-1) ?? "") === label);
	expect(idle).toEqual([]);
});

test("a text without translation stays as it is, and English names are Studio's own", () => {
	expect(translated("Ask Mara.")).toBe("Ask Mara.");
	expect(translated("The old path.")).toBe("$t:The old path.");
	expect(englishName("privacy_url")).toBe("Privacy URL");
	expect(fieldNames("registrations", "locale")).not.toEqual(fieldNames("posts", "locale"));
});
