// Test values for fields of each kind: those that editors write, and those that only programs send.

import type { Field, FieldKind } from "@hub/content-model/collections/field";

/** The values that may be chosen in a field. */
export const choicesOf = ({ meta }: Field) =>
	((meta.options?.choices ?? []) as readonly { readonly value: string }[]).map(({ value }) => value);

/** Kinds that other tests cover, with the reason. */
export const TESTED_SEPARATELY: { readonly [Kind in FieldKind]?: string } = {
	picture: "which files are shown as pictures: the tests of the library's files",
	file: "which files can be taken along: the tests of the library's files",
	link: "what a row points to is looked up: rules/needed.test.ts, cms/test/writing-cases.ts; what is not there, the database refuses",
	system: "written by Directus alone",
};

const UNUSUAL_TEXTS = [
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
const UNUSUAL_VALUES: readonly unknown[] = [
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
const UNUSUAL_STRUCTURES: readonly unknown[] = [
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

/** Test values by kind of field. */
export const TEST_VALUES: { readonly [Kind in FieldKind]?: (field: Field, good: unknown) => readonly unknown[] } = {
	text: () => [...UNUSUAL_TEXTS, ...UNUSUAL_VALUES, 12],
	choice: (field) => [...choicesOf(field), ...[...UNUSUAL_TEXTS, ...UNUSUAL_VALUES]],
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
			...UNUSUAL_TEXTS,
			...UNUSUAL_VALUES,
		];
	},
	toggle: () => ["true", "false", "0", "1", "yes", "TRUE", ...UNUSUAL_TEXTS, ...UNUSUAL_VALUES],
	moment: () => [
		...[
			"2026-03-01T10:00:00Z",
			"2026-03-01T10:00:00",
			"2026-03-01T10:00:00+02:00",
			"2026-03-01",
			"2026-03-01T25:00:00",
			"2026-03-01T10:00 Berlin",
		],
		...[
			"1850-01-01T00:00:00Z",
			"9999-01-01T00:00:00Z",
			"01.03.2026",
			"March 1, 2026",
			...UNUSUAL_TEXTS,
			...UNUSUAL_VALUES,
		],
	],
	day: () => [
		"2026-03-01",
		"2026-03-01T00:00:00",
		" 2026-03-01",
		"2026-3-1",
		"1850-01-01",
		"9999-01-01",
		"01.03.2026",
		...UNUSUAL_TEXTS,
		...UNUSUAL_VALUES,
	],
	words: () => [
		["a", " b ", "", "\u200b"],
		["a, b"],
		["a", 1],
		["a", null],
		"a,b",
		'["a"]',
		[["a"]],
		...UNUSUAL_TEXTS,
		...UNUSUAL_VALUES,
	],
	structure: (_field, good) => [good, ...UNUSUAL_STRUCTURES, ...UNUSUAL_TEXTS, ...UNUSUAL_VALUES],
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
		...[...UNUSUAL_STRUCTURES, ...UNUSUAL_TEXTS, ...UNUSUAL_VALUES],
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
			...UNUSUAL_TEXTS,
			...UNUSUAL_VALUES,
		],
	],
};
