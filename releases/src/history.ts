// Every state that the live record has had, one entry each, never changed.

import { decodeRecord, type LiveRecord } from "./live-record.ts";
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
	const read = await Promise.all(
		keys.map(async (key) => {
			const bytes = await store.get(key);
			const record = bytes && decodeRecord(bytes);
			return record && KEYS.history(record.revision) === key ? record : undefined;
		}),
	);
	return {
		records: read.filter((record) => record !== undefined),
		damaged: keys.filter((_key, at) => !read[at]),
		lastRevision: Math.max(0, ...keys.map((key) => Number(/^history\/(\d+)\.json$/.exec(key)?.[1] ?? 0))),
	};
}

/** The newest entry in which a remote's release changed; undefined where there is none. */
export function lastChangeOf(remote: string, { records }: Pick<History, "records">): LiveRecord | undefined {
	return records.find(({ changes }) => Object.hasOwn(changes, remote));
}
