import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { noteCrash } from "@hub/releases/crash-notes";
import { folderStore } from "@hub/releases/folder-store";
import { readLive } from "@hub/releases/live";
import { beginCanary, goLive } from "@hub/releases/operations";
import { publishRelease } from "@hub/releases/publish";
import { noteShell } from "@hub/releases/shell-record";
import type { ReleaseStore } from "@hub/releases/store";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { buildTinyRelease, SHELL } from "../releases/src/tiny-release.fixture.ts";
import { type CrashGuard, guardCrashes } from "./crash-guard.ts";

let folder: string;
let store: ReleaseStore;
let siteDir: string;
let guard: CrashGuard;
const report = vi.fn();
const author = { by: "tester", why: "a test" };
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "data-hub-guard-"));
	store = folderStore(join(folder, "store"));
	siteDir = join(folder, "site");
	await noteShell(store, SHELL);
	for (const version of ["1", "2"]) await publishRelease(store, await buildTinyRelease(folder, "one", version));
	await goLive(store, { ...author, releases: { one: "1" } });
	await beginCanary(store, { ...author, remote: "one", version: "2", percent: 5 });
	report.mockClear();
	guard = guardCrashes({ store, siteDir, report });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const tried = async () => (await readLive(store)).record?.canary?.version;

test("[PF-10] a canary whose code ended the process ends, and the history says why", async () => {
	noteCrash(siteDir, { at: Date.now(), remote: "one", version: "2" });
	await guard();
	expect(await tried()).toBeUndefined();
	expect((await readLive(store)).record).toMatchObject({
		action: "end canary",
		by: "the site",
		why: "its code ended the site's process, or kept it from answering",
	});
	expect(report).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^The canary one 2 has ended/));
});

test.each([
	["another release's", { at: Date.now(), remote: "one", version: "1" }],
	["an old", { at: Date.now() - 60_000, remote: "one", version: "2" }],
])("%s crash ends no canary, and a second end within a minute does", async (_what, crash) => {
	noteCrash(siteDir, crash);
	await guard();
	expect(await tried()).toBe("2");
	await guard();
	expect(await tried()).toBeUndefined();
	expect((await readLive(store)).record?.why).toBe("the site's process ended 2 times within a minute while it was tried");
});

test("a store that cannot be read holds up no start", async () => {
	const broken = { get: () => new Promise(() => undefined) } as unknown as ReleaseStore;
	await guardCrashes({ store: broken, siteDir, report })();
	expect(report).not.toHaveBeenCalled();
});

test("[PF-8] a live release that ends the process twice within a minute is shut out for a minute, and no other", async () => {
	const crash = () => noteCrash(siteDir, { at: Date.now(), remote: "one", version: "1" });
	// Code that blocked three times ended the process once.
	for (const _time of [1, 2, 3]) crash();
	expect(await guard()).toEqual([]);
	crash();
	expect(await guard()).toEqual([{ remote: "one", version: "1", until: expect.any(Number) }]);
	expect(report).toHaveBeenLastCalledWith(expect.stringMatching(/^one 1 ended the site's process 2 times .* rollback one$/));
	vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ["Date"] });
	expect(await guard()).toEqual([]);
	vi.useRealTimers();
});

test("[PF-8] a release that is not live any more is not shut out", async () => {
	for (const _time of [1, 2]) {
		noteCrash(siteDir, { at: Date.now(), remote: "one", version: "7" });
		expect(await guard()).toEqual([]);
	}
});
