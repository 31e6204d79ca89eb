// The pages that a new installation begins with, read as visitors get them.

import { drawingOf } from "@hub/shared-ui/diagram/drawing-of";
import { describe, expect, test } from "vitest";
import { SEED_LOCALES } from "../../../cms/seed/shape.ts";
import { loadSeed } from "../../../cms/src/seed/content.ts";
import * as blocks from "./blocks.ts";
import { parseBlocks } from "./parse-blocks.loader.ts";

const { pages = [] } = await loadSeed();
const each = pages.flatMap(({ key, text }) => SEED_LOCALES.map((language) => ({ key, language, written: text[language].blocks })));

test.each(SEED_LOCALES)("[CT-1] every block has an example in %s", (code) => {
	const shown = new Set(each.flatMap(({ language, written }) => (language === code ? written.map(({ type }) => type) : [])));
	expect([...shown].sort()).toEqual(Object.keys(blocks));
});

describe.each(each)("$key in $language", ({ key, written }) => {
	const parsed = parseBlocks(written, key, (href) => href);

	test("every block is one that the site knows, and none is lost", () => {
		expect(parsed.problems).toEqual([]);
		expect(parsed.blocks).toHaveLength(written.length);
	});

	test("anchors are distinct, and every block with a heading has one", () => {
		const anchors = parsed.blocks.flatMap(({ anchor }) => (anchor ? [anchor] : []));
		expect(new Set(anchors).size).toBe(anchors.length);
		for (const { type, heading = "", anchor } of parsed.blocks) expect(heading !== "", type).toBe(anchor !== "");
	});

	test("labels of diagrams are short enough for their place", () => {
		for (const block of written) {
			if (block.type !== "diagram") continue;
			for (const plan of Object.values(drawingOf(block))) {
				// Three lines of a label fit everywhere, four nowhere.
				for (const shape of plan.shapes)
					if ("lines" in shape) expect(shape.lines.length, shape.lines.join(" ")).toBeLessThanOrEqual(3);
			}
		}
	});
});
