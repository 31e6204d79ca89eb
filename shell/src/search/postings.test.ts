import fc from "fast-check";
import { expect, test } from "vitest";
import { type Postings, putPosting, removePosting, textOf, weightOf } from "./postings.ts";

const edits = fc.array(
	fc.record({ text: fc.oneof(fc.nat(20), fc.nat(2 ** 28)), weight: fc.option(fc.double({ min: 0.001, max: 4_000, noNaN: true })) }),
);

test("whatever is put in and taken out, in whichever order, each text stands there once with the weight it was given last", () => {
	fc.assert(
		fc.property(edits, (all) => {
			const expected = new Map<number, number>();
			let postings: Postings | undefined;
			for (const { text, weight } of all) {
				if (weight === null) {
					expected.delete(text);
					if (postings) removePosting(postings, text);
				} else {
					expected.set(text, weight);
					postings = putPosting(postings, text, weight);
				}
			}
			const texts = [...expected.keys()].toSorted((one, other) => one - other);
			expect((postings ?? []).map(textOf)).toEqual(texts);
			for (const posting of postings ?? []) expect(weightOf(posting)).toBeCloseTo(expected.get(textOf(posting)) ?? 0, 3);
		}),
	);
});

test.each([
	[0, "too little to be told from none", 2 ** -12],
	[1e9, "more than counts", 4_096 - 2 ** -12],
])("a weight of %s is %s, and spoils no text's number", (weight, _, stored) => {
	const [posting = 0] = putPosting(undefined, 7, weight);
	expect([textOf(posting), weightOf(posting)]).toEqual([7, stored]);
});
