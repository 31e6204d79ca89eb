// Thousands of odd answers of the content service, others in every run; `npm run bench -- hostile` lets them last, and makes them large.

import { randomInt } from "node:crypto";
import { expect, test } from "vitest";
import { tryOddContent } from "./odd-content.ts";

/** How many answers are odd. */
const ANSWERS = 3_000;

/** How many of them around one publish: each kind has its turn, and hardly any a second one. */
const TOGETHER = { least: 120, most: 200 };

test("[PF-4] 3,000 odd answers of the content service around publishes: every page is right again within 5 s of the last one", {
	timeout: 240_000,
}, async () => {
	const seed = randomInt(2 ** 31);
	const lasting = { least: 2_000, most: 6_000 };
	const tally = await tryOddContent({ answers: ANSWERS, seed, huge: 100_000, slow: 300, lasting, together: TOGETHER });
	expect(tally.wrong, JSON.stringify({ seed, ...tally })).toEqual([]);
	expect(tally.answers).toBeGreaterThanOrEqual(ANSWERS);
});
