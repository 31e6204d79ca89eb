import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createTextIndex } from "./text-index.ts";
import { errorsBetween, errorsIn, nearTerms } from "./typos.ts";

/** The same by the definition, a case at a time: slow, and short enough to be seen to be right. */
function errorsByDefinition(one: string, other: string): number {
	if (!one || !other) return one.length + other.length;
	const same = one.at(-1) === other.at(-1) ? 0 : 1;
	const least = Math.min(
		errorsByDefinition(one.slice(0, -1), other) + 1,
		errorsByDefinition(one, other.slice(0, -1)) + 1,
		errorsByDefinition(one.slice(0, -1), other.slice(0, -1)) + same,
	);
	const isSwapped = one.length > 1 && other.length > 1 && one.at(-1) === other.at(-2) && one.at(-2) === other.at(-1);
	return isSwapped ? Math.min(least, errorsByDefinition(one.slice(0, -2), other.slice(0, -2)) + 1) : least;
}

describe("[CT-5] errors between words", () => {
	test.each([
		["datenraum", "datenraum", 0],
		["datenraum", "dtaenraum", 1],
		["datenraum", "datenaum", 1],
		["datenraum", "datenrraum", 1],
		["datenraum", "datemraum", 1],
		["datenraum", "dtaenruam", 2],
		["datenraum", "produktpass", undefined],
	])("%s and %s: %s", (one, other, errors) => {
		expect(errorsBetween(one, other, 2)).toBe(errors);
	});

	test("are as many as the definition says, and the same in both directions", () => {
		const word = fc.stringMatching(/^[abc]{0,6}$/);
		fc.assert(
			fc.property(word, word, fc.constantFrom(1, 2), (one, other, most) => {
				const errors = errorsByDefinition(one, other);
				expect(errorsBetween(one, other, most)).toBe(errors <= most ? errors : undefined);
				expect(errorsBetween(other, one, most)).toBe(errors <= most ? errors : undefined);
			}),
		);
	});
});

test.each([
	["Raum", 0],
	["Räume", 1],
	["Konnektor", 2],
	["11520", 0],
	["zx\u0301\u0301\u0301\u0301\u0301", 0],
])("[CT-5] %s may have %i errors", (word, errors) => {
	expect(errorsIn(word)).toBe(errors);
});

test("[CT-5] a typing error is found in the word as it was written, whatever its stem is", () => {
	const index = createTextIndex("de");
	index.put(0, { title: ["Beratungen"], names: [], summary: [], tags: [], body: ["Nutzungsregeln"] });
	const meant = (word: string) => [...nearTerms(word, 1, index)].map(index.dictionary.writtenAs);
	expect(["Beratugnen", "Nutzungsreglen", "Datenraum"].map(meant)).toEqual([["Beratungen"], ["Nutzungsregeln"], []]);
});
