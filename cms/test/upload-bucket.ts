// Bucket for uploads in an S3 server.

import { type S3Server, startS3Server } from "../../releases/src/s3-server.fixture.ts";

export interface UploadBucket {
	readonly server: S3Server;
	/** Directus' `STORAGE_*` variables. */
	readonly settings: Readonly<Record<string, string>>;
}

export async function startUploadBucket(): Promise<UploadBucket> {
	const server = await startS3Server();
	const { bucket, prefix, region = "", keyId, secret, url = "" } = server.emptyBucket();
	return {
		server,
		settings: {
			STORAGE_LOCAL_DRIVER: "s3",
			STORAGE_LOCAL_BUCKET: bucket,
			STORAGE_LOCAL_ROOT: prefix,
			STORAGE_LOCAL_REGION: region,
			STORAGE_LOCAL_KEY: keyId ?? "",
			STORAGE_LOCAL_SECRET: secret ?? "",
			STORAGE_LOCAL_ENDPOINT: url,
			STORAGE_LOCAL_FORCE_PATH_STYLE: "true",
		},
	};
}
