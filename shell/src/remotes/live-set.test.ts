import { encodeRecord, sealRecord } from "@hub/releases/live-record";
import { setId } from "@hub/releases/set-id";
import type { ReleaseStore } from "@hub/releases/store";
import { expect, test, vi } from "vitest";
import { followLiveSet } from "./live-set.server.ts";
import type { LoadedSet } from "./load-set.server.ts";
import { missingFiles } from "./missing-files.server.ts";

const log = () => ({ info: vi.fn(), warn: vi.fn(), error: vi.fn() });

/** Follows a store that holds what a test lets it hold. */
const follow = (store: Pick<ReleaseStore, "get">, logged = log()) =>
	followLiveSet({
		// Only the live record is requested.
		store: { ...store, list: async () => [] } as unknown as ReleaseStore,
		shared: {},
		shell: { shared: {} } as never,
		log: logged,
		shellMessages: async () => ({ default: {} }),
	});

test("[PF-3] refreshes never overlap, and each reads the record after it was requested", async () => {
	let [looks, underWay, most] = [0, 0, 0];
	const response = Promise.withResolvers<void>();
	// A store in which nothing is live yet, and which is slower than the interval.
	const get: ReleaseStore["get"] = async () => {
		looks += 1;
		underWay += 1;
		most = Math.max(most, underWay);
		await response.promise;
		underWay -= 1;
		return undefined;
	};
	vi.useFakeTimers();
	const live = follow({ get });
	const refreshes = [live.refresh(), live.refresh()];
	await vi.advanceTimersByTimeAsync(10_000);
	response.resolve();
	await Promise.all(refreshes);
	live.stop();
	vi.useRealTimers();
	expect([looks, most]).toEqual([2, 1]);
});

test("[PF-4] an unavailable store keeps the live set, is logged once and reported until it answers", async () => {
	const releases = {};
	const why = { at: new Date().toISOString(), by: "tester", why: "a test" };
	const set = { id: setId({ releases }), releases };
	const record = sealRecord({ set, revision: 1, ...why, action: "live", changes: {}, locks: {}, revoked: {} });
	let isAway = false;
	let failures = 0;
	const get = async () => {
		if (isAway) {
			failures += 1;
			throw new Error("The bucket is away.");
		}
		return encodeRecord(record);
	};
	const logged = log();
	const live = follow({ get }, logged);
	await live.refresh();
	expect([live.current()?.id, live.faults()]).toEqual([set.id, []]);
	isAway = true;
	// By itself, several times.
	await vi.waitFor(() => expect(live.faults()).toHaveLength(1));
	await vi.waitFor(() => expect(failures).toBeGreaterThan(2), { timeout: 5_000 });
	expect(live.faults()).toEqual([
		"What is live cannot be read, and what was live before is served. The bucket is away.",
	]);
	expect(live.current()?.id).toBe(set.id);
	expect(logged.error).toHaveBeenCalledTimes(1);
	isAway = false;
	await vi.waitFor(() => expect(live.faults()).toEqual([]));
	expect(logged.info).toHaveBeenLastCalledWith({}, "The release store answers again");
	live.stop();
});

test("[PF-5] files of a live release that the store has lost are named", async () => {
	const manifest = { version: "1", files: { "server.cjs": "", "list.js": "", "list.css": "" } };
	const set = { remotes: new Map([["mf-events", { manifest }]]) } as unknown as LoadedSet;
	const list = async (prefix: string) => [`${prefix}remote.json`, `${prefix}server.cjs`, `${prefix}list.css`];
	expect(await missingFiles({ list }, set)).toEqual([
		expect.stringMatching(
			/^mf-events 1 is live and lacks 1 of its files in the release store, such as list\.js: publish/,
		),
	]);
	expect(await missingFiles({ list: async (prefix) => [...(await list(prefix)), `${prefix}list.js`] }, set)).toEqual(
		[],
	);
});
