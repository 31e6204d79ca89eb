// What an editor writes into any field of any collection is refused by name when it is saved, or read back by the site as it was entered.
// The fields and their kinds come from the declarations; a kind without values here fails.

import { parseBlocks } from "@hub/mf-content/blocks";
import { parseSelected, select } from "@hub/shared-contracts/cms/select";
import type { CollectionDefinition } from "@hub/shared-contracts/collections/collection";
import { collections } from "@hub/shared-contracts/collections/collections";
import type { Field, FieldKind } from "@hub/shared-contracts/collections/field";
import { inOneLine } from "@hub/shared-contracts/language/letters";
import { passagesOf } from "@hub/shared-contracts/rich-text/passages";
import type { RichText } from "@hub/shared-contracts/rich-text/rich-text";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { creation } from "./change.ts";
import { derivedValues } from "./fill-in.ts";
import { forStudio, Refusal } from "./refusal.ts";
import type { Row } from "./row.ts";
import { checkRow, possibleValues, refuse } from "./row-rules.ts";
import { judgeRedirect } from "./rules/redirects.ts";
import type { StoredRows } from "./stored-rows.ts";
import { fieldName } from "./wording.ts";

/** Kinds that other tests look at, and why. */
const ELSEWHERE: { readonly [Kind in FieldKind]?: string } = {
	picture: "which files are shown as pictures: the tests of the library's files",
	file: "which files can be taken along: the tests of the library's files",
	link: "what a row points to is looked up: rules/needed.test.ts, cms/test/writing-cases.ts; what is not there, the database refuses",
	system: "written by Directus alone",
};

/** A row of each collection that may be published: by the kinds of its required fields, and what its own check asks for. */
const OWN: Readonly<Record<string, Row>> = {
	events: { starts_at: "2026-03-01T10:00:00.000Z", ends_at: "2026-03-01T12:00:00.000Z", time_zone: "Europe/Berlin" },
	recordings: { source: "https://youtu.be/BofL1AaiTjo" },
	redirects: { from: "/en/old", to: "/en/new" },
	navigation: { href: "/en" },
	site_settings: {
		organisation: { name: "A", street: "B", postal_code: "1", city: "C", country: "D", email: "e@example.com", phone: "1" },
	},
	use_cases: {
		parties: [
			{ name: "Farm", role: "" },
			{ name: "Dairy", role: "" },
		],
	},
	pages: { slug: "words" },
};

const choicesOf = ({ meta }: Field) =>
	((meta.options?.choices ?? []) as readonly { readonly value: string }[]).map(({ value }) => value);

const GOOD: { readonly [Kind in FieldKind]: (field: Field) => unknown } = {
	text: ({ meta }) => (meta.options?.slug ? "words" : "Words"),
	"rich-text": () => "<p>Words</p>",
	blocks: () => [{ type: "prose", html: "<p>Words</p>" }],
	structure: () => [],
	words: () => ["words"],
	choice: (field) => choicesOf(field)[0],
	number: ({ meta }) => meta.options?.min,
	toggle: () => true,
	moment: () => "2026-03-01T10:00:00.000Z",
	day: () => "2026-03-01",
	link: () => "an id",
	picture: () => "an id",
	file: () => "an id",
	system: () => null,
};

function publishable({ collection, fields }: CollectionDefinition): Row {
	const required = Object.entries(fields).flatMap(([name, field]) =>
		field.meta.required || name === "slug" ? [[name, GOOD[field.kind](field)]] : [],
	);
	const status = "status" in fields ? { status: "published" } : {};
	return { ...Object.fromEntries(required), ...status, ...("locale" in fields ? { locale: "en" } : {}), ...OWN[collection] };
}

const ODD_TEXTS = [
	...[
		"",
		" ",
		"\n\t",
		"\u200b\u2060\ufeff",
		"\u00a0",
		"\u00ad",
		"a\u0000b",
		"a\nb",
		"a\tb",
		"  a  ",
		"a".repeat(256),
		"a".repeat(5_000),
	],
	...[
		"<b>bold</b>",
		"<script>a()</script>",
		"a & b &amp; c",
		"<",
		"{{name}}",
		"10\u00a0€",
		"Datenraum\u00adbetreiber",
		"👩🏽‍💻",
		"e\u0301",
	],
	...[
		"null",
		"0",
		"/",
		"//elsewhere.example",
		"/path",
		"https://example.com/a",
		"javascript:a()",
		"file:///C:/a",
		"mailto:a@example.com",
	],
	...["größe", "Über uns", "2026-02-30", "14:30", "25:00", "Europe/Berlin", "Mars/Phobos"],
];
const ODD_VALUES: readonly unknown[] = [
	null,
	undefined,
	0,
	1,
	-1,
	1.5,
	3_000_000_000,
	true,
	false,
	[],
	{},
	["a"],
	{ a: 1 },
	[null],
	[[]],
];
const ODD_STRUCTURES: readonly unknown[] = [
	[{}],
	[1, "a", null],
	[
		{
			title: "\u200b",
			text: "a",
			value: " ",
			label: "",
			name: "\u2060",
			time: " ",
			from: "",
			to: "",
			data: "",
			source: "",
			role: "",
		},
	],
	[
		{
			title: "A",
			name: "A",
			value: "1",
			label: "B",
			time: "14:30",
			from: "Farm",
			to: "Dairy",
			data: "C",
			source: "https://youtu.be/BofL1AaiTjo",
			unknown: "Lost",
		},
	],
	{ name: "A", text: "B", unknown: "Lost" },
	'[{"title":"A"}]',
	'[{"title":"A"',
];

/** What is tried in fields of a kind. */
const TRIED: { readonly [Kind in FieldKind]?: (field: Field, good: unknown) => readonly unknown[] } = {
	text: () => [...ODD_TEXTS, ...ODD_VALUES, 12],
	choice: (field) => [...choicesOf(field), ...[...ODD_TEXTS, ...ODD_VALUES]],
	number: ({ meta }) => {
		const { min = 0, max = 0 } = (meta.options ?? {}) as { min?: number; max?: number };
		return [
			min,
			max,
			min - 1,
			max + 1,
			String(min),
			` ${max} `,
			"1e3",
			"0x10",
			"1,5",
			"NaN",
			"Infinity",
			...ODD_TEXTS,
			...ODD_VALUES,
		];
	},
	toggle: () => ["true", "false", "0", "1", "yes", "TRUE", ...ODD_TEXTS, ...ODD_VALUES],
	moment: () => [
		...[
			"2026-03-01T10:00:00Z",
			"2026-03-01T10:00:00",
			"2026-03-01T10:00:00+02:00",
			"2026-03-01",
			"2026-03-01T25:00:00",
			"2026-03-01T10:00 Berlin",
		],
		...["1850-01-01T00:00:00Z", "9999-01-01T00:00:00Z", "01.03.2026", "March 1, 2026", ...ODD_TEXTS, ...ODD_VALUES],
	],
	day: () => [
		"2026-03-01",
		"2026-03-01T00:00:00",
		" 2026-03-01",
		"2026-3-1",
		"1850-01-01",
		"9999-01-01",
		"01.03.2026",
		...ODD_TEXTS,
		...ODD_VALUES,
	],
	words: () => [["a", " b ", "", "\u200b"], ["a, b"], ["a", 1], ["a", null], "a,b", '["a"]', [["a"]], ...ODD_TEXTS, ...ODD_VALUES],
	structure: (_field, good) => [good, ...ODD_STRUCTURES, ...ODD_TEXTS, ...ODD_VALUES],
	blocks: (_field, good) => [
		good,
		[{ type: "prose", html: "<h1>A</h1><p><s>b</s></p>" }],
		[{ type: "prose", html: "<p>a</p>", unknown: "Lost" }],
		[{ type: "prose", html: "<iframe src='https://a.example'></iframe>" }],
		[{ type: "prose", html: "\u200b" }],
		[{ type: "quote", text: " ", name: "\u200b", role: "a" }],
		[{ type: "unknown" }],
		[
			{ type: "form", heading: "a" },
			{ type: "form", heading: "b" },
		],
		...[...ODD_STRUCTURES, ...ODD_TEXTS, ...ODD_VALUES],
	],
	"rich-text": () => [
		...[
			"<p>a</p><div>b</div>c",
			"<h1>a</h1><h5>b</h5>",
			"<dl><dt>a</dt><dd>b</dd></dl>",
			"<p>a <u>b</u> <mark>c</mark></p>",
			"<p>&#8203;</p>",
		],
		...[
			'<p><a href="javascript:a()">b</a></p>',
			"<video src='/a.mp4'></video>",
			"<svg><text>a</text></svg>",
			"<p>a<input value='b'></p>",
		],
		...[
			'<p>a <img src="https://a.example/b.png" alt="c"></p>',
			"<table><caption>a</caption><tr><td>b<td>c</table>",
			"<details><summary>a</summary>b</details>",
		],
		...[
			"<p class=MsoListParagraph>·&nbsp; a</p>",
			"<style>p { color: red }</style><p>a</p>",
			"<!-- a --><p>b</p>",
			...ODD_TEXTS,
			...ODD_VALUES,
		],
	],
};

/** Nothing else is stored yet. */
const NO_ROWS: StoredRows = { list: async () => [], alternatives: async () => new Map() };

/** Fields that are refused by the name of another one, which does not go with them. */
const GOES_WITH: Readonly<Record<string, string>> = { "recordings.provider": "source" };

type Outcome = { readonly refused: string; readonly at: string } | { readonly stored: Row };

/** What the rules say of a new row. */
async function saved(definition: CollectionDefinition, payload: Row): Promise<Outcome> {
	try {
		const values = possibleValues(definition, payload);
		const whole = { ...values, ...derivedValues(definition, undefined, values, "2026-03-01") };
		const change = creation(definition, whole);
		checkRow(change);
		if (definition.collection !== "redirects") return { stored: change.after };
		const verdict = await judgeRedirect(change, NO_ROWS, { ask: async () => undefined });
		if ("refusal" in verdict) refuse(verdict.refusal, definition);
		return { stored: { ...change.after, ...("stored" in verdict ? verdict.stored : {}) } };
	} catch (error) {
		if (!(error instanceof Refusal)) throw error;
		const { reason, at } = error.extensions;
		// As the form gets it.
		const [told] = forStudio([{ message: error.message, extensions: { ...error.extensions, code: error.code } }]) as {
			readonly extensions: { readonly field: string };
		}[];
		expect(told?.extensions.field, reason).toBe(at ?? "");
		return { refused: reason, at: at ?? "" };
	}
}

/** What the site gives a page of a field's value; problems of the row as they are told in its log. */
function read(definition: CollectionDefinition, name: string, row: Row): { readonly value?: unknown; readonly problem?: string } {
	const field = definition.fields[name];
	if (!field?.shown) return { value: row[name] };
	const selection = select(definition, "none", { also: [name], checked: false });
	const parsed = parseSelected(selection, { ...row, id: "1" }, { canonicalHref: (href) => href });
	if (parsed.kind === "broken") return { problem: parsed.problem };
	const value = Object.entries(parsed.item as object).find(([key]) => key !== "id")?.[1];
	return { value };
}

/** A text as a page shows it: in a line, or as its paragraphs. */
const seen = (text: unknown) =>
	String(text ?? "")
		.replace(/[\s\p{Cc}]+/gu, " ")
		.trim();

const isNothing = (value: unknown) =>
	value === null || value === undefined || value === "" || (typeof value === "string" && inOneLine(value) === "");

/** Whether what is shown is what was entered. */
function isAsEntered(field: Field, entered: unknown, shown: unknown): boolean {
	switch (field.kind) {
		case "text":
			return isNothing(entered) ? isNothing(shown) || field.whenEmpty !== undefined : seen(shown) === seen(entered);
		case "choice":
		case "toggle":
		case "number":
			if (isNothing(entered)) return shown === undefined || shown === (field.column?.default_value ?? shown);
			return (
				String(shown) === String(entered).trim().toLowerCase() ||
				String(shown) === { 1: "true", 0: "false" }[String(entered).trim()]
			);
		case "moment":
			if (isNothing(entered)) return isNothing(shown);
			return new Date(String(shown)).getTime() === Date.parse(/T[\d:.]+$/.test(String(entered)) ? `${entered}Z` : String(entered));
		case "day":
			return isNothing(entered) ? isNothing(shown) || field.whenEmpty === "today" : shown === String(entered).trim().slice(0, 10);
		case "words": {
			const list = (typeof entered === "string" && entered.startsWith("[") ? JSON.parse(entered) : entered) ?? [];
			const words = (typeof list === "string" ? list.split(",") : (list as unknown[])).flatMap((word) =>
				field.type === "csv" ? String(word).split(",") : [word],
			);
			return (
				JSON.stringify(((shown ?? []) as unknown[]).map(seen)) ===
				JSON.stringify(words.map(seen).filter((word) => inOneLine(word) !== ""))
			);
		}
		case "structure":
			return isWithin(typeof entered === "string" && entered.trim() !== "" ? parsedOr(entered) : entered, shown);
		default:
			throw new Error(`What is shown of “${field.kind}” is not known.`);
	}
}

const parsedOr = (text: string): unknown => {
	try {
		return JSON.parse(text);
	} catch {
		return text;
	}
};

/** Whether all that was entered is there; what is left out by writing nothing may be filled in. */
function isWithin(entered: unknown, shown: unknown): boolean {
	if (isNothing(entered)) return true;
	if (Array.isArray(entered))
		return Array.isArray(shown) ? entered.every((one, at) => isWithin(one, shown[at])) : entered.length === 0;
	if (typeof entered !== "object" || entered === null) return seen(entered) === seen(shown);
	if (typeof shown !== "object" || shown === null) return false;
	return Object.entries(entered).every(([name, one]) => isWithin(one, (shown as Row)[name]));
}

/** The words of a formatted text that a reader sees, in any order of elements; what is not told as refused must be among what is shown. */
const lettersOf = (html: unknown) =>
	String(html)
		.replace(/<!--.*?-->|<style.*?<\/style>|<[^>]*>?/gs, "")
		.replace(/&[#\w]+;|·/g, "");

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
			: `told at “${outcome.at}”: ${outcome.refused}`;
	}
	const { value, problem } = read(definition, name, outcome.stored);
	if (problem !== undefined) return `stored, and the site says: ${problem}`;
	if (field.kind === "blocks") {
		const { blocks, problems } = parseBlocks(value, "", (href) => href);
		const count = Array.isArray(outcome.stored[name]) ? outcome.stored[name].length : 0;
		return problems[0] ?? (blocks.length === count ? undefined : `${blocks.length} of ${count} blocks are shown`);
	}
	if (field.kind === "rich-text") {
		const shown = field.shown ? passagesOf((value as RichText).nodes).join("") : "";
		const missing = [...inOneLine(lettersOf(entered ?? ""))].filter((letter) => /[a-z]/i.test(letter) && !shown.includes(letter));
		return missing.length > 0 ? `“${missing.join("")}” is not shown of ${JSON.stringify(entered)}: ${shown}` : undefined;
	}
	return isAsEntered(field, entered, value) ? undefined : `shown as ${JSON.stringify(value)}`;
}

const everyField = collections.flatMap((definition) =>
	Object.entries(definition.fields)
		.filter(([, { column, kind }]) => column !== null || kind !== "system")
		.map(([name, field]) => ({ definition, name, field, title: `${definition.collection}.${name}` })),
);

test("[CT-10] every kind of field has values to be tried, or a test of its own", () => {
	const kinds = new Set(everyField.map(({ field }) => field.kind));
	expect([...kinds].filter((kind) => !(kind in TRIED) && !(kind in ELSEWHERE))).toEqual([]);
	expect(everyField.length).toBeGreaterThan(250);
});

test.each(collections.map((definition) => [definition.collection, definition] as const))(
	"[CT-10] a row of %s with all that it needs is published",
	async (_name, definition) => {
		expect(await saved(definition, publishable(definition))).toHaveProperty("stored");
	},
);

describe("[CT-10] what is entered is refused by the field's name, or shown as it was entered", () => {
	const tried = everyField.filter(({ field }) => !(field.kind in ELSEWHERE));

	test.each(tried)("$title", async ({ definition, name, field }) => {
		const base = publishable(definition);
		const problems: string[] = [];
		for (const entered of TRIED[field.kind]?.(field, base[name]) ?? []) {
			const problem = await problemOf(definition, name, field, entered);
			if (problem !== undefined) problems.push(`${JSON.stringify(entered)?.slice(0, 80)}: ${problem}`);
		}
		expect(problems.join("\n")).toBe("");
	});

	test("any text, in any field of plain text", async () => {
		const texts = tried.filter(({ field }) => field.kind === "text");
		const place = fc.nat({ max: texts.length - 1 });
		await fc.assert(
			fc.asyncProperty(place, fc.string({ unit: "binary", maxLength: 12 }), async (at, text) => {
				const one = texts[at];
				if (!one) return;
				const { definition, name, field, title } = one;
				expect(`${title} ${(await problemOf(definition, name, field, text)) ?? "fine"}`).toBe(`${title} fine`);
			}),
			{ numRuns: 500 },
		);
	});
});
