// Bucket of the releases in the settings.

import type { BucketOptions } from "@hub/releases/bucket-store";
import type { SettingValues } from "@hub/settings/read-settings";

/** Returns the bucket of the release store; undefined if the store is in DATA_DIR. */
export function releaseBucket({
	releasesS3Bucket: named,
	releasesS3Url: url,
	releasesS3Region: region,
	releasesS3KeyId: keyId,
	releasesS3Secret: secret,
}: SettingValues): BucketOptions | undefined {
	if (named === undefined || keyId === undefined || secret === undefined) return undefined;
	return { ...named, region, keyId, secret, ...(url === undefined ? {} : { url }) };
}
