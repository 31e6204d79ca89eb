// Behaviour of folders alone; the contract of every store is in stores.test.ts.

import { mkdir, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { folderStore } from "./folder-store.ts";
import { testFolder } from "./tiny-release.fixture.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

let folder: string;
beforeEach(async () => {
	folder = await testFolder();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe("writing", () => {
	test("[PF-5] leaves no temporary files after concurrent writes", async () => {
		const texts = Array.from({ length: 20 }, (_, index) => String(index).repeat(50_000));
		await Promise.all(texts.map((content) => folderStore(folder).putIfAbsent("x", bytes(content))));
		await Promise.all(texts.map((content) => folderStore(folder).compareAndSwap("y", undefined, bytes(content))));
		expect(await readdir(folder)).toEqual(["x", "y"]);
	});

	test("[PF-5] ignores the temporary file of a crashed writer", async () => {
		const store = folderStore(folder);
		await store.putIfAbsent("a/whole", bytes("x"));
		await writeFile(join(folder, "a", "half.0.tmp"), "hal");
		expect(await store.list("a/")).toEqual(["a/whole"]);
		expect(await store.get("a/half")).toBeUndefined();
	});

	test("accepts a trailing slash, and a missing folder has no keys", async () => {
		const store = folderStore(`${folder}/`);
		for (const key of ["b/1", "a/1"]) await store.putIfAbsent(key, bytes(key));
		expect(await store.list("")).toEqual(["a/1", "b/1"]);
		expect(await folderStore(join(folder, "nowhere")).list("")).toEqual([]);
	});
});

describe("compare and swap", () => {
	test("takes over the lock of a crashed process", async () => {
		await mkdir(folder, { recursive: true });
		const lock = join(folder, "k.lock");
		await writeFile(lock, "");
		const longAgo = new Date(Date.now() - 6_000);
		await utimes(lock, longAgo, longAgo);
		expect(await folderStore(folder).compareAndSwap("k", undefined, bytes("x"))).toBe("swapped");
	});

	test("waits for a fresh lock", async () => {
		const lock = join(folder, "k.lock");
		await writeFile(lock, "");
		const pauses = vi.spyOn(globalThis, "setTimeout");
		const swap = folderStore(folder).compareAndSwap("k", undefined, bytes("x"));
		// It tries again after each pause.
		await vi.waitFor(() => expect(pauses.mock.calls.length).toBeGreaterThan(1));
		await rm(lock);
		expect(await swap).toBe("swapped");
	});
});
