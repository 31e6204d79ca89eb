import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { AdmissionError } from "./admission-error.ts";
import { folderStore } from "./folder-store.ts";
import { integrityOf } from "./integrity.ts";
import { encodeJson } from "./json.ts";
import { readLive } from "./live.ts";
import { allow, goLive, revoke, rollBack } from "./operations.ts";
import { publishRelease } from "./publish.ts";
import { readManifest, readSet } from "./read.ts";
import { setId } from "./set-id.ts";
import { recordShell } from "./shell-record.ts";
import { KEYS, type ReleaseStore } from "./store.ts";
import { buildTinyRelease, openTestStore, shellWith } from "./tiny-release.fixture.ts";

let folder: string;
let store: ReleaseStore;
beforeEach(async () => {
	({ folder, store } = await openTestStore("one 1", "one 2", "two 1", "two 2"));
	await publishRelease(store, await buildTinyRelease(folder, "old", "1", { part: { contractVersion: 0 } }));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const change = (releases: Record<string, string>, why = "a test") => ({ releases, by: "tester", why });
const liveReleases = async () => (await readLive(store)).record?.set.releases;
const revisions = () => store.list("history/");

describe("going live", () => {
	test("[PF-3] changes the named remotes and leaves the others", async () => {
		const first = await goLive(store, change({ one: "1", two: "1" }));
		expect(first).toMatchObject({ revision: 1, by: "tester", why: "a test" });
		await goLive(store, change({ one: "2" }));
		expect(await liveReleases()).toEqual({ one: "2", two: "1" });
	});

	test("[PF-3] a single remote goes back to the set that was live before", async () => {
		const first = await goLive(store, change({ one: "1", two: "1" }));
		await goLive(store, change({ one: "2" }));
		const back = await goLive(store, change({ one: "1" }, "roll back"));
		expect(back).toMatchObject({ set: { id: first.set.id }, revision: 3, why: "roll back" });
		expect(await liveReleases()).toEqual({ one: "1", two: "1" });
	});

	test("[PF-2] a missing file of one remote does not keep another from going back", async () => {
		await goLive(store, change({ one: "1", two: "1" }));
		await goLive(store, change({ one: "2" }));
		await rm(join(folder, "store", KEYS.file("two", "1", "remoteEntry.js")));
		await goLive(store, change({ one: "1" }, "roll back"));
		expect(await liveReleases()).toEqual({ one: "1", two: "1" });
		await expect(goLive(store, change({ two: "2", one: "2" }))).resolves.toMatchObject({ revision: 4 });
		await expect(goLive(store, change({ two: "1" }))).rejects.toThrow("two 1: remoteEntry.js is missing in the store.");
	});

	test("[PF-5] records one history entry for each change: what, when, who and why", async () => {
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

	test("[PF-5] a missing history entry is written by the next change", async () => {
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

	test("[PF-3] a concurrent change is not lost", async () => {
		await goLive(store, change({ one: "1", two: "1" }));
		let disturbed = false;
		const busy: ReleaseStore = {
			...store,
			async compareAndSwap(key, expected, next) {
				if (!disturbed) {
					disturbed = true;
					await goLive(store, change({ two: "2" }, "another operator"));
				}
				return store.compareAndSwap(key, expected, next);
			},
		};
		expect((await goLive(busy, change({ one: "2" }))).revision).toBe(3);
		expect(await liveReleases()).toEqual({ one: "2", two: "2" });
		expect(await revisions()).toHaveLength(3);
	});

	test("[PF-3] a refusal changes nothing and names every reason", async () => {
		await goLive(store, change({ one: "1" }));
		const before = await store.list("");
		const bytes = await store.get(KEYS.live);
		const attempt = goLive(store, change({ old: "1", ghost: "9" }));
		await expect(attempt).rejects.toThrow(AdmissionError);
		await expect(attempt).rejects.toThrow(
			/Refused:\n- old 1 was built for contract 0.*\n- ghost 9 is not in the store/,
		);
		expect(await store.list("")).toEqual(before);
		expect(await store.get(KEYS.live)).toEqual(bytes);
	});

	test("[PF-5] is judged by the shell that the store records", async () => {
		await publishRelease(store, await buildTinyRelease(folder, "new", "1", { part: { shared: { react: "^20.0.0" } } }));
		await expect(goLive(store, change({ new: "1" }))).rejects.toThrow(
			"new 1 needs react ^20.0.0, and this shell has 19.1.1",
		);
		await recordShell(store, shellWith("20.0.3"));
		await goLive(store, change({ new: "1" }));
		await expect(goLive(store, change({ one: "1" }))).rejects.toThrow(
			"one 1 needs react ^19.1.0, and this shell has 20.0.3",
		);
	});

	test("[PF-5] is refused before a first shell is recorded", async () => {
		const empty = folderStore(join(folder, "empty"));
		await publishRelease(empty, await buildTinyRelease(folder, "one", "1"));
		await expect(goLive(empty, change({ one: "1" }))).rejects.toThrow(AdmissionError);
		await expect(goLive(empty, change({ one: "1" }))).rejects.toThrow("Start the site once");
	});

	test("a set's id depends on its releases and digests, not on their order", () => {
		const digests = { a: "x", b: "y" };
		const id = setId({ releases: { a: "1", b: "2" }, digests });
		expect(id).toMatch(/^[0-9a-f]{16}$/);
		expect(setId({ releases: { b: "2", a: "1" }, digests })).toBe(id);
		expect(setId({ releases: { a: "2", b: "1" }, digests })).not.toBe(id);
		expect(setId({ releases: { a: "1", b: "2" }, digests: { a: "x", b: "z" } })).not.toBe(id);
	});

	test("an invalid set id is not read", async () => {
		expect(await readSet(store, "../live")).toBeUndefined();
		expect(await readLive(store)).toEqual({});
	});
});

describe("digests of the live set", () => {
	const MANIFEST = "remote.json";
	const setPath = (id: string) => join(folder, "store", KEYS.set(id));
	const liveSet = async () => (await readLive(store)).record?.set;

	/** Swaps code and manifest of a release together, as an attacker with write access to the store could. */
	async function swap(remote: string, version: string): Promise<void> {
		const built = await buildTinyRelease(join(folder, "swapped"), remote, version, { words: "other code" });
		await rm(join(folder, "store", KEYS.release(remote, version)), { recursive: true });
		await publishRelease(store, built);
	}

	test("cover each release's manifest, and the set's id covers them", async () => {
		const { id } = (await goLive(store, change({ one: "1", two: "1" }))).set;
		const set = await readSet(store, id);
		expect(set?.digests).toEqual({
			one: integrityOf((await store.get(KEYS.file("one", "1", MANIFEST))) ?? new Uint8Array()),
			two: integrityOf((await store.get(KEYS.file("two", "1", MANIFEST))) ?? new Uint8Array()),
		});
		expect(set && setId(set)).toBe(id);
	});

	test("reveal code and manifest that were swapped together", async () => {
		await goLive(store, change({ one: "1", two: "1" }));
		await swap("one", "1");
		const set = await liveSet();
		await expect(readManifest(store, "one", "1", set?.digests?.one)).rejects.toThrow(
			"one 1: remote.json in the store has changed since it went live.",
		);
		expect((await readManifest(store, "two", "1", set?.digests?.two))?.name).toBe("two");
	});

	test.each([
		["another release goes live beside it", false, () => goLive(store, change({ two: "2" }))],
		["it is taken live again", true, () => goLive(store, change({ one: "1" }))],
		["it is rolled back to", true, () => rollBack(store, { by: "tester", why: "a test", remote: "one" })],
	])("refuse swapped code when %s", async (_when, isAnotherLive, act) => {
		await goLive(store, change({ one: "1", two: "1" }));
		if (isAnotherLive) await goLive(store, change({ one: "2" }));
		await swap("one", "1");
		const before = await store.get(KEYS.live);
		await expect(act()).rejects.toThrow("one 1: remote.json has changed in the store since it was live before.");
		expect(await store.get(KEYS.live)).toEqual(before);
	});

	test("refuse a changed set file, which the live record does not need", async () => {
		const { id } = (await goLive(store, change({ one: "1" }))).set;
		const changed = { ...(await readSet(store, id)), releases: { one: "2" } };
		await writeFile(setPath(id), encodeJson(changed));
		await expect(readSet(store, id)).rejects.toThrow(`The set ${id} in the release store was changed`);
		await goLive(store, change({ two: "1" }));
		expect(await liveReleases()).toEqual({ one: "1", two: "1" });
	});
});

describe("a revoked release", () => {
	const revocation = { remote: "one", version: "2", by: "tester", why: "it never ends" };

	test("does not go live until the revocation is undone", async () => {
		await goLive(store, change({ one: "1" }));
		expect((await revoke(store, revocation)).changed).toBe(true);
		expect((await revoke(store, revocation)).changed).toBe(false);
		expect((await readLive(store)).record?.revoked).toEqual({
			"one/2": { at: expect.any(String), by: "tester", why: "it never ends" },
		});
		await expect(goLive(store, change({ one: "2" }))).rejects.toThrow(
			/one 2 was revoked on .* by tester: it never ends\. Undo that with/,
		);
		expect((await allow(store, revocation)).changed).toBe(true);
		expect((await allow(store, revocation)).changed).toBe(false);
		await goLive(store, change({ one: "2" }));
	});

	test("must be in the store and not live", async () => {
		await goLive(store, change({ one: "2" }));
		await expect(revoke(store, revocation)).rejects.toThrow(
			"one 2 is live and cannot be revoked. Put another release live first: `npm run releases -- rollback one`",
		);
		await expect(revoke(store, { ...revocation, version: "9" })).rejects.toThrow("one 9 is not in the store");
		expect((await readLive(store)).record?.revoked).toEqual({});
	});
});
