// Follows the change feed: reads the rows that it names and stores them.

import { setTimeout as sleep } from "node:timers/promises";
import { isRow } from "@hub/content-model/cms/row";
import type { Fields } from "@hub/shared-contracts/content/content-reader";
import type { Log } from "../base/log.server.ts";
import type { DirectusSource, Filter, Row } from "../directus/directus-source.server.ts";
import type { FeedClient } from "./feed-client.server.ts";
import { readIds } from "./read-ids.server.ts";
import { isStorable } from "./rows.server.ts";
import type { ContentStore, FeedPlace, RowChanges } from "./store.server.ts";
import { FILES_COLLECTION, type Table, tableNamed, tables } from "./tables.server.ts";

export interface FollowFeedOptions {
	readonly store: Pick<ContentStore, "place" | "apply" | "fill" | "noteCurrent" | "counts" | "holdersOf">;
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
const WAIT = 3_000;

/** Timeout in ms for the last step when the follower is stopped. */
const STOP_TIMEOUT_MS = 1_000;

/** Rows per request. */
const AT_ONCE = 100;

/** Begins to follow the feed. */
export function followFeed({ store, feed, source, log, pauses = {} }: FollowFeedOptions): FeedFollower {
	const { failed, invalid, compare } = { ...PAUSES, ...pauses };
	const ended = new AbortController();
	const filled = Promise.withResolvers<void>();
	/** Malformed rows, which are read again. */
	const malformed = new Map<string, Set<string>>();
	let compared = performance.now();
	let differed = false;
	let failing = false;
	let filling = false;
	/**
	 * True if the store was just known to be complete. After a start or a failure, the feed is requested without waiting
	 * for changes.
	 */
	let isKnown = false;
	/** Aborts the current request for changes. */
	let waiting = new AbortController();
	let catching: (() => void)[] = [];

	/** Waits; ends early when `catchUp` is called. */
	const pause = (ms: number) =>
		sleep(ms, undefined, { signal: AbortSignal.any([ended.signal, waiting.signal]), ref: false }).catch(
			() => undefined,
		);

	/**
	 * Reads rows of a table, with the files that they point to. Malformed rows keep their stored state.
	 */
	const rowsOf = async (table: Table, ids: readonly string[]): Promise<readonly RowChanges[]> => {
		const { collection } = table;
		const strange = new Set<string>();
		let isUnclear = false;
		const unlisten = source.onInvalidRows((of, rows) => {
			if (of !== collection) return;
			for (const { id } of rows) {
				if (id === undefined) isUnclear = true;
				else strange.add(id);
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
				strange.add(String(id));
				log.error(
					{ collection, id },
					"A row of the content service cannot be stored and stays as it was: correct its dates",
				);
			}
			const there = new Set(rows.map(({ id }) => String(id)));
			const absent = ids.filter((id) => !there.has(id));
			const again = absent.filter((id) => isUnclear || strange.has(id));
			if (again.length > 0) malformed.set(collection, new Set([...(malformed.get(collection) ?? []), ...again]));
			return [
				{ collection: FILES_COLLECTION, rows: filesIn(table, rows), gone: [] },
				{ collection, rows, gone: absent.filter((id) => !again.includes(id)) },
			];
		} finally {
			unlisten();
		}
	};

	/** Files are read with the rows that point to them. */
	const withHolders = (items: ReadonlyMap<string, ReadonlySet<string>>): Map<string, Set<string>> => {
		const all = new Map([...items].map(([collection, ids]) => [collection, new Set(ids)]));
		all.delete(FILES_COLLECTION);
		for (const file of items.get(FILES_COLLECTION) ?? [])
			for (const { collection, id } of store.holdersOf(file))
				all.set(collection, (all.get(collection) ?? new Set()).add(id));
		return all;
	};

	const take = async (items: ReadonlyMap<string, ReadonlySet<string>>, place: FeedPlace): Promise<void> => {
		// Collections in parallel: each read waits for what Directus does after a launch of several entries.
		const read = [...withHolders(items)].map(async ([collection, ids]) => {
			const table = tables.get(collection);
			const changes: RowChanges[] = [];
			if (table) for (const some of chunks([...ids])) changes.push(...(await rowsOf(table, some)));
			return changes;
		});
		const changes = (await Promise.all(read)).flat();
		// Another process may follow the feed into the same file by now.
		ended.signal.throwIfAborted();
		await store.apply(changes, place);
	};

	const retryMalformed = async (place: FeedPlace): Promise<void> => {
		const items = new Map(malformed);
		malformed.clear();
		try {
			await take(items, place);
		} catch (error) {
			for (const [collection, ids] of items)
				malformed.set(collection, new Set([...(malformed.get(collection) ?? []), ...ids]));
			throw error;
		}
	};

	const everything = async function* () {
		for (const table of readTables) {
			const [published = {}] = publishedIn(table);
			for await (const ids of readIds(source, table.collection, published))
				for (const some of chunks(ids)) {
					yield* await rowsOf(table, some);
					ended.signal.throwIfAborted();
				}
		}
	};

	const fill = async (place: FeedPlace): Promise<void> => {
		malformed.clear();
		const began = performance.now();
		filling = true;
		try {
			await store.fill(place, everything(), malformed);
			log.info({ ms: Math.round(performance.now() - began) }, "The content was read as a whole");
		} finally {
			filling = false;
		}
	};

	/** Compares row counts with Directus. If they differ twice in a row, everything is read again. */
	const compareCounts = async (place: FeedPlace): Promise<void> => {
		compared = performance.now();
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
			await fill(place);
		}
		differed = different.length > 0 && !differed;
	};

	const step = async (): Promise<void> => {
		const from = store.place();
		const pause = malformed.size > 0 ? invalid : WAIT;
		const wait = catching.length > 0 || !isKnown ? 0 : pause;
		const answer = await feed.read(from, wait, AbortSignal.any([ended.signal, waiting.signal]));
		if (answer.kind === "refill") await fill(answer);
		else if (answer.changes.length > 0) await take(byCollection(answer.changes), answer);
		else if (malformed.size > 0) await retryMalformed(answer);
		// More changes follow a long batch, so the counts still differ.
		const isCurrent = answer.kind === "refill" || answer.changes.length < AT_ONCE;
		if (isCurrent && performance.now() - compared > compare) await compareCounts(answer);
		store.noteCurrent(Date.now());
		isKnown = true;
		filled.resolve();
	};

	const resolveAll = (some: readonly (() => void)[]): void => {
		catching = catching.filter((one) => !some.includes(one));
		for (const resolve of some) resolve();
	};

	const follow = async (): Promise<void> => {
		if (store.place()) filled.resolve();
		while (!ended.signal.aborted) {
			waiting = new AbortController();
			const caught = catching;
			try {
				await step();
				resolveAll(caught);
				if (failing) log.info({}, "The feed of changes is followed again");
				failing = false;
			} catch (error) {
				if (ended.signal.aborted) return;
				// `catchUp` was called.
				if (waiting.signal.aborted && catching !== caught) continue;
				resolveAll(caught);
				if (!failing)
					log.warn({ error: String(error) }, "The feed of changes cannot be followed; pages stay as they are");
				failing = true;
				isKnown = false;
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
			catching = [...catching, resolve];
			waiting.abort();
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

function chunks(ids: readonly string[]): readonly (readonly string[])[] {
	return Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, at) =>
		ids.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
	);
}

function countIn(row: Readonly<Record<string, unknown>> | undefined): unknown {
	const { count } = row ?? {};
	return typeof count === "object" && count !== null && "id" in count ? count.id : undefined;
}
