import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Knex } from "knex";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openEmbedded } from "../../../src/database/database-file.ts";
import { pruneFeed, readFeed } from "./feed-reads.ts";

let folder: string;
let database: Knex;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "data-hub-feed-"));
	database = openEmbedded(join(folder, "feed.db"));
	await database.schema.createTable("posts", (table) => {
		table.string("id").primary();
		table.string("title");
	});
});
afterAll(async () => {
	await database.destroy();
	await rm(folder, { recursive: true });
});

const read = (from?: { epoch: number; cursor: string }) => readFeed(database, ["posts", "not_there_yet"], from);

test("prunes nothing before anyone followed the feed", async () => {
	await expect(pruneFeed(database, Date.now())).resolves.toBeUndefined();
});

test("records inserts, updates, changed ids and deletes", async () => {
	const begun = await read();
	expect(begun).toMatchObject({ kind: "refill", epoch: 1 });
	await database("posts").insert([
		{ id: "a", title: "A" },
		{ id: "b", title: "B" },
	]);
	await database("posts").where({ id: "a" }).update({ title: "AA" });
	await database("posts").where({ id: "b" }).update({ id: "c" });
	await database("posts").delete();
	const result = await read(begun);
	if (result.kind !== "changes") throw new Error("There are no changes.");
	expect(result.changes.map(({ item }) => item)).toEqual(["a", "b", "a", "c", "b", "a", "c"]);
	expect(await read(result)).toMatchObject({ kind: "changes", changes: [], cursor: result.cursor });
});

test("creates triggers again that SQLite dropped with an altered table, and followers read everything", async () => {
	const begun = await read();
	await database.raw("create table posts_new (id text primary key, title text, subtitle text)");
	await database.raw("drop table posts");
	await database.raw("alter table posts_new rename to posts");
	await database("posts").insert({ id: "missed" });
	expect(await read(begun)).toMatchObject({ kind: "refill", epoch: begun.epoch + 1 });
	const next = await read();
	await database("posts").insert({ id: "reported" });
	expect(await read(next)).toMatchObject({ kind: "changes", changes: [{ collection: "posts", item: "reported" }] });
});

test("a follower that missed pruned lines has to read everything", async () => {
	const before = await read();
	await database("posts").insert({ id: "old" });
	const after = await read(before);
	await pruneFeed(database, Date.now() + 1_000);
	expect(await read(after)).toMatchObject({ kind: "changes", changes: [] });
	expect(await read(before)).toMatchObject({ kind: "refill" });
});
