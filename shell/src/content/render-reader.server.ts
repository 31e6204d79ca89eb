// The reader that one render hands to its loaders: only what is published, with the render's deadline, noting what was used.

import { type ContentQuery, type ContentReader, ContentUnavailable, type Filter } from "@hub/shared-contracts/content-reader";
import { z } from "zod";
import type { Log } from "../server/log.server.ts";
import { type ContentUsage, createUsageRecord, type UsageRecord } from "./content-usage.server.ts";
import type { ContentSource } from "./directus-source.server.ts";

/** A reader with the record that it writes into. */
export interface RenderReader extends ContentReader {
	usage(): ContentUsage;
}

/**
 * A reader for one loader of a render; `signal` ends its waiting, `usage` is the render's record. Rows are given their meaning when
 * `ready` is, which must not fail: what they say of other pages may depend on it.
 */
export function createRenderReader(
	source: ContentSource,
	log: Log,
	signal: AbortSignal,
	usage: UsageRecord = createUsageRecord(),
	ready: Promise<unknown> = Promise.resolve(),
): RenderReader {
	const filterOf = ({ published, filter }: ContentQuery<unknown>) => ({
		_and: [...(published === false ? [] : [PUBLISHED]), ...(filter ? [filter] : [])],
	});
	const list = async <Item>(query: ContentQuery<Item>): Promise<readonly Item[]> => {
		usage.noteList(query.collection);
		const reading = withSignal(
			source.read({
				collection: query.collection,
				// The log tells an editor which language of an item is broken.
				fields: query.published === false ? query.fields : [...new Set(["id", "locale", ...query.fields])],
				filter: filterOf(query),
				sort: query.sort ?? [],
				limit: query.limit ?? 100,
				offset: query.offset ?? 0,
			}),
			signal,
		);
		const [rows] = await Promise.all([reading, ready]);
		const result: Item[] = [];
		for (const row of rows) {
			usage.noteRow(query.collection, query.fields, row);
			const parsed = query.parse(row);
			const where = { collection: query.collection, id: row.id, locale: row.locale };
			if (parsed.kind === "broken") {
				log.error({ ...where, problem: parsed.problem }, "An item of the content service is broken and was left out");
				continue;
			}
			result.push(parsed.item);
			for (const problem of parsed.problems ?? [])
				log.error({ ...where, problem }, "A part of an item of the content service is broken and was left out");
		}
		return result;
	};

	return {
		list,
		first: async (query) => (await list({ ...query, limit: 1 }))[0],
		async count(query) {
			usage.noteList(query.collection);
			const { collection, fields } = query;
			const rows = await withSignal(source.read({ kind: "count", collection, fields, filter: filterOf(query) }), signal);
			const counted = countRow.safeParse(rows[0]);
			if (!counted.success) throw new ContentUnavailable(`The content service gave no count for ${collection}.`);
			return counted.data.count.id;
		},
		usage: () => usage,
	};
}

const countRow = z.object({ count: z.object({ id: z.number() }) });

const PUBLISHED = {
	status: { _eq: "published" },
	_and: [
		{ _or: [{ publish_at: { _null: true } }, { publish_at: { _lte: "$NOW" } }] },
		{ _or: [{ unpublish_at: { _null: true } }, { unpublish_at: { _gt: "$NOW" } }] },
	],
};

/** Whether a filter of a read lets only published rows through, whose time may come and go. */
export function asksForPublished(filter: Filter): boolean {
	return Array.isArray(filter._and) && filter._and.includes(PUBLISHED);
}

function withSignal<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
	return new Promise((resolve, reject) => {
		const stop = () => reject(new ContentUnavailable("The content service did not answer before the deadline."));
		if (signal.aborted) stop();
		signal.addEventListener("abort", stop, { once: true });
		promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
	});
}
