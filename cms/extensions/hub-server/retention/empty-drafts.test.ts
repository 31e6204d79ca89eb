import knex from "knex";
import { expect, test } from "vitest";
import { deleteEmptyDrafts } from "./empty-drafts.ts";

test("[CT-1] deletes empty drafts of new entries after a week, and no others", async () => {
	const database = knex({ client: "sqlite3", connection: { filename: ":memory:" }, useNullAsDefault: true });
	try {
		await database.schema.createTable("directus_versions", (table) => {
			for (const name of ["id", "item", "delta"]) table.string(name);
			table.timestamp("date_created");
		});
		const [old, young] = [new Date("2026-11-01T08:00:00Z"), new Date("2026-11-20T08:00:00Z")];
		await database("directus_versions").insert([
			{ id: "empty", item: null, delta: null, date_created: old },
			{ id: "language", item: null, delta: '{"locale":"de","_user":"a"}', date_created: old },
			{ id: "begun", item: null, delta: '{"locale":"de","title":"A"}', date_created: old },
			{ id: "unread", item: null, delta: "{", date_created: old },
			{ id: "beside an entry", item: "a", delta: null, date_created: old },
			{ id: "open", item: null, delta: null, date_created: young },
		]);
		await deleteEmptyDrafts(database, new Date("2026-11-26T08:00:00Z"));
		expect(await database("directus_versions").pluck("id")).toEqual(["begun", "unread", "beside an entry", "open"]);
	} finally {
		await database.destroy();
	}
});
