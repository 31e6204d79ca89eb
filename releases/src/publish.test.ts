import { readFile, rm, writeFile } from "node:fs/promises";
import { MANIFEST_FILE, remoteManifestSchema } from "@hub/shared-contracts/remote/remote-manifest";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { AdmissionError } from "./admission-error.ts";
import { folderStore } from "./folder-store.ts";
import { readPublication } from "./publication.ts";
import { publishRelease } from "./publish.ts";
import { listVersions, readManifest } from "./read.ts";
import { KEYS, type ReleaseStore } from "./store.ts";
import { buildTinyRelease, testFolder } from "./tiny-release.fixture.ts";
import { versionOf } from "./version.ts";

let folder: string;
let store: ReleaseStore;
beforeEach(async () => {
	folder = await testFolder();
	store = folderStore(`${folder}/store`);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe("publishing", () => {
	test("[PF-5] stores every file and the manifest once", async () => {
		const built = await buildTinyRelease(folder, "one", "1.0.0");
		expect(await publishRelease(store, built)).toEqual({ remote: "one", version: "1.0.0", added: true });
		expect(await publishRelease(store, built)).toEqual({ remote: "one", version: "1.0.0", added: false });
		expect(await store.list("releases/")).toEqual(
			["remote.json", "remoteEntry.js", "server.cjs"].map((file) => `releases/one/1.0.0/${file}`),
		);
		expect((await readManifest(store, "one", "1.0.0"))?.name).toBe("one");
		expect(await listVersions(store, "one")).toEqual(["1.0.0"]);
	});

	test("[PF-5] records who published a release first, from where and at which commit", async () => {
		const built = await buildTinyRelease(folder, "one", "1.0.0");
		await publishRelease(store, built, { by: "Ada", from: "desk:/hub", commit: "abc" });
		await publishRelease(store, built, { by: "Berta" });
		expect(await readPublication(store, "one", "1.0.0")).toEqual({
			by: "Ada",
			from: "desk:/hub",
			commit: "abc",
			at: expect.any(String),
			bytes: expect.any(Number),
		});
	});

	test.each(["remoteEntry.js", MANIFEST_FILE])("[PF-6] repairs a damaged %s in the store", async (file) => {
		// The version contains the manifest's digest, as in builds.
		const draft = await buildTinyRelease(folder, "one", "1.0.0");
		const { version: _none, ...described } = remoteManifestSchema.parse(
			JSON.parse(await readFile(draft.manifest, "utf8")),
		);
		const version = versionOf("1.0.0", described);
		const built = await buildTinyRelease(folder, "one", version, { words: "one 1.0.0" });
		await publishRelease(store, built);
		const path = `${folder}/store/${KEYS.file("one", version, file)}`;
		const whole = await readFile(path, "utf8");
		await writeFile(path, whole.replace("one", "two"));
		await publishRelease(store, built);
		expect(await readFile(path, "utf8")).toBe(whole);
	});

	test("[PF-5] restores files of a stored release that are missing in the store", async () => {
		const built = await buildTinyRelease(folder, "one", "1.0.0");
		await publishRelease(store, built);
		await rm(`${folder}/store/${KEYS.file("one", "1.0.0", "server.cjs")}`);
		expect(await publishRelease(store, built)).toMatchObject({ added: false });
		expect(await store.get(KEYS.file("one", "1.0.0", "server.cjs"))).toBeDefined();
	});

	test("[PF-5] refuses other bytes under a stored version", async () => {
		await publishRelease(store, await buildTinyRelease(folder, "one", "1.0.0", { words: "first" }));
		const other = await buildTinyRelease(folder, "one", "1.0.0", { words: "second" });
		await expect(publishRelease(store, other)).rejects.toThrow("one 1.0.0 is already in the store with other files.");
		expect(new TextDecoder().decode(await store.get(KEYS.file("one", "1.0.0", "remoteEntry.js")))).toBe("// first");
	});

	test("[PF-5] refuses a file that differs from the manifest", async () => {
		const built = await buildTinyRelease(folder, "one", "1.0.0");
		await writeFile(built.files["server.cjs"] ?? "", "exports.words = 'tampered';");
		await expect(publishRelease(store, built)).rejects.toThrow(
			new AdmissionError("one 1.0.0: server.cjs does not match remote.json. Build it again."),
		);
		expect(await readManifest(store, "one", "1.0.0")).toBeUndefined();
	});

	test.each(["gone from disk", "not named"])("[PF-5] refuses a build with a file missing (%s)", async (how) => {
		const built = await buildTinyRelease(folder, "one", "1.0.0");
		if (how === "gone from disk") await rm(built.files["server.cjs"] ?? "");
		const files = how === "not named" ? { "remoteEntry.js": built.files["remoteEntry.js"] ?? "" } : built.files;
		await expect(publishRelease(store, { ...built, files })).rejects.toThrow("one 1.0.0 has no file server.cjs");
		expect(await listVersions(store, "one")).toEqual([]);
	});

	test("[PF-5] leaves no release when it stops before the manifest, and completes it the next time", async () => {
		const built = await buildTinyRelease(folder, "one", "1.0.0");
		const dying: ReleaseStore = {
			...store,
			putIfAbsent: (key, bytes) =>
				key.endsWith(MANIFEST_FILE) ? Promise.reject(new Error("The power went.")) : store.putIfAbsent(key, bytes),
		};
		await expect(publishRelease(dying, built)).rejects.toThrow("The power went.");
		expect(await readManifest(store, "one", "1.0.0")).toBeUndefined();
		expect(await listVersions(store, "one")).toEqual([]);
		expect((await publishRelease(store, built)).added).toBe(true);
	});
});
