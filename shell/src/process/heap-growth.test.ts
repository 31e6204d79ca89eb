import { expect, test } from "vitest";
import { growthPercent } from "./heap-growth.server.ts";

const MB = 1024 * 1024;

test.each([
	[20 * MB, 50],
	[74 * MB, 50],
	[80 * MB, 40],
	[100 * MB, 16],
	[160 * MB, 10],
	[400 * MB, 4],
])("of %d bytes alive, the heap may grow by %d percent", (alive, percent) => {
	expect(growthPercent(alive)).toBe(percent);
});
