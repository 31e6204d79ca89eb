// Stores a built remote as an immutable release, completely or not at all.

import { readFile } from "node:fs/promises";
import { MANIFEST_FILE, remoteManifestSchema } from "@hub/shared-contracts/remote/remote-manifest";
import { AdmissionError } from "./admission-error.ts";
import type { Author } from "./change-live.ts";
import { isIntact } from "./integrity.ts";
import { encodeJson, parseJson } from "./json.ts";
import { mapParallel } from "./map-parallel.ts";
import { recordPublication } from "./publication.ts";
import { KEYS, type ReleaseStore } from "./store.ts";
import { isVersionOf } from "./version.ts";

/** A build on disk. */
export interface BuiltRelease {
	/** The path of its `remote.json`. */
	readonly manifest: string;
	/** Paths of its files by their name in the release. */
	readonly files: Readonly<Record<string, string>>;
}

/** Result of publishing. */
export interface Published {
	readonly remote: string;
	readonly version: string;
	/** False if the store already had this release. */
	readonly added: boolean;
}

/**
 * Stores a build. Writes the manifest last: a release without one does not exist. Restores missing and damaged
 * files.
 * @throws AdmissionError if a file differs from the manifest, or another build already has this version
 */
export async function publishRelease(
	store: ReleaseStore,
	built: BuiltRelease,
	author: Omit<Author, "why"> = { by: "unknown" },
): Promise<Published> {
	const { data: manifest } = remoteManifestSchema.safeParse(parseJson(await readFile(built.manifest)));
	if (!manifest)
		throw new AdmissionError(`${MANIFEST_FILE} does not have the format of this version: build the release again.`);
	const { name: remote, version } = manifest;
	const bytes = encodeJson(manifest);
	const manifestKey = KEYS.file(remote, version, MANIFEST_FILE);
	const present = await store.get(manifestKey);
	const isSame = present !== undefined && Buffer.from(present).equals(bytes);
	if (present && !isSame && !isDamaged(present))
		throw new AdmissionError(
			`${remote} ${version} is already in the store with other files. Releases never change: build again to get a new version.`,
		);
	const contents: [string, Uint8Array][] = [];
	for (const [file, integrity] of Object.entries(manifest.files)) {
		const path = built.files[file];
		const content = path && (await readFile(path).catch(() => undefined));
		if (!content) throw new AdmissionError(`${remote} ${version} has no file ${file}: build it again.`);
		if (!isIntact(content, integrity))
			throw new AdmissionError(`${remote} ${version}: ${file} does not match remote.json. Build it again.`);
		contents.push([KEYS.file(remote, version, file), content]);
	}
	await mapParallel(contents, ([key, content]) => putIntact(store, key, content));
	await putIntact(store, manifestKey, bytes);
	await recordPublication(store, remote, version, {
		at: new Date().toISOString(),
		by: author.by,
		from: author.from,
		commit: author.commit,
		bytes: contents.reduce((sum, [, content]) => sum + content.length, bytes.length),
	});
	return { remote, version, added: !isSame };
}

/** Writes verified bytes, also over damaged ones. */
async function putIntact(store: ReleaseStore, key: string, bytes: Uint8Array): Promise<void> {
	// At startup most files are already stored, and reading is cheaper than a failing write.
	const present = await store.get(key);
	if (present === undefined) await store.putIfAbsent(key, bytes);
	else if (!Buffer.from(present).equals(bytes)) await store.compareAndSwap(key, present, bytes);
}

/** True if a manifest was changed after publication: its version is a digest of its content. */
function isDamaged(bytes: Uint8Array): boolean {
	const manifest = remoteManifestSchema.safeParse(parseJson(bytes));
	return !manifest.success || !isVersionOf(manifest.data);
}
