// A server that speaks S3, for tests: objects in memory, signatures that are recomputed, listings in pages, conditional
// writes, and uploads in parts. Of the servers on npm none has conditional writes. The rules are those of
// https://docs.aws.amazon.com/AmazonS3/latest/API/ (PutObject, CopyObject, GetObject, HeadObject, DeleteObject,
// ListObjectsV2, CreateMultipartUpload, UploadPart, CompleteMultipartUpload) and of Signature Version 4.

import { createHash, createHmac, randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import type { BucketOptions } from "./bucket-store.ts";

/**
 * Simulated behaviour: responds 500, does not respond, applies a request but cuts the connection before the response,
 * stops in the middle of a response, or reports a concurrent write of the same key.
 */
type Behaviour = "well" | "failing" | "hanging" | "cut off" | "stuck" | "in conflict";

/** A running server. */
export interface S3Server {
	/** Its bucket, with a prefix below which nothing is yet. */
	emptyBucket(): BucketOptions;
	/** Sets the behaviour from now on. */
	behave(behaviour: Behaviour): void;
	/** Sets the behaviour for the next requests, optionally of one method. */
	behaveNext(behaviour: Behaviour, times?: number, method?: string): void;
	/** Every answer since the start, as `GET /releases/test-1/live.json 200`. */
	readonly answers: readonly string[];
	stop(): Promise<void>;
}

/** Options of a server. */
interface S3ServerOptions {
	/** True to respect the conditions of writes. Default true. */
	readonly conditions?: boolean;
	/** Maximum number of keys per page of a listing. Default 1000, as in S3. */
	readonly pageSize?: number;
	/** Folder that persists the objects between starts. Default: in memory. */
	readonly folder?: string;
	/** Default: a free port. */
	readonly port?: number;
}

/** Its bucket, and the key that opens it. */
export const S3_ACCESS = { bucket: "releases", region: "eu-central-1", keyId: "TESTKEY", secret: "test-secret" };

/** Response of S3. */
interface Answer {
	readonly status: number;
	readonly headers?: Readonly<Record<string, string>>;
	readonly body?: Uint8Array | string;
}

/** Starts a server on a port of its own. */
export async function startS3Server({
	conditions = true,
	pageSize = 1_000,
	folder,
	port: own = 0,
}: S3ServerOptions = {}): Promise<S3Server> {
	const objects = folder ? storedObjects(folder) : new Map<string, Uint8Array>();
	/** The parts of each upload under way, by their number. */
	const parts = new Map<string, Map<number, Uint8Array>>();
	const answers: string[] = [];
	let usual: Behaviour = "well";
	let next: { readonly behaviour: Behaviour; times: number; readonly method: string | undefined } | undefined;
	let buckets = 0;

	const behaviourFor = ({ method }: IncomingMessage): Behaviour => {
		if (!next || next.times === 0 || (next.method && next.method !== method)) return usual;
		next.times -= 1;
		return next.behaviour;
	};

	const put = (key: string, body: Uint8Array, headers: IncomingMessage["headers"]): Answer => {
		const present = objects.get(key);
		const { "if-match": match, "if-none-match": noneMatch } = headers;
		if (conditions && noneMatch === "*" && present) return failure(412, "PreconditionFailed");
		if (conditions && match !== undefined && !present) return failure(404, "NoSuchKey");
		if (conditions && match !== undefined && present && etagOf(present) !== match)
			return failure(412, "PreconditionFailed");
		objects.set(key, body);
		return { status: 200, headers: { etag: etagOf(body) } };
	};

	const get = (key: string, headers: IncomingMessage["headers"]): Answer => {
		const present = objects.get(key);
		if (!present) return failure(404, "NoSuchKey");
		const etag = etagOf(present);
		return headers["if-none-match"] === etag
			? { status: 304, headers: { etag } }
			: { status: 200, headers: { etag, "content-type": "application/octet-stream" }, body: present };
	};

	const copy = (key: string, from: string): Answer => {
		const present = objects.get(from);
		if (!present) return failure(404, "NoSuchKey");
		objects.set(key, present);
		return xml(200, `<CopyObjectResult><ETag>${etagOf(present)}</ETag></CopyObjectResult>`);
	};

	const begin = (key: string): Answer => {
		const id = randomUUID();
		parts.set(id, new Map());
		return xml(
			200,
			`<InitiateMultipartUploadResult><Bucket>${S3_ACCESS.bucket}</Bucket><Key>${escaped(key)}</Key><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
		);
	};

	const putPart = (upload: string, number: number, body: Uint8Array): Answer => {
		parts.get(upload)?.set(number, body);
		return { status: 200, headers: { etag: etagOf(body) } };
	};

	const complete = (key: string, upload: string): Answer => {
		const numbered = [...(parts.get(upload) ?? [])].toSorted(([one], [other]) => one - other);
		objects.set(key, Buffer.concat(numbered.map(([, bytes]) => bytes)));
		parts.delete(upload);
		return xml(
			200,
			`<CompleteMultipartUploadResult><Key>${escaped(key)}</Key><ETag>"whole"</ETag></CompleteMultipartUploadResult>`,
		);
	};

	const list = (query: URLSearchParams): Answer => {
		const prefix = query.get("prefix") ?? "";
		// The token contains the last key of the previous page; clients must treat it as opaque.
		const after = Buffer.from(query.get("continuation-token") ?? "", "base64url").toString();
		const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
		const page = keys.slice(0, pageSize);
		const more = keys.length > page.length;
		const token = Buffer.from(page.at(-1) ?? "").toString("base64url");
		const contents = page.map(
			(key) => `<Contents><Key>${escaped(key)}</Key><Size>${objects.get(key)?.length}</Size></Contents>`,
		);
		const end = more ? `<NextContinuationToken>${token}</NextContinuationToken>` : "";
		return xml(
			200,
			`<ListBucketResult><Name>${S3_ACCESS.bucket}</Name><KeyCount>${page.length}</KeyCount><IsTruncated>${more}</IsTruncated>${end}${contents.join("")}</ListBucketResult>`,
		);
	};

	const respondTo = ({ method, url = "", headers }: IncomingMessage, body: Uint8Array): Answer => {
		const { pathname, searchParams } = new URL(url, "http://s3");
		const [, bucket, ...words] = decodeURIComponent(pathname).split("/");
		const key = words.join("/");
		if (bucket !== S3_ACCESS.bucket) return failure(404, "NoSuchBucket");
		if (Buffer.byteLength(key) > 1_024) return failure(400, "KeyTooLongError");
		if (method === "GET" && key === "") return list(searchParams);
		if (method === "GET" || method === "HEAD") return get(key, headers);
		const upload = searchParams.get("uploadId");
		if (method === "POST" && searchParams.has("uploads")) return begin(key);
		if (method === "PUT" && upload) return putPart(upload, Number(searchParams.get("partNumber")), body);
		if (method === "POST" && upload) return complete(key, upload);
		const copied = headers["x-amz-copy-source"];
		if (method === "PUT" && typeof copied === "string")
			return copy(key, decodeURIComponent(copied).split("/").slice(2).join("/"));
		if (method === "PUT") return put(key, body, headers);
		if (method !== "DELETE") return failure(501, "NotImplemented");
		objects.delete(key);
		return { status: 204 };
	};

	const server = createServer(async (request, response) => {
		const { method, url = "" } = request;
		const body = await buffer(request);
		const behaviour = behaviourFor(request);
		if (behaviour === "hanging") return;
		const answer =
			signatureFault(request, body) ??
			(behaviour === "failing" ? failure(500, "InternalError") : undefined) ??
			(behaviour === "in conflict" ? failure(409, "ConditionalRequestConflict") : undefined) ??
			respondTo(request, body);
		answers.push(`${method} ${url.split("?")[0]} ${answer.status}`);
		if (behaviour === "cut off") response.destroy();
		else send(response, answer, behaviour === "stuck");
	});
	await new Promise<void>((resolve) => server.listen(own, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	return {
		emptyBucket() {
			buckets += 1;
			return { ...S3_ACCESS, prefix: `test-${buckets}`, url: `http://127.0.0.1:${port}` };
		},
		behave(behaviour) {
			usual = behaviour;
		},
		behaveNext(behaviour, times = 1, method = undefined) {
			next = { behaviour, times, method };
		},
		answers,
		async stop() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}

/** Objects that are in a folder as well, each in its own file. */
function storedObjects(folder: string): Map<string, Uint8Array> {
	mkdirSync(folder, { recursive: true });
	const place = (key: string) => join(folder, encodeURIComponent(key));
	class StoredObjects extends Map<string, Uint8Array> {
		override set(key: string, bytes: Uint8Array): this {
			// Objects that were read from their file need not be written.
			if (this.get(key) !== bytes) writeFileSync(place(key), bytes);
			return super.set(key, bytes);
		}
		override delete(key: string): boolean {
			rmSync(place(key), { force: true });
			return super.delete(key);
		}
	}
	const objects = new StoredObjects();
	for (const name of readdirSync(folder)) objects.set(decodeURIComponent(name), readFileSync(join(folder, name)));
	return objects;
}

function send(response: ServerResponse, { status, headers = {}, body = "" }: Answer, isStuck: boolean): void {
	const bytes = Buffer.from(body);
	const length = status === 304 || status === 204 ? {} : { "content-length": bytes.length };
	response.writeHead(status, { ...headers, ...length });
	if (isStuck) response.write(bytes.subarray(0, bytes.length / 2));
	else response.end(bytes);
}

function xml(status: number, text: string): Answer {
	return {
		status,
		headers: { "content-type": "application/xml" },
		body: `<?xml version="1.0" encoding="UTF-8"?>${text}`,
	};
}

function failure(status: number, code: string): Answer {
	return xml(status, `<Error><Code>${code}</Code><Message>As in a test.</Message></Error>`);
}

function escaped(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

function etagOf(bytes: Uint8Array): string {
	return `"${createHash("md5").update(bytes).digest("hex")}"`;
}

const sha256 = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest("hex");
const hmac = (key: Uint8Array | string, text: string) => createHmac("sha256", key).update(text).digest();

/** Returns the fault of a request's Signature Version 4; undefined if it is valid. */
function signatureFault(request: IncomingMessage, body: Uint8Array): Answer | undefined {
	const { method, url = "", headers } = request;
	const [, keyId, day = "", region = "", signed = "", signature] =
		/^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/.exec(
			headers.authorization ?? "",
		) ?? [];
	if (signature === undefined) return failure(403, "AccessDenied");
	if (keyId !== S3_ACCESS.keyId) return failure(403, "InvalidAccessKeyId");
	if (region !== S3_ACCESS.region) return failure(400, "AuthorizationHeaderMalformed");
	const isWhole = ["host", "x-amz-date", "x-amz-content-sha256"].every((name) => signed.split(";").includes(name));
	const digest = String(headers["x-amz-content-sha256"]);
	if (!isWhole || digest !== sha256(body)) return failure(400, "XAmzContentSHA256Mismatch");
	const [path = "", query = ""] = url.split("?");
	const sortedQuery = query.split("&").filter(Boolean).sort().join("&");
	const signedHeaders = signed.split(";").map((name) => `${name}:${String(headers[name]).trim()}\n`);
	const canonical = [method, path, sortedQuery, signedHeaders.join(""), signed, digest].join("\n");
	const date = String(headers["x-amz-date"]);
	const toSign = ["AWS4-HMAC-SHA256", date, `${day}/${region}/s3/aws4_request`, sha256(canonical)].join("\n");
	const key = ["s3", "aws4_request"].reduce<Uint8Array>(hmac, hmac(hmac(`AWS4${S3_ACCESS.secret}`, day), region));
	return hmac(key, toSign).toString("hex") === signature ? undefined : failure(403, "SignatureDoesNotMatch");
}
