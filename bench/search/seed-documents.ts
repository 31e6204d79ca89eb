// The first content as documents for the search, without a content service, and the site's own index over documents.

import { loadSeed } from "@hub/cms/seed/content";
import { seedRows } from "@hub/cms/seed/rows";
import { collections } from "@hub/shared-contracts/collections/collections";
import type { Locale } from "@hub/shared-contracts/language/locale";
import { type MemoryRow, memoryContent } from "@hub/shared-contracts/testing/memory-content";
import { createEmbeddedIndex } from "../../shell/src/search/embedded-index.server.ts";
import { readDocuments } from "./documents.ts";
import type { SearchDocument } from "./generated.ts";

/** Results of a page of the site. */
const SHOWN = 10;

/** Finds addresses, the best first. */
export type Find = (query: string) => Promise<readonly string[]>;

/** All pages of the first content, by language. */
export async function seedDocuments(): Promise<ReadonlyMap<string, readonly SearchDocument[]>> {
	const now = new Date();
	return readDocuments(memoryContent(wholeRows(seedRows(await loadSeed(), now)), now));
}

/** Opens the site's index, queried as a page of results does. */
export function openIndex(locale: Locale, pages: readonly SearchDocument[]): Find {
	const index = createEmbeddedIndex<string>();
	const texts = new Map(pages.map(({ href, text }) => [href, text]));
	const passagesOf = (href: string) => [texts.get(href)?.summary ?? "", ...(texts.get(href)?.body ?? [])];
	for (const { href, type, text } of pages) index.put({ id: href, source: href, locale, type, about: text });
	return async (query) => {
		const found = await index.find(locale, { words: query, limit: SHOWN }, { isShown: () => true, passagesOf });
		return found.pages.map(({ source }) => source);
	};
}

const fileOf = (id: string): MemoryRow => ({ id, type: "application/pdf", filename_download: "a.pdf", filesize: 1_000 });

/** Rows as the content service responds with them: related rows within them. */
function wholeRows(rows: ReturnType<typeof seedRows>): Record<string, MemoryRow[]> {
	const whole = new Map<string, Record<string, unknown>>(rows.map(({ id, values }) => [id, { ...values }]));
	const found: Record<string, MemoryRow[]> = {};
	for (const { collection, id, refers } of rows) {
		const row = whole.get(id) ?? {};
		for (const [field, to] of Object.entries(refers)) {
			row[field] = whole.get(to.id) ?? fileOf(to.id);
			// A row in a list of another row is reached from there.
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
