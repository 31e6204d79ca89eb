// Reads sets, manifests and versions from the store.

import { type ReleaseSet, releaseSetSchema } from "@hub/shared-contracts/remote/release-set";
import { MANIFEST_FILE, type RemoteManifest, remoteManifestSchema } from "@hub/shared-contracts/remote/remote-manifest";
import { AdmissionError } from "./admission-error.ts";
import { isIntact } from "./integrity.ts";
import { parseJson } from "./json.ts";
import { setId } from "./set-id.ts";
import { KEYS, type ReleaseStore } from "./store.ts";

/**
 * Reads a release set by its id; undefined if absent.
 * @throws AdmissionError if its content does not match the id
 */
export async function readSet(store: ReleaseStore, id: string): Promise<ReleaseSet | undefined> {
	if (!/^[0-9a-f]{16}$/.test(id)) return undefined;
	const bytes = await store.get(KEYS.set(id));
	if (!bytes) return undefined;
	const set = releaseSetSchema.safeParse(parseJson(bytes)).data;
	if (set?.id === id && setId(set) === id) return set;
	throw new AdmissionError(
		`The set ${id} in the release store was changed: its content does not match its id. Find out who could write there; \`npm run releases -- verify --repair\` rebuilds the sets that the history has.`,
	);
}

/**
 * Reads the manifest of a release; undefined if the store has none.
 * @param digest the manifest's digest in a release set, if it has one
 * @throws AdmissionError if the manifest does not match
 */
export async function readManifest(
	store: ReleaseStore,
	remote: string,
	version: string,
	digest?: string,
): Promise<RemoteManifest | undefined> {
	if (!isVersion(version)) return undefined;
	const bytes = await store.get(KEYS.file(remote, version, MANIFEST_FILE));
	if (bytes && digest !== undefined && !isIntact(bytes, digest))
		throw new AdmissionError(`${remote} ${version}: ${MANIFEST_FILE} in the store has changed since it went live.`);
	if (!bytes) return undefined;
	const manifest = remoteManifestSchema.safeParse(parseJson(bytes)).data;
	if (manifest?.name === remote && manifest.version === version) return manifest;
	throw new AdmissionError(
		`${remote} ${version}: ${MANIFEST_FILE} in the store is damaged. Publish the same build again, from its workspace.`,
	);
}

/** False for words that cannot be versions, such as paths. */
function isVersion(word: string): boolean {
	return /^(?!\.+$)[0-9A-Za-z.-]+$/.test(word);
}

/** Returns the remotes with releases in the store, sorted. */
export async function listRemotes(store: ReleaseStore): Promise<string[]> {
	const keys = await store.list("releases/");
	return [...new Set(keys.map((key) => key.split("/")[1] ?? ""))].filter((remote) => remote !== "shell").sort();
}

/** Returns all versions of a remote in the store, sorted by name. */
export async function listVersions(store: ReleaseStore, remote: string): Promise<string[]> {
	const keys = await store.list(`releases/${remote}/`);
	return [
		...new Set(keys.filter((key) => key.endsWith(`/${MANIFEST_FILE}`)).map((key) => key.split("/")[2] ?? "")),
	].sort();
}

/**
 * Replaces a key's bytes, also under concurrent writes.
 * @param next returns the new bytes for the current ones; undefined leaves them
 * @returns true if they were replaced
 */
export async function replace(
	store: ReleaseStore,
	key: string,
	next: (now: Uint8Array | undefined) => Uint8Array | undefined,
): Promise<boolean> {
	for (;;) {
		const now = await store.get(key);
		const bytes = next(now);
		if (!bytes) return false;
		if ((await store.compareAndSwap(key, now, bytes)) === "swapped") return true;
	}
}
