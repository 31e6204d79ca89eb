// History of the live record: one immutable entry for each state.

import { decodeRecord, type LiveRecord } from "./live-record.ts";
import { mapParallel } from "./map-parallel.ts";
import { KEYS, type ReleaseStore } from "./store.ts";

/** The entries of the history, newest first. */
export interface History {
	readonly records: readonly LiveRecord[];
	/** Keys of entries that are damaged. */
	readonly damaged: readonly string[];
	/** The highest revision that an entry is named after, readable or not; 0 without entries. */
	readonly lastRevision: number;
}

/** Reads the whole history. */
export async function readHistory(store: ReleaseStore): Promise<History> {
	const keys = (await store.list("history/")).reverse();
	const read = await mapParallel(keys, (key) => recordAt(store, key));
	return {
		records: read.filter((record) => record !== undefined),
		damaged: keys.filter((_key, at) => !read[at]),
		lastRevision: Math.max(0, ...keys.map((key) => Number(/^history\/(\d+)\.json$/.exec(key)?.[1] ?? 0))),
	};
}

/** Number of entries per parallel read when searching the newest ones. */
const AT_ONCE = 32;

/**
 * Yields readable entries, newest first. Reads no older ones than the caller consumes.
 * @param before in ms; default: from the newest one on
 */
export async function* newestEntries(
	store: ReleaseStore,
	before = Number.POSITIVE_INFINITY,
): AsyncGenerator<LiveRecord> {
	const all = (await store.list("history/")).reverse();
	const keys = before === Number.POSITIVE_INFINITY ? all : all.slice(await indexBefore(store, all, before));
	for (let at = 0; at < keys.length; at += AT_ONCE) {
		const read = await Promise.all(keys.slice(at, at + AT_ONCE).map((key) => recordAt(store, key)));
		yield* read.filter((record) => record !== undefined);
	}
}

/** Finds the first of the keys, newest first, whose entry is older than a time in ms, by bisection. */
async function indexBefore(store: ReleaseStore, keys: readonly string[], time: number): Promise<number> {
	let [low, high] = [0, keys.length];
	while (low < high) {
		const middle = (low + high) >> 1;
		const record = await recordAt(store, keys[middle] ?? "");
		if (record && Date.parse(record.at) < time) high = middle;
		else low = middle + 1;
	}
	return low;
}

/** Finds the newest readable entry, without reading older ones. `hasEntries`: there are entries, readable or not. */
export async function newestRecord(
	store: ReleaseStore,
): Promise<{ readonly record: LiveRecord | undefined; readonly hasEntries: boolean }> {
	const keys = (await store.list("history/")).reverse();
	for (const key of keys) {
		const record = await recordAt(store, key);
		if (record) return { record, hasEntries: true };
	}
	return { record: undefined, hasEntries: keys.length > 0 };
}

async function recordAt(store: ReleaseStore, key: string): Promise<LiveRecord | undefined> {
	const bytes = await store.get(key);
	const record = bytes && decodeRecord(bytes);
	return record && KEYS.history(record.revision) === key ? record : undefined;
}

/** Returns the newest entry in which a remote's release changed; undefined if there is none. */
export function lastChangeOf(remote: string, { records }: Pick<History, "records">): LiveRecord | undefined {
	return records.find(({ changes }) => Object.hasOwn(changes, remote));
}
