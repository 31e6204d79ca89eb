import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Knex } from "knex";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openEmbedded } from "../../../src/database/database-file.ts";
import { createOwnTables } from "../../../src/database/own-tables.ts";
import { endLinks, generationOf } from "./link-generations.ts";

let folder: string;
let database: Knex;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "data-hub-links-"));
	database = openEmbedded(join(folder, "links.db"));
	await createOwnTables(database);
});
afterAll(async () => {
	await database.destroy();
	await rm(folder, { recursive: true });
});

test("[CT-8] ends links of the named entries only, not of an entry with the same id in another collection", async () => {
	const all = () =>
		Promise.all([
			generationOf(database, "posts", "a"),
			generationOf(database, "posts", "b"),
			generationOf(database, "pages", "a"),
		]);
	expect(await all()).toEqual([0, 0, 0]);
	await endLinks(database, "posts", ["a", "b"]);
	await Promise.all([endLinks(database, "posts", ["a"]), endLinks(database, "posts", ["a"])]);
	expect(await all()).toEqual([3, 1, 0]);
});
