import { rm } from "node:fs/promises";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readHistory } from "./history.ts";
import { readLive } from "./live.ts";
import { beginCanary, endCanary, goLive, lock, revoke, rollBack, withdraw } from "./operations.ts";
import { prune } from "./prune.ts";
import { publishRelease } from "./publish.ts";
import { readSet } from "./read.ts";
import type { ReleaseStore } from "./store.ts";
import { buildTinyRelease, manifestRoute, openTestStore } from "./tiny-release.fixture.ts";

let folder: string;
let store: ReleaseStore;
const author = { by: "tester", why: "a test" };
const canary = { ...author, remote: "one", version: "2", percent: 5 };
beforeEach(async () => {
	({ folder, store } = await openTestStore("one 1", "one 2", "one 3", "two 1", "two 2"));
	await goLive(store, { ...author, releases: { one: "1", two: "1" } });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const record = async () => (await readLive(store)).record;
const tried = async () => (await record())?.canary;
const live = async () => (await record())?.set.releases;

describe("[PF-10] a canary", () => {
	test("is stored as the live set with its release, and does not change the live set", async () => {
		await beginCanary(store, canary);
		expect(await live()).toEqual({ one: "1", two: "1" });
		expect(await tried()).toMatchObject({ remote: "one", version: "2", percent: 5, by: "tester", why: "a test" });
		const { set } = (await tried()) ?? {};
		expect(set?.releases).toEqual({ one: "2", two: "1" });
		expect(await readSet(store, set?.id ?? "")).toEqual(set);
	});

	test("changes its share without passing the gate again, and ends", async () => {
		const gate = vi.fn(async () => []);
		await beginCanary(store, { ...canary, gate });
		await beginCanary(store, { ...canary, percent: 50, gate });
		expect((await tried())?.percent).toBe(50);
		expect(gate).toHaveBeenCalledTimes(1);
		await endCanary(store, author);
		expect(await tried()).toBeUndefined();
		expect((await readHistory(store)).records.map(({ action }) => action)).toEqual([
			"end canary",
			"canary",
			"canary",
			"live",
		]);
	});

	test("continues when another remote goes live, and keeps its start time", async () => {
		await beginCanary(store, canary);
		const { at } = (await tried()) ?? {};
		await goLive(store, { ...author, releases: { two: "2" } });
		expect(await tried()).toMatchObject({ version: "2", percent: 5, at, set: { releases: { one: "2", two: "2" } } });
	});

	test.each([
		["its remote gets another release", "3", () => goLive(store, { ...author, releases: { one: "3" } })],
		["it goes live for all", "2", () => goLive(store, { ...author, releases: { one: "2" } })],
		["its remote is withdrawn", undefined, () => withdraw(store, { ...author, remote: "one" })],
		["it is revoked", "1", () => revoke(store, { ...author, remote: "one", version: "2" })],
		["its remote is rolled back", "1", () => rollBack(store, { ...author, remote: "one" })],
	])("ends when %s; then %s is live", async (_what, version, act) => {
		await beginCanary(store, canary);
		await act();
		expect([await tried(), (await live())?.one]).toEqual([undefined, version]);
	});

	test("ends when it conflicts with another release that goes live", async () => {
		const routes = [manifestRoute("a", "/a")];
		await publishRelease(store, await buildTinyRelease(folder, "one", "4", { part: { routes } }));
		await publishRelease(store, await buildTinyRelease(folder, "two", "3", { part: { routes } }));
		await beginCanary(store, { ...canary, version: "4" });
		await goLive(store, { ...author, releases: { two: "3" } });
		expect(await live()).toEqual({ one: "1", two: "3" });
		expect(await tried()).toBeUndefined();
	});

	test.each([
		["the live release", { version: "1" }, "one 1 is live already: all visitors get it."],
		["an unknown release", { version: "9" }, "one 9 is not in the store: publish it first."],
		["a remote that is not live", { remote: "ghost" }, "ghost is not live, so there is nothing to compare 2 with."],
	])("%s is refused, and nothing changes", async (_what, part, words) => {
		await expect(beginCanary(store, { ...canary, ...part })).rejects.toThrow(words);
		expect((await record())?.revision).toBe(1);
	});

	test("is refused for a locked remote, a revoked release, and by the gate", async () => {
		await expect(beginCanary(store, { ...canary, gate: async () => ["it is loud"] })).rejects.toThrow("it is loud");
		await revoke(store, { ...author, remote: "one", version: "3" });
		await expect(beginCanary(store, { ...canary, version: "3" })).rejects.toThrow("one 3 was revoked");
		await lock(store, { ...author, remote: "one" });
		await expect(beginCanary(store, canary)).rejects.toThrow("one is locked");
		expect(await tried()).toBeUndefined();
	});

	test("is refused while another canary runs", async () => {
		await beginCanary(store, canary);
		await expect(beginCanary(store, { ...canary, remote: "two" })).rejects.toThrow(
			/^one 2 is a canary for 5 % of the visitors since .*, by tester\./,
		);
	});

	test("keeps its release from being pruned", async () => {
		await beginCanary(store, canary);
		expect(
			(await prune(store, { days: 0, now: Date.now() + 1_000 })).map(({ remote, version }) => `${remote} ${version}`),
		).toEqual(["one 3", "two 2"]);
	});
});
