// The digests of manifests, which hold what a set is made of.

import type { ReleaseSet } from "@hub/shared-contracts/remote/release-set";
import { MANIFEST_FILE } from "@hub/shared-contracts/remote/remote-manifest";
import { undefinedWhereRefused } from "./admission-error.ts";
import { mapAtOnce } from "./at-once.ts";
import { integrityOf, isIntact } from "./integrity.ts";
import { readSet } from "./read.ts";
import { KEYS, type ReleaseStore } from "./store.ts";

/**
 * The digests of manifests as the store has them, and those that are not what they were when they were live before: who can write
 * to the store must not get other code live under a version that is trusted.
 * @param known sets of the live record and its history, which are sealed. All sets of the store are read only where these lack a release
 */
export async function digestsOf(
	store: ReleaseStore,
	releases: Readonly<Record<string, string>>,
	known: readonly (ReleaseSet | undefined)[] = [],
): Promise<{ readonly digests: Record<string, string>; readonly swapped: readonly string[] }> {
	const digests: Record<string, string> = {};
	const swapped: string[] = [];
	const digestsIn = (sets: readonly (ReleaseSet | undefined)[], remote: string, version: string) =>
		sets.flatMap((set) => (set?.releases[remote] === version ? (set.digests?.[remote] ?? []) : []));
	const isKnown = Object.entries(releases).every(([remote, version]) => digestsIn(known, remote, version).length > 0);
	const sets = isKnown ? known : await everySet(store);
	for (const [remote, version] of Object.entries(releases)) {
		const bytes = await store.get(KEYS.file(remote, version, MANIFEST_FILE));
		if (!bytes) continue;
		const digest = integrityOf(bytes);
		digests[remote] = digest;
		if (!digestsIn(sets, remote, version).every((before) => isIntact(bytes, before)))
			swapped.push(`${remote} ${version}: ${MANIFEST_FILE} in the store is not what it was when it was live before.`);
	}
	return { digests, swapped };
}

/** Every set of the store; one that was changed says nothing. */
async function everySet(store: ReleaseStore): Promise<ReleaseSet[]> {
	const ids = (await store.list("sets/")).map((key) => key.replace(/^sets\/|\.json$/g, ""));
	const sets = await mapAtOnce(ids, (id) => readSet(store, id).catch(undefinedWhereRefused));
	return sets.filter((set) => set !== undefined);
}
