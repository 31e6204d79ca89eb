// Digests of manifests, by which a set identifies the content of its releases.

import type { ReleaseSet } from "@hub/shared-contracts/remote/release-set";
import { MANIFEST_FILE } from "@hub/shared-contracts/remote/remote-manifest";
import { undefinedIfRefused } from "./admission-error.ts";
import { integrityOf, isIntact } from "./integrity.ts";
import { mapParallel } from "./map-parallel.ts";
import { readSet } from "./read.ts";
import { KEYS, type ReleaseStore } from "./store.ts";

/**
 * Returns the digests of manifests in the store, and a sentence for each manifest that was altered since it was live:
 * write access to the store must not be enough to run other code under a trusted version.
 * @param known signed sets of the live record and its history. Other sets of the store are only read for releases
 * missing in these
 */
export async function digestsOf(
	store: ReleaseStore,
	releases: Readonly<Record<string, string>>,
	known: readonly (ReleaseSet | undefined)[] = [],
): Promise<{ readonly digests: Record<string, string>; readonly altered: readonly string[] }> {
	const digests: Record<string, string> = {};
	const altered: string[] = [];
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
			altered.push(`${remote} ${version}: ${MANIFEST_FILE} has changed in the store since it was live before.`);
	}
	return { digests, altered };
}

/** Reads every set of the store. Ignores changed ones. */
async function everySet(store: ReleaseStore): Promise<ReleaseSet[]> {
	const ids = (await store.list("sets/")).map((key) => key.replace(/^sets\/|\.json$/g, ""));
	const sets = await mapParallel(ids, (id) => readSet(store, id).catch(undefinedIfRefused));
	return sets.filter((set) => set !== undefined);
}
