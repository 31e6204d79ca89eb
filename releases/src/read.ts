// Reading the store: what is live, what a set holds, what a release is.

import { type LiveRecord, liveRecordSchema, type ReleaseSet, releaseSetSchema } from "@hub/shared-contracts/release-set";
import { MANIFEST_FILE, type RemoteManifest, remoteManifestSchema } from "@hub/shared-contracts/remote-manifest";
import { KEYS, type ReleaseStore } from "./store.ts";

/** The live record with the bytes that a compare-and-swap needs; undefined before the first set. */
export async function readLive(store: ReleaseStore): Promise<{ record: LiveRecord; bytes: Uint8Array } | undefined> {
	const bytes = await store.get(KEYS.live);
	return bytes && { record: liveRecordSchema.parse(parseJson(bytes)), bytes };
}

/** A release set by its id, or undefined. */
export async function readSet(store: ReleaseStore, id: string): Promise<ReleaseSet | undefined> {
	if (!/^[0-9a-f]{16}$/.test(id)) return undefined;
	const bytes = await store.get(KEYS.set(id));
	return bytes && releaseSetSchema.parse(parseJson(bytes));
}

/** The manifest of a release, or undefined where the store has no such release. */
export async function readManifest(store: ReleaseStore, remote: string, version: string): Promise<RemoteManifest | undefined> {
	const bytes = await store.get(KEYS.file(remote, version, MANIFEST_FILE));
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

function parseJson(bytes: Uint8Array): unknown {
	return JSON.parse(new TextDecoder().decode(bytes));
}
