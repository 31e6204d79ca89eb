import { describe, expect, test, vi } from "vitest";
import { batchReads } from "./read-visibility.ts";

const row = (translation_key: string, locale: string) => ({
	...{ id: `${translation_key}-${locale}`, translation_key, locale },
	...{ status: "draft", isEdited: false },
});

describe("the visibility of the rows of a list", () => {
	test("is read at once for all of a turn, and each gets its own", async () => {
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

	test("is read in parts where there are many", async () => {
		const read = vi.fn(async (keys: readonly string[]) => keys.map((key) => row(key, "de")));
		const ask = batchReads(read);
		const answers = await Promise.all(Array.from({ length: 120 }, (_, at) => ask(`k${at}`)));
		expect(read.mock.calls.map(([keys]) => keys.length)).toEqual([50, 50, 20]);
		expect(answers.every((found) => found?.length === 1)).toBe(true);
	});

	test("is not known where it cannot be read, and asked for again the next time", async () => {
		const read = vi
			.fn()
			.mockRejectedValueOnce(new Error("no answer"))
			.mockResolvedValue([row("a", "de")]);
		const ask = batchReads(read);
		expect(await ask("a")).toBeUndefined();
		expect(await ask("a")).toHaveLength(1);
	});
});
