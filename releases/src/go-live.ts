// Changes which set is live: the one mutable thing, by compare-and-swap, with who, when and why.

import type { LiveRecord, ReleaseSet } from "@hub/shared-contracts/remote/release-set";
import { MANIFEST_FILE } from "@hub/shared-contracts/remote/remote-manifest";
import { AdmissionError } from "./admission-error.ts";
import { refusalsOfSet } from "./admit.ts";
import { integrityOf, isIntact } from "./integrity.ts";
import { encodeJson, readLive, readSet } from "./read.ts";
import { type Revoked, readRevoked, revokedIn } from "./revoked.ts";
import { setId } from "./set-id.ts";
import { readShell } from "./shell-record.ts";
import { KEYS, type ReleaseStore } from "./store.ts";

/** A change of what is live. */
export interface LiveChange {
	/** Versions by remote; the others stay as they are. */
	readonly releases: Readonly<Record<string, string>>;
	readonly by: string;
	readonly why: string;
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
		const { digests, swapped } = await digestsOf(store, releases);
		const set: ReleaseSet = { id: setId({ releases, digests }), releases, digests };
		if (live?.record.set === set.id) return live.record;
		// The process that made the last change may have ended before writing it to the history.
		if (live) await store.putIfAbsent(KEYS.history(live.record.revision), live.bytes);
		const revoked = await readRevoked(store);
		const refusals =
			swapped.length > 0
				? swapped
				: [
						...revokedIn(set, revoked).map((release) => refusedAsRevoked(release, revoked[release])),
						...(await refusalsOfSet(store, releases, {
							shell: await readShell(store),
							digests,
							complete: Object.keys(change.releases),
						})),
					];
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
		// A concurrent change won: it is kept, and this one is applied on top of it.
	}
}

/**
 * The digests of manifests as the store has them, and those that are not what they were when they were live before: who can write
 * to the store must not get other code live under a version that is trusted.
 */
async function digestsOf(
	store: ReleaseStore,
	releases: Readonly<Record<string, string>>,
): Promise<{ readonly digests: Record<string, string>; readonly swapped: readonly string[] }> {
	const digests: Record<string, string> = {};
	const swapped: string[] = [];
	const sets = await everySet(store);
	for (const [remote, version] of Object.entries(releases)) {
		const bytes = await store.get(KEYS.file(remote, version, MANIFEST_FILE));
		if (!bytes) continue;
		const digest = integrityOf(bytes);
		digests[remote] = digest;
		const before = sets.flatMap((set) => (set.releases[remote] === version ? (set.digests?.[remote] ?? []) : []));
		if (!before.every((known) => isIntact(bytes, known)))
			swapped.push(`${remote} ${version}: ${MANIFEST_FILE} in the store is not what it was when it was live before.`);
	}
	return { digests, swapped };
}

/** Every set of the store; one that was changed says nothing. */
async function everySet(store: ReleaseStore): Promise<ReleaseSet[]> {
	const ids = (await store.list("sets/")).map((key) => key.replace(/^sets\/|\.json$/g, ""));
	const sets = await Promise.all(ids.map((id) => readSet(store, id).catch(() => undefined)));
	return sets.filter((set) => set !== undefined);
}

function refusedAsRevoked(release: string, revocation: Revoked[string] | undefined): string {
	const [remote, version] = release.split("/");
	return `${remote} ${version} was revoked on ${revocation?.at} by ${revocation?.by}: ${revocation?.why}. Take that back with \`npm run releases -- allow ${remote} ${version}\`.`;
}
