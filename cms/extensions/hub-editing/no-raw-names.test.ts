// Refusals name what a form shows by its label: no property, type or choice that is stored under another word reaches an editor.

import { readFileSync } from "node:fs";
import type { CollectionDefinition } from "@hub/shared-contracts/collections/collection";
import { collections } from "@hub/shared-contracts/collections/collections";
import { expect, test } from "vitest";
import { z } from "zod";
import { fieldLabel, textIn } from "../../src/schema/words.ts";
import { blockForms, type FieldForm, type ValueForm } from "../hub-studio/src/blocks/block-forms.ts";
import de from "../hub-studio/src/blocks/messages/de-DE.json" with { type: "json" };
import en from "../hub-studio/src/blocks/messages/en-US.json" with { type: "json" };
import { creation } from "./change.ts";
import { problemInWords } from "./problem-words.ts";
import { blockShapeError, unknownFieldsError } from "./rules/shapes.ts";
import { speakIn } from "./wording.ts";

const root = new URL("../../../", import.meta.url).pathname;
const LANGUAGES = [
	["de", de],
	["en", en],
] as const;

/** A way to a value within a block, as readers write it, with the words that are stored there. */
interface Way {
	readonly way: string;
	readonly names: readonly string[];
	readonly choices: readonly string[];
}

function waysIn(form: ValueForm, way: string): Way[] {
	if (form.kind === "object") return form.fields.flatMap((field) => waysTo(field, way));
	if (form.kind === "list") return [{ way: `${way} 1`, names: [], choices: [] }, ...waysIn(form.item, `${way} 1`)];
	if (form.kind === "columns") return ["label", "kind"].map((name) => ({ way: `${way} 1, ${name}`, names: [name], choices: [] }));
	if (form.kind === "rows") return [`${way} 1`, `${way} 1 2`].map((cell) => ({ way: cell, names: [], choices: [] }));
	return [{ way, names: [], choices: form.kind === "choice" ? form.values : [] }];
}

function waysTo({ name, form }: FieldForm, before: string): Way[] {
	const way = before ? `${before}, ${name}` : name;
	return [{ way, names: [name], choices: [] }, ...waysIn(form, way)];
}

const blocks = [...blockForms.values()].flatMap(({ type, variants }) =>
	[...variants].flatMap(([variant, fields]) =>
		fields.flatMap((field) => waysTo(field, "")).map((found) => ({ ...found, type, variant })),
	),
);
/** Every word under which something of a block is stored. */
const stored = new Set(
	[...blockForms.keys(), "type", ...blocks.flatMap(({ names, choices, variant }) => [...names, ...choices, variant])].filter(
		Boolean,
	),
);

/** The stored words that remain of a sentence without its labels, the longest first. */
function rawIn(sentence: string, labels: readonly string[]): string[] {
	const rest = labels
		.toSorted((one, other) => other.length - one.length)
		.reduce((text, label) => text.replaceAll(label, ""), sentence);
	return rest.split(/[^\p{L}\d_]+/u).filter((word) => stored.has(word));
}

test.each(LANGUAGES)("[CT-1] in %s every property of every block has a name in a refusal", (language, words) => {
	expect(blocks.length).toBeGreaterThan(150);
	const labels = Object.values(words);
	const found = blocks.flatMap(({ type, way, choices }) => {
		const problems = ["is missing", ...(choices.length > 0 ? [`must be one of ${choices.join(", ")}`] : [])];
		const said = problems.map((one) => speakIn(language, () => problemInWords(`block 1 (${type}), ${way}: ${one}`)));
		return said.flatMap((sentence) => rawIn(sentence, labels).map((word) => `${word} in ${sentence}`));
	});
	expect(found).toEqual([]);
});

/** A value with one of its parts replaced by another, for each part. */
function brokenAnywhere(value: unknown, by: unknown): unknown[] {
	if (Array.isArray(value))
		return [by, ...value.flatMap((entry, at) => brokenAnywhere(entry, by).map((broken) => value.with(at, broken)))];
	if (typeof value !== "object" || value === null) return [by];
	return [
		by,
		{ ...value, subtitle: "An unknown one." },
		...Object.entries(value).flatMap(([name, part]) =>
			name === "type" ? [] : brokenAnywhere(part, by).map((broken) => ({ ...value, [name]: broken })),
		),
	];
}

const pages = collections.find(({ collection }) => collection === "pages");

test.each([...blockForms.keys()])("[CT-1] of %s, broken anywhere, a German editor reads no stored word", (type) => {
	const file = `${root}/mf-content/src/blocks/${type}/${type}.example.json`;
	const { de: example } = z.object({ de: z.looseObject({ type: z.string() }) }).parse(JSON.parse(readFileSync(file, "utf8")));
	const broken = [null, "", 7, [], {}, "no such word"].flatMap((by) => brokenAnywhere(example, by));
	const sentences = broken.flatMap((block) => {
		if (!pages) return [];
		const change = creation(pages, { status: "published", locale: "de", blocks: [block] });
		return speakIn("de", () => [blockShapeError(change), unknownFieldsError(change)]).filter((said) => said !== undefined);
	});
	expect(sentences.length).toBeGreaterThan(1);
	const labels = Object.values(de);
	// The example's own words may be in the sentence.
	expect([...new Set(sentences)].filter((sentence) => rawIn(sentence, labels).length > 0)).toEqual([]);
});

const parts = z.looseObject({ fields: z.array(z.object({ field: z.string(), name: z.string() })) });

test("[CT-1] every field of every collection, and every part of its lists, has its label in a refusal", () => {
	const cases = collections.flatMap((definition: CollectionDefinition) =>
		Object.entries(definition.fields).flatMap(([field, { meta, kind }]) => {
			if (meta.hidden || kind === "system") return [];
			const label = fieldLabel(definition.collection, field, "de");
			const inner = parts.safeParse(meta.options).data?.fields ?? [];
			return [
				{ definition, said: `${field}: is missing`, words: `„${label}“ fehlt` },
				...inner.map((part) => ({
					...{ definition, said: `${field} 2, ${part.field}: is missing` },
					words: `${label}, Eintrag 2: „${textIn(part.name, "de")}“ fehlt`,
				})),
			];
		}),
	);
	expect(cases.length).toBeGreaterThan(100);
	for (const { definition, said, words } of cases) {
		const sentence = speakIn("de", () => problemInWords(said, { definition }));
		expect(sentence, `${definition.collection}: ${said}`).toBe(words);
		expect(sentence).not.toMatch(/„[a-z]|_/);
	}
});
