// The release store in a bucket of AWS' S3, or of a service that speaks as it does. Writes carry their condition with
// them, so that the service decides which of two writers at once is the first.

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
import { BucketError, type BucketPlace, bucketError } from "./bucket-error.ts";
import { checkKey, KEYS, type ReleaseStore, type SwapResult } from "./store.ts";

/** Location and credentials of the bucket. */
export interface BucketOptions extends BucketPlace {
	/** Prefix of all keys, without a trailing slash; "" for the whole bucket. */
	readonly prefix: string;
	readonly region: string;
	readonly keyId: string;
	readonly secret: string;
	/** Timeout of a request including retries, in ms. Default `TIMEOUT_MS`. */
	readonly timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;

/** Number of attempts for a request without a response, or with a failure of the service. */
const ATTEMPTS = 3;

/** Number of attempts for a write that the service reports as conflicting with another one. */
const CONFLICTS = 5;

/** The longest key that S3 has, in bytes. */
const LONGEST_KEY = 1_024;

/** Key that tests whether the service respects conditions; not a key of the store. */
const PROBE = ".conditions";

type Condition = { readonly IfNoneMatch: "*" } | { readonly IfMatch: string };

/** An object as it was read. */
interface Stored {
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
		// Services other than AWS' often have no names for each bucket.
		...(url === undefined ? {} : { endpoint: url, forcePathStyle: true }),
		maxAttempts: ATTEMPTS,
		// Other services don't support AWS' newer checksums. Content is compared with the digests of its release.
		requestChecksumCalculation: "WHEN_REQUIRED",
		responseChecksumValidation: "WHEN_REQUIRED",
		requestHandler: { connectionTimeout: timeoutMs / ATTEMPTS, logger: QUIET },
	});
	const below = prefix === "" ? "" : `${prefix}/`;
	const at = (key: string) => {
		checkKey(key);
		return { Bucket: bucket, Key: below + key };
	};

	/** Sends a request with the timeout. A response with one of the `expected` statuses is no failure. */
	const ask = async <Answer>(
		what: string,
		send: (signal: AbortSignal) => Promise<Answer>,
		expected: readonly number[] = [],
	): Promise<Answer | Refused> => {
		const signal = AbortSignal.timeout(timeoutMs);
		try {
			return await send(signal);
		} catch (error) {
			const { httpStatusCode = 0, attempts = 1 } = error instanceof S3ServiceException ? error.$metadata : {};
			// A missing bucket also responds 404, but is a failure.
			const isBucket = error instanceof Error && error.name === "NoSuchBucket";
			if (expected.includes(httpStatusCode) && !isBucket) return new Refused(httpStatusCode, attempts);
			throw bucketError(options, what, signal.aborted ? signal.reason : error, timeoutMs);
		}
	};

	/** The record is read four times a second, by each process: its bytes come only where they changed. */
	let record: Stored | undefined;

	const read = async (key: string): Promise<Stored | undefined> => {
		const object = at(key);
		if (Buffer.byteLength(object.Key) > LONGEST_KEY) return undefined;
		const known = key === KEYS.live ? record : undefined;
		const found = await ask(
			`read ${key}`,
			async (signal) => {
				const command = new GetObjectCommand({ ...object, ...(known ? { IfNoneMatch: known.etag } : {}) });
				const { ETag, Body } = await client.send(command, { abortSignal: signal });
				if (Body instanceof Readable) addAbortSignal(signal, Body);
				return { etag: ETag ?? "", bytes: (await Body?.transformToByteArray()) ?? new Uint8Array() };
			},
			[304, 404],
		);
		const unchanged = found instanceof Refused && found.status === 304 ? known : undefined;
		const stored = found instanceof Refused ? unchanged : found;
		if (key === KEYS.live) record = stored;
		return stored;
	};

	/** Returns true if it was written, false if the condition did not hold. */
	const put = async (key: string, bytes: Uint8Array, condition: Condition): Promise<boolean> => {
		const command = new PutObjectCommand({ ...at(key), Body: bytes, ContentLength: bytes.length, ...condition });
		for (let conflicts = 0; ; conflicts += 1) {
			const expected = conflicts < CONFLICTS ? [404, 409, 412] : [404, 412];
			const answer = await ask(`write ${key}`, (signal) => client.send(command, { abortSignal: signal }), expected);
			if (!(answer instanceof Refused)) return true;
			if (answer.status !== 409) {
				// If the first response was lost, a retry may be refused because of its own first write.
				return answer.attempts > 1 && isSame((await read(key))?.bytes, bytes);
			}
			await sleep(20 * 2 ** conflicts);
		}
	};

	let proven: Promise<void> | undefined;
	/**
	 * Some services take conditional writes and write anyway: there, two operators at once would undo each other's
	 * changes unseen.
	 */
	const proveConditions = () => {
		proven ??= (async () => {
			// Random content, so that a write is not mistaken for an earlier one.
			const bytes = () => new TextEncoder().encode(randomUUID());
			await put(PROBE, bytes(), { IfNoneMatch: "*" });
			if ((await put(PROBE, bytes(), { IfNoneMatch: "*" })) || (await put(PROBE, bytes(), { IfMatch: '"0"' })))
				throw new BucketError(
					`The service of the release store's bucket ${bucket} ignores the conditions of writes (If-None-Match, If-Match), so changes of two operators at once would be lost. Use a service that respects them.`,
				);
		})();
		// If the service is unreachable, the next write tests it again.
		proven.catch(() => {
			proven = undefined;
		});
		return proven;
	};

	const write = async (key: string, bytes: Uint8Array, condition: Condition): Promise<boolean> => {
		at(key);
		await proveConditions();
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
				const page = await ask(`list ${start || "its keys"}`, (signal) =>
					client.send(command, { abortSignal: signal }),
				);
				if (page instanceof Refused) break;
				found.push(...(page.Contents ?? []).map(({ Key = "" }) => Key.slice(below.length)));
				token = page.NextContinuationToken;
				if (token === undefined) break;
			}
			return found.filter((key) => key !== PROBE).sort();
		},
		async compareAndSwap(key, expected, next): Promise<SwapResult> {
			const now = expected === undefined ? undefined : await read(key);
			if (expected !== undefined && !isSame(now?.bytes, expected)) return "changed meanwhile";
			const condition: Condition = now ? { IfMatch: now.etag } : { IfNoneMatch: "*" };
			return (await write(key, next, condition)) ? "swapped" : "changed meanwhile";
		},
		async remove(key) {
			const command = new DeleteObjectCommand(at(key));
			await ask(`delete ${key}`, (signal) => client.send(command, { abortSignal: signal }), [404]);
		},
	};
}

/** An expected response other than success. */
class Refused {
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

/** The client's own warnings, which stderr would have between the lines of progress. */
const QUIET = { trace() {}, debug() {}, info() {}, warn() {}, error() {} };
