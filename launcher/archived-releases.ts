// The releases of an installation as files of a backup, whichever store they are in.

import { join } from "node:path";
import type { ArchivedFile } from "@hub/cms/archive/archive";
import { ArchiveError } from "@hub/cms/archive/archive-error";
import { openReleaseStore } from "@hub/releases/open-store";
import { KEYS, type ReleaseStore } from "@hub/releases/store";
import type { SettingValues } from "@hub/settings/read-settings";
import { releaseBucket } from "./release-bucket.ts";

const PREFIX = "releases/";

/** The release store that the settings name. @param dataDir absolute */
export function installedReleases(set: SettingValues, dataDir: string): Promise<ReleaseStore> {
	return openReleaseStore({ releasesDir: join(dataDir, "releases"), releasesBucket: releaseBucket(set) });
}

/** All that a store has; what is live comes last, when its releases are there. */
export async function* archivedReleases(store: ReleaseStore): AsyncGenerator<ArchivedFile> {
	const keys = await store.list("");
	for (const key of [...keys.filter((one) => one !== KEYS.live), ...keys.filter((one) => one === KEYS.live)]) {
		const bytes = await store.get(key);
		// One that was pruned meanwhile.
		if (bytes) yield { path: PREFIX + key, content: () => [bytes] };
	}
}

/** Puts one of them into a store. @throws ArchiveError where the store has something else there */
export async function putRelease(store: ReleaseStore, path: string, content: AsyncIterable<Uint8Array>): Promise<void> {
	if (!path.startsWith(PREFIX)) throw new ArchiveError(`The backup has ${path}, for which this release has no place.`);
	const key = path.slice(PREFIX.length);
	const parts: Uint8Array[] = [];
	for await (const part of content) parts.push(part);
	const bytes = Buffer.concat(parts);
	if (await store.putIfAbsent(key, bytes)) return;
	const there = await store.get(key);
	if (!there || !bytes.equals(there))
		throw new ArchiveError(`The release store has another ${key} already: a backup is restored beside an empty one.`);
}
