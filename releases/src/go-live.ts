// Changes which set is live: the one mutable thing, by compare-and-swap, with who, when and why.

import { createHash } from "node:crypto";
import type { LiveRecord, ReleaseSet } from "@hub/shared-contracts/release-set";
import { AdmissionError } from "./admission-error.ts";
import { refusalsOfSet } from "./admit.ts";
import { encodeJson, readLive, readSet } from "./read.ts";
import { KEYS, type ReleaseStore } from "./store.ts";

/** A change of what is live. */
export interface LiveChange {
	/** Versions by remote; the others stay as they are. */
	readonly releases: Readonly<Record<string, string>>;
	readonly by: string;
	readonly why: string;
	/** The versions of shared modules that the shell gives. */
	readonly sharedVersions: Readonly<Record<string, string>>;
}

/** The id of a choice of releases. */
export function setId(releases: Readonly<Record<string, string>>): string {
	const sorted = Object.entries(releases).sort(([a], [b]) => (a < b ? -1 : 1));
	return createHash("sha256").update(JSON.stringify(sorted)).digest("hex").slice(0, 16);
}

/**
 * Puts releases live together; the set that was live stays whole in the store.
 * @returns the record that is live afterwards
 * @throws AdmissionError with every reason when the set may not go live; nothing is changed then
 */
export async function goLive(store: ReleaseStore, change: LiveChange): Promise<LiveRecord> {
	for (;;) {
		const live = await readLive(store);
		const current = live && (await readSet(store, live.record.set));
		const releases = { ...current?.releases, ...change.releases };
		const set: ReleaseSet = { id: setId(releases), releases };
		if (live?.record.set === set.id) return live.record;
		// Whoever made the last change may have died before writing it down.
		if (live) await store.putIfAbsent(KEYS.history(live.record.revision), live.bytes);
		const refusals = await refusalsOfSet(store, releases, change.sharedVersions);
		if (refusals.length > 0) throw new AdmissionError(`Not put live:\n- ${refusals.join("\n- ")}`);
		await store.putIfAbsent(KEYS.set(set.id), encodeJson(set));
		const record: LiveRecord = {
			set: set.id,
			revision: (live?.record.revision ?? 0) + 1,
			at: new Date().toISOString(),
			by: change.by,
			why: change.why,
		};
		if ((await store.compareAndSwap(KEYS.live, live?.bytes, encodeJson(record))) === "swapped") {
			await store.putIfAbsent(KEYS.history(record.revision), encodeJson(record));
			return record;
		}
		// Somebody else was faster: their change is kept, and this one is made on top of it.
	}
}
