// Notices files of the live releases that the store has lost, before a visitor requests them.

import { KEYS, type ReleaseStore } from "@hub/releases/store";
import type { LoadedSet } from "./load-set.server.ts";

/** Returns a sentence for each release of a set that lacks files in the store. */
export async function missingFiles(store: Pick<ReleaseStore, "list">, set: LoadedSet): Promise<string[]> {
	const sentences: string[] = [];
	for (const [name, { manifest }] of set.remotes) {
		if (!manifest) continue;
		const { version, files } = manifest;
		const present = new Set(await store.list(`${KEYS.release(name, version)}/`));
		const lost = Object.keys(files).filter((file) => !present.has(KEYS.file(name, version, file)));
		const [first] = lost;
		if (first)
			sentences.push(
				`${name} ${version} is live and lacks ${lost.length} of its files in the release store, such as ${first}: publish the same build again, or restore the store from a backup.`,
			);
	}
	return sentences;
}
