// The reader that one render gives to its loaders: live items only, with the render's deadline, recording what was used.

import { liveFilters, liveRow, withLiveFields } from "@hub/shared-contracts/cms/live";
import {
	asWritten,
	type ContentQuery,
	type ContentReader,
	ContentUnavailable,
	type ReadContext,
} from "@hub/shared-contracts/content/content-reader";
import { z } from "zod";
import type { Log } from "../server/log.server.ts";
import { type ContentUsage, createUsageRecord, type UsageRecord } from "./content-usage.server.ts";
import type { ContentSource } from "./directus-source.server.ts";

/** A reader with the record that it writes into. */
export interface RenderReader extends ContentReader {
	usage(): ContentUsage;
}

/** What a reader is made with. */
export interface RenderReaderOptions {
	readonly log: Log;
	/** Ends its waiting. */
	readonly signal: AbortSignal;
	/** The render's record; default: one of its own. */
	readonly usage?: UsageRecord;
	/** What rows need of the page that shows them; default: addresses stay as editors wrote them. */
	readonly context?: ReadContext;
	/** Must not reject. Rows are parsed after it: links in them depend on it. */
	readonly ready?: Promise<unknown>;
}

/** A reader for one loader of a render. */
export function createRenderReader(
	source: ContentSource,
	{ log, signal, usage = createUsageRecord(), context = asWritten, ready = Promise.resolve() }: RenderReaderOptions,
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
			const parsed = query.parse(live, context);
			// An editor looks for the language of an item that is broken, too.
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
