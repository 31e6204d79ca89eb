import fc from "fast-check";
import { expect, test } from "vitest";
import { byteRange } from "./byte-range.server.ts";

test.each([
	[null, { kind: "whole" }],
	["bytes=0-9", { kind: "part", first: 0, last: 9 }],
	["bytes=90-", { kind: "part", first: 90, last: 99 }],
	["bytes=90-500", { kind: "part", first: 90, last: 99 }],
	["bytes=-10", { kind: "part", first: 90, last: 99 }],
	["bytes=-500", { kind: "part", first: 0, last: 99 }],
	["bytes=100-", { kind: "unsatisfiable" }],
	["bytes=-0", { kind: "unsatisfiable" }],
	["bytes=9-5", { kind: "whole" }],
	["bytes=0-1,5-6", { kind: "whole" }],
	["bytes=a-b", { kind: "whole" }],
])("the header Range: %s selects of 100 bytes %o", (header, expected) => {
	expect(byteRange(header, 100)).toEqual(expected);
});

test("a part always lies within the file", () => {
	const number = fc.oneof(fc.constant(""), fc.nat(300).map(String), fc.constant("9".repeat(30)));
	fc.assert(
		fc.property(number, number, fc.integer({ min: 1, max: 200 }), (from, to, size) => {
			const range = byteRange(`bytes=${from}-${to}`, size);
			if (range.kind !== "part") return;
			expect(range.first).toBeGreaterThanOrEqual(0);
			expect(range.last).toBeGreaterThanOrEqual(range.first);
			expect(range.last).toBeLessThan(size);
		}),
	);
});
