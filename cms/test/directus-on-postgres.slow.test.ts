// Directus on PostgreSQL: created, seeded, restarted, and used concurrently.

import knex from "knex";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { freePort } from "../../launcher/free-port.ts";
import { readFeed } from "../extensions/hub-server/feed/feed-reads.ts";
import { CmsStartError } from "../src/cms-start-error.ts";
import { readDatabase } from "../src/database/database.ts";
import { inspectPostgres } from "../src/database/postgres-database.ts";
import { seededId } from "../src/seed/identity.ts";
import { feedCases } from "./feed-cases.ts";
import { Installation, rows } from "./installation.ts";
import { launchCases } from "./launch-cases.ts";
import { startPostgres, type TestPostgres } from "./postgres.ts";
import { concurrencyCase } from "./registration-calls.ts";

let postgres: TestPostgres;
let hub: Installation;
let settings: Record<string, string> = {};

beforeAll(async () => {
	[postgres, hub] = await Promise.all([startPostgres(), Installation.open()]);
	const { host, port, user, database } = postgres.connection;
	settings = { DB_CLIENT: "pg", DB_HOST: host, DB_PORT: String(port), DB_USER: user, DB_DATABASE: database };
	Object.assign(hub.env, settings);
	await hub.start();
}, 240_000);
afterAll(async () => {
	await hub?.close();
	await postgres?.stop();
});

feedCases(
	() => hub,
	() => knex({ client: "pg", connection: postgres.connection }),
);

describe("the change feed on Postgres", () => {
	test("reports the rows of a transaction that began earlier and ended later than a follower's last read", async () => {
		const database = knex({ client: "pg", connection: postgres.connection });
		const followed = ["posts"];
		try {
			const begun = await readFeed(database, followed, undefined);
			const [early, late] = [seededId("posts", "first", "en"), seededId("posts", "second", "en")];
			const slow = await database.transaction();
			await slow("posts").where({ id: early }).update({ description: "Written first, committed last." });
			await database("posts").where({ id: late }).update({ description: "Written last, committed first." });
			const meanwhile = await readFeed(database, followed, begun);
			await slow.commit();
			const after = await readFeed(database, followed, meanwhile);
			const changes = [meanwhile, after].flatMap((answer) => (answer.kind === "changes" ? answer.changes : []));
			expect(changes.map(({ item }) => item).toSorted()).toEqual([early, late].toSorted());
		} finally {
			await database.destroy();
		}
	});
});

describe("the content service on Postgres", () => {
	test("has the repository's collections and the first content", async () => {
		expect(hub.cms.writes.schema).toBeGreaterThan(0);
		expect(hub.cms.writes.seed).toBeGreaterThan(0);
		expect(hub.cms.drift).toEqual([]);
		const posts = await hub.site.read("/items/posts", { fields: ["slug"], sort: ["slug"] }, rows);
		expect(posts.map(({ slug }) => slug)).toEqual(["erster", "first", "second", "zweiter"]);
	});

	test("refuses an address that two editors take at the same time", async () => {
		const { admin } = hub;
		const [one, two] = ["first", "second"].map((key) => seededId("posts", key, "en"));
		const take = (id = "") =>
			admin.update(`/items/posts/${id}`, { slug: "taken" }).then(String, (error: Error) => error.message);
		const results = await Promise.all([take(one), take(two)]);
		expect(results.filter((answer) => answer === "undefined")).toHaveLength(1);
		expect(results.find((answer) => answer !== "undefined")).toMatch(
			/The address “taken” is taken|“End of the address” was taken/,
		);
	});

	test.each([
		"/hub-desk",
		"/hub-desk/translations",
		"/hub-desk/dead-links?collection=recordings",
		`/hub-desk/dead-links?collection=recordings&after=${seededId("posts", "first", "en")}`,
		`/hub-desk/translations/posts/${seededId("posts", "first", "en")}`,
	])("serves staff %s", async (path) => {
		const authorization = `Bearer ${await hub.tokenOf(hub.cms.credentials.staff)}`;
		const response = await fetch(hub.cms.url + path, { headers: { authorization } });
		expect(response.status, await response.text()).toBe(200);
	});

	test("lists the changed texts of an original", async () => {
		const [german, english] = [seededId("authors", "mara", "de"), seededId("authors", "mara", "en")];
		const database = knex({ client: "pg", connection: postgres.connection });
		// Saves within two seconds count as one.
		await database.raw("update directus_activity set timestamp = timestamp - interval '1 hour'");
		for (const column of ["date_created", "date_updated"])
			await database.raw(`update authors set ${column} = ${column} - interval '1 hour'`);
		await database.destroy();
		await hub.admin.update(`/items/authors/${german}`, { role: "Leiterin" });
		const result = await hub.admin.read(`/hub-desk/translations/authors/${english}`, {}, z.object({ languages: rows }));
		expect(result.languages.find(({ id }) => id === english)).toMatchObject({
			outdatedSince: expect.any(Number),
			changes: [{ field: "role", after: "Leiterin" }],
		});
		const board = await hub.admin.read("/hub-desk/translations", { state: "outdated" }, z.object({ lines: rows }));
		expect(board.lines).toContainEqual(expect.objectContaining({ translation: english }));
	});

	concurrencyCase(() => hub, { guests: 60, seats: 6 });

	test("starts again without a write", async () => {
		await hub.cms.stop();
		await hub.start();
		expect(hub.cms.writes).toEqual({ schema: 0, access: 0, seed: 0 });
		expect(hub.cms.drift).toEqual([]);
	}, 120_000);

	test.each([
		[
			"nobody answers",
			async () => ({ DB_PORT: String(await freePort()) }),
			/^No Postgres answers where DB_HOST and DB_PORT point/,
		],
		[
			"there is no such database",
			async () => ({ DB_DATABASE: "elsewhere" }),
			/^The Postgres has no such database: .* DB_DATABASE\.$/,
		],
		["there is no such user", async () => ({ DB_USER: "nobody" }), /correct DB_USER and DB_PASSWORD\.$/],
	])("does not start where %s, and names the setting", async (_why, change, sentence) => {
		const database = readDatabase({ ...settings, ...(await change()) });
		if (database.kind !== "postgres") throw new Error("These settings name a Postgres.");
		const error: unknown = await inspectPostgres(database).catch((thrown: unknown) => thrown);
		expect(error).toBeInstanceOf(CmsStartError);
		expect(error).toMatchObject({ message: expect.stringMatching(sentence) });
	});
});

// It leaves entries behind.
launchCases(
	() => hub,
	() => knex({ client: "pg", connection: postgres.connection }),
);
