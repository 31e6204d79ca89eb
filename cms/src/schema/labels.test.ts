import { collections } from "@hub/content-model/collections/collections";
import { describe, expect, test } from "vitest";
import { expandSchema } from "./expand.ts";
import { replacedTexts, studioLabels } from "./labels.ts";
import { libraryTexts } from "./library.ts";

const schema = expandSchema(collections);
const languages = Object.entries(studioLabels);

/** Texts that are the same in every language: names, examples, and the languages themselves. */
const UNTRANSLATED = /^(?:Deutsch|English|YouTube|Vimeo|\/\w\w\/.+|\w+\/[\w ]+|UTC)$/;

/** Returns all texts of a form, without the prefix `$t:`. */
function textsIn(value: unknown, key = ""): string[] {
	if (typeof value === "string")
		return ["text", "name", "label", "placeholder", "note"].includes(key) ? [value.replace(/^\$t:/, "")] : [];
	if (Array.isArray(value)) return value.flatMap((part) => textsIn(part));
	return typeof value === "object" && value !== null
		? Object.entries(value).flatMap(([name, part]) => textsIn(part, name))
		: [];
}
const shown = new Set([
	...libraryTexts,
	replacedTexts.published,
	...[
		...schema.collections.map(({ meta }) => ({ note: meta.note })),
		...schema.fields.map(({ meta: { note, options, display_options } }) => ({ note, options, display_options })),
	].flatMap((part) => textsIn(part)),
]);

describe.each(languages)("Studio in %s (labels/)", (_, { areas, collections: names, fields, texts, studio }) => {
	test("has a name for every collection, folder and field", () => {
		const unnamedCollections = schema.collections.filter(
			({ collection }) => !(collection in areas || collection in names),
		);
		expect(unnamedCollections.map(({ collection }) => collection)).toEqual([]);
		const unnamedFields = schema.fields.filter(
			({ collection, field }) => !(`${collection}.${field}` in fields || field in fields),
		);
		expect(unnamedFields.map(({ collection, field }) => `${collection}.${field}`)).toEqual([]);
	});

	test("has every note, choice and placeholder", () => {
		expect([...shown].filter((text) => !(text in texts) && !UNTRANSLATED.test(text))).toEqual([]);
	});

	test("fits Directus' table, and has no characters that Studio would interpret", () => {
		for (const [key, value] of Object.entries({ ...texts, ...studio })) {
			expect(key.length, key).toBeLessThanOrEqual(255);
			expect(`${key}${value}`).not.toMatch(/[{}@|$]/);
		}
	});
});
