import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Arm, chanceOf, verdictOn } from "./canary-verdict.ts";

const arm = (shown: number, failed: number, times: readonly number[] = []): Arm => ({
	shown,
	failed,
	reported: 0,
	times,
});

describe("[PF-10] a canary counts as failing more often than the live release or not", () => {
	test.each([
		["each page, soon", arm(3, 3), arm(100, 0), true],
		["each page, with as many live ones", arm(8, 8), arm(8, 0), true],
		["each page, too few to say", arm(2, 2), arm(1_000, 0), false],
		["some pages", arm(50, 12), arm(950, 3), true],
		["as often", arm(100, 5), arm(1_000, 50), false],
		["less often", arm(100, 0), arm(1_000, 50), false],
		["all, as what is live does too", arm(50, 50), arm(500, 500), false],
		["nothing at all", arm(0, 0), arm(0, 0), false],
		["more reports of browsers than pages", arm(5, 30), arm(1_000, 2), true],
	])("if it is worse %s", (_what, canary, live, worse) => {
		expect(verdictOn(canary, live) !== undefined).toBe(worse);
	});

	test("two arms with the same failure rate are practically never told apart", () => {
		fc.assert(
			fc.property(
				fc.integer({ min: 1, max: 300 }),
				fc.array(fc.boolean(), { minLength: 300, maxLength: 600 }),
				(of, fails) => {
					const count = (some: readonly boolean[]) => arm(some.length, some.filter(Boolean).length);
					return verdictOn(count(fails.slice(0, of)), count(fails.slice(of))) === undefined;
				},
			),
			{ numRuns: 300, seed: 30 },
		);
	});
});

describe("Fisher's exact test", () => {
	// From tables: the lady who tastes tea (Fisher, 1935), and values of R's fisher.test(…, alternative = "greater").
	test.each([
		[{ failed: 4, shown: 4 }, { failed: 0, shown: 4 }, 1 / 70],
		[{ failed: 3, shown: 4 }, { failed: 1, shown: 4 }, 17 / 70],
		[{ failed: 0, shown: 10 }, { failed: 5, shown: 10 }, 1],
	])("%o against %o", (canary, live, chance) => {
		expect(chanceOf(canary, live)).toBeCloseTo(chance, 9);
	});
});

describe("[PF-10] a canary counts as slower or not", () => {
	const all = (ms: number) => Array.from({ length: 40 }, () => ms);
	test.each([
		["by what a visitor feels", all(900), all(50), true],
		["by little", all(60), all(20), false],
		["by much of much", all(1_500), all(1_000), false],
		["on too few pages to say", [2_000], all(20), false],
		["once", [...all(20), 5_000], all(20), false],
	])("if it is worse %s", (_what, canary, live, worse) => {
		expect(verdictOn(arm(40, 0, canary), arm(400, 0, live)) !== undefined).toBe(worse);
	});
});
