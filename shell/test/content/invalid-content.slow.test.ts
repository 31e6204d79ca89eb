// Random invalid responses of the content service around publishes.

import { randomInt } from "node:crypto";
import { expect, test } from "vitest";
import { tryInvalidContent } from "./invalid-content.ts";

/** Number of invalid responses: the site mostly requests changes, and after each failure once a second. */
const ANSWERS = 40;

/** Number of invalid responses around a publication: each kind has its turn. */
const TOGETHER = { least: 2, most: 3 };

test("[PF-4] after invalid responses of the content service every page is right within 5 s", {
	timeout: 240_000,
}, async () => {
	const seed = randomInt(2 ** 31);
	const duration = { least: 500, most: 2_500 };
	const tally = await tryInvalidContent({
		answers: ANSWERS,
		seed,
		huge: 100_000,
		slow: 300,
		duration,
		together: TOGETHER,
	});
	expect(tally.wrong, JSON.stringify({ seed, ...tally })).toEqual([]);
	expect(tally.answers).toBeGreaterThanOrEqual(ANSWERS);
});
