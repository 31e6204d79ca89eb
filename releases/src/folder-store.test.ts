import { mkdir, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { folderStore } from "./folder-store.ts";
import { testFolder } from "./tiny-release.fixture.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const text = (found: Uint8Array | undefined) => found && new TextDecoder().decode(found);

let folder: string;
beforeEach(async () => {
	folder = await testFolder();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe("writing once", () => {
	test("[PF-5] the first bytes of a key stay", async () => {
		const store = folderStore(folder);
		expect(await store.putIfAbsent("a/b.js", bytes("first"))).toBe(true);
		expect(await store.putIfAbsent("a/b.js", bytes("second"))).toBe(false);
		expect(text(await store.get("a/b.js"))).toBe("first");
	});

	test("[PF-5] of many writers at once exactly one wins, whole, and nothing is left lying about", async () => {
		const store = folderStore(folder);
		const texts = Array.from({ length: 20 }, (_, index) => String(index).repeat(50_000));
		const written = await Promise.all(texts.map((content) => store.putIfAbsent("x", bytes(content))));
		expect(written.filter(Boolean)).toHaveLength(1);
		expect(text(await store.get("x"))).toBe(texts[written.indexOf(true)]);
		expect(await readdir(folder)).toEqual(["x"]);
	});

	test("a key that is too long for a file's name is no key", async () => {
		expect(await folderStore(folder).get(`a/${"b".repeat(9_000)}.js`)).toBeUndefined();
	});

	test("[PF-5] what a writer left behind who died on the way is no key", async () => {
		const store = folderStore(folder);
		await store.putIfAbsent("a/whole", bytes("x"));
		await writeFile(join(folder, "a", "half.0.tmp"), "hal");
		expect(await store.list("a/")).toEqual(["a/whole"]);
		expect(await store.get("a/half")).toBeUndefined();
	});

	test("an absent key and a folder of keys have no bytes", async () => {
		const store = folderStore(folder);
		await store.putIfAbsent("a/b", bytes("x"));
		expect(await store.get("a")).toBeUndefined();
		expect(await store.get("a/b/c")).toBeUndefined();
		expect(await store.get("z")).toBeUndefined();
	});

	test("keys are listed by prefix, sorted, however the folder is written", async () => {
		const store = folderStore(`${folder}/`);
		for (const key of ["b/2", "b/1", "a/1", "bb/1"]) await store.putIfAbsent(key, bytes(key));
		expect(await store.list("b/")).toEqual(["b/1", "b/2"]);
		expect(await store.list("")).toEqual(["a/1", "b/1", "b/2", "bb/1"]);
		expect(await folderStore(join(folder, "nowhere")).list("")).toEqual([]);
	});

	test.each(["../x", "a/../../x", "a//b", "/x", "a/.", "", "a/"])("“%s” is no key", async (key) => {
		const store = folderStore(folder);
		const refusal = `“${key}” is not a key of the release store.`;
		await expect(store.get(key)).rejects.toThrow(refusal);
		await expect(store.putIfAbsent(key, bytes("x"))).rejects.toThrow(refusal);
		await expect(store.compareAndSwap(key, undefined, bytes("x"))).rejects.toThrow(refusal);
	});
});

describe("compare and swap", () => {
	test.each<[string | undefined, string | undefined, string]>([
		[undefined, undefined, "swapped"],
		[undefined, "x", "changed meanwhile"],
		["x", undefined, "changed meanwhile"],
		["x", "x", "swapped"],
		["x", "xy", "changed meanwhile"],
	])("holding %j, expected %j: %s", async (present, expected, result) => {
		const store = folderStore(folder);
		if (present) await store.putIfAbsent("k", bytes(present));
		expect(await store.compareAndSwap("k", expected === undefined ? undefined : bytes(expected), bytes("new"))).toBe(result);
		expect(text(await store.get("k"))).toBe(result === "swapped" ? "new" : present);
	});

	test("[PF-3] twenty writers at once lose nothing", async () => {
		const add = async (name: string) => {
			// A store each, as processes have.
			const store = folderStore(folder);
			for (;;) {
				const now = await store.get("names");
				const next = bytes([...(text(now)?.split(",") ?? []), name].join(","));
				if ((await store.compareAndSwap("names", now, next)) === "swapped") return;
			}
		};
		const names = Array.from({ length: 20 }, (_, index) => `writer-${index}`);
		await Promise.all(names.map(add));
		expect(
			text(await folderStore(folder).get("names"))
				?.split(",")
				.sort(),
		).toEqual(names.sort());
		expect(await readdir(folder)).toEqual(["names"]);
	});

	test("a lock whose owner died is taken over", async () => {
		await mkdir(folder, { recursive: true });
		const lock = join(folder, "k.lock");
		await writeFile(lock, "");
		const longAgo = new Date(Date.now() - 6_000);
		await utimes(lock, longAgo, longAgo);
		expect(await folderStore(folder).compareAndSwap("k", undefined, bytes("x"))).toBe("swapped");
	});

	test("a fresh lock is waited for", async () => {
		const lock = join(folder, "k.lock");
		await writeFile(lock, "");
		const swap = folderStore(folder).compareAndSwap("k", undefined, bytes("x"));
		const first = await Promise.race([swap, new Promise((resolve) => setTimeout(resolve, 100, "waits"))]);
		expect(first).toBe("waits");
		await rm(lock);
		expect(await swap).toBe("swapped");
	});
});
