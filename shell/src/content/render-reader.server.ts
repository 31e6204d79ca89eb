// The reader that one render hands to its loaders: only what is published, with the render's deadline, noting what was used.

import { type ContentQuery, type ContentReader, ContentUnavailable, type Fields } from "@hub/shared-contracts/content-reader";
import type { Log } from "../server/log.server.ts";
import type { ContentSource, Row } from "./directus-source.server.ts";

/** What a render was made of; a page kept for later is thrown away when any of it changes. */
export interface ContentUsage {
	/** Ids of items by collection. */
	readonly items: ReadonlyMap<string, ReadonlySet<string>>;
	/** Collections of which a list or a search by slug was used: a new item there may change the page too. */
	readonly lists: ReadonlySet<string>;
}

/** A reader with its record. */
export interface RenderReader extends ContentReader {
	usage(): ContentUsage;
}

/** A reader for one render; `signal` ends its waiting. */
export function createRenderReader(source: ContentSource, log: Log, signal: AbortSignal): RenderReader {
	const items = new Map<string, Set<string>>();
	const lists = new Set<string>();

	const note = (collection: string, fields: Fields, row: Row) => {
		if (typeof row.id === "string" || typeof row.id === "number") {
			const ids = items.get(collection) ?? new Set();
			items.set(collection, ids.add(String(row.id)));
		}
		for (const field of fields) {
			if (typeof field === "string") continue;
			for (const [name, related] of Object.entries(field)) {
				for (const value of [row[name]].flat()) if (isRow(value)) note(related.collection, related.fields, value);
			}
		}
	};

	const list = async <Item>(query: ContentQuery<Item>): Promise<readonly Item[]> => {
		lists.add(query.collection);
		const filters = [...(query.published === false ? [] : [PUBLISHED]), ...(query.filter ? [query.filter] : [])];
		const rows = await withSignal(
			source.read({
				collection: query.collection,
				fields: query.fields,
				filter: { _and: filters },
				sort: query.sort ?? [],
				limit: query.limit ?? 100,
			}),
			signal,
		);
		const result: Item[] = [];
		for (const row of rows) {
			note(query.collection, query.fields, row);
			const parsed = query.parse(row);
			if (parsed.kind === "item") result.push(parsed.item);
			else
				log.error(
					{ collection: query.collection, id: row.id, locale: row.locale, problem: parsed.problem },
					"An item of the content service is broken and was left out",
				);
		}
		return result;
	};

	return {
		list,
		first: async (query) => (await list({ ...query, limit: 1 }))[0],
		usage: () => ({ items, lists }),
	};
}

const PUBLISHED = {
	status: { _eq: "published" },
	_and: [
		{ _or: [{ publish_at: { _null: true } }, { publish_at: { _lte: "$NOW" } }] },
		{ _or: [{ unpublish_at: { _null: true } }, { unpublish_at: { _gt: "$NOW" } }] },
	],
};

function withSignal<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
	return new Promise((resolve, reject) => {
		const stop = () => reject(new ContentUnavailable("The content service did not answer before the deadline."));
		if (signal.aborted) stop();
		signal.addEventListener("abort", stop, { once: true });
		promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
	});
}

function isRow(value: unknown): value is Row {
	return typeof value === "object" && value !== null;
}
