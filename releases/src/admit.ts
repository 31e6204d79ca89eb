// Checks that a release may go live: complete, compatible with the shell, and without conflicting addresses.

import { pathConflicts } from "@hub/shared-contracts/address/route-path";
import type { RemoteManifest } from "@hub/shared-contracts/remote/remote-manifest";
import type { ShellDescription } from "@hub/shared-contracts/remote/shell-description";
import { incompatibilities } from "./compatibility.ts";
import { isIntact } from "./integrity.ts";
import { mapParallel } from "./map-parallel.ts";
import { readManifest } from "./read.ts";
import { KEYS, type ReleaseStore } from "./store.ts";

/** Inputs for checking a choice of releases. */
export interface SetCheckInput {
	/** The shell that would run them. */
	readonly shell: ShellDescription;
	/** Expected digests of the manifests, by remote, if known. */
	readonly digests?: Readonly<Record<string, string>>;
	/**
	 * Remotes whose files must all exist. Default: all. Remotes that are live already are left out, because files that
	 * the store has lost must not prevent a rollback of others (PF-2).
	 */
	readonly complete?: readonly string[];
}

/**
 * Returns every reason why a choice of releases may not go live; empty if it may (PF-3, PF-5, RT-10).
 * @throws AdmissionError if a manifest differs from its digest
 */
export async function refusalsOfSet(
	store: ReleaseStore,
	releases: Readonly<Record<string, string>>,
	{ shell, digests = {}, complete = Object.keys(releases) }: SetCheckInput,
): Promise<string[]> {
	const reasons: string[] = [];
	const manifests: RemoteManifest[] = [];
	for (const [remote, version] of Object.entries(releases)) {
		const manifest = await readManifest(store, remote, version, digests[remote]);
		if (!manifest) {
			reasons.push(`${remote} ${version} is not in the store: publish it first.`);
			continue;
		}
		manifests.push(manifest);
		reasons.push(...incompatibilities(manifest, shell));
		if (complete.includes(remote)) reasons.push(...(await damagedFiles(store, manifest)));
	}
	for (const { pattern, claimedBy } of pathConflicts(
		manifests.map(({ name, routes, redirects }) => ({
			owner: name,
			routes: [...routes.map(asPaths), ...redirects.flatMap(({ from }) => from.map((path) => ({ path })))],
		})),
	)) {
		reasons.push(`${pattern} is claimed by ${claimedBy.join(" and ")}: one of them has to take another path.`);
	}
	for (const [part, owners] of duplicates(manifests))
		reasons.push(`${part} is declared by ${owners.join(" and ")}: one of them has to remove it.`);
	return reasons;
}

/** Returns the missing and damaged files of a release, as sentences. */
export async function damagedFiles(store: ReleaseStore, manifest: RemoteManifest): Promise<string[]> {
	const who = `${manifest.name} ${manifest.version}`;
	const reasons = await mapParallel(Object.entries(manifest.files), async ([file, integrity]) => {
		const bytes = await store.get(KEYS.file(manifest.name, manifest.version, file));
		if (!bytes) return [`${who}: ${file} is missing in the store.`];
		return isIntact(bytes, integrity) ? [] : [`${who}: ${file} in the store does not match remote.json.`];
	});
	return reasons.flat();
}

function asPaths({ path, paths }: RemoteManifest["routes"][number]) {
	return paths ? { path, paths } : { path };
}

/** Returns route keys, slots, services and api paths of more than one remote. */
function duplicates(manifests: readonly RemoteManifest[]): [string, string[]][] {
	const owners = new Map<string, string[]>();
	for (const { name, routes, slots, services, api } of manifests) {
		const parts = [
			...routes.map(({ key }) => `the route key “${key}”`),
			...Object.keys(slots).map((slot) => `the slot “${slot}”`),
			...Object.keys(services).map((service) => `the service “${service}”`),
			...api.map((path) => `/api/${path}`),
		];
		for (const part of parts) owners.set(part, [...(owners.get(part) ?? []), name]);
	}
	return [...owners].filter(([, names]) => names.length > 1);
}
