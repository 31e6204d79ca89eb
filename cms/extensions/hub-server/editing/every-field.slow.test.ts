// Every value that an editor writes into a field is either refused by the field's name, or read back by the site as it
// was entered. Fields and kinds come from the declarations. A kind without test values fails.

import { parseSelected, select } from "@hub/content-model/cms/select";
import type { CollectionDefinition } from "@hub/content-model/collections/collection";
import { collections } from "@hub/content-model/collections/collections";
import type { Field } from "@hub/content-model/collections/field";
import { parseBlocks } from "@hub/mf-content/blocks";
import { inOneLine } from "@hub/shared-contracts/language/letters";
import { logTexts } from "@hub/shared-contracts/problems/problem-text";
import { passagesOf, type RichText } from "@hub/shared-contracts/rich-text/rich-text";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { creation } from "../entries/change.ts";
import type { Row } from "../entries/row.ts";
import type { StoredRows } from "../entries/stored-rows.ts";
import { asValidationErrors, Refusal } from "../wording/refusal.ts";
import { fieldName } from "../wording/wording.ts";
import { isAsEntered, lettersOf } from "./as-entered.fixture.ts";
import { checkRow } from "./check-changes.ts";
import { derivedValues } from "./derived-values.ts";
import { TEST_VALUES, TESTED_SEPARATELY } from "./field-values.fixture.ts";
import { publishable } from "./publishable-row.fixture.ts";
import { checkRedirect } from "./rules/redirects.ts";
import { storableValues } from "./stored-values.ts";

/** Nothing else is stored yet. */
const NO_ROWS: StoredRows = { list: async () => [], alternatives: async () => new Map() };

/** Fields that are refused under the name of another field. */
const GOES_WITH: Readonly<Record<string, string>> = { "recordings.provider": "source" };

type Outcome = { readonly refused: string; readonly at: string } | { readonly stored: Row };

/** Result of saving a new row. */
async function saved(definition: CollectionDefinition, payload: Row): Promise<Outcome> {
	try {
		const values = storableValues(definition, payload);
		const whole = { ...values, ...derivedValues(definition, undefined, values, Date.parse("2026-03-01")) };
		const change = creation(definition, whole);
		checkRow(change);
		if (definition.collection !== "redirects") return { stored: change.after };
		const site = { lookUp: async () => undefined };
		return { stored: { ...change.after, ...(await checkRedirect(change, { rows: NO_ROWS, site })) } };
	} catch (error) {
		if (!(error instanceof Refusal)) throw error;
		const { reason, at } = error.extensions;
		// The error in the form that Studio's form receives.
		const [shown] = (await asValidationErrors(
			[{ message: error.message, extensions: { ...error.extensions, code: error.code } }],
			async () => "en",
		)) as { readonly extensions: { readonly field: string } }[];
		expect(shown?.extensions.field, reason).toBe(at ?? "");
		return { refused: reason, at: at ?? "" };
	}
}

/** The value that the site reads for a page. `problem` is the row's problem as the site logs it. */
function read(
	definition: CollectionDefinition,
	name: string,
	row: Row,
): { readonly value?: unknown; readonly problem?: string } {
	const field = definition.fields[name];
	if (!field?.shown) return { value: row[name] };
	const selection = select(definition, "none", { also: [name], checked: false });
	const parsed = parseSelected(selection, { ...row, id: "1" });
	if (parsed.kind === "invalid") return { problem: logTexts(parsed.problems, row).join("; ") };
	const value = Object.entries(parsed.item as object).find(([key]) => key !== "id")?.[1];
	return { value };
}

async function problemOf(
	definition: CollectionDefinition,
	name: string,
	field: Field,
	entered: unknown,
): Promise<string | undefined> {
	const outcome = await saved(definition, { ...publishable(definition), [name]: entered });
	if ("refused" in outcome) {
		const named = GOES_WITH[`${definition.collection}.${name}`] ?? name;
		const label = fieldName(outcome.at === named ? named : name, definition.collection);
		if (!outcome.refused.includes(label)) return `refused without its name: ${outcome.refused}`;
		return [name, named].includes(outcome.at) || outcome.refused.startsWith("Fill in")
			? undefined
			: `reported at “${outcome.at}”: ${outcome.refused}`;
	}
	const { value, problem } = read(definition, name, outcome.stored);
	if (problem !== undefined) return `stored, and the site says: ${problem}`;
	if (field.kind === "blocks") {
		const { blocks, problems } = parseBlocks(value, "");
		const count = Array.isArray(outcome.stored[name]) ? outcome.stored[name].length : 0;
		return (
			logTexts(problems, { blocks: value })[0] ??
			(blocks.length === count ? undefined : `${blocks.length} of ${count} blocks are shown`)
		);
	}
	if (field.kind === "rich-text") {
		const shown = field.shown ? passagesOf(value as RichText).join("") : "";
		const missing = [...inOneLine(lettersOf(entered ?? ""))].filter(
			(letter) => /[a-z]/i.test(letter) && !shown.includes(letter),
		);
		return missing.length > 0
			? `“${missing.join("")}” is not shown of ${JSON.stringify(entered)}: ${shown}`
			: undefined;
	}
	return isAsEntered(field, entered, value) ? undefined : `shown as ${JSON.stringify(value)}`;
}

const everyField = collections.flatMap((definition) =>
	Object.entries(definition.fields)
		.filter(([, { column, kind }]) => column !== null || kind !== "system")
		.map(([name, field]) => ({ definition, name, field, title: `${definition.collection}.${name}` })),
);

test("[CT-10] every kind of field has test values or a test of its own", () => {
	const kinds = new Set(everyField.map(({ field }) => field.kind));
	expect([...kinds].filter((kind) => !(kind in TEST_VALUES) && !(kind in TESTED_SEPARATELY))).toEqual([]);
	expect(everyField.length).toBeGreaterThan(250);
});

test.each(collections.map((definition) => [definition.collection, definition] as const))(
	"[CT-10] a row of %s with all that it needs is published",
	async (_name, definition) => {
		expect(await saved(definition, publishable(definition))).toHaveProperty("stored");
	},
);

describe("[CT-10] a value is refused by the field's name, or shown as it was entered", () => {
	const tried = everyField.filter(({ field }) => !(field.kind in TESTED_SEPARATELY));

	test.each(tried)("in $title", async ({ definition, name, field }) => {
		const base = publishable(definition);
		const problems: string[] = [];
		for (const entered of TEST_VALUES[field.kind]?.(field, base[name]) ?? []) {
			const problem = await problemOf(definition, name, field, entered);
			if (problem !== undefined) problems.push(`${JSON.stringify(entered)?.slice(0, 80)}: ${problem}`);
		}
		expect(problems.join("\n")).toBe("");
	});

	test("any text, in any field of plain text", async () => {
		const texts = tried.filter(({ field }) => field.kind === "text");
		const index = fc.nat({ max: texts.length - 1 });
		await fc.assert(
			fc.asyncProperty(index, fc.string({ unit: "binary", maxLength: 12 }), async (at, text) => {
				const one = texts[at];
				if (!one) return;
				const { definition, name, field, title } = one;
				expect(`${title} ${(await problemOf(definition, name, field, text)) ?? "fine"}`).toBe(`${title} fine`);
			}),
			{ numRuns: 500 },
		);
	});
});
