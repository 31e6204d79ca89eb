// Pages of a new installation.

import { describe, expect, test } from "vitest";
import { SEED_LOCALES } from "../../../cms/seed/shape.ts";
import { loadSeed } from "../../../cms/src/seed/content.ts";
import * as blocks from "./blocks.ts";
import { parseBlocks } from "./parse-blocks.loader.ts";

const { pages = [] } = await loadSeed();
const each = pages.flatMap(({ key, text }) => SEED_LOCALES.map((language) => ({ key, language, written: text[language].blocks })));

test.each(SEED_LOCALES)("[CT-1] use every block in %s", (code) => {
	const shown = new Set(each.flatMap(({ language, written }) => (language === code ? written.map(({ type }) => type) : [])));
	expect([...shown].sort()).toEqual(Object.keys(blocks));
});

describe.each(each)("$key in $language", ({ key, written }) => {
	const parsed = parseBlocks(written, key);

	test("has valid blocks only", () => {
		expect(parsed.problems).toEqual([]);
		expect(parsed.blocks).toHaveLength(written.length);
	});

	test("has a distinct anchor for every heading", () => {
		const anchors = parsed.blocks.flatMap(({ anchor }) => (anchor ? [anchor] : []));
		expect(new Set(anchors).size).toBe(anchors.length);
		for (const { type, heading = "", anchor } of parsed.blocks) expect(heading !== "", type).toBe(anchor !== "");
	});
});
