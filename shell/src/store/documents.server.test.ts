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

/** How SQLite reads the tables for a query, such as `SEARCH d USING INDEX document_slug (collection=? AND slug=?)`. */
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

describe("[CT-1] with 10,000 entries, a page reads only those that it shows:", () => {
	test.each<[string, (documents: Documents) => unknown]>([
		["an entry by its slug", (documents) => documents.list(query(postDocuments.page, "en", { where: { slug: "a" } }), 0)],
		[
			"an entry by its slug in any language",
			(documents) => documents.list(query(postDocuments.page, undefined, { where: { slug: "a" } }), 0),
		],
		["the languages of an entry", (documents) => documents.list(query(postDocuments.list, undefined, { where: { key: "a" } }), 0)],
		["a part of an entry", (documents) => documents.find("posts", "page", "1")],
		["the newest entries", (documents) => documents.list(query(postDocuments.list, "en", { limit: 12 }), 0)],
		["the entries of a category", (documents) => documents.list(query(postDocuments.list, "en", { where: { category: "a" } }), 0)],
		["the coming events", (documents) => documents.list(query(eventDocuments.list, "en", { over: false }), 0)],
		[
			"the number of entries with a value",
			(documents) => documents.count(query(postDocuments.list, "en", { where: { author: "a" } }), 0),
		],
	])("%s", (_what, ask) => {
		const plans = plansOf(ask);
		expect(plans).not.toEqual([]);
		expect(plans.filter((plan) => plan.startsWith("SCAN") || /\(collection=\?\)$/.test(plan))).toEqual([]);
		// The few languages of an entry may be sorted; a list is read in its order.
		if (!plans.some((plan) => /\b(slug|key)=\?/.test(plan))) expect(plans).not.toContain("USE TEMP B-TREE FOR ORDER BY");
	});
});
