import { collections } from "@hub/content-model/collections/collections";
import knex, { type Knex } from "knex";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Row } from "../entries/row.ts";
import type { StoredRows } from "../entries/stored-rows.ts";
import type { Site } from "../site/site.ts";
import { usesOf } from "./entry-uses.ts";

let database: Knex;
beforeAll(async () => {
	database = knex({
		client: "sqlite3",
		connection: { filename: ":memory:" },
		useNullAsDefault: true,
		pool: { min: 1, max: 1 },
	});
	for (const { collection, fields } of collections)
		await database.schema.createTable(collection, (table) => {
			for (const name of new Set(["id", ...Object.keys(fields)])) table.text(name);
		});
	await database("glossary_terms").insert({ id: "term", slug: "connector", locale: "en", term: "Connector" });
	const post = { status: "published", locale: "en" };
	await database("posts").insert([
		{ ...post, id: "linking", title: "Linking", body: '<p><a href="/glossary/connector?from=post#top">It</a></p>' },
		{ ...post, id: "elsewhere", title: "Elsewhere", body: '<p><a href="/demos/connector">A demo</a></p>' },
		{ ...post, id: "unlinked", title: "Unlinked", body: "<p>/glossary/connector</p>" },
	]);
});
afterAll(() => database.destroy());

/** Evaluates the one-field filters of `usesOf`. */
const rows: StoredRows = {
	async list({ collection }, filter) {
		const { _and: [one] = [filter] } = filter as { _and?: [object] };
		const [[field, { _eq, _in = [_eq] }] = ["id", {}]] = Object.entries(
			one as Record<string, { _eq?: string; _in?: string[] }>,
		);
		return database<Row>(collection).whereIn(field, _in as string[]);
	},
	alternatives: async () => new Map(),
};
const site: Site = {
	lookUp: async ({ rows: addresses = [], paths = [] }) => ({
		rows: addresses.map(({ params }) => ({ href: `/en/glossary/${params.slug}`, taken: null })),
		paths: paths.map((path) => ({ href: `/en${path}`, owner: { kind: "none" } })),
	}),
};

test("[CT-1] an entry is used by entries that link to its address, with any query and hash", async () => {
	expect(await usesOf("glossary_terms", "term", { rows, database, site })).toEqual([
		{ collection: "posts", id: "linking", name: "Linking", status: "published", locale: "en", how: "links" },
	]);
});

test("[CT-1] without the site, which resolves addresses, no link counts as a use", async () => {
	expect(await usesOf("glossary_terms", "term", { rows, database, site: { lookUp: async () => undefined } })).toEqual(
		[],
	);
});
