import { expect, test } from "vitest";
import { growthPercent } from "./heap-growth.server.ts";

const MB = 1024 * 1024;

test.each([
	[20 * MB, 50],
	[64 * MB, 50],
	[80 * MB, 50],
	[100 * MB, 40],
	[200 * MB, 20],
	[900 * MB, 20],
])("of %d bytes alive, the heap may grow by %d percent", (alive, percent) => {
	expect(growthPercent(alive)).toBe(percent);
});
