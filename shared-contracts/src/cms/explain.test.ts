import { expect, test } from "vitest";
import { z } from "zod";
import { parseBlocks } from "./block.ts";
import { parseRow } from "./row.ts";

const domain = { name: "A", product: "B" };
const MESH = { rules: "A", domains: [domain, domain, domain], platform: "A", outside: "A", offer: "A" };
const lanes = (from: number, to: number) => ["A", "B"].map((name) => ({ name, tasks: [{ text: "A", from, to }] }));

test.each<[unknown, string]>([
	[{ type: "carousel-3000" }, "block 1 (carousel-3000), type: must be one of hero, prose, cards, "],
	[{ title: "A" }, "block 1, type: must be one of hero, "],
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
		"block 1 (diagram), labels: a task ends in a phase that there is, counted from 0",
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

test("a row says where it does not fit", () => {
	const row = z.object({ agenda: z.array(z.object({ title: z.string().min(1) })) });
	expect(parseRow(row, { agenda: [{ title: "A" }, { title: "" }] }, (item) => item)).toEqual({
		kind: "broken",
		problem: "agenda 2, title: must not be empty",
	});
	expect(parseRow(row, null, (item) => item)).toEqual({ kind: "broken", problem: "row: is missing" });
});
