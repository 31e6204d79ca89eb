import { collections } from "@hub/content-model/collections/collections";
import knex, { type Knex } from "knex";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lastPublished } from "./last-published.ts";

const [posts] = collections.filter(({ collection }) => collection === "posts");
if (!posts) throw new Error("There are no posts.");

let database: Knex;
beforeEach(async () => {
	database = knex({
		client: "sqlite3",
		connection: { filename: ":memory:" },
		useNullAsDefault: true,
		pool: { min: 1, max: 1 },
	});
	await database.schema.createTable("directus_activity", (table) => {
		table.increments("id");
		table.string("action");
	});
	await database.schema.createTable("directus_revisions", (table) => {
		table.increments("id");
		table.integer("activity");
		for (const name of ["collection", "item", "data", "delta", "version"]) table.string(name);
	});
});
afterEach(() => database.destroy());

/** Records a save like Directus: the state after it, and its changes. */
async function saved(
	action: "create" | "update",
	data: object,
	delta: object,
	version: string | null = null,
): Promise<void> {
	const [activity] = await database("directus_activity").insert({ action });
	const texts = { data: JSON.stringify(data), delta: JSON.stringify(delta) };
	await database("directus_revisions").insert({ activity, collection: "posts", item: "1", version, ...texts });
}
const slug = async () => (await lastPublished(database, posts, "1"))?.slug;

test("returns the state of the last publication, whatever was drafted beside it", async () => {
	await saved("create", { status: "published", slug: "a" }, { status: "published", slug: "a" });
	await saved("update", { status: "published", slug: "b" }, { slug: "b" });
	await saved("update", { status: "draft", slug: "b" }, { status: "draft" });
	await saved("update", { status: "draft", slug: "c" }, { slug: "c" });
	await saved("update", { status: "published", slug: "d" }, { slug: "d" }, "a version");
	expect(await slug()).toBe("b");
});

test("uses the save that withdrew an entry if its published states are gone", async () => {
	await saved("update", { status: "draft", slug: "b" }, { status: "draft" });
	await saved("update", { status: "draft", slug: "c" }, { slug: "c" });
	await saved("update", { status: "archived", slug: "c" }, { status: "archived" });
	expect(await slug()).toBe("b");
});

test("returns nothing for a draft that was never published", async () => {
	await saved("create", { status: "draft", slug: "a" }, { status: "draft", slug: "a" });
	await saved("update", { status: "draft", slug: "b" }, { slug: "b" });
	expect(await slug()).toBeUndefined();
});
