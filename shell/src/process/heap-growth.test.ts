import { expect, test } from "vitest";
import { growthPercent } from "./heap-growth.server.ts";

const MB = 1024 * 1024;

test.each([
	[20 * MB, 50],
	[90 * MB, 50],
	[100 * MB, 36],
	[160 * MB, 10],
	[400 * MB, 4],
])("of %d bytes alive, the heap may grow by %d percent", (alive, percent) => {
	expect(growthPercent(alive)).toBe(percent);
});
