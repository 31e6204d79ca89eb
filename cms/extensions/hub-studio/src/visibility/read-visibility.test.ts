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
		const ask = batchReads(read);
		const answers = await Promise.all(["a", "b", "a"].map(ask));
		expect(read.mock.calls).toEqual([[["a", "b"]]]);
		expect(answers.map((found) => found?.map(({ translation_key }) => translation_key))).toEqual([
			["a", "a"],
			["b", "b"],
			["a", "a"],
		]);
		await ask("a");
		expect(read, "a later turn reads again").toHaveBeenCalledTimes(2);
	});

	test("is read in batches for many rows", async () => {
		const read = vi.fn(async (keys: readonly string[]) => keys.map((key) => row(key, "de")));
		const ask = batchReads(read);
		const answers = await Promise.all(Array.from({ length: 120 }, (_, at) => ask(`k${at}`)));
		expect(read.mock.calls.map(([keys]) => keys.length)).toEqual([50, 50, 20]);
		expect(answers.every((found) => found?.length === 1)).toBe(true);
	});

	test("is unknown after a failed request, which is repeated the next time", async () => {
		const read = vi
			.fn()
			.mockRejectedValueOnce(new Error("no answer"))
			.mockResolvedValue([row("a", "de")]);
		const ask = batchReads(read);
		expect(await ask("a")).toBeUndefined();
		expect(await ask("a")).toHaveLength(1);
	});
});
