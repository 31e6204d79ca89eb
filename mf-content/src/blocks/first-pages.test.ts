// The pages that a new installation begins with, read as visitors get them.

import { parseBlocks } from "@hub/shared-contracts/cms/block";
import { drawingOf } from "@hub/shared-ui/diagram/drawing-of";
import { describe, expect, test } from "vitest";
import { loadSeed } from "../../../cms/src/seed/content.ts";

const { pages } = await loadSeed();
const each = pages.flatMap(({ key, text }) =>
	(["de", "en"] as const).map((language) => ({ key, language, blocks: text[language].blocks })),
);

describe.each(each)("$key in $language", ({ key, blocks }) => {
	const parsed = parseBlocks(blocks, key, (href) => href);

	test("every block is one that the site knows, and none is lost", () => {
		expect(parsed.problems).toEqual([]);
		expect(parsed.blocks).toHaveLength(blocks.length);
	});

	test("anchors are distinct, and every block with a heading has one", () => {
		const anchors = parsed.blocks.flatMap(({ anchor }) => (anchor ? [anchor] : []));
		expect(new Set(anchors).size).toBe(anchors.length);
		for (const block of parsed.blocks) expect("heading" in block && block.heading !== "", block.type).toBe(block.anchor !== "");
	});

	test("labels of diagrams are short enough for their place", () => {
		for (const block of parsed.blocks) {
			if (block.type !== "diagram") continue;
			for (const plan of Object.values(drawingOf(block))) {
				// Three lines of a label fit everywhere, four nowhere.
				for (const shape of plan.shapes)
					if ("lines" in shape) expect(shape.lines.length, shape.lines.join(" ")).toBeLessThanOrEqual(3);
			}
		}
	});
});
