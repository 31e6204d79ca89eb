import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "./database.server.ts";
import { snapshotContent } from "./snapshot.server.ts";

const NOW = 1_000;

let folder: string;
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "data-hub-snapshot-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test("[PF-9] a snapshot has what visitors see now, and nothing that is scheduled or over", async () => {
	const database = openDatabase(folder, "a build");
	const insert = database.prepare("insert into row (collection, id, json, begins, ends) values ('posts', ?, ?, ?, ?)");
	insert.run("live", "words-live", null, null);
	insert.run("begun", "words-begun", NOW, NOW + 1);
	insert.run("scheduled", "words-scheduled", NOW + 1, null);
	insert.run("over", "words-over", null, NOW);
	const bytes = Buffer.from(await snapshotContent(folder, join(folder, "snapshot.sqlite"), NOW));
	database.close();
	await writeFile(join(folder, "copy.sqlite"), bytes);
	const copy = new DatabaseSync(join(folder, "copy.sqlite"));
	expect(copy.prepare("select id from row order by id").all()).toEqual([{ id: "begun" }, { id: "live" }]);
	copy.close();
	expect(bytes.includes("words-live")).toBe(true);
	for (const gone of ["words-scheduled", "words-over"]) expect(bytes.includes(gone), gone).toBe(false);
	expect(await readdir(folder)).not.toContain("snapshot.sqlite");
});

test("[PF-9] a snapshot has no leftovers of scheduled texts, however often rows moved in the file", async () => {
	const database = openDatabase(folder, "a build");
	const put = database.prepare(
		"insert or replace into row (collection, id, json, begins, ends) values ('posts', ?, ?, ?, null)",
	);
	// Texts of different lengths split and merge the pages of the file.
	for (let round = 0; round < 3; round += 1)
		for (let at = 0; at < 600; at += 1) {
			const isScheduled = at % 3 === 0;
			const text = `${isScheduled ? "scheduled" : "live"}-${at} `.repeat(1 + ((at * 37 + round * 101) % 240));
			put.run(`${(at * 7919) % 600}`, text, isScheduled ? NOW + 1 : null);
		}
	const bytes = Buffer.from(await snapshotContent(folder, join(folder, "snapshot.sqlite"), NOW));
	database.close();
	expect(bytes.includes("live-1 ")).toBe(true);
	expect(bytes.includes("scheduled-")).toBe(false);
});
