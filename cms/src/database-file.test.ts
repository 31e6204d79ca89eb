import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { inspectDatabase } from "./database-file.ts";

/** A file as Directus leaves it, as far as is looked at, with so many MB in it. */
function databaseOf(megabytes: number): string {
	const folder = mkdtempSync(join(tmpdir(), "data-hub-database-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	const path = join(folder, "data.db");
	const database = new DatabaseSync(path);
	database.exec("create table directus_users (id); create table directus_migrations (id); create table rest (bytes)");
	database.prepare("insert into rest values (zeroblob(?))").run(megabytes * 1024 * 1024);
	database.close();
	return path;
}

test.each([
	[1, []],
	[64, ["Checking the content service's database, which has 64 MB"]],
])("a check of %d MB says that it may take long, if it may", async (megabytes, said) => {
	const reported: string[] = [];
	expect(await inspectDatabase(databaseOf(megabytes), (text) => reported.push(text))).toBe("ready");
	expect(reported).toEqual(said);
});
