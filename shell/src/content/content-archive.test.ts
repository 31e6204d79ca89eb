import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type ContentArchive, markOfRows, openContentArchive } from "./content-archive.server.ts";

const HOUR = 60 * 60_000;
let folder: string;
let clock: number;
let open: ContentArchive[];
let warnings: object[];

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "archive-"));
	clock = 1_000_000_000_000;
	open = [];
	warnings = [];
});
afterEach(async () => {
	for (const archive of open) archive.close();
	await rm(folder, { recursive: true });
});

function archive(): ContentArchive {
	const opened = openContentArchive(join(folder, "site"), { warn: (about: object) => void warnings.push(about) }, () => clock);
	if (!opened) throw new Error("The archive could not be opened.");
	open.push(opened);
	return opened;
}
const rows = [{ id: "1", title: "Straße", nested: { list: [1, null, "x"] } }];
const entry = (at = clock) => ({ rows, ...markOfRows(rows), at });

function reopened(before: ContentArchive): ContentArchive {
	open.splice(open.indexOf(before), 1);
	before.close();
	return archive();
}

test("rows are there after the process, with when they were read", () => {
	const first = archive();
	first.put("key", entry());
	expect(reopened(first).get("key")).toEqual(entry());
	expect(archive().get("other")).toBeUndefined();
});

test("a day without the content service, and the day before it: after two days rows are gone", () => {
	const first = archive();
	first.put("old", entry());
	clock += 47 * HOUR;
	const second = reopened(first);
	expect(second.get("old")).toBeDefined();
	clock += 2 * HOUR;
	expect(second.get("old")).toBeUndefined();
});

test("is readable by its owner alone", async () => {
	archive().put("key", entry());
	await expect.poll(async () => (await readdir(join(folder, "site"))).length).toBeGreaterThan(1);
	for (const name of await readdir(join(folder, "site")))
		expect([name, (await stat(join(folder, "site", name))).mode & 0o077]).toEqual([name, 0]);
	expect((await stat(join(folder, "site"))).mode & 0o077).toBe(0);
});

test("a damaged one is begun anew; a folder that cannot be made is said, and the site goes on without", async () => {
	archive();
	open.splice(0)[0]?.close();
	await writeFile(join(folder, "site", "content.sqlite"), "this is no database, and long enough to be looked at".repeat(100));
	const second = archive();
	second.put("key", entry());
	expect(reopened(second).get("key")).toEqual(entry());
	await writeFile(join(folder, "file"), "");
	const none = openContentArchive(join(folder, "file", "site"), { warn: (about: object) => void warnings.push(about) });
	expect(none).toBeUndefined();
	expect(warnings).toHaveLength(1);
	expect(await readFile(join(folder, "file"), "utf8")).toBe("");
});
