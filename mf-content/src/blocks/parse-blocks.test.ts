// Parsing of blocks, and messages to editors about invalid ones.

import { unknownFields } from "@hub/content-model/cms/unknown-fields";
import { logTexts } from "@hub/shared-contracts/problems/problem-text";
import { describe, expect, test } from "vitest";
import { blockShape, parseBlocks } from "./parse-blocks.loader.ts";

const PICTURE = "8c1d6f0e-52b9-5a7e-9d3b-6a0f4c7e2158";
const VOICE = { text: "Words", name: "Somebody", role: "Somewhere" };
const parse = (...blocks: unknown[]) =>
	parseBlocks(blocks, "p", { canonicalHref: (href) => (href.startsWith("/gone") ? "" : href) });

const media = { type: "media", picture: PICTURE, alt: "A bridge" };
const table = {
	type: "table",
	caption: "Prices",
	columns: ["What", { label: "How much", kind: "number" }],
	rows: [["Bread", "3"]],
};
const logos = {
	type: "logos",
	heading: "Members",
	items: [{ name: "A" }, { name: "B", href: "/gone", picture: PICTURE }],
};
const carousel = { type: "carousel", heading: "Voices", items: [VOICE, { title: "A title", text: "A text" }] };
const video = { type: "video", title: "A film", provider: "vimeo", source: "445351154" };
const form = { type: "form", heading: "Write to us" };

describe("[CT-1] a block", () => {
	test.each<readonly [object, object]>([
		[media, { type: "media", picture: { id: PICTURE, alt: "A bridge" }, caption: "", shape: "landscape" }],
		[
			table,
			{
				type: "table",
				columns: [
					{ label: "What", kind: "text" },
					{ label: "How much", kind: "number" },
				],
				rowHeads: true,
				below: { kind: "rich-text", id: "block-p-0", html: "" },
			},
		],
		[
			{ ...video, picture: PICTURE, alt: "A hall" },
			{ source: { kind: "vimeo", source: "445351154" }, picture: { id: PICTURE, alt: "A hall" } },
		],
		[
			{ ...video, provider: "recording", source: "a-film" },
			{ source: { kind: "recording", slug: "a-film" }, picture: undefined },
		],
		[
			{ ...form, subject: "A talk" },
			{ type: "form", subject: "A talk", intro: "" },
		],
	])("%j is parsed", (written, meant) => {
		const { blocks, problems } = parse(written);
		expect(problems).toEqual([]);
		expect(blocks[0]).toMatchObject(meant);
	});

	test("with a dead address has no link there", () => {
		const { blocks } = parse(logos, { ...carousel, items: [{ ...VOICE, href: "/gone", label: "Read on" }, VOICE] });
		expect(blocks).toMatchObject([
			{
				items: [
					{ name: "A", href: "", picture: undefined },
					{ href: "", picture: { id: PICTURE, alt: "B" } },
				],
			},
			{ items: [{ href: "" }, { href: "" }] },
		]);
	});
});

describe("[CN-5] a video’s source must belong to its provider", () => {
	test.each([
		["youtube", "LjhCEhWiKXk", true],
		["youtube", "https://youtu.be/BofL1AaiTjo", true],
		["youtube", "https://vimeo.com/92731345", false],
		["vimeo", "92731345", true],
		["vimeo", "https://vimeo.com.evil.net/92731345", false],
		["vimeo", "javascript:alert(1)", false],
	])("%s has the source %s: %s", (provider, source, fits) => {
		expect(parse({ ...video, provider, source }).blocks).toHaveLength(fits ? 1 : 0);
	});
});

test("[VD-3] the provider of a video follows from its address", () => {
	const source = (written: string) => parse({ type: "video", title: "A film", source: written }).blocks;
	expect(source("https://youtu.be/BofL1AaiTjo")).toMatchObject([{ source: { kind: "youtube" } }]);
	expect(source("https://vimeo.com/92731345/c0ffee")).toMatchObject([{ source: { kind: "vimeo" } }]);
	expect(source("two-rulebooks-compared")).toMatchObject([
		{ source: { kind: "recording", slug: "two-rulebooks-compared" } },
	]);
	const slides = parse({
		...carousel,
		items: [VOICE, { ...VOICE, video: "https://vimeo.com/92731345" }],
		autoplay: true,
	});
	expect(slides.blocks).toMatchObject([
		{ autoplay: true, items: [{ video: undefined }, { video: { kind: "vimeo" } }] },
	]);
});

test("[CT-6] a page has at most one form, and no heading with the id of a field", () => {
	const { blocks, problems } = parse({ type: "prose", heading: "Message", html: "<p>A</p>" }, form, form);
	expect(logTexts(problems, {})).toEqual(["blocks 3: is the second one of its kind, and a page has room for one"]);
	expect(blocks).toMatchObject([{ type: "prose", anchor: "message-2" }, { type: "form" }]);
});

const domain = { name: "A", product: "B" };
const MESH = { rules: "A", domains: [domain, domain, domain], platform: "A", outside: "A", offer: "A" };
const lanes = (from: number, to: number) => ["A", "B"].map((name) => ({ name, tasks: [{ text: "A", from, to }] }));

test.each<[unknown, string]>([
	[{ type: "carousel-3000" }, "blocks 1 (carousel-3000), type: must be one of these: accordion, cards, carousel, "],
	["a text", "blocks 1: must be an object, in curly brackets"],
	[null, "blocks 1: is missing"],
	[
		{ type: "quote", text: "", name: "A" },
		"blocks 1 (quote), text: must not be empty; blocks 1 (quote), role: is missing",
	],
	[{ type: "features", heading: "A", items: [] }, "blocks 1 (features), items: needs at least one entry"],
	[
		{ type: "features", heading: 3, items: [{ title: "A" }] },
		"blocks 1 (features), heading: must be a text; blocks 1 (features), items 1, text: is missing",
	],
	[{ type: "posts", heading: "A", limit: 13 }, "blocks 1 (posts), limit: must be at most 12"],
	[
		{ type: "diagram", diagram: "maze", alt: "A", caption: "B" },
		"blocks 1 (diagram), diagram: must be one of these: exchange, connector, passport",
	],
	[
		{ type: "diagram", diagram: "mesh", alt: "A", caption: "B", labels: { ...MESH, domains: MESH.domains.slice(1) } },
		"blocks 1 (diagram), labels, domains: needs at least 3 entries",
	],
	[
		{
			type: "diagram",
			diagram: "plan",
			alt: "A",
			caption: "B",
			labels: { phases: ["1", "2", "3"], lanes: lanes(0, 3) },
		},
		"blocks 1 (diagram), labels, lanes 1, tasks 1, to: must be an existing phase, counted from 0; ",
	],
	[
		{
			type: "cards",
			heading: "A",
			items: [
				{ title: "A", text: "B" },
				{ title: "A", text: "B", href: "example.com" },
			],
		},
		"blocks 1 (cards), items 2, href: must be a path of this site that begins with /, an https address or a mailto address",
	],
	[{ ...media, picture: "bridge.jpg" }, "blocks 1 (media), picture: must be a picture from the file library"],
	[{ ...table, rows: [["Bread", "3"], ["Milk"]] }, "blocks 1 (table), rows 2: has one cell, and the table 2 columns"],
	[{ ...carousel, items: [VOICE] }, "blocks 1 (carousel), items: needs at least 2 entries"],
	[
		{ ...carousel, items: [VOICE, { text: "Nobody’s words" }] },
		"blocks 1 (carousel), items 2, title: or a name is needed, and only one of the two",
	],
	[
		{ ...carousel, items: [VOICE, { ...VOICE, href: "/a" }] },
		"blocks 1 (carousel), items 2, label: is missing: say where the link leads",
	],
	[{ ...video, picture: PICTURE }, "blocks 1 (video), alt: is missing: say what the picture shows"],
	[{ ...video, source: "abc" }, "blocks 1 (video), source: must be the video’s number at the provider"],
	[
		{ ...video, provider: undefined, source: "https://films.example/1" },
		"blocks 1 (video), source: is not the address of a video on YouTube or Vimeo: paste it as it is copied there (https://…), or write the end",
	],
])("[CT-1] the invalid block %j is reported: %s", (block, words) => {
	const { blocks, problems } = parseBlocks([block], "p");
	expect(blocks).toEqual([]);
	expect(logTexts(problems, { blocks: [block] })).toEqual([expect.stringContaining(words)]);
});

test("reports count blocks from 1, and require a list", () => {
	const fine = { type: "prose", html: "<p>A</p>" };
	const written = [fine, { type: "prose" }, fine, 7];
	const { blocks, problems } = parseBlocks(written, "p");
	expect(blocks).toMatchObject([{ type: "prose" }, { type: "prose" }]);
	expect(logTexts(problems, { blocks: written })).toEqual([
		"blocks 2 (prose), html: is missing",
		"blocks 4: must be an object, in curly brackets",
	]);
	expect(logTexts(parseBlocks({ type: "prose" }, "p").problems, {})).toEqual([
		"blocks: must be a list, in square brackets",
	]);
});

test.each<readonly [object, readonly string[]]>([
	[{ type: "prose", html: "<p>A</p>" }, []],
	[{ type: "prose", html: "<p>A</p>", subtitle: "B" }, ["subtitle: is not a field; the fields are heading and html"]],
	[
		{
			type: "steps",
			heading: "A",
			items: [
				{ title: "A", text: "B", note: "C" },
				{ title: "A", text: "B", notes: "C" },
			],
		},
		["items 2, notes: is not a field; the fields are title, text and note"],
	],
	[
		{ type: "table", caption: "A", columns: ["A", { label: "B", width: 3 }], rows: [] },
		["columns 2, width: is not a field; the fields are label and kind"],
	],
	[
		{
			type: "diagram",
			diagram: "mesh",
			alt: "A",
			caption: "B",
			labels: { rules: "C", domains: [{ name: "D", products: "E" }] },
		},
		["labels, domains 1, products: is not a field; the fields are name and product"],
	],
	[
		{ type: "cta", heading: "A", text: "B", actions: [{ label: "C", href: "/d", toString: "E" }] },
		["actions 1, toString: is not a field; the fields are label, href and kind"],
	],
	// The parser reports unknown types.
	[{ type: "hologram", anything: 1 }, []],
])("[CT-1] unknown fields of the block %j are reported: %j", (block, messages) => {
	expect(logTexts(unknownFields(blockShape, block), block)).toEqual(messages);
});

test("[CT-1] unknown fields of a list are reported with the entry's number", () => {
	const written = [
		{ type: "prose", html: "A" },
		{ type: "prose", html: "A", size: 1 },
	] as const;
	expect(unknownFields(blockShape.array(), written, ["blocks"])).toEqual([
		{ path: ["blocks", 1, "size"], key: "unknown-field", values: { fields: ["heading", "html"] } },
	]);
});
