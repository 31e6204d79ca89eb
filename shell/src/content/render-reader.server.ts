// The reader that one render gives to its loaders: live items only, with the render's deadline, recording what was used.

import { liveFilters, liveRow, withLiveFields } from "@hub/shared-contracts/cms/live";
import { type ContentQuery, type ContentReader, ContentUnavailable } from "@hub/shared-contracts/content/content-reader";
import { z } from "zod";
import type { Log } from "../server/log.server.ts";
import { type ContentUsage, createUsageRecord, type UsageRecord } from "./content-usage.server.ts";
import type { ContentSource } from "./directus-source.server.ts";

/** A reader with the record that it writes into. */
export interface RenderReader extends ContentReader {
	usage(): ContentUsage;
}

/**
 * A reader for one loader of a render; `signal` aborts it, `usage` is the render's record. Rows are parsed after `ready`, which
 * must not reject: links in them depend on it.
 */
export function createRenderReader(
	source: ContentSource,
	log: Log,
	signal: AbortSignal,
	usage: UsageRecord = createUsageRecord(),
	ready: Promise<unknown> = Promise.resolve(),
): RenderReader {
	const filterOf = ({ collection, filter }: ContentQuery<unknown>) => ({
		_and: [...liveFilters(collection), ...(filter ? [filter] : [])],
	});
	const list = async <Item>(query: ContentQuery<Item>): Promise<readonly Item[]> => {
		const { collection } = query;
		const fields = withLiveFields(collection, ["id", ...query.fields]);
		usage.noteList(collection);
		const reading = withSignal(
			source.read({
				collection,
				fields,
				filter: filterOf(query),
				sort: query.sort ?? [],
				limit: query.limit ?? 100,
				offset: query.offset ?? 0,
			}),
			signal,
		);
		const [rows] = await Promise.all([reading, ready]);
		const result: Item[] = [];
		// Cached rows may be older than the moment at which one appeared or expired.
		const now = Date.now();
		for (const row of rows) {
			// Rows that are not shown now count as used: a change may make them live.
			usage.noteRow(collection, fields, row);
			const live = liveRow(row, collection, fields, now);
			if (!live) continue;
			const parsed = query.parse(live);
			// The log names the language, by which editors find the entry.
			const where = { collection, id: row.id, locale: row.locale };
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
			const { collection } = query;
			const fields = withLiveFields(collection, query.fields);
			const rows = await withSignal(source.read({ kind: "count", collection, fields, filter: filterOf(query) }), signal);
			const counted = countRow.safeParse(rows[0]);
			if (!counted.success) throw new ContentUnavailable(`The content service gave no count for ${collection}.`);
			return counted.data.count.id;
		},
		usage: () => usage,
	};
}

const countRow = z.object({ count: z.object({ id: z.number() }) });

function withSignal<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
	return new Promise((resolve, reject) => {
		const stop = () => reject(new ContentUnavailable("The content service did not answer before the deadline."));
		if (signal.aborted) stop();
		signal.addEventListener("abort", stop, { once: true });
		promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
	});
}
