// A few random edits, different in every run.

import { randomInt } from "node:crypto";
import { expect, test } from "vitest";
import { tryRandomEdits } from "./random-edits.ts";

test.each([
	["cached pages", { edits: 16, pageCache: true }],
	["pages that are rendered for each visitor", { edits: 16, pageCache: false }],
	["a content service that fails, is silent, talks nonsense or is cut off", { edits: 9, faultEvery: 3 }],
])(
	"[CT-1] no page shows the state before an edit that the site has received: %s",
	{
		timeout: 120_000,
	},
	async (_what, options) => {
		const seed = randomInt(2 ** 31);
		const { wrong, edits, faults } = await tryRandomEdits({ seed, entries: 8, pages: 24, together: 3, ...options });
		expect(wrong, `seed ${seed}`).toEqual([]);
		expect([edits, faults > 0]).toEqual([options.edits, "faultEvery" in options]);
	},
);
