// What an editor is told of a block that does not fit.

import { unknownFields } from "@hub/shared-contracts/cms/unknown-fields";
import { expect, test } from "vitest";
import { blockShape, parseBlocks } from "./parse-blocks.loader.ts";

const domain = { name: "A", product: "B" };
const MESH = { rules: "A", domains: [domain, domain, domain], platform: "A", outside: "A", offer: "A" };
const lanes = (from: number, to: number) => ["A", "B"].map((name) => ({ name, tasks: [{ text: "A", from, to }] }));

test.each<[unknown, string]>([
	[{ type: "carousel-3000" }, "block 1 (carousel-3000), type: must be one of accordion, cards, carousel, "],
	[{ title: "A" }, "block 1, type: must be one of accordion, "],
	["a text", "block 1: must be an object, in curly brackets"],
	[null, "block 1: is missing"],
	[{ type: "quote", text: "", name: "A" }, "block 1 (quote), text: must not be empty; role: is missing"],
	[{ type: "features", heading: "A", items: [] }, "block 1 (features), items: needs at least one entry"],
	[
		{ type: "features", heading: 3, items: [{ title: "A" }] },
		"block 1 (features), heading: must be a text; items 1, text: is missing",
	],
	[{ type: "posts", heading: "A", limit: 1.5 }, "block 1 (posts), limit: must be a whole number"],
	[{ type: "posts", heading: "A", limit: 13 }, "block 1 (posts), limit: must be at most 12"],
	[{ type: "posts", heading: "A", limit: 0 }, "block 1 (posts), limit: must be at least 1"],
	[
		{ type: "diagram", diagram: "maze", alt: "A", caption: "B" },
		"block 1 (diagram), diagram: must be one of exchange, connector, passport",
	],
	[{ type: "diagram", diagram: "plan", alt: "A", caption: "B" }, "block 1 (diagram), labels: is missing"],
	[
		{ type: "diagram", diagram: "mesh", alt: "A", caption: "B", labels: { ...MESH, domains: MESH.domains.slice(1) } },
		"block 1 (diagram), labels, domains: needs at least 3 entries",
	],
	[
		{ type: "diagram", diagram: "mesh", alt: "A", caption: "B", labels: { ...MESH, domains: [...MESH.domains, MESH.domains[0]] } },
		"block 1 (diagram), labels, domains: has room for 3 entries",
	],
	[
		{ type: "diagram", diagram: "plan", alt: "A", caption: "B", labels: { phases: ["1", "2", "3"], lanes: lanes(0, 3) } },
		"block 1 (diagram), labels: a task ends in an existing phase, counted from 0",
	],
	[
		{ type: "diagram", diagram: "plan", alt: "A", caption: "B", labels: { phases: ["1", "2", "3"], lanes: lanes(2, 1) } },
		"block 1 (diagram), labels, lanes 1, tasks 1: a task begins in or before the phase in which it ends",
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
		"block 1 (cards), items 2, href: must be a path of this site that begins with /, an https address or a mailto address",
	],
])("[CT-1] of the block %j an editor is told: %s", (block, words) => {
	const { blocks, problems } = parseBlocks([block], "p", (href) => href);
	expect(blocks).toEqual([]);
	expect(problems).toHaveLength(1);
	expect(problems[0]?.slice(0, words.length)).toBe(words);
});

test("blocks are counted as editors count them, and what is no list at all is said so", () => {
	const fine = { type: "prose", html: "<p>A</p>" };
	expect(parseBlocks([fine, { type: "prose" }, fine, 7], "p", (href) => href)).toMatchObject({
		blocks: [{ type: "prose" }, { type: "prose" }],
		problems: ["block 2 (prose), html: is missing", "block 4: must be an object, in curly brackets"],
	});
	expect(parseBlocks({ type: "prose" }, "p", (href) => href).problems).toEqual(["must be a list, in square brackets"]);
});

test.each<readonly [object, readonly string[]]>([
	[{ type: "prose", html: "<p>A</p>" }, []],
	[{ type: "prose", html: "<p>A</p>", subtitle: "B" }, ["subtitle: is not a field; the fields are type, heading and html"]],
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
		{ type: "diagram", diagram: "mesh", alt: "A", caption: "B", labels: { rules: "C", domains: [{ name: "D", products: "E" }] } },
		["labels, domains 1, products: is not a field; the fields are name and product"],
	],
	[
		{ type: "cta", heading: "A", text: "B", actions: [{ label: "C", href: "/d", toString: "E" }] },
		["actions 1, toString: is not a field; the fields are label, href and kind"],
	],
	// Its kind is unknown, and so are its fields: the parser reports that.
	[{ type: "hologram", anything: 1 }, []],
])("[CT-1] of the block %j an editor is told: %j", (block, messages) => {
	expect(unknownFields(blockShape, block)).toEqual(messages);
});

test("entries of a list are counted from 1", () => {
	expect(
		unknownFields(
			blockShape.array(),
			[
				{ type: "prose", html: "A" },
				{ type: "prose", html: "A", size: 1 },
			],
			"block",
		),
	).toEqual(["block 2, size: is not a field; the fields are type, heading and html"]);
});
