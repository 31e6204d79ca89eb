// Which content a rendered page depends on, so that a cached page can be invalidated when any of it changes.

import type { Fields } from "@hub/shared-contracts/content/content-reader";
import type { Row } from "./directus-source.server.ts";

/** The items and lists that a render read. */
export interface ContentUsage {
	/** Ids of items by collection. */
	readonly items: ReadonlyMap<string, ReadonlySet<string>>;
	/** Collections of which a list or a search by slug was used: a new item there may change the page too. */
	readonly lists: ReadonlySet<string>;
	/**
	 * Links within this site: the address as the editor wrote it, and the one that was rendered, which is empty where no page
	 * answers. A cached page is out of date when one of them would be rendered differently.
	 */
	readonly links: ReadonlyMap<string, string>;
	/** Whether some of the content is older than the last publish, because the content service was slow or unavailable. */
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
