// A few random edits, others in every run; `npm run bench -- edits` tries ten thousand, and sees what is kept.

import { randomInt } from "node:crypto";
import { expect, test } from "vitest";
import { tryRandomEdits } from "./random-edits.ts";

test.each([
	["kept pages", true],
	["pages that are drawn anew", false],
])(
	"[CT-1] no page shows what was before an edit that the site has heard of: %s",
	{
		timeout: 120_000,
	},
	async (_what, pageCache) => {
		const seed = randomInt(2 ** 31);
		const { wrong, edits } = await tryRandomEdits({ edits: 16, seed, entries: 8, pages: 24, together: 3, pageCache });
		expect(wrong, `seed ${seed}`).toEqual([]);
		expect(edits).toBe(16);
	},
);
