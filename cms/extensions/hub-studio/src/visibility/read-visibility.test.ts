import { describe, expect, test, vi } from "vitest";
import { batchReads } from "./read-visibility.ts";

const row = (translation_key: string, locale: string) => ({
	id: `${translation_key}-${locale}`,
	translation_key,
	locale,
	status: "draft",
	isEdited: false,
});

describe("the visibility of the rows of a list", () => {
	test("is read by one request for all rows that are rendered together", async () => {
		const read = vi.fn(async (keys: readonly string[]) => keys.flatMap((key) => [row(key, "de"), row(key, "en")]));
		const readBatched = batchReads(read);
		const results = await Promise.all(["a", "b", "a"].map(readBatched));
		expect(read.mock.calls).toEqual([[["a", "b"]]]);
		expect(results.map((found) => found?.map(({ translation_key }) => translation_key))).toEqual([
			["a", "a"],
			["b", "b"],
			["a", "a"],
		]);
		await readBatched("a");
		expect(read, "a later task reads again").toHaveBeenCalledTimes(2);
	});

	test("is read in batches for many rows", async () => {
		const read = vi.fn(async (keys: readonly string[]) => keys.map((key) => row(key, "de")));
		const readBatched = batchReads(read);
		const results = await Promise.all(Array.from({ length: 120 }, (_, at) => readBatched(`k${at}`)));
		expect(read.mock.calls.map(([keys]) => keys.length)).toEqual([50, 50, 20]);
		expect(results.every((found) => found?.length === 1)).toBe(true);
	});

	test("is unknown after a failed request, which is repeated the next time", async () => {
		const read = vi
			.fn()
			.mockRejectedValueOnce(new Error("no response"))
			.mockResolvedValue([row("a", "de")]);
		const readBatched = batchReads(read);
		expect(await readBatched("a")).toBeUndefined();
		expect(await readBatched("a")).toHaveLength(1);
	});
});
