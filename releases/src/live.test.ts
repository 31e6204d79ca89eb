// Damaged files in the store (PF-6).

import { readFile, rm, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readLive } from "./live.ts";
import { goLive, lock, restore, revoke } from "./operations.ts";
import { publishRelease } from "./publish.ts";
import { readSet } from "./read.ts";
import { KEYS, type ReleaseStore } from "./store.ts";
import { buildTinyRelease, openTestStore } from "./tiny-release.fixture.ts";
import { repair, verify } from "./verify.ts";

let folder: string;
let store: ReleaseStore;
const author = { by: "tester", why: "a test" };
beforeEach(async () => {
	({ folder, store } = await openTestStore("one 1", "one 2", "two 1"));
	await goLive(store, { ...author, releases: { one: "1", two: "1" } });
	await goLive(store, { ...author, releases: { one: "2" } });
	await lock(store, { ...author, remote: "two" });
	await revoke(store, { ...author, remote: "one", version: "1" });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const pathOf = (key: string) => join(folder, "store", key);
const DAMAGE: Readonly<Record<string, (path: string) => Promise<unknown>>> = {
	removed: (path) => rm(path),
	"cut in half": async (path) => truncate(path, Math.floor((await readFile(path)).length / 2)),
	"changed in one byte": async (path) => {
		const bytes = await readFile(path);
		const at = Math.floor(bytes.length / 2);
		bytes[at] = (bytes[at] ?? 0) ^ 1;
		await writeFile(path, bytes);
	},
};

describe.each(Object.entries(DAMAGE))("[PF-6] a file is %s", (_how, damage) => {
	test("live record: it is rebuilt from the history with locks and revocations, and reported", async () => {
		const before = await readLive(store);
		await damage(pathOf(KEYS.live));
		const after = await readLive(store);
		expect(after.record).toEqual(before.record);
		expect(after.fault).toMatch(
			/^live\.json in the release store is (missing|damaged): revision 4 of the history is used instead, of .* by tester\./,
		);
		await expect(goLive(store, { ...author, releases: { one: "1" } })).rejects.toThrow("one 1 was revoked");
		await expect(goLive(store, { ...author, releases: { two: "2" } })).rejects.toThrow("two is locked");
		await restore(store, author);
		const restored = { revision: 5, action: "restore", about: [], changes: {} };
		expect(await readLive(store)).toMatchObject({
			record: { ...before.record, ...restored, digest: expect.any(String), at: expect.any(String) },
		});
		expect(await verify(store)).toEqual([]);
	});

	test("live record: the next change leaves the other remotes", async () => {
		await damage(pathOf(KEYS.live));
		const three = await buildTinyRelease(folder, "one", "3");
		await publishRelease(store, three);
		const record = await goLive(store, { ...author, releases: { one: "3" } });
		expect(record).toMatchObject({ revision: 5, set: { releases: { one: "3", two: "1" } } });
	});

	test("live record and newest history entry: the entry before counts, under a new revision", async () => {
		await damage(pathOf(KEYS.live));
		await damage(pathOf(KEYS.history(4)));
		const { record, fault } = await readLive(store);
		expect([record?.revision, fault]).toEqual([3, expect.stringContaining("revision 3 of the history")]);
		const next = await restore(store, author);
		expect(next.record.revision).toBeGreaterThan(3);
		expect((await readLive(store)).fault).toBeUndefined();
	});

	test("live record and whole history: only a start can put releases live", async () => {
		await damage(pathOf(KEYS.live));
		for (const key of await store.list("history/")) await damage(pathOf(key));
		expect((await readLive(store)).record).toBeUndefined();
		await expect(goLive(store, { ...author, releases: { one: "2" } })).rejects.toThrow(
			"no entry of the history can be read: the next `npm start` puts its builds live.",
		);
		const record = await goLive(store, { ...author, action: "start", releases: { one: "2", two: "1" } });
		expect(record.set.releases).toEqual({ one: "2", two: "1" });
	});

	test.each(["sets", "history", "shell", "release"])(
		"%s: verify finds it, and repair restores what it can",
		async (what) => {
			const { record } = await readLive(store);
			const key = {
				sets: KEYS.set(record?.set.id ?? ""),
				history: KEYS.history(4),
				shell: KEYS.shell,
				release: KEYS.file("two", "1", "server.cjs"),
			}[what] as string;
			await damage(pathOf(key));
			const faults = await verify(store);
			const left = await repair(store, author);
			expect((await readLive(store)).record).toEqual(record);
			if (what === "sets" || what === "history") {
				// A missing entry is no fault: the next change writes it.
				if (!(what === "history" && _how === "removed")) expect(faults).toHaveLength(1);
				expect(left).toEqual([]);
				expect(await readSet(store, record?.set.id ?? "")).toEqual(record?.set);
			} else {
				expect(faults).toEqual([{ what: expect.stringMatching(/shell|two 1/), repairable: false }]);
				expect(left).toEqual(faults);
			}
		},
	);
});

test("[PF-6] verify finds no faults in an intact store", async () => {
	expect(await verify(store)).toEqual([]);
	expect(await repair(store, author)).toEqual([]);
	expect((await readLive(store)).record?.revision).toBe(4);
});
