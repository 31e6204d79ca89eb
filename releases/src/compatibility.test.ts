import { satisfy } from "@module-federation/enhanced/runtime";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { incompatibilities } from "./compatibility.ts";

const fits = (range: string, given: string) =>
	incompatibilities(
		{ name: "one", version: "1", contractVersion: 1, shared: { react: range } },
		{ contractVersion: 1, shared: { react: given } },
	).length === 0;

describe("a release's range and the shell's version", () => {
	test.each([
		["^19.3.0", "19.3.0", true],
		["^19.3.0", "19.3.7", true],
		["^19.3.0", "19.4.0", true],
		["^19.3.0", "19.2.9", false],
		["^19.3.0", "20.0.0", false],
		["^0.1.0", "0.1.4", true],
		["^0.1.0", "0.2.0", false],
		// Earlier releases named exact versions.
		["19.3.1", "19.3.1", true],
		["19.3.1", "19.3.2", false],
	])("[PF-5] %s accepts %s: %s", (range, given, fit) => {
		expect(fits(range, given)).toBe(fit);
	});

	test("[PF-5] match as Module Federation's runtime in browsers matches them", () => {
		const number = fc.nat({ max: 3 });
		const version = fc.tuple(number, number, number).map((numbers) => numbers.join("."));
		const range = fc.oneof(
			version,
			fc.tuple(number, number, number).map((numbers) => `^${numbers.join(".")}`),
		);
		fc.assert(
			fc.property(range, version, (needed, given) => {
				expect(fits(needed, given)).toBe(satisfy(given, needed));
			}),
			{ numRuns: 2_000 },
		);
	});
});
