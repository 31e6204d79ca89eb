// Backs up the releases of an installation as files, from either store.

import { join } from "node:path";
import type { ArchivedFile } from "@hub/cms/archive/archive";
import { ArchiveError } from "@hub/cms/archive/archive-error";
import { openReleaseStore } from "@hub/releases/open-store";
import { KEYS, type ReleaseStore } from "@hub/releases/store";
import type { SettingValues } from "@hub/settings/read-settings";
import { releaseBucket } from "./release-bucket.ts";

const PREFIX = "releases/";

/** Opens the release store of the settings. @param dataDir absolute path */
export function installedReleases(settings: SettingValues, dataDir: string): Promise<ReleaseStore> {
	return openReleaseStore({ releasesDir: join(dataDir, "releases"), releasesBucket: releaseBucket(settings) });
}

/**
 * Reads all files of a store. Those that name live releases come last, so that a restore has the releases before they
 * go live.
 */
export async function* archivedReleases(store: ReleaseStore): AsyncGenerator<ArchivedFile> {
	const keys = await store.list("");
	for (const key of [...keys.filter((name) => name !== KEYS.live), ...keys.filter((name) => name === KEYS.live)]) {
		const bytes = await store.get(key);
		// Undefined if it was pruned meanwhile.
		if (bytes) yield { path: PREFIX + key, content: () => [bytes] };
	}
}

/** Stores one file. @throws ArchiveError if the store has a different one */
export async function putRelease(store: ReleaseStore, path: string, content: AsyncIterable<Uint8Array>): Promise<void> {
	if (!path.startsWith(PREFIX)) throw new ArchiveError(`The backup has ${path}, which this version does not know.`);
	const key = path.slice(PREFIX.length);
	const parts: Uint8Array[] = [];
	for await (const part of content) parts.push(part);
	const bytes = Buffer.concat(parts);
	if (await store.putIfAbsent(key, bytes)) return;
	const stored = await store.get(key);
	if (!stored || !bytes.equals(stored))
		throw new ArchiveError(`The release store has another ${key} already: restore a backup into an empty store.`);
}
