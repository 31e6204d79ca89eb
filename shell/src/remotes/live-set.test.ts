import type { ReleaseStore } from "@hub/releases/store";
import { expect, test, vi } from "vitest";
import { followLiveSet } from "./live-set.server.ts";

test("[PF-3] the record is looked at once at a time, however long a look takes, and each who asks has one that began afterwards", async () => {
	let [looks, underWay, most] = [0, 0, 0];
	// A store in which nothing is live yet, and which is slower than the interval.
	const get: ReleaseStore["get"] = async () => {
		looks += 1;
		underWay += 1;
		most = Math.max(most, underWay);
		await new Promise((resolve) => setTimeout(resolve, 400));
		underWay -= 1;
		return undefined;
	};
	const live = followLiveSet({
		// Only what is live is asked for.
		store: { get, list: async () => [] } as unknown as ReleaseStore,
		shared: {},
		shell: { shared: {} } as never,
		log: { info: vi.fn(), warn: vi.fn(), error: vi.fn() },
		shellMessages: async () => ({ default: {} }),
	});
	const asked = [live.refresh(), live.refresh()];
	await Promise.all(asked);
	live.stop();
	expect([looks, most]).toEqual([2, 1]);
});
