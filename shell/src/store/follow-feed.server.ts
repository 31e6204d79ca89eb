// Follows the change feed: reads the rows that it names and stores them.

import { setTimeout as sleep } from "node:timers/promises";
import { isRow } from "@hub/content-model/cms/row";
import type { Fields } from "@hub/shared-contracts/content/content-reader";
import type { Log } from "../base/log.server.ts";
import type { DirectusSource, Filter, Row } from "../directus/directus-source.server.ts";
import type { FeedClient } from "./feed-client.server.ts";
import { readIds } from "./read-ids.server.ts";
import { isStorable } from "./rows.server.ts";
import type { ContentStore, FeedPosition, RowChanges } from "./store.server.ts";
import { FILES_COLLECTION, type Table, tableNamed, tables } from "./tables.server.ts";

export interface FollowFeedOptions {
	readonly store: Pick<ContentStore, "position" | "apply" | "fill" | "setCompleteAt" | "counts" | "referrersTo">;
	readonly feed: FeedClient;
	readonly source: Pick<DirectusSource, "read" | "onInvalidRows">;
	readonly log: Pick<Log, "info" | "warn" | "error">;
	/** Pauses in ms, for tests. */
	readonly pauses?: Partial<Pauses>;
}

/** Pauses in ms. */
interface Pauses {
	/** After a failure. */
	readonly failed: number;
	/** Before malformed rows are read again. */
	readonly invalid: number;
	/** Between two comparisons of the store with the content service. */
	readonly compare: number;
}

/** A running follower. */
export interface FeedFollower {
	/** Resolves when the store has been filled. */
	readonly filled: Promise<void>;
	/** True while all rows are being read. */
	isFilling(): boolean;
	/** True if the last attempt to follow failed. */
	isFailing(): boolean;
	/** Resolves when everything written before the call is in the store, or reading it failed. */
	catchUp(): Promise<void>;
	/** Stores nothing from now on, and waits for the current step, at most a second. */
	stop(): Promise<void>;
}

const PAUSES: Pauses = { failed: 1_000, invalid: 2_000, compare: 60_000 };

/**
 * Longest time that the feed waits for changes before it responds, in ms. A hanging feed is noticed some seconds later.
 */
const WAIT_MS = 3_000;

/** Timeout in ms for the last step when the follower is stopped. */
const STOP_TIMEOUT_MS = 1_000;

/** Rows per request. */
const BATCH_SIZE = 100;

/** Begins to follow the feed. */
export function followFeed({ store, feed, source, log, pauses = {} }: FollowFeedOptions): FeedFollower {
	const { failed, invalid, compare } = { ...PAUSES, ...pauses };
	const ended = new AbortController();
	const filled = Promise.withResolvers<void>();
	/** Malformed rows, which are read again. */
	const malformed = new Map<string, Set<string>>();
	let comparedAt = performance.now();
	let differed = false;
	let failing = false;
	let filling = false;
	/** False after a start or a failure: then the feed is requested without waiting for changes. */
	let isInSync = false;
	/** Aborts the current request for changes. */
	let currentWait = new AbortController();
	let catchUpCallers: (() => void)[] = [];

	/** Waits; ends early when `catchUp` is called. */
	const pause = (ms: number) =>
		sleep(ms, undefined, { signal: AbortSignal.any([ended.signal, currentWait.signal]), ref: false }).catch(
			() => undefined,
		);

	/** Reads rows of a table, with the files that they point to. Malformed rows keep their stored state. */
	const readRows = async (table: Table, ids: readonly string[]): Promise<readonly RowChanges[]> => {
		const { collection } = table;
		const malformedIds = new Set<string>();
		let hasUnknownIds = false;
		const unsubscribe = source.onInvalidRows((invalidCollection, rows) => {
			if (invalidCollection !== collection) return;
			for (const { id } of rows) {
				if (id === undefined) hasUnknownIds = true;
				else malformedIds.add(id);
			}
		});
		try {
			const found = await source.read({
				collection,
				fields: fieldsOf(table),
				filter: { _and: [{ id: { _in: ids } }, ...publishedIn(table)] },
				sort: ["id"],
				limit: ids.length,
				bulk: true,
			});
			const rows = found.filter((row) => isStorable(collection, row));
			for (const { id } of found.filter((row) => !rows.includes(row))) {
				malformedIds.add(String(id));
				log.error(
					{ collection, id },
					"A row has invalid dates; its previous version stays online. Correct them in Studio",
				);
			}
			const receivedIds = new Set(rows.map(({ id }) => String(id)));
			const absent = ids.filter((id) => !receivedIds.has(id));
			const retried = absent.filter((id) => hasUnknownIds || malformedIds.has(id));
			if (retried.length > 0) malformed.set(collection, new Set([...(malformed.get(collection) ?? []), ...retried]));
			return [
				{ collection: FILES_COLLECTION, rows: filesIn(table, rows), gone: [] },
				{ collection, rows, gone: absent.filter((id) => !retried.includes(id)) },
			];
		} finally {
			unsubscribe();
		}
	};

	/** Files are read with the rows that point to them. */
	const withReferrers = (items: ReadonlyMap<string, ReadonlySet<string>>): Map<string, Set<string>> => {
		const all = new Map([...items].map(([collection, ids]) => [collection, new Set(ids)]));
		all.delete(FILES_COLLECTION);
		for (const file of items.get(FILES_COLLECTION) ?? [])
			for (const { collection, id } of store.referrersTo(file))
				all.set(collection, (all.get(collection) ?? new Set()).add(id));
		return all;
	};

	const applyChanges = async (
		items: ReadonlyMap<string, ReadonlySet<string>>,
		position: FeedPosition,
	): Promise<void> => {
		// In parallel: after a launch of several entries, Directus is busy and each read waits.
		const reads = [...withReferrers(items)].map(async ([collection, ids]) => {
			const table = tables.get(collection);
			const changes: RowChanges[] = [];
			if (table) for (const batch of batches([...ids])) changes.push(...(await readRows(table, batch)));
			return changes;
		});
		const changes = (await Promise.all(reads)).flat();
		// By now, another process may be writing to the same file.
		ended.signal.throwIfAborted();
		await store.apply(changes, position);
	};

	const retryMalformed = async (position: FeedPosition): Promise<void> => {
		const items = new Map(malformed);
		malformed.clear();
		try {
			await applyChanges(items, position);
		} catch (error) {
			for (const [collection, ids] of items)
				malformed.set(collection, new Set([...(malformed.get(collection) ?? []), ...ids]));
			throw error;
		}
	};

	const readAll = async function* () {
		for (const table of readTables) {
			const [published = {}] = publishedIn(table);
			for await (const ids of readIds(source, table.collection, published))
				for (const batch of batches(ids)) {
					yield* await readRows(table, batch);
					ended.signal.throwIfAborted();
				}
		}
	};

	const fill = async (position: FeedPosition): Promise<void> => {
		malformed.clear();
		const began = performance.now();
		filling = true;
		try {
			await store.fill(position, readAll(), malformed);
			log.info({ ms: Math.round(performance.now() - began) }, "All content was read");
		} finally {
			filling = false;
		}
	};

	/** Compares row counts with Directus. If they differ twice in a row, everything is read again. */
	const compareCounts = async (position: FeedPosition): Promise<void> => {
		comparedAt = performance.now();
		const counts = store.counts();
		const different: string[] = [];
		for (const table of readTables) {
			const { collection } = table;
			const [filter = {}] = publishedIn(table);
			const [row] = await source.read({ kind: "count", collection, fields: ["id"], filter, bulk: true });
			if (countIn(row) !== counts.get(collection)) different.push(collection);
		}
		if (different.length > 0 && differed) {
			log.error({ collections: different }, "The store differs from the content service; everything is read again");
			await fill(position);
		}
		differed = different.length > 0 && !differed;
	};

	const step = async (): Promise<void> => {
		const from = store.position();
		const longestWait = malformed.size > 0 ? invalid : WAIT_MS;
		const wait = catchUpCallers.length > 0 || !isInSync ? 0 : longestWait;
		const response = await feed.read(from, wait, AbortSignal.any([ended.signal, currentWait.signal]));
		if (response.kind === "refill") await fill(response);
		else if (response.changes.length > 0) await applyChanges(byCollection(response.changes), response);
		else if (malformed.size > 0) await retryMalformed(response);
		// More changes may follow a long response, and the counts differ until they are stored.
		const isCurrent = response.kind === "refill" || response.changes.length < BATCH_SIZE;
		if (isCurrent && performance.now() - comparedAt > compare) await compareCounts(response);
		store.setCompleteAt(Date.now());
		isInSync = true;
		filled.resolve();
	};

	const resolveAll = (callers: readonly (() => void)[]): void => {
		catchUpCallers = catchUpCallers.filter((resolve) => !callers.includes(resolve));
		for (const resolve of callers) resolve();
	};

	const follow = async (): Promise<void> => {
		if (store.position()) filled.resolve();
		while (!ended.signal.aborted) {
			currentWait = new AbortController();
			const callers = catchUpCallers;
			try {
				await step();
				resolveAll(callers);
				if (failing) log.info({}, "The change feed is available again");
				failing = false;
			} catch (error) {
				if (ended.signal.aborted) return;
				// `catchUp` was called.
				if (currentWait.signal.aborted && catchUpCallers !== callers) continue;
				resolveAll(callers);
				if (!failing) log.warn({ error: String(error) }, "The change feed is unavailable; pages are not updated");
				failing = true;
				isInSync = false;
				await pause(failed);
			}
		}
	};

	const work = follow();
	return {
		filled: filled.promise,
		isFilling: () => filling,
		isFailing: () => failing,
		catchUp() {
			const { promise, resolve } = Promise.withResolvers<void>();
			catchUpCallers = [...catchUpCallers, resolve];
			currentWait.abort();
			return promise;
		},
		async stop() {
			ended.abort();
			await Promise.race([work, sleep(STOP_TIMEOUT_MS, undefined, { ref: false })]);
		},
	};
}

/** Tables whose rows are read directly; files are read with the rows that point to them. */
const readTables = [...tables.values()].filter(({ collection }) => collection !== FILES_COLLECTION);

const FILE_FIELDS = tableNamed(FILES_COLLECTION).columns;

/** Returns the fields of a read for all columns of a table. */
export function fieldsOf({ columns, links }: Table): Fields {
	const related = [...links].map(
		([name, to]) => [name, { collection: to, fields: to === FILES_COLLECTION ? FILE_FIELDS : ["id"] }] as const,
	);
	return [...columns, ...(related.length > 0 ? [Object.fromEntries(related)] : [])];
}

/** Returns the files that rows point to. */
export function filesIn({ links }: Table, rows: readonly Row[]): readonly Row[] {
	const names = [...links].flatMap(([name, to]) => (to === FILES_COLLECTION ? [name] : []));
	return rows.flatMap((row) => names.flatMap((name) => (isRow(row[name]) ? [row[name]] : [])));
}

function publishedIn({ published }: Table): readonly Filter[] {
	return published ? [{ status: { _eq: "published" } }] : [];
}

function byCollection(
	changes: readonly { readonly collection: string; readonly item: string }[],
): Map<string, Set<string>> {
	const items = new Map<string, Set<string>>();
	for (const { collection, item } of changes) items.set(collection, (items.get(collection) ?? new Set()).add(item));
	return items;
}

function batches(ids: readonly string[]): readonly (readonly string[])[] {
	return Array.from({ length: Math.ceil(ids.length / BATCH_SIZE) }, (_, index) =>
		ids.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE),
	);
}

function countIn(row: Readonly<Record<string, unknown>> | undefined): unknown {
	const { count } = row ?? {};
	return typeof count === "object" && count !== null && "id" in count ? count.id : undefined;
}
