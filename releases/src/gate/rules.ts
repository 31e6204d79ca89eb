// Static rules of the gate, which don't run the release's code.

import type { RemoteManifest } from "@hub/shared-contracts/remote/remote-manifest";
import { AdmissionError, undefinedIfRefused } from "../admission-error.ts";
import type { Candidate } from "../change-live.ts";
import { readManifest } from "../read.ts";
import { KEYS, type ReleaseStore } from "../store.ts";
import type { GateOptions } from "./gate.ts";
import { losses } from "./losses.ts";
import { reservedPaths } from "./reserved-paths.ts";
import { exposedSecrets } from "./secrets.ts";
import { oversizedFiles } from "./sizes.ts";
import { farReachingSelectors } from "./styles.ts";

/** Returns the rules that a candidate's releases violate, as sentences; empty if none. */
export async function brokenRules(
	store: ReleaseStore,
	{ releases, changed, live }: Candidate,
	{ allowLoss }: GateOptions,
): Promise<string[]> {
	const reasons = changed.map(async (remote) => {
		const manifest = await requireManifest(store, remote, releases[remote] ?? "");
		const version = live?.releases[remote];
		const before =
			version === undefined ? undefined : await readManifest(store, remote, version).catch(undefinedIfRefused);
		const read = (file: string) => store.get(KEYS.file(remote, manifest.version, file));
		return [...(before && !allowLoss ? losses(before, manifest) : []), ...(await faultsOfBuild(manifest, read))];
	});
	return (await Promise.all(reasons)).flat();
}

/**
 * Returns the rules that a build violates, independent of the live set, as sentences.
 * @param read returns the content of a file
 */
export async function faultsOfBuild(
	manifest: RemoteManifest,
	read: (file: string) => Promise<Uint8Array | undefined>,
): Promise<string[]> {
	return [
		...reservedPaths(manifest),
		...(await oversizedFiles(manifest, read)),
		...(await farReachingSelectors(manifest, read)),
		...(await exposedSecrets(manifest, read)),
	];
}

async function requireManifest(store: ReleaseStore, remote: string, version: string): Promise<RemoteManifest> {
	const manifest = await readManifest(store, remote, version);
	if (manifest) return manifest;
	throw new AdmissionError(`${remote} ${version} is not in the store: publish it first.`);
}
