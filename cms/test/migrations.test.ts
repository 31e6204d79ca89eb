import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { gunzipSync } from "node:zlib";
import type { Knex } from "knex";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { actAsAdministrator } from "../src/administrator.ts";
import { loadCredentials } from "../src/credentials.ts";
import { type Database, readDatabase } from "../src/database.ts";
import { openEmbedded } from "../src/database-file.ts";
import { type RunningDirectus, startDirectus } from "../src/directus.ts";
import { migrate, readMigrations } from "../src/migrate.ts";
import { dropCollection, fillIn, renameCollection, renameField, type Step } from "../src/migration-steps.ts";
import { openPostgres } from "../src/postgres-database.ts";
import type { CmsClient } from "../src/rest.ts";
import type { ExpandedSchema } from "../src/schema/expand.ts";
import { Installation, rows } from "./installation.ts";
import { startPostgres, type TestPostgres } from "./postgres.ts";

/** The schema as it was in the first commit that had one, 56253e7, in Directus' own form. */
const first = async (): Promise<ExpandedSchema> =>
	JSON.parse(gunzipSync(await readFile(new URL("./first-schema.json.gz", import.meta.url))).toString());

let postgres: TestPostgres;
beforeAll(async () => {
	postgres = await startPostgres();
}, 120_000);
afterAll(() => postgres?.stop());

describe.each(["SQLite", "Postgres"])("[CT-1] a database of the first schema, on %s", (kind) => {
	let hub: Installation;
	let which: Database;
	/** Asks the database itself, while Directus is not there. */
	const inDatabase = async <Result>(use: (database: Knex) => Promise<Result>): Promise<Result> => {
		const database = which.kind === "postgres" ? openPostgres(which) : openEmbedded(hub.paths.database);
		return use(database).finally(() => database.destroy());
	};
	/** A Directus whose schema stays unchanged. */
	const withDirectus = async (use: (client: CmsClient) => Promise<void>): Promise<void> => {
		const credentials = await loadCredentials(hub.dataDir, hub.env);
		const directus: RunningDirectus = await startDirectus({
			...{ dataDir: hub.dataDir, port: hub.port, publicUrl: `http://localhost:${hub.port}`, database: which },
			...{ secrets: { ...credentials.directus, publishSecret: credentials.publishSecret }, admin: credentials.admin },
		});
		try {
			await use(await actAsAdministrator(directus.url, credentials, []));
		} finally {
			await directus.stop();
		}
	};
	const run = (...steps: Step[]) =>
		inDatabase((database) =>
			database.transaction(async (trx) => {
				for (const step of steps) await step(trx);
			}),
		);
	const ids = { event: crypto.randomUUID(), demo: crypto.randomUUID(), guest: crypto.randomUUID() };

	beforeAll(async () => {
		hub = await Installation.open();
		if (kind === "Postgres") {
			const { host, port, user, database } = postgres.connection;
			Object.assign(hub.env, { DB_CLIENT: "pg", DB_HOST: host, DB_PORT: String(port), DB_USER: user, DB_DATABASE: database });
		}
		which = readDatabase(hub.env);
		const { collections, fields, relations } = await first();
		await withDirectus(async (client) => {
			const own = (name: string) => fields.flatMap(({ collection, ...field }) => (collection === name ? [field] : []));
			await client.create(
				"/collections",
				collections.map((one) => (one.schema === null ? one : { ...one, fields: own(one.collection) })),
			);
			for (const relation of relations) await client.create("/relations", relation);
		});
		await inDatabase(async (database) => {
			// Of that time: it knew of no migrations, and none of today's was done to it.
			await database.schema.dropTable("hub_migrations");
			const words = { locale: "en", translation_key: "one", status: "draft" };
			const add = (table: string, row: object) => database(table).insert({ id: crypto.randomUUID(), ...row });
			await add("events", { ...words, id: ids.event, slug: "one", title: "One", topic: "governance" });
			await add("demos", { ...words, id: ids.demo, slug: "demo", title: "Demo", prototype: JSON.stringify({ name: "passport" }) });
			const older = {
				...words,
				translation_key: "older",
				slug: "older",
				title: "Older",
				prototype: JSON.stringify({ name: "older" }),
			};
			await add("demos", older);
			await add("recordings", { ...words, slug: "older-film", title: "Film", event: ids.event });
			await add("partners", { ...words, name: "Werk Nord" });
			await add("glossary_terms", { ...words, slug: "term", term: "Term" });
			const guest = { locale: "de", name: "Mara", email: "Mara@example.org", state: "confirmed" };
			await add("registrations", { ...guest, id: ids.guest, event: ids.event });
			const fields = ["event", "name", "state", "event.registered", "event.capacity", "email", "organisation", "date_created"];
			const layout_query = JSON.stringify({ tabular: { fields, page: 1 } });
			await database("directus_presets").insert({ collection: "registrations", layout: "tabular", layout_query });
			const menus = JSON.stringify({ tabular: { fields: ["label", "menu", "href", "locale", "status"], sort: ["sort"], page: 1 } });
			await database("directus_presets").insert({ collection: "navigation", layout: "tabular", layout_query: menus });
			// Studio's left edge as a release of ours left it.
			const bar = ["content", "visual", "users", "files", "insights", "flows", "deployments", "hub-guide"].map((id) => ({
				...{ type: "module", id, enabled: id !== "visual" && id !== "deployments" },
			}));
			const module_bar = JSON.stringify([...bar, { type: "module", id: "settings", enabled: true, locked: true }]);
			expect(await database("directus_settings").update({ module_bar })).toBe(1);
			await database("directus_fields").where({ collection: "events", field: "capacity" }).update({ note: "Ask Mara." });
			const german = (translation: string) => JSON.stringify([{ language: "de-DE", translation }]);
			await database("directus_fields")
				.where({ collection: "navigation", field: "href" })
				.update({ translations: german("Ziel") });
			await database("directus_fields")
				.where({ collection: "navigation", field: "group" })
				.update({ translations: german("Rubrik im Fuß") });
			await database("directus_collections").where({ collection: "posts" }).update({ note: "Articles, one entry per language." });
			const about = { collection: "demos", item: ids.demo };
			const [activity] = await database("directus_activity")
				.insert({ ...about, action: "create" })
				.returning("id");
			const data = JSON.stringify({ title: "Demo", prototype: { name: "pass" } });
			await database("directus_revisions").insert({ ...about, activity: activity.id, data, delta: data });
		});
	}, 240_000);
	afterAll(() => hub?.close());

	test("becomes today's with everything that was in it, also where a collection was renamed, renamed back, and another one dropped", async () => {
		await run(renameCollection("glossary_terms", "words"), dropCollection("redirects"));
		const named = await inDatabase((database) => database("directus_fields").distinct("collection").pluck("collection"));
		expect(named).toContain("words");
		expect(named).not.toContain("glossary_terms");
		expect(named).not.toContain("redirects");
		await run(renameCollection("words", "glossary_terms"));
		await hub.start();
		const { admin, cms } = hub;
		// What editors read of a field stays as they have it; nothing else is left of before.
		expect(cms.drift.filter((line) => !/: (note|required|conditions|options|width|display_template) is /.test(line))).toEqual([
			expect.stringMatching(/^navigation\.group: translations is /),
		]);
		expect(cms.drift.filter((line) => / options is /.test(line) && /"(min|filter|language)"/.test(line))).toEqual([]);
		const [posts, capacity] = ["posts", "events.capacity"].map((name) =>
			cms.drift.filter((line) => line.startsWith(`${name}: note`)),
		);
		expect(posts, "a note of the repository has its new words").toEqual([]);
		expect(capacity, "an operator's own stays").toEqual([expect.stringContaining("Ask Mara.")]);
		expect(await admin.read("/items/demos", { filter: { id: { _eq: ids.demo } } }, rows)).toMatchObject([
			{ title: "Demo", prototype_settings: { name: "passport" } },
		]);
		const older = await admin.read("/items/demos", { filter: { slug: { _eq: "older" } } }, rows);
		expect(older, "what names no prototype would hide the demo").toMatchObject([{ title: "Older", prototype_settings: null }]);
		const revisions = await admin.read("/revisions", { filter: { item: { _eq: ids.demo } }, sort: ["id"] }, rows);
		expect(revisions.map(({ data }) => data)).toEqual([{ title: "Demo", prototype_settings: { name: "pass" } }]);
		const [partner] = await admin.read("/items/partners", { filter: { name: { _eq: "Werk Nord" } } }, rows);
		expect(partner).toBeDefined();
		expect(partner).not.toHaveProperty("logo");
		expect(await admin.read("/items/recordings", { filter: { slug: { _eq: "older-film" } } }, rows)).toMatchObject([
			{ topic: "governance", language: "en", event: ids.event },
		]);
		expect(await admin.read("/items/registrations", {}, rows)).toMatchObject([
			{ name: "Mara", event_key: "one", identity: expect.stringMatching(/^[0-9a-f]{64}$/) },
		]);
		expect(await admin.read("/items/glossary_terms", { filter: { slug: { _eq: "term" } } }, rows)).toMatchObject([
			{ term: "Term" },
		]);
		expect(await admin.read("/items/redirects", {}, rows)).toEqual([]);
		const lists = await admin.read("/presets", { filter: { collection: { _eq: "registrations" } } }, rows);
		expect(lists).toMatchObject([{ layout_query: { tabular: { fields: expect.arrayContaining(["event.title"]) } } }]);
		expect(await admin.read("/presets", { filter: { collection: { _eq: "navigation" } } }, rows)).toMatchObject([
			{ layout: "hub-menus" },
		]);
		const settings = z.object({ module_bar: z.array(z.object({ id: z.string(), enabled: z.boolean() })) });
		const { module_bar } = await admin.read("/settings", { fields: ["module_bar"] }, settings);
		expect(module_bar.flatMap(({ id, enabled }) => (enabled ? [id] : [])).slice(0, 3)).toEqual(["hub-desk", "content", "visual"]);
		const form = z.object({ meta: z.object({ interface: z.string(), options: z.unknown(), translations: z.unknown() }) });
		const formOf = async (name: string) => (await admin.read(`/fields/${name}`, {}, form)).meta;
		expect((await formOf("pages/blocks")).interface).toBe("hub-blocks");
		expect((await formOf("navigation/href")).interface).toBe("hub-link");
		expect((await formOf("redirects/to")).interface).toBe("hub-link");
		expect((await formOf("navigation/href")).translations).toEqual([
			{ language: "en-US", translation: "Leads to" },
			{ language: "en-GB", translation: "Leads to" },
			{ language: "de-DE", translation: "Führt zu" },
		]);
		expect((await formOf("navigation/group")).translations, "an operator's own name stays").toEqual([
			{ language: "en-US", translation: "Heading" },
			{ language: "en-GB", translation: "Heading" },
			{ language: "de-DE", translation: "Rubrik im Fuß" },
		]);
		expect((await formOf("posts/body")).interface).toBe("hub-prose");
		expect((await formOf("events/capacity")).options).toEqual({ min: 0, max: 100_000 });
		expect((await formOf("posts/author")).interface).toBe("hub-entry");
		expect((await formOf("recordings/event")).interface).toBe("hub-entry");
		expect(await formOf("demos/terms")).toMatchObject({ interface: "hub-entry", options: { entries: "glossary_terms" } });
		expect((await formOf("events/speakers")).options).toMatchObject({
			template: expect.stringContaining("speakers_id.portrait.$thumbnail"),
		});
		expect((await formOf("posts/author")).options).toMatchObject({ filter: { locale: { _in: ["{{locale}}"] } } });
	}, 120_000);

	test("is left alone by the next start, and refused by a release that does not know its migrations", async () => {
		const { writes } = hub.cms;
		expect(writes.schema).toBeGreaterThan(0);
		await hub.cms.stop();
		const migrations = await readMigrations();
		await inDatabase(async (database) => {
			for (const phase of ["before", "after"] as const) expect(await migrate(database, phase, migrations)).toEqual([]);
			const former = new Map([...migrations].slice(0, 1));
			await expect(migrate(database, "before", former)).rejects.toThrow(/was brought to a later release \(migration 002-/);
		});
		await hub.start();
		expect(hub.cms.writes).toEqual({ schema: 0, access: 0, seed: 0 });
		await hub.cms.stop();
	}, 120_000);

	test("stores all of a migration or nothing of it, whether a step fails or the process is killed amid them", async () => {
		const migrations = await readMigrations();
		const rename = renameField("demos", "title", "heading");
		const columns = () => inDatabase(async (database) => Object.keys(await database("demos").columnInfo()));
		const failing = new Map([
			...migrations,
			["900-halfway", { before: [rename, () => Promise.reject(new Error("no power"))] }] as const,
		]);
		await expect(inDatabase((database) => migrate(database, "before", failing))).rejects.toThrow(
			"Migration 900-halfway/before of the database failed, and nothing of it was done: no power.",
		);
		expect(await columns()).toContain("title");

		const module = (name: string) => JSON.stringify(new URL(`../src/${name}.ts`, import.meta.url).href);
		const victim = spawn(
			process.execPath,
			[
				"--input-type=module",
				"--eval",
				`import { openEmbedded } from ${module("database-file")}; import { openPostgres } from ${module("postgres-database")};
				import { migrate, readMigrations } from ${module("migrate")}; import { renameField } from ${module("migration-steps")};
				const which = ${JSON.stringify(which)};
				const database = which.kind === "postgres" ? openPostgres(which) : openEmbedded(${JSON.stringify(hub.paths.database)});
				const halfway = async () => { console.log("halfway"); await new Promise((resolve) => setTimeout(resolve, 60_000)); };
				const steps = [renameField("demos", "title", "heading"), halfway];
				await migrate(database, "before", new Map([...await readMigrations(), ["900-halfway", { before: steps }]]));`,
			],
			{ stdio: ["ignore", "pipe", "inherit"] },
		);
		await new Promise((resolve) => victim.stdout.once("data", resolve));
		victim.kill("SIGKILL");
		await sleep(500);
		expect(await columns()).toContain("title");

		const whole = new Map([
			...migrations,
			["900-halfway", { before: [rename], after: [fillIn("demos", "heading", "?")] }] as const,
		]);
		await inDatabase(async (database) => {
			const both = await Promise.all([migrate(database, "before", whole), migrate(database, "before", whole)]);
			expect(both.flat()).toEqual(["900-halfway"]);
			expect(await migrate(database, "after", whole)).toEqual(["900-halfway"]);
			expect(await database("demos").select("heading").where({ id: ids.demo })).toEqual([{ heading: "Demo" }]);
		});
		expect(await columns()).not.toContain("title");
	}, 60_000);
});
