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
function plansOf(ask: (documents: Documents) => unknown): readonly string[] {
	const asked = new Set<string>();
	ask(
		createDocuments((text) => {
			asked.add(text);
			return database.prepare(text);
		}),
	);
	return [...asked].flatMap((text) =>
		database
			.prepare(`explain query plan ${text}`)
			.all()
			.map(({ detail }) => String(detail)),
	);
}

describe("[CT-1] a query reads only the entries that it finds:", () => {
	test.each<[what: string, by: string, ask: (documents: Documents) => unknown]>([
		[
			"an entry by its slug",
			"slug=?",
			({ list }) => list(query(postDocuments.page, "en", { where: { slug: "a" } }), 0),
		],
		[
			"in any language",
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
		["their number", "value=?", ({ count }) => count(query(postDocuments.list, "en", { where: { author: "a" } }), 0)],
	])("%s (%s)", (_what, by, ask) => {
		const [first, ...others] = plansOf(ask);
		expect(first).toContain(by);
		expect(others.filter((plan) => plan.startsWith("SCAN"))).toEqual([]);
		// The few languages of an entry may be sorted; a list is read in its order.
		if (by === "locale=?" || by === "value=?") expect(others).not.toContain("USE TEMP B-TREE FOR ORDER BY");
	});
});
