// The contract of every kind of store.

import { rm } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bucketStore } from "./bucket-store.ts";
import { changeLive } from "./change-live.ts";
import { folderStore } from "./folder-store.ts";
import { readHistory } from "./history.ts";
import { readLive } from "./live.ts";
import { goLive } from "./operations.ts";
import { publishRelease } from "./publish.ts";
import { type S3Server, startS3Server } from "./s3-server.fixture.ts";
import { recordShell } from "./shell-record.ts";
import { KEYS, type ReleaseStore } from "./store.ts";
import { buildTinyRelease, SHELL, testFolder } from "./tiny-release.fixture.ts";
import { verify } from "./verify.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const text = (found: Uint8Array | undefined) => found && new TextDecoder().decode(found);

const folders: string[] = [];
let server: S3Server;
beforeAll(async () => {
	// Short pages, so that every listing has several.
	server = await startS3Server({ pageSize: 3 });
});
afterAll(async () => {
	await server.stop();
	for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

async function emptyFolder(): Promise<string> {
	const folder = await testFolder();
	folders.push(folder);
	return folder;
}

/** Creates an empty store, and returns a function that opens it again, as another process does. */
const KINDS: readonly [string, () => Promise<() => ReleaseStore>][] = [
	[
		"folder",
		async () => {
			const folder = await emptyFolder();
			return () => folderStore(folder);
		},
	],
	[
		"bucket",
		async () => {
			const options = server.emptyBucket();
			return () => bucketStore(options);
		},
	],
];

describe.each(KINDS)("a %s", (_kind, makePlace) => {
	test("[PF-5] keeps the first bytes of a key", async () => {
		const store = (await makePlace())();
		expect(await store.putIfAbsent("a/b.js", bytes("first"))).toBe(true);
		expect(await store.putIfAbsent("a/b.js", bytes("second"))).toBe(false);
		expect(text(await store.get("a/b.js"))).toBe("first");
	});

	test("[PF-5] of concurrent writers exactly one wins", async () => {
		const open = await makePlace();
		const texts = Array.from({ length: 20 }, (_, index) => String(index).repeat(50_000));
		const written = await Promise.all(texts.map((content) => open().putIfAbsent("x", bytes(content))));
		expect(written.filter(Boolean)).toHaveLength(1);
		expect(text(await open().get("x"))).toBe(texts[written.indexOf(true)]);
		expect(await open().list("")).toEqual(["x"]);
	});

	test("returns any bytes unchanged, also zero bytes", async () => {
		const store = (await makePlace())();
		const all = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);
		for (const [key, content] of Object.entries({ all, none: new Uint8Array() })) {
			await store.putIfAbsent(key, content);
			expect(Buffer.from((await store.get(key)) ?? []).equals(content)).toBe(true);
			expect(await store.get(key)).toBeInstanceOf(Uint8Array);
		}
	});

	test("returns nothing for absent keys, too long ones and prefixes", async () => {
		const store = (await makePlace())();
		await store.putIfAbsent("a/b", bytes("x"));
		for (const key of ["a", "a/b/c", "z", `a/${"b".repeat(9_000)}.js`]) expect(await store.get(key)).toBeUndefined();
	});

	test("lists all keys of a prefix, sorted", async () => {
		const open = await makePlace();
		const keys = ["a/1", ...Array.from({ length: 8 }, (_, index) => `b/${index}`), "b.json", "b/über uns+1.js", "bb/1"];
		await Promise.all(keys.toReversed().map((key) => open().putIfAbsent(key, bytes(key))));
		const store = open();
		expect(await store.list("")).toEqual(keys.toSorted());
		expect(await store.list("b/")).toEqual(keys.filter((key) => key.startsWith("b/")).toSorted());
		expect(await store.list("b")).toEqual(keys.filter((key) => key.startsWith("b")).toSorted());
		expect(await store.list("nowhere/")).toEqual([]);
		expect(text(await store.get("b/über uns+1.js"))).toBe("b/über uns+1.js");
	});

	test("removes a key, and ignores an absent one", async () => {
		const store = (await makePlace())();
		for (const key of ["a/1", "a/2"]) await store.putIfAbsent(key, bytes(key));
		await store.remove("a/1");
		await store.remove("a/1");
		await store.remove("z");
		expect(await store.get("a/1")).toBeUndefined();
		expect(await store.list("")).toEqual(["a/2"]);
		expect(await store.putIfAbsent("a/1", bytes("again"))).toBe(true);
	});

	test.each(["../x", "a/../../x", "a//b", "/x", "a/.", "", "a/"])("refuses the key “%s”", async (key) => {
		const store = (await makePlace())();
		const refusal = `“${key}” is not a key of the release store.`;
		await expect(store.get(key)).rejects.toThrow(refusal);
		await expect(store.putIfAbsent(key, bytes("x"))).rejects.toThrow(refusal);
		await expect(store.compareAndSwap(key, undefined, bytes("x"))).rejects.toThrow(refusal);
		await expect(store.remove(key)).rejects.toThrow(refusal);
	});

	test.each<[string | undefined, string | undefined, string]>([
		[undefined, undefined, "swapped"],
		[undefined, "x", "changed meanwhile"],
		["x", undefined, "changed meanwhile"],
		["x", "x", "swapped"],
		["x", "xy", "changed meanwhile"],
	])("swaps only the expected bytes: stored %j, expected %j: %s", async (present, expected, result) => {
		const store = (await makePlace())();
		if (present) await store.putIfAbsent("k", bytes(present));
		expect(await store.compareAndSwap("k", expected === undefined ? undefined : bytes(expected), bytes("new"))).toBe(
			result,
		);
		expect(text(await store.get("k"))).toBe(result === "swapped" ? "new" : present);
	});

	test("[PF-3] loses no change of twenty concurrent writers", async () => {
		const open = await makePlace();
		const add = async (name: string) => {
			const store = open();
			for (;;) {
				const now = await store.get(KEYS.live);
				const next = bytes([...(text(now)?.split(",") ?? []), name].join(","));
				if ((await store.compareAndSwap(KEYS.live, now, next)) === "swapped") return;
			}
		};
		const names = Array.from({ length: 20 }, (_, index) => `writer-${index}`);
		await Promise.all(names.map(add));
		expect(
			text(await open().get(KEYS.live))
				?.split(",")
				.sort(),
		).toEqual(names.sort());
		expect(await open().list("")).toEqual([KEYS.live]);
	});

	test("[PF-3] [PF-5] concurrent changes of two remotes both go live, each with its history entry", async () => {
		const author = { by: "tester", why: "a test" };
		const open = await makePlace();
		const folder = await emptyFolder();
		await recordShell(open(), SHELL);
		for (const name of ["one", "two"])
			for (const version of ["1", "2"]) await publishRelease(open(), await buildTinyRelease(folder, name, version));
		await goLive(open(), { ...author, releases: { one: "1", two: "1" } });
		await Promise.all(
			[{ one: "2" }, { two: "2" }].map((releases) => changeLive(open(), { ...author, action: "live", releases })),
		);
		const { record, fault } = await readLive(open());
		expect([record?.revision, record?.set.releases, fault]).toEqual([3, { one: "2", two: "2" }, undefined]);
		expect((await readHistory(open())).records.map(({ revision }) => revision)).toEqual([3, 2, 1]);
		expect(await verify(open())).toEqual([]);
	});
});
