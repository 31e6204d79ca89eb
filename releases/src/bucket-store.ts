// The release store in a bucket of AWS' S3, or of a service that speaks as it does. Writes carry their condition with them, so that
// the service decides which of two writers at once is the first.

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

/** Where the bucket is, and who asks. */
export interface BucketOptions extends BucketPlace {
	/** What all keys begin with, without a slash at its end; "" for the whole bucket. */
	readonly prefix: string;
	readonly region: string;
	readonly keyId: string;
	readonly secret: string;
	/** How long one request may take with all that is tried again, in ms. Default `PATIENCE`. */
	readonly patience?: number;
}

const PATIENCE = 10_000;

/** How often a request is tried that was not answered, or with a failure of the service's own. */
const ATTEMPTS = 3;

/** How often a write is tried that the service says another one was in the way of. */
const CONFLICTS = 5;

/** The longest key that S3 has, in bytes. */
const LONGEST_KEY = 1_024;

/** What shows that the service respects conditions; no key of the store. */
const PROBE = ".conditions";

type Condition = { readonly IfNoneMatch: "*" } | { readonly IfMatch: string };

/** An object as it was read. */
interface Stored {
	readonly etag: string;
	readonly bytes: Uint8Array;
}

/**
 * Opens the store in a bucket, which has to be there. Nothing is asked before the first verb.
 * All verbs throw BucketError when the service does not do what it was asked for.
 */
export function bucketStore({ prefix, patience = PATIENCE, ...options }: BucketOptions): ReleaseStore {
	const { bucket, url, region } = options;
	const client = new S3Client({
		region,
		credentials: { accessKeyId: options.keyId, secretAccessKey: options.secret },
		// Services other than AWS' often have no names for each bucket.
		...(url === undefined ? {} : { endpoint: url, forcePathStyle: true }),
		maxAttempts: ATTEMPTS,
		// Other services do not know AWS' newer checksums. What is read is compared with the digests of its release.
		requestChecksumCalculation: "WHEN_REQUIRED",
		responseChecksumValidation: "WHEN_REQUIRED",
		requestHandler: { connectionTimeout: patience / ATTEMPTS, logger: QUIET },
	});
	const below = prefix === "" ? "" : `${prefix}/`;
	const at = (key: string) => {
		checkKey(key);
		return { Bucket: bucket, Key: below + key };
	};

	/** Asks within the deadline. An answer with one of the `expected` statuses is no failure. */
	const ask = async <Answer>(
		what: string,
		send: (signal: AbortSignal) => Promise<Answer>,
		expected: readonly number[] = [],
	): Promise<Answer | Refused> => {
		const signal = AbortSignal.timeout(patience);
		try {
			return await send(signal);
		} catch (error) {
			const { httpStatusCode = 0, attempts = 1 } = error instanceof S3ServiceException ? error.$metadata : {};
			// A bucket that is not there has no keys either, but that is not what was asked.
			const isBucket = error instanceof Error && error.name === "NoSuchBucket";
			if (expected.includes(httpStatusCode) && !isBucket) return new Refused(httpStatusCode, attempts);
			throw bucketError(options, what, signal.aborted ? signal.reason : error, patience);
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
		const stored = found instanceof Refused ? (found.status === 304 ? known : undefined) : found;
		if (key === KEYS.live) record = stored;
		return stored;
	};

	/** Whether it was written; false where the condition did not hold. */
	const put = async (key: string, bytes: Uint8Array, condition: Condition): Promise<boolean> => {
		const command = new PutObjectCommand({ ...at(key), Body: bytes, ContentLength: bytes.length, ...condition });
		for (let conflicts = 0; ; conflicts += 1) {
			const expected = conflicts < CONFLICTS ? [404, 409, 412] : [404, 412];
			const answer = await ask(`write ${key}`, (signal) => client.send(command, { abortSignal: signal }), expected);
			if (!(answer instanceof Refused)) return true;
			if (answer.status !== 409) {
				// What was tried again may be refused for what it wrote itself the first time, when the answer was lost.
				return answer.attempts > 1 && isSame((await read(key))?.bytes, bytes);
			}
			await sleep(20 * 2 ** conflicts);
		}
	};

	let proven: Promise<void> | undefined;
	/** Some services take conditional writes and write anyway: there, two operators at once would undo each other's changes unseen. */
	const proveConditions = () => {
		proven ??= (async () => {
			// Each write is another, so that what one finds there is not taken for its own.
			const bytes = () => new TextEncoder().encode(randomUUID());
			await put(PROBE, bytes(), { IfNoneMatch: "*" });
			if ((await put(PROBE, bytes(), { IfNoneMatch: "*" })) || (await put(PROBE, bytes(), { IfMatch: '"0"' })))
				throw new BucketError(
					`The service of the release store's bucket ${bucket} ignores the conditions of writes (If-None-Match, If-Match), so changes of two operators at once would be lost. Use a service that respects them.`,
				);
		})();
		// Where it could not be reached, the next write tries once more.
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
				const page = await ask(`list ${start || "its keys"}`, (signal) => client.send(command, { abortSignal: signal }));
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

/** An answer that is no failure, but not what was asked for. */
class Refused {
	readonly status: number;
	/** How often it was asked until then. */
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
