// Reads the live record. If it is missing or damaged, uses the history and reports the fault (PF-6).

import { newestRecord } from "./history.ts";
import { decodeRecord, type LiveRecord } from "./live-record.ts";
import { KEYS, type ReleaseStore } from "./store.ts";

/** Live state of a store. */
export interface LiveState {
	/** Undefined before the first set, or if record and history are both lost. */
	readonly record: LiveRecord | undefined;
	/** The stored bytes, for a compare-and-swap. */
	readonly bytes: Uint8Array | undefined;
	/** Fault of the record in one sentence; undefined if intact. */
	readonly fault: string | undefined;
}

const REPAIR = "`npm run releases -- verify --repair` restores it.";

/** Reads the live record; the newest entry of the history if it is missing or damaged. */
export async function readLive(store: ReleaseStore): Promise<LiveState> {
	const bytes = await store.get(KEYS.live);
	const record = bytes && decodeRecord(bytes);
	if (record) return { record, bytes, fault: undefined };
	// A site reads this four times a second, so not the whole history.
	const { record: last, hasEntries } = await newestRecord(store);
	const wasLive = bytes !== undefined || hasEntries || (await store.list("sets/")).length > 0;
	if (!wasLive) return { record: undefined, bytes, fault: undefined };
	const what = `${KEYS.live} in the release store is ${bytes ? "damaged" : "missing"}`;
	const fault = last
		? `${what}: revision ${last.revision} of the history is used instead, of ${last.at} by ${last.by}. ${REPAIR}`
		: `${what}, and no entry of the history can be read: the next \`npm start\` puts its builds live.`;
	return { record: last, bytes, fault };
}
