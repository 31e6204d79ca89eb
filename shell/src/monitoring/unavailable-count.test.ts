import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createUnavailableCount } from "./unavailable-count.server.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("503 responses are counted by reason and logged once a minute", () => {
	const logged: unknown[] = [];
	const count = createUnavailableCount({ warn: (fields: unknown) => void logged.push(fields) });
	expect(count.counts()).toEqual({});
	for (const reason of ["page", "page", "picture"]) count.count(reason);
	vi.advanceTimersByTime(59_000);
	expect(logged).toEqual([]);
	vi.advanceTimersByTime(1_000);
	expect(logged).toEqual([{ unavailable: { page: 2, picture: 1 } }]);
	vi.advanceTimersByTime(600_000);
	expect(logged).toHaveLength(1);
	count.count("page");
	vi.advanceTimersByTime(60_000);
	expect(logged[1]).toEqual({ unavailable: { page: 1 } });
	expect(count.counts()).toEqual({ page: 3, picture: 1 });
});
