import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { recordCrash } from "@hub/releases/crash-log";
import { folderStore } from "@hub/releases/folder-store";
import { readLive } from "@hub/releases/live";
import { beginCanary, goLive } from "@hub/releases/operations";
import { publishRelease } from "@hub/releases/publish";
import { recordShell } from "@hub/releases/shell-record";
import type { ReleaseStore } from "@hub/releases/store";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { buildTinyRelease, SHELL } from "../../../releases/src/tiny-release.fixture.ts";
import { judgeCrashes } from "./crash-guard.server.ts";

const SECOND = 1_000;

let folder: string;
let store: ReleaseStore;
let siteDir: string;
let now: number;
const log = { error: vi.fn() };
const author = { by: "tester", why: "a test" };
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "data-hub-guard-"));
	store = folderStore(join(folder, "store"));
	siteDir = join(folder, "site");
	await recordShell(store, SHELL);
	for (const version of ["1", "2"]) await publishRelease(store, await buildTinyRelease(folder, "one", version));
	await goLive(store, { ...author, releases: { one: "1" } });
	await beginCanary(store, { ...author, remote: "one", version: "2", percent: 5 });
	now = Date.now() + SECOND;
	log.error.mockClear();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const noteAt = (version: string, ms: number) => recordCrash(siteDir, { at: now + ms, remote: "one", version });
const judge = (...ends: number[]) => judgeCrashes({ store, siteDir, endedAt: ends.map((ms) => now + ms), log });
const canaryVersion = async () => (await readLive(store)).record?.canary?.version;

test("[PF-10] a canary whose code ended the process ends, and the history says why", async () => {
	noteAt("2", 0);
	await judge(0);
	expect(await canaryVersion()).toBeUndefined();
	expect((await readLive(store)).record).toMatchObject({
		action: "end canary",
		by: "the site",
		why: "its code ended the site's process, or kept it from answering",
	});
	expect(log.error).toHaveBeenCalledExactlyOnceWith(
		expect.anything(),
		expect.stringMatching(/^The canary one 2 has ended/),
	);
});

test.each([
	["another release", "1", 0],
	["a canary long before", "2", -60 * SECOND],
])("a crash of %s ends no canary, but a second crash within a minute does", async (_what, version, ms) => {
	noteAt(version, ms);
	await judge(0);
	expect(await canaryVersion()).toBe("2");
	await judge(0, SECOND);
	expect(await canaryVersion()).toBeUndefined();
	expect((await readLive(store)).record?.why).toBe(
		"the site's process ended 2 times within a minute while it was tried",
	);
});

test("a store that cannot be read does not delay startup", async () => {
	const broken = { get: () => new Promise(() => undefined) } as unknown as ReleaseStore;
	expect(await judgeCrashes({ store: broken, siteDir, endedAt: [now], log })).toEqual([]);
});

test("[PF-8] a live release that ends the process twice within a minute is quarantined for a minute", async () => {
	// Code that blocked three times ended the process once.
	for (const ms of [0, 1, 2]) noteAt("1", ms);
	expect(await judge(2)).toEqual([]);
	noteAt("1", 10 * SECOND);
	const until = now + 70 * SECOND;
	expect(await judge(2, 10 * SECOND)).toEqual([{ remote: "one", version: "1", until }]);
	expect(log.error).toHaveBeenLastCalledWith(expect.anything(), expect.stringMatching(/^one 1 ended .* rollback one$/));
	expect(await judge(2, 10 * SECOND, 20 * SECOND), "whatever ends next").toEqual([
		{ remote: "one", version: "1", until },
	]);
	vi.useFakeTimers({ now: until + 1, toFake: ["Date"] });
	expect(await judge(2, 10 * SECOND, 75 * SECOND)).toEqual([]);
	vi.useRealTimers();
});

test("[PF-8] a release that is not live is not quarantined", async () => {
	for (const ms of [0, SECOND]) noteAt("7", ms);
	expect(await judge(0, SECOND)).toEqual([]);
});

test("a first process forgets the crashes of an earlier start", async () => {
	for (const ms of [0, SECOND]) noteAt("1", ms);
	await judge();
	expect(await judge(0, SECOND)).toEqual([]);
});
