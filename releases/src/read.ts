// Reading the store: what is live, what a set holds, what a release is.

import { type LiveRecord, liveRecordSchema, type ReleaseSet, releaseSetSchema } from "@hub/shared-contracts/remote/release-set";
import { MANIFEST_FILE, type RemoteManifest, remoteManifestSchema } from "@hub/shared-contracts/remote/remote-manifest";
import { AdmissionError } from "./admission-error.ts";
import { isIntact } from "./integrity.ts";
import { setId } from "./set-id.ts";
import { KEYS, type ReleaseStore } from "./store.ts";

/** The live record with the bytes that a compare-and-swap needs; undefined before the first set. */
export async function readLive(store: ReleaseStore): Promise<{ record: LiveRecord; bytes: Uint8Array } | undefined> {
	const bytes = await store.get(KEYS.live);
	return bytes && { record: liveRecordSchema.parse(parseJson(bytes)), bytes };
}

/**
 * A release set by its id, or undefined.
 * @throws AdmissionError when its content is not what the id says
 */
export async function readSet(store: ReleaseStore, id: string): Promise<ReleaseSet | undefined> {
	if (!/^[0-9a-f]{16}$/.test(id)) return undefined;
	const bytes = await store.get(KEYS.set(id));
	if (!bytes) return undefined;
	const set = releaseSetSchema.parse(parseJson(bytes));
	if (set.id === id && setId(set) === id) return set;
	throw new AdmissionError(
		`The set ${id} in the release store was changed: its content is not what its id says. Put ${KEYS.set(id)} back from a backup, and find out who could write there.`,
	);
}

/**
 * The manifest of a release, or undefined where the store has no such release.
 * @param digest what a release set says of the manifest, where it says something
 * @throws AdmissionError when the manifest is another one
 */
export async function readManifest(
	store: ReleaseStore,
	remote: string,
	version: string,
	digest?: string,
): Promise<RemoteManifest | undefined> {
	const bytes = await store.get(KEYS.file(remote, version, MANIFEST_FILE));
	if (bytes && digest !== undefined && !isIntact(bytes, digest))
		throw new AdmissionError(`${remote} ${version}: ${MANIFEST_FILE} in the store is not what it was when it went live.`);
	return bytes && remoteManifestSchema.parse(parseJson(bytes));
}

/** All versions of a remote in the store, sorted by name. */
export async function listVersions(store: ReleaseStore, remote: string): Promise<string[]> {
	const keys = await store.list(`releases/${remote}/`);
	return [...new Set(keys.filter((key) => key.endsWith(`/${MANIFEST_FILE}`)).map((key) => key.split("/")[2] ?? ""))].sort();
}

export function encodeJson(value: unknown): Uint8Array {
	return new TextEncoder().encode(JSON.stringify(value, null, "\t"));
}

export function parseJson(bytes: Uint8Array): unknown {
	return JSON.parse(new TextDecoder().decode(bytes));
}

/**
 * Replaces a key's bytes, also under concurrent writes.
 * @param next makes the bytes from those that are there; undefined leaves them
 * @returns whether they were replaced
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
