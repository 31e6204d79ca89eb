import { expect, test } from "vitest";
import { around, relatedTo } from "./term-neighbours.ts";

const terms = [
	{ key: "a", related: ["c"] },
	{ key: "b", related: ["a", "gone"] },
	{ key: "c", related: ["a", "b"] },
];
const keysBeside = (key: string, related: readonly string[]) => relatedTo({ key, related }, terms).map((term) => term.key);

test("[CT-4] terms show each other, whichever of them was linked; what is not live is left out", () => {
	expect(keysBeside("a", ["c"])).toEqual(["c", "b"]);
	expect(keysBeside("b", ["a", "gone"])).toEqual(["a", "c"]);
	expect(keysBeside("c", ["a", "b"])).toEqual(["a", "b"]);
	expect(keysBeside("d", ["d"])).toEqual([]);
});

test("[CT-4] the terms before and after", () => {
	const [a, b, c] = terms;
	expect(around("a", terms)).toEqual({ before: undefined, after: b });
	expect(around("b", terms)).toEqual({ before: a, after: c });
	expect(around("c", terms)).toEqual({ before: b, after: undefined });
	expect(around("gone", terms)).toEqual({ before: undefined, after: undefined });
});
