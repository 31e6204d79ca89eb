// The reader that one render gives to its loaders: live items only, with the render's deadline.

import { createHash } from "node:crypto";
import { liveFilters, liveRow, withLiveFields } from "@hub/shared-contracts/cms/live";
import {
	asWritten,
	type ContentQuery,
	type ContentReader,
	ContentUnavailable,
	type Fields,
	type Filter,
	type ReadContext,
} from "@hub/shared-contracts/content/content-reader";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import type { Log } from "../base/log.server.ts";
import type { ContentSource, CountRead, RowsRead } from "../directus/directus-source.server.ts";

/** What a reader is made with. */
export interface RenderReaderOptions {
	readonly log: Log;
	/** Ends its waiting. */
	readonly signal: AbortSignal;
	/** What rows need of the page that shows them; default: addresses stay as editors wrote them. */
	readonly context?: ReadContext;
	/** Must not reject. Rows are parsed after it: links in them depend on it. */
	readonly ready?: Promise<unknown>;
}

/** A reader for one loader of a render. */
export function createRenderReader(
	source: ContentSource,
	{ log, signal, context = asWritten, ready }: RenderReaderOptions,
): ContentReader {
	const inTime = untilAborted(signal);
	const list = async <Item>(query: ContentQuery<Item>): Promise<readonly Item[]> => {
		const { collection } = query;
		const read = rowsRead(query);
		const rows = await inTime(source.read(read));
		if (ready) await ready;
		const result: Item[] = [];
		const now = Date.now();
		for (const row of rows) {
			const live = liveRow(row, collection, read.fields, now);
			const parsed = live && query.parse(live, context);
			if (!parsed) continue;
			if (parsed.kind === "item") result.push(parsed.item);
			const [what, problems] =
				parsed.kind === "item" ? ["A part of an item", parsed.problems ?? []] : ["An item", [parsed.problem]];
			for (const problem of problems) {
				// An editor looks for the language of an item that is broken, too.
				const where = { collection, id: row.id, locale: row.locale };
				const name = JSON.stringify([where, problem]);
				if (said.has(name)) continue;
				said.set(name, true);
				log.error({ ...where, problem }, `${what} of the content service is broken and was left out`);
			}
		}
		return result;
	};

	return {
		list,
		first: async (query) => (await list({ ...query, limit: 1 }))[0],
		async count(query) {
			const { collection } = query;
			const rows = await inTime(source.read(countRead(query)));
			const counted = countRow.safeParse(rows[0]);
			if (!counted.success) throw new ContentUnavailable(`The content service gave no count for ${collection}.`);
			return counted.data.count.id;
		},
	};
}

/** What was logged lately: a broken item is read with each page that would show it. */
const said = new LRUCache<string, true>({ max: 1_000, ttl: 60_000 });

const countRow = z.object({ count: z.object({ id: z.number() }) });

/** What all reads of some fields of a collection share. */
interface Plan {
	readonly fields: Fields;
	readonly live: readonly Filter[];
	/** A digest of both. */
	readonly mark: string;
}

/** Queries share their fields, so what follows from these is made once for each. */
const plans = new WeakMap<Fields, Map<string, Plan>>();

function planOf({ collection, fields: asked }: ContentQuery<unknown>): Plan {
	const byCollection = plans.get(asked) ?? new Map<string, Plan>();
	plans.set(asked, byCollection);
	let plan = byCollection.get(collection);
	if (!plan) {
		const fields = withLiveFields(collection, ["id", ...asked]);
		const live = liveFilters(collection);
		const mark = createHash("sha1")
			.update(JSON.stringify([fields, live]))
			.digest("base64url");
		plan = { fields, live, mark };
		byCollection.set(collection, plan);
	}
	return plan;
}

/** The present in a filter. */
const NOW = '"$NOW"';

function rowsRead(query: ContentQuery<unknown>): RowsRead {
	const { collection, filter, sort = [], limit = 100, offset = 0 } = query;
	const { fields, live, mark } = planOf(query);
	const asked = JSON.stringify([filter, sort, limit, offset]);
	const rows = { collection, fields, filter: { _and: [...live, ...(filter ? [filter] : [])] }, sort, limit, offset };
	return { ...rows, key: `${collection} ${mark} ${asked}`, timed: asked.includes(NOW) };
}

function countRead(query: ContentQuery<unknown>): CountRead {
	const { collection, filter } = query;
	const { fields, live, mark } = planOf(query);
	const asked = JSON.stringify([filter]);
	const rows = { collection, fields, filter: { _and: [...live, ...(filter ? [filter] : [])] } };
	return { kind: "count", ...rows, key: `count ${collection} ${mark} ${asked}`, timed: asked.includes(NOW) };
}

/** Waits for no more than the deadline. All waiting of one loader shares a listener. */
function untilAborted(signal: AbortSignal): <Value>(promise: Promise<Value>) => Promise<Value> {
	let late: Promise<never> | undefined;
	const begin = (): Promise<never> => {
		const ended = new Promise<never>((_, reject) => {
			const stop = () => reject(new ContentUnavailable("The content service did not answer before the deadline."));
			if (signal.aborted) stop();
			else signal.addEventListener("abort", stop, { once: true });
		});
		// Nothing may wait for it any more.
		ended.catch(() => undefined);
		return ended;
	};
	return (promise) => {
		late ??= begin();
		return Promise.race([promise, late]);
	};
}
