// What a render was made of. A page that is kept for later is thrown away when any of it changes.

import type { Fields } from "@hub/shared-contracts/content/content-reader";
import type { Row } from "./directus-source.server.ts";

/** The items and lists of a render. */
export interface ContentUsage {
	/** Ids of items by collection. */
	readonly items: ReadonlyMap<string, ReadonlySet<string>>;
	/** Collections of which a list or a search by slug was used: a new item there may change the page too. */
	readonly lists: ReadonlySet<string>;
	/**
	 * Addresses of this site that were written as links, as they were meant, and what became of them: empty where nothing answers
	 * there now. A kept page is out of date when one of them would be written otherwise.
	 */
	readonly links: ReadonlyMap<string, string>;
	/** Whether something of it is older than the last publish, because the content service was late or away. */
	isStale(): boolean;
}

/** A record that readers of one render write into. */
export interface UsageRecord extends ContentUsage {
	noteList(collection: string): void;
	noteLink(meant: string, written: string): void;
	noteStale(): void;
	/** Notes a row and the related ones within it. */
	noteRow(collection: string, fields: Fields, row: Row): void;
}

/** An empty record. */
export function createUsageRecord(): UsageRecord {
	const items = new Map<string, Set<string>>();
	const lists = new Set<string>();
	const links = new Map<string, string>();
	let stale = false;
	const noteRow = (collection: string, fields: Fields, row: Row) => {
		if (typeof row.id === "string" || typeof row.id === "number") {
			const ids = items.get(collection) ?? new Set();
			items.set(collection, ids.add(String(row.id)));
		}
		for (const field of fields) {
			if (typeof field === "string") continue;
			for (const [name, related] of Object.entries(field)) {
				for (const value of [row[name]].flat()) if (isRow(value)) noteRow(related.collection, related.fields, value);
			}
		}
	};
	return {
		items,
		lists,
		links,
		isStale: () => stale,
		noteStale: () => {
			stale = true;
		},
		noteList: (collection) => void lists.add(collection),
		noteLink: (meant, written) => void links.set(meant, written),
		noteRow,
	};
}

function isRow(value: unknown): value is Row {
	return typeof value === "object" && value !== null;
}
