// Explains a bucket's failure to operators: the operation, the cause, and the remedy.

/** A request to the bucket failed. The message says what, why, and what to do. A failed write may have been applied. */
export class BucketError extends Error {
	override readonly name = "BucketError";
}

/** Location of a bucket for error messages. */
export interface BucketLocation {
	readonly bucket: string;
	/** URL of the service; undefined for AWS. */
	readonly url?: string | undefined;
}

const CHECK_CONNECTION = "Check that the service is running and that RELEASES_S3_URL is its address, then try again.";
const CHECK_KEY =
	"Check that RELEASES_S3_KEY_ID and RELEASES_S3_SECRET are correct and may list, read, write and delete in this bucket.";

/** Remedies by error code of the service. */
const REMEDIES: Readonly<Record<string, string>> = {
	AccessDenied: CHECK_KEY,
	InvalidAccessKeyId: CHECK_KEY,
	SignatureDoesNotMatch: CHECK_KEY,
	RequestTimeTooSkewed: "Correct the clock of this machine.",
	NoSuchBucket: "Create the bucket, or correct RELEASES_S3_BUCKET.",
	PermanentRedirect: "Set RELEASES_S3_REGION to the region of the bucket.",
	AuthorizationHeaderMalformed: "Set RELEASES_S3_REGION to the region of the bucket.",
	NotImplemented:
		"The service lacks features of S3 that the store needs: use one with conditional writes and ListObjectsV2.",
};

/**
 * Creates the error for a failed request.
 * @param what name of the operation, such as `read live.json`
 * @param cause error of the client
 * @param timeoutMs timeout of the request
 */
export function bucketError(
	{ bucket, url }: BucketLocation,
	what: string,
	cause: unknown,
	timeoutMs: number,
): BucketError {
	const { name, message, code, status } = readClientError(cause);
	// The client also reports a lost connection as a timeout, but with a code.
	const isTimeout = (name === "AbortError" || name === "TimeoutError") && code === undefined;
	const failure = status === undefined ? (code ?? message) : `the service responded ${status} (${name})`;
	const why = isTimeout ? `no response within ${timeoutMs / 1_000} s` : failure;
	const remedy = REMEDIES[name] ?? (status === 403 || status === 401 ? CHECK_KEY : CHECK_CONNECTION);
	return new BucketError(
		`Could not ${what} in the release store's bucket ${bucket}${url ? ` at ${url}` : ""}: ${why}. ${remedy}`,
		{
			cause,
		},
	);
}

interface ClientError {
	readonly name: string;
	readonly message: string;
	/** Node's error code, such as `ECONNREFUSED`. */
	readonly code: string | undefined;
	/** HTTP status; undefined without a response. */
	readonly status: number | undefined;
}

function readClientError(cause: unknown): ClientError {
	if (!(cause instanceof Error)) return { name: "", message: String(cause), code: undefined, status: undefined };
	const status = "$metadata" in cause ? (cause.$metadata as { httpStatusCode?: number }).httpStatusCode : undefined;
	const code = "code" in cause && typeof cause.code === "string" ? cause.code : undefined;
	return { name: cause.name, message: cause.message, code, status };
}
