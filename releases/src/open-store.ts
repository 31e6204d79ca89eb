// Opens the release store of an installation: its folder, or its bucket if the settings name one.

import type { BucketOptions } from "./bucket-store.ts";
import { folderStore } from "./folder-store.ts";
import type { ReleaseStore } from "./store.ts";

/** Location of an installation's releases. */
export interface StoreSettings {
	/** The store's folder, unless there is a bucket. */
	readonly releasesDir: string;
	readonly releasesBucket?: BucketOptions | undefined;
}

/** Opens the store. Sends no request to a bucket before the first call. */
export async function openReleaseStore({ releasesDir, releasesBucket }: StoreSettings): Promise<ReleaseStore> {
	if (!releasesBucket) return folderStore(releasesDir);
	// Imported on demand, because its client takes 35 MB and 0.15 s.
	const { bucketStore } = await import("./bucket-store.ts");
	return bucketStore(releasesBucket);
}
