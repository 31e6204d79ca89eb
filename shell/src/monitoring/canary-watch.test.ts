import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { LoadedCanary } from "../remotes/live-set.server.ts";
import type { LoadedSet } from "../remotes/load-set.server.ts";
import { watchCanary } from "./canary-watch.server.ts";

const set = (id: string) => ({ id }) as LoadedSet;
const canary = { remote: "mf-events", version: "0.1.0-b", percent: 5, widens: false, set: set("b") };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function opened(change: Pick<LoadedCanary, "widens"> = {}) {
	const state: {
		canary: LoadedCanary | undefined;
		broken: Pick<LoadedCanary, "remote" | "version" | "at"> | undefined;
	} = {
		canary: undefined,
		broken: undefined,
	};
	const end = vi.fn(async (_canary: unknown, _why: string) => {
		state.canary = undefined;
	});
	const widen = vi.fn(async (_canary: unknown) => {
		state.canary = undefined;
	});
	const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
	const broadcast = vi.fn();
	const watch = watchCanary({
		live: { current: () => set("a"), canary: () => state.canary, brokenCanary: () => state.broken },
		peers: { broadcast },
		end,
		widen,
		enough: { pages: 50, minutes: 10 },
		log,
	});
	const begin = () => {
		state.canary = { ...canary, ...change, at: new Date().toISOString() };
	};
	const pages = (id: string, shown: number, failed = 0) => {
		for (let page = 0; page < shown; page += 1) watch.countPage(id, { failed: page < failed, ms: 10 });
	};
	return { state, watch, end, widen, log, broadcast, begin, pages };
}
const second = () => vi.advanceTimersByTimeAsync(1_000);

describe("[PF-10] a canary", () => {
	test("is compared with pages shown since it began", async () => {
		const { end, begin, pages } = opened();
		pages("a", 1_000, 900);
		begin();
		pages("a", 95);
		pages("b", 5, 5);
		await second();
		expect(end).toHaveBeenCalledOnce();
	});

	test("goes on whatever browsers report, and one warning is logged", async () => {
		const { watch, end, log, begin, pages } = opened();
		begin();
		pages("a", 500);
		pages("b", 20);
		for (let time = 0; time < 100; time += 1) watch.countBrowserFailure("b", "one");
		await second();
		expect(log.warn).not.toHaveBeenCalled();
		for (let network = 0; network < 1_000; network += 1) watch.countBrowserFailure("b", `network ${network}`);
		await second();
		await second();
		expect(end).not.toHaveBeenCalled();
		expect(log.warn).toHaveBeenCalledExactlyOnceWith(
			{ remote: "mf-events", version: "0.1.0-b", why: expect.stringMatching(/^20 of 20 pages failed, and 0 of 500/) },
			expect.stringContaining("Browsers report more failures with a canary"),
		);
	});

	test("is judged by the counts of all processes", async () => {
		const { watch, end, broadcast, begin, pages } = opened();
		begin();
		pages("a", 95);
		pages("b", 1, 1);
		watch.receive({ kind: "pages counted", set: "b", shown: 4, rendered: 4, failed: 4, reported: 0, times: [] });
		await second();
		expect(end).toHaveBeenCalledOnce();
		expect(broadcast.mock.calls.map(([{ set: id, shown, failed }]) => [id, shown, failed])).toEqual([
			["a", 95, 0],
			["b", 1, 1],
		]);
	});

	test("is ended by the next check if ending failed", async () => {
		const { end, log, begin, pages } = opened();
		end.mockRejectedValueOnce(new Error("disk full"));
		begin();
		pages("a", 95);
		pages("b", 5, 5);
		await second();
		await second();
		expect(end).toHaveBeenCalledTimes(2);
		expect(log.error).toHaveBeenCalledWith(
			expect.objectContaining({ error: "Error: disk full" }),
			"A canary could not be ended",
		);
	});

	test("that was published goes live for all after enough pages, if it does no worse", async () => {
		const { end, widen, begin, pages } = opened({ widens: true });
		begin();
		pages("a", 500);
		pages("b", 49);
		await second();
		expect(widen).not.toHaveBeenCalled();
		pages("b", 1);
		await second();
		expect(widen).toHaveBeenCalledOnce();
		expect(end).not.toHaveBeenCalled();
	});

	test("that was published does not go live for all because of pages from the page cache", async () => {
		const { watch, widen, begin, pages } = opened({ widens: true });
		begin();
		pages("a", 500);
		pages("b", 49);
		for (let page = 0; page < 500; page += 1) watch.countPage("b", { failed: false });
		await second();
		expect(widen).not.toHaveBeenCalled();
	});

	test("that was published goes live for all after some minutes, if there were few visitors", async () => {
		const { widen, begin } = opened({ widens: true });
		begin();
		await vi.advanceTimersByTimeAsync(600_000);
		expect(widen).not.toHaveBeenCalled();
		await second();
		expect(widen).toHaveBeenCalledOnce();
	});

	test("that was published is withdrawn if it does worse, whatever the number of pages", async () => {
		const { end, widen, begin, pages } = opened({ widens: true });
		begin();
		pages("a", 500);
		pages("b", 60, 30);
		await second();
		expect(end).toHaveBeenCalledOnce();
		expect(widen).not.toHaveBeenCalled();
	});

	test("that an operator began keeps its share", async () => {
		const { widen, begin, pages } = opened();
		begin();
		pages("b", 5_000);
		await vi.advanceTimersByTimeAsync(3_600_000);
		expect(widen).not.toHaveBeenCalled();
	});

	test("that was published and cannot be loaded ends after ten minutes, so that others may begin", async () => {
		const { state, end } = opened();
		state.broken = { remote: "mf-events", version: "0.1.0-b", at: new Date().toISOString() };
		await vi.advanceTimersByTimeAsync(599_000);
		expect(end).not.toHaveBeenCalled();
		await second();
		expect(end).toHaveBeenCalledWith(state.broken, "it could not be loaded");
	});
});
