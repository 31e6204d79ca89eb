import { rm } from "node:fs/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readLive } from "./live.ts";
import { goLive, lock, rollBack, unlock, withdraw } from "./operations.ts";
import { prune } from "./prune.ts";
import { publishRelease } from "./publish.ts";
import { listVersions } from "./read.ts";
import { KEYS, type ReleaseStore } from "./store.ts";
import { buildTinyRelease, openTestStore } from "./tiny-release.fixture.ts";

let folder: string;
let store: ReleaseStore;
const author = { by: "tester", why: "a test" };
const one = { ...author, remote: "one" };
beforeEach(async () => {
	({ folder, store } = await openTestStore("one 1", "one 2", "one 3", "two 1"));
	await goLive(store, { ...author, releases: { one: "1", two: "1" } });
	await goLive(store, { ...author, releases: { one: "2" } });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const live = async () => (await readLive(store)).record?.set.releases;

describe("[PF-10] rolling back", () => {
	test("leads to any release in the store", async () => {
		await rollBack(store, { ...one, version: "3" });
		expect(await live()).toEqual({ one: "3", two: "1" });
	});

	test("restores a withdrawn remote", async () => {
		await withdraw(store, one);
		expect(await live()).toEqual({ two: "1" });
		await rollBack(store, one);
		expect(await live()).toEqual({ one: "2", two: "1" });
	});

	test("reads no set, and only the newest 32 entries of a long history", async () => {
		for (let times = 0; times < 40; times += 1) await rollBack(store, one);
		const read: string[] = [];
		const watched: ReleaseStore = {
			...store,
			get(key) {
				read.push(key);
				return store.get(key);
			},
		};
		await rollBack(watched, one);
		expect(await live()).toEqual({ one: "1", two: "1" });
		expect(read.filter((key) => key.startsWith("sets/"))).toEqual([]);
		expect(read.filter((key) => key.startsWith("history/"))).toHaveLength(32);
	});

	test("is refused without an earlier release", async () => {
		await expect(rollBack(store, { ...author, remote: "two" })).rejects.toThrow(
			"two was never live with another release",
		);
	});
});

describe("[PF-3] of two concurrent changes", () => {
	test("the second is refused and names the first", async () => {
		const seen = (await readLive(store)).record?.revision ?? 0;
		await rollBack(store, { ...one, by: "Ada", why: "it fails", seen });
		await expect(goLive(store, { ...author, releases: { one: "3" }, seen })).rejects.toThrow(
			/decided at revision 2, which is no longer live.*\n- revision 3, rollback: one 2 → 1, at .* by Ada: it fails$/,
		);
		expect(await live()).toEqual({ one: "1", two: "1" });
	});

	test("the second names the first even before its history entry is written", async () => {
		await rollBack(store, { ...one, by: "Ada", why: "it fails" });
		await store.remove(KEYS.history(3));
		await expect(goLive(store, { ...author, releases: { one: "3" }, seen: 1 })).rejects.toThrow(
			/since then:\n- revision 2, live: .*\n- revision 3, rollback: one 2 → 1, at .* by Ada: it fails$/,
		);
	});

	test("the second is refused if the first happens while its gate runs", async () => {
		const gate = async () => {
			await rollBack(store, { ...one, by: "Ada", why: "it fails" });
			return [];
		};
		await expect(goLive(store, { ...author, releases: { one: "3" }, seen: 2, gate })).rejects.toThrow(
			"which is no longer live",
		);
	});
});

describe("[PF-6] a lock", () => {
	test("refuses every change of its remote until it is unlocked", async () => {
		await lock(store, { ...author, remote: "two", by: "Ada", why: "trade fair" });
		await publishRelease(store, await buildTinyRelease(folder, "two", "2"));
		for (const attempt of [
			() => goLive(store, { ...author, releases: { two: "2", one: "3" } }),
			() => withdraw(store, { ...author, remote: "two" }),
			() => goLive(store, { ...author, action: "start", releases: { two: "2" } }),
		])
			await expect(attempt()).rejects.toThrow(
				/two is locked since .* by Ada: trade fair\. Once that is settled, `npm run releases -- unlock two`/,
			);
		await goLive(store, { ...author, releases: { one: "3" } });
		await unlock(store, { ...author, remote: "two" });
		await goLive(store, { ...author, releases: { two: "2" } });
		expect(await live()).toEqual({ one: "3", two: "2" });
	});

	test("is refused for an unknown remote", async () => {
		await expect(lock(store, { ...author, remote: "ghost" })).rejects.toThrow("The store has no remote “ghost”");
	});
});

test("[PF-7] the gate gets the changed releases and the live ones, and its reasons refuse the change", async () => {
	await expect(
		goLive(store, {
			...author,
			releases: { one: "3", two: "1" },
			gate: async ({ changed, releases, live: before }) => [`${changed} ${releases.one} after ${before?.releases.one}`],
		}),
	).rejects.toThrow("Refused:\n- one 3 after 2");
	expect(await live()).toEqual({ one: "2", two: "1" });
});

describe("pruning", () => {
	const later = (days: number) => ({ now: Date.now() + days * 86_400_000 });

	test("keeps live, recently live and previous releases, and removes others completely", async () => {
		expect(await prune(store, later(29))).toEqual([]);
		expect(await prune(store, { ...later(31), dry: true })).toEqual([
			{ remote: "one", version: "3", bytes: expect.any(Number) },
		]);
		expect(await listVersions(store, "one")).toEqual(["1", "2", "3"]);
		await prune(store, later(31));
		expect(await listVersions(store, "one")).toEqual(["1", "2"]);
		expect((await store.list("")).filter((key) => key.includes("one/3"))).toEqual([]);
		await rollBack(store, one);
		expect(await live()).toEqual({ one: "1", two: "1" });
	});
});
