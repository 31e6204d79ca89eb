// A few random edits, others in every run; `npm run bench -- edits` tries ten thousand.

import { randomInt } from "node:crypto";
import { expect, test } from "vitest";
import { tryRandomEdits } from "./random-edits.ts";

test("[CT-1] no page shows what was before an edit that the site has heard of, and what has nothing to do with it is kept", {
	timeout: 120_000,
}, async () => {
	const seed = randomInt(2 ** 31);
	const { wrong, unrelated, purged, edits } = await tryRandomEdits({ edits: 16, seed, entries: 8, pages: 24 });
	expect(wrong, `seed ${seed}`).toEqual([]);
	expect(edits).toBe(16);
	expect(purged / Math.max(1, unrelated), `${purged} of ${unrelated} pages, seed ${seed}`).toBeLessThanOrEqual(0.01);
});
