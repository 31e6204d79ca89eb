// Sample content as documents for the search, without Directus, and the site's own index.

import { loadSeed } from "@hub/cms/seed/content";
import { seedRows } from "@hub/cms/seed/rows";
import { collections } from "@hub/content-model/collections/collections";
import { type MemoryRow, memoryContent } from "@hub/content-model/testing/memory-content";
import type { Locale } from "@hub/shared-contracts/language/locale";
import { findPages } from "../../shell/src/search/find-pages.server.ts";
import { openSearchFile } from "../../shell/src/search/search-file.server.ts";
import { writePages } from "../../shell/src/search/write-pages.server.ts";
import { readDocuments } from "./documents.ts";
import type { SearchDocument } from "./generated.ts";

/** Results per page of the site. */
const SHOWN = 10;

const BATCH = 100;

/** Returns addresses, the best match first. */
export type Find = (query: string) => Promise<readonly string[]>;

/** Returns all pages of the sample content by language. */
export async function seedDocuments(): Promise<ReadonlyMap<string, readonly SearchDocument[]>> {
	const now = new Date();
	return readDocuments(memoryContent(wholeRows(seedRows(await loadSeed(), now)), now));
}

/** Opens the site's index, queried like a page of results. */
export function openIndex(locale: Locale, documents: readonly SearchDocument[]): Find {
	const file = openSearchFile();
	const tables = file.languages[locale];
	const pages = documents.map(({ href, type, text }) => [href, { locale, type, text }] as const);
	for (let at = 0; at < pages.length; at += BATCH) writePages(file, new Map(pages.slice(at, at + BATCH)));
	return async (words) => findPages(tables, { words, limit: SHOWN }).hits.map(({ key }) => key);
}

const fileOf = (id: string): MemoryRow => ({
	id,
	type: "application/pdf",
	filename_download: "a.pdf",
	filesize: 1_000,
});

/** Converts seed rows to rows as Directus returns them, with nested related rows. */
function wholeRows(rows: ReturnType<typeof seedRows>): Record<string, MemoryRow[]> {
	const whole = new Map<string, Record<string, unknown>>(rows.map(({ id, values }) => [id, { ...values }]));
	const found: Record<string, MemoryRow[]> = {};
	for (const { collection, id, refers } of rows) {
		const row = whole.get(id) ?? {};
		for (const [field, to] of Object.entries(refers)) {
			row[field] = whole.get(to.id) ?? fileOf(to.id);
			// Listed rows are reached through this field.
			const listed = collections.find((one) => one.collection === collection)?.fields[field]?.relation?.one_field;
			const owner = whole.get(to.id);
			if (listed && owner) owner[listed] = [...((owner[listed] as unknown[] | undefined) ?? []), row];
		}
		const same = found[collection] ?? [];
		found[collection] = same;
		same.push(row);
	}
	return found;
}
