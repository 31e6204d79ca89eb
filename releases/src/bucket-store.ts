// The release store in a bucket of S3 or a compatible service. Writes are conditional, so that the service decides which
// of two concurrent writers is first.

import { randomUUID } from "node:crypto";
import { addAbortSignal, Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import {
	DeleteObjectCommand,
	GetObjectCommand,
	ListObjectsV2Command,
	PutObjectCommand,
	S3Client,
	S3ServiceException,
} from "@aws-sdk/client-s3";
import { BucketError, type BucketLocation, bucketError } from "./bucket-error.ts";
import { checkKey, KEYS, type ReleaseStore, type SwapResult } from "./store.ts";

/** Location and credentials of the bucket. */
export interface BucketOptions extends BucketLocation {
	/** Prefix of all keys, without a trailing slash; "" for the whole bucket. */
	readonly prefix: string;
	readonly region: string;
	readonly keyId: string;
	readonly secret: string;
	/** Timeout of a request including retries, in ms. Default `TIMEOUT_MS`. */
	readonly timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;

/** For requests without a response, and failures of the service. */
const MAX_ATTEMPTS = 3;

/** For writes that the service reports as conflicting with another one. */
const MAX_CONFLICTS = 5;

/** Limit of S3. */
const MAX_KEY_BYTES = 1_024;

/** Key for testing conditional writes; not a key of the store. */
const PROBE_KEY = ".conditions";

type Condition = { readonly IfNoneMatch: "*" } | { readonly IfMatch: string };

/** An object as it was read. */
interface StoredObject {
	readonly etag: string;
	readonly bytes: Uint8Array;
}

/**
 * Opens the store in an existing bucket. Sends no request before the first call.
 * All methods throw BucketError if the service fails.
 */
export function bucketStore({ prefix, timeoutMs = TIMEOUT_MS, ...options }: BucketOptions): ReleaseStore {
	const { bucket, url, region } = options;
	const client = new S3Client({
		region,
		credentials: { accessKeyId: options.keyId, secretAccessKey: options.secret },
		// Services other than AWS often have no subdomain for each bucket.
		...(url === undefined ? {} : { endpoint: url, forcePathStyle: true }),
		maxAttempts: MAX_ATTEMPTS,
		// Other services don't support AWS' newer checksums. Content is compared with the digests of its release.
		requestChecksumCalculation: "WHEN_REQUIRED",
		responseChecksumValidation: "WHEN_REQUIRED",
		requestHandler: { connectionTimeout: timeoutMs / MAX_ATTEMPTS, logger: QUIET },
	});
	const below = prefix === "" ? "" : `${prefix}/`;
	const at = (key: string) => {
		checkKey(key);
		return { Bucket: bucket, Key: below + key };
	};

	/** Sends a request with the timeout. Responses with one of the `expected` statuses are returned, not thrown. */
	const request = async <Response>(
		what: string,
		send: (signal: AbortSignal) => Promise<Response>,
		expected: readonly number[] = [],
	): Promise<Response | ExpectedStatus> => {
		const signal = AbortSignal.timeout(timeoutMs);
		try {
			return await send(signal);
		} catch (error) {
			const { httpStatusCode = 0, attempts = 1 } = error instanceof S3ServiceException ? error.$metadata : {};
			// A missing bucket also responds 404, but is a failure.
			const isBucket = error instanceof Error && error.name === "NoSuchBucket";
			if (expected.includes(httpStatusCode) && !isBucket) return new ExpectedStatus(httpStatusCode, attempts);
			throw bucketError(options, what, signal.aborted ? signal.reason : error, timeoutMs);
		}
	};

	/** The live record as last read. Every process reads it four times a second, and gets its bytes only if they changed. */
	let cachedRecord: StoredObject | undefined;

	const read = async (key: string): Promise<StoredObject | undefined> => {
		const object = at(key);
		if (Buffer.byteLength(object.Key) > MAX_KEY_BYTES) return undefined;
		const known = key === KEYS.live ? cachedRecord : undefined;
		const response = await request(
			`read ${key}`,
			async (signal) => {
				const command = new GetObjectCommand({ ...object, ...(known ? { IfNoneMatch: known.etag } : {}) });
				const { ETag, Body } = await client.send(command, { abortSignal: signal });
				if (Body instanceof Readable) addAbortSignal(signal, Body);
				return { etag: ETag ?? "", bytes: (await Body?.transformToByteArray()) ?? new Uint8Array() };
			},
			[304, 404],
		);
		const unchanged = response instanceof ExpectedStatus && response.status === 304 ? known : undefined;
		const stored = response instanceof ExpectedStatus ? unchanged : response;
		if (key === KEYS.live) cachedRecord = stored;
		return stored;
	};

	/** @returns true if it was written, false if the condition was not met */
	const put = async (key: string, bytes: Uint8Array, condition: Condition): Promise<boolean> => {
		const command = new PutObjectCommand({ ...at(key), Body: bytes, ContentLength: bytes.length, ...condition });
		for (let conflicts = 0; ; conflicts += 1) {
			const expected = conflicts < MAX_CONFLICTS ? [404, 409, 412] : [404, 412];
			const response = await request(
				`write ${key}`,
				(signal) => client.send(command, { abortSignal: signal }),
				expected,
			);
			if (!(response instanceof ExpectedStatus)) return true;
			if (response.status !== 409) {
				// If the first response was lost, a retry may be refused because of its own first write.
				return response.attempts > 1 && isSame((await read(key))?.bytes, bytes);
			}
			await sleep(20 * 2 ** conflicts);
		}
	};

	let conditionTest: Promise<void> | undefined;
	/**
	 * Tests once that the service respects conditions. Some ignore them, and concurrent operators would overwrite each
	 * other's changes.
	 */
	const testConditions = () => {
		conditionTest ??= (async () => {
			// Random content, so that a write is not mistaken for an earlier one.
			const bytes = () => new TextEncoder().encode(randomUUID());
			await put(PROBE_KEY, bytes(), { IfNoneMatch: "*" });
			if ((await put(PROBE_KEY, bytes(), { IfNoneMatch: "*" })) || (await put(PROBE_KEY, bytes(), { IfMatch: '"0"' })))
				throw new BucketError(
					`The service of the release store's bucket ${bucket} ignores the conditions of writes (If-None-Match, If-Match), so concurrent changes would be lost. Use a service that respects them.`,
				);
		})();
		// If the service is unreachable, the next write tests it again.
		conditionTest.catch(() => {
			conditionTest = undefined;
		});
		return conditionTest;
	};

	const write = async (key: string, bytes: Uint8Array, condition: Condition): Promise<boolean> => {
		at(key);
		await testConditions();
		return put(key, bytes, condition);
	};

	return {
		get: async (key) => (await read(key))?.bytes,
		putIfAbsent: (key, bytes) => write(key, bytes, { IfNoneMatch: "*" }),
		async list(start) {
			const found: string[] = [];
			for (let token: string | undefined; ; ) {
				const command = new ListObjectsV2Command({
					Bucket: bucket,
					Prefix: below + start,
					...(token === undefined ? {} : { ContinuationToken: token }),
				});
				const page = await request(`list ${start || "its keys"}`, (signal) =>
					client.send(command, { abortSignal: signal }),
				);
				if (page instanceof ExpectedStatus) break;
				found.push(...(page.Contents ?? []).map(({ Key = "" }) => Key.slice(below.length)));
				token = page.NextContinuationToken;
				if (token === undefined) break;
			}
			return found.filter((key) => key !== PROBE_KEY).sort();
		},
		async compareAndSwap(key, expected, next): Promise<SwapResult> {
			const now = expected === undefined ? undefined : await read(key);
			if (expected !== undefined && !isSame(now?.bytes, expected)) return "changed meanwhile";
			const condition: Condition = now ? { IfMatch: now.etag } : { IfNoneMatch: "*" };
			return (await write(key, next, condition)) ? "swapped" : "changed meanwhile";
		},
		async remove(key) {
			const command = new DeleteObjectCommand(at(key));
			await request(`delete ${key}`, (signal) => client.send(command, { abortSignal: signal }), [404]);
		},
	};
}

/** A response with an expected status other than success. */
class ExpectedStatus {
	readonly status: number;
	/** Number of attempts so far. */
	readonly attempts: number;
	constructor(status: number, attempts: number) {
		this.status = status;
		this.attempts = attempts;
	}
}

function isSame(a: Uint8Array | undefined, b: Uint8Array): boolean {
	return a !== undefined && Buffer.from(a).equals(b);
}

/** Suppresses the client's warnings, which would appear between the lines of progress. */
const QUIET = { trace() {}, debug() {}, info() {}, warn() {}, error() {} };
