import { expect, test } from "vitest";
import { blockShape } from "./block.ts";
import { strayFields } from "./stray-fields.ts";

test.each<readonly [object, readonly string[]]>([
	[{ type: "prose", html: "<p>A</p>" }, []],
	[{ type: "prose", html: "<p>A</p>", subtitle: "B" }, ["subtitle: is no field; there are type, heading and html"]],
	[
		{
			type: "steps",
			heading: "A",
			items: [
				{ title: "A", text: "B", note: "C" },
				{ title: "A", text: "B", notes: "C" },
			],
		},
		["items 2, notes: is no field; there are title, text and note"],
	],
	[
		{ type: "table", caption: "A", columns: ["A", { label: "B", width: 3 }], rows: [] },
		["columns 2, width: is no field; there are label and kind"],
	],
	[
		{ type: "diagram", diagram: "mesh", alt: "A", caption: "B", labels: { rules: "C", domains: [{ name: "D", products: "E" }] } },
		["labels, domains 1, products: is no field; there are name and product"],
	],
	[
		{ type: "cta", heading: "A", text: "B", actions: [{ label: "C", href: "/d", toString: "E" }] },
		["actions 1, toString: is no field; there are label, href and kind"],
	],
	// What it is nobody knows, so neither its fields: the parser says so.
	[{ type: "hologram", anything: 1 }, []],
])("[CT-1] of the block %j an editor is told: %j", (block, told) => {
	expect(strayFields(blockShape, block)).toEqual(told);
});

test("entries of a list are counted from 1", () => {
	expect(
		strayFields(
			blockShape.array(),
			[
				{ type: "prose", html: "A" },
				{ type: "prose", html: "A", size: 1 },
			],
			"block",
		),
	).toEqual(["block 2, size: is no field; there are type, heading and html"]);
});
