import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { AdmissionError } from "./admission-error.ts";
import { folderStore } from "./folder-store.ts";
import { goLive, setId } from "./go-live.ts";
import { publishRelease } from "./publish.ts";
import { readLive, readSet } from "./read.ts";
import { KEYS, type ReleaseStore } from "./store.ts";
import { buildTinyRelease, SHARED, testFolder } from "./tiny-release.fixture.ts";

let folder: string;
let store: ReleaseStore;
beforeEach(async () => {
	folder = await testFolder();
	store = folderStore(join(folder, "store"));
	for (const [name, version] of [
		["one", "1"],
		["one", "2"],
		["two", "1"],
		["two", "2"],
	] as const)
		await publishRelease(store, await buildTinyRelease(folder, name, version));
	await publishRelease(store, await buildTinyRelease(folder, "old", "1", { part: { contractVersion: 0 } }));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const change = (releases: Record<string, string>, why = "a test") => ({ releases, by: "tester", why, sharedVersions: SHARED });
const liveReleases = async () => {
	const live = await readLive(store);
	return live && (await readSet(store, live.record.set))?.releases;
};
const revisions = () => store.list("history/");

describe("going live", () => {
	test("[PF-3] changes the remotes that are named and leaves the others", async () => {
		const first = await goLive(store, change({ one: "1", two: "1" }));
		expect(first).toMatchObject({ revision: 1, by: "tester", why: "a test", set: setId({ two: "1", one: "1" }) });
		await goLive(store, change({ one: "2" }));
		expect(await liveReleases()).toEqual({ one: "2", two: "1" });
	});

	test("[PF-3] a single remote goes back, to the very set that was live before", async () => {
		const first = await goLive(store, change({ one: "1", two: "1" }));
		await goLive(store, change({ one: "2" }));
		const back = await goLive(store, change({ one: "1" }, "roll back"));
		expect(back).toMatchObject({ set: first.set, revision: 3, why: "roll back" });
		expect(await liveReleases()).toEqual({ one: "1", two: "1" });
	});

	test("[PF-5] who changed what, when and why can be read back, one entry for each change", async () => {
		await goLive(store, change({ one: "1" }, "first"));
		await goLive(store, change({ one: "2" }, "second"));
		await goLive(store, change({ one: "2" }, "the same again"));
		const entries = await Promise.all(
			(await revisions()).map(async (key) => JSON.parse(new TextDecoder().decode(await store.get(key)))),
		);
		expect(entries.map(({ revision, why, by }) => [revision, why, by])).toEqual([
			[1, "first", "tester"],
			[2, "second", "tester"],
		]);
		for (const { at } of entries) expect(Math.abs(Date.now() - Date.parse(at))).toBeLessThan(60_000);
	});

	test("[PF-5] an entry that was lost on the way is written by the next change", async () => {
		const forgetful: ReleaseStore = {
			...store,
			putIfAbsent: (key, bytes) =>
				key.startsWith("history/") ? Promise.reject(new Error("The power went.")) : store.putIfAbsent(key, bytes),
		};
		await expect(goLive(forgetful, change({ one: "1" }))).rejects.toThrow("The power went.");
		expect(await revisions()).toEqual([]);
		await goLive(store, change({ one: "2" }));
		expect(await revisions()).toEqual([KEYS.history(1), KEYS.history(2)]);
	});

	test("[PF-3] a change that somebody else made meanwhile is kept", async () => {
		await goLive(store, change({ one: "1", two: "1" }));
		let disturbed = false;
		const busy: ReleaseStore = {
			...store,
			async compareAndSwap(key, expected, next) {
				if (!disturbed) {
					disturbed = true;
					await goLive(store, change({ two: "2" }, "somebody else"));
				}
				return store.compareAndSwap(key, expected, next);
			},
		};
		expect((await goLive(busy, change({ one: "2" }))).revision).toBe(3);
		expect(await liveReleases()).toEqual({ one: "2", two: "2" });
		expect(await revisions()).toHaveLength(3);
	});

	test("[PF-3] what may not go live changes nothing, and every reason is told", async () => {
		await goLive(store, change({ one: "1" }));
		const before = await store.list("");
		const bytes = await store.get(KEYS.live);
		const attempt = goLive(store, change({ old: "1", ghost: "9" }));
		await expect(attempt).rejects.toThrow(AdmissionError);
		await expect(attempt).rejects.toThrow(/Not put live:\n- old 1 was built for contract 0.*\n- ghost 9 is not in the store/);
		expect(await store.list("")).toEqual(before);
		expect(await store.get(KEYS.live)).toEqual(bytes);
	});

	test("the same releases are the same set, in whatever order they are named", () => {
		expect(setId({ a: "1", b: "2" })).toBe(setId({ b: "2", a: "1" }));
		expect(setId({ a: "1", b: "2" })).not.toBe(setId({ a: "2", b: "1" }));
		expect(setId({})).toMatch(/^[0-9a-f]{16}$/);
	});

	test("a set is not looked for under a name that is none", async () => {
		expect(await readSet(store, "../live")).toBeUndefined();
		expect(await readLive(store)).toBeUndefined();
	});
});
