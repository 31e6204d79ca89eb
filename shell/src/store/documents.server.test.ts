import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { query } from "@hub/content-model/cms/documents";
import { eventDocuments } from "@hub/content-model/cms/event";
import { postDocuments } from "@hub/content-model/cms/post";
import { afterAll, describe, expect, test } from "vitest";
import { openDatabase } from "./database.server.ts";
import { createDocuments, type Documents } from "./documents.server.ts";

const folder = mkdtempSync(join(tmpdir(), "data-hub-documents-"));
const database: DatabaseSync = openDatabase(folder, "a test");
afterAll(() => {
	database.close();
	rmSync(folder, { recursive: true });
});

/** SQLite's plans for a query, such as `SEARCH d USING INDEX document_slug (collection=? AND slug=?)`. */
function plansOf(run: (documents: Documents) => unknown): readonly string[] {
	const statements = new Set<string>();
	run(
		createDocuments((text) => {
			statements.add(text);
			return database.prepare(text);
		}),
	);
	return [...statements].flatMap((text) =>
		database
			.prepare(`explain query plan ${text}`)
			.all()
			.map(({ detail }) => String(detail)),
	);
}

describe("[CT-1] a query uses an index for", () => {
	test.each<[what: string, column: string, run: (documents: Documents) => unknown]>([
		[
			"an entry by its slug",
			"slug=?",
			({ list }) => list(query(postDocuments.page, "en", { where: { slug: "a" } }), 0),
		],
		[
			"an entry by its slug in any language",
			"slug=?",
			({ list }) => list(query(postDocuments.page, undefined, { where: { slug: "a" } }), 0),
		],
		[
			"the languages of an entry",
			"key=?",
			({ list }) => list(query(postDocuments.list, undefined, { where: { key: "a" } }), 0),
		],
		["a part of an entry", "id=?", ({ find }) => find("posts", "page", "1")],
		["the newest entries", "locale=?", ({ list }) => list(query(postDocuments.list, "en", { limit: 12 }), 0)],
		["a category", "value=?", ({ list }) => list(query(postDocuments.list, "en", { where: { category: "a" } }), 0)],
		["the coming events", "locale=?", ({ list }) => list(query(eventDocuments.list, "en", { over: false }), 0)],
		[
			"the number of entries",
			"value=?",
			({ count }) => count(query(postDocuments.list, "en", { where: { author: "a" } }), 0),
		],
	])("%s (%s)", (_what, column, run) => {
		const [first, ...others] = plansOf(run);
		expect(first).toContain(column);
		expect(others.filter((plan) => plan.startsWith("SCAN"))).toEqual([]);
		// The few languages of an entry may be sorted; a list is read in its order.
		if (column === "locale=?" || column === "value=?") expect(others).not.toContain("USE TEMP B-TREE FOR ORDER BY");
	});
});
