import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Knex } from "knex";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readDatabase } from "../src/database/database.ts";
import { openEmbedded } from "../src/database/database-file.ts";
import { type Migration, migrate } from "../src/database/migrate.ts";
import { openPostgres } from "../src/database/postgres-database.ts";
import { startPostgres, type TestPostgres } from "./postgres.ts";

/** `npm test` needs no PostgreSQL; `npm run test:all` has one. */
const KINDS = process.env.HUB_TEST_ALL === "true" ? ["SQLite", "Postgres"] : ["SQLite"];

let postgres: TestPostgres | undefined;
let folder: string;
beforeAll(async () => {
	if (KINDS.includes("Postgres")) postgres = await startPostgres();
	folder = await mkdtemp(join(tmpdir(), "hub-migrations-"));
}, 120_000);
afterAll(async () => {
	await postgres?.stop();
	await rm(folder, { recursive: true, force: true });
});

/** Opens a connection like another process. */
function connect(kind: string): Knex {
	if (kind === "SQLite") return openEmbedded(join(folder, "database.sqlite"));
	if (!postgres) throw new Error("No PostgreSQL was started.");
	const { host, port, user, database } = postgres.connection;
	const which = readDatabase({
		DB_CLIENT: "pg",
		DB_HOST: host,
		DB_PORT: String(port),
		DB_USER: user,
		DB_DATABASE: database,
	});
	if (which.kind !== "postgres") throw new Error("These settings name a Postgres.");
	return openPostgres(which);
}

test.each(KINDS)(
	"[CT-1] on %s a migration runs once and in order, also when two processes start, and is undone as a whole when it fails",
	async (kind) => {
		const [one, other] = [connect(kind), connect(kind)];
		try {
			await one.schema.createTable("directus_collections", (table) => table.string("collection"));
			const migrations = new Map<string, Migration>([
				["001-of-an-earlier-release", () => Promise.reject(new Error("not run"))],
			]);
			expect(await migrate(one, migrations), "a new database only records it").toEqual(["001-of-an-earlier-release"]);

			await one("directus_collections").insert({ collection: "words" });
			await one.schema.createTable("words", (table) => table.string("term"));
			await one("words").insert({ term: "data space" });
			migrations.set("002-rename-term", (trx) => trx.raw("alter table words rename column term to word"));
			migrations.set("003-add-a-word", (trx) => trx("words").insert({ word: "product passport" }));
			const done = await Promise.all([migrate(one, migrations), migrate(other, migrations)]);
			expect(done.flat().toSorted()).toEqual(["002-rename-term", "003-add-a-word"]);
			expect(await one("words").pluck("word").orderBy("word")).toEqual(["data space", "product passport"]);
			expect(await migrate(one, migrations)).toEqual([]);

			const failing = new Map(migrations).set("004-half", async (trx) => {
				await trx("words").delete();
				throw new Error("no power");
			});
			await expect(migrate(one, failing)).rejects.toThrow(
				"Migration 004-half of the database failed, and was undone as a whole: no power.",
			);
			expect(await one("words").pluck("word")).toHaveLength(2);
			expect(await one("hub_migrations").pluck("name").orderBy("name")).toEqual([...migrations.keys()]);

			const former = new Map([...migrations].slice(0, 2));
			await expect(migrate(one, former)).rejects.toThrow(
				"another version, whose migration 003-add-a-word this one does not have",
			);
		} finally {
			await Promise.all([one.destroy(), other.destroy()]);
		}
	},
	30_000,
);
