// Compresses answers as the request's `Accept-Encoding` allows (RFC 9110, 12.5.3).

import { createHash } from "node:crypto";
import { promisify } from "node:util";
import {
	brotliCompress,
	brotliCompressSync,
	brotliDecompress,
	constants,
	gunzip,
	gzip,
	gzipSync,
	zstdCompress,
	zstdCompressSync,
	zstdDecompress,
} from "node:zlib";

type Compressed = Exclude<Encoding, "identity">;

/** In a thread of Node's pool. */
const inThread = { br: promisify(brotliCompress), zstd: promisify(zstdCompress), gzip: promisify(gzip) };
const atOnce = { br: brotliCompressSync, zstd: zstdCompressSync, gzip: gzipSync };
const from = { br: promisify(brotliDecompress), zstd: promisify(zstdDecompress), gzip: promisify(gunzip) };

/** Supported encodings, preferred first for what is sent more than once. */
export type Encoding = "br" | "zstd" | "gzip" | "identity";

/** Below this many bytes compression costs more than it saves. */
export const WORTH_IT = 700;

/**
 * The encoding to use for a request's `Accept-Encoding`.
 * @param effort what is sent once is in zstd where that is taken: in two thirds of brotli's time, it is 2 % larger (decision 015)
 */
export function chooseEncoding(header: string | null | undefined, effort: Effort = "cached"): Encoding {
	const hurries = effort === "quick";
	// What browsers send. The others are few enough to be looked at closely.
	if (header === "gzip, deflate, br, zstd") return hurries ? "zstd" : "br";
	if (header === "gzip, deflate, br") return "br";
	const accepted = new Map(
		(header ?? "").split(",").map((part) => {
			const [name = "", ...rest] = part.trim().toLowerCase().split(";");
			return [name.trim(), !rest.some((weight) => /^\s*q=0(\.0*)?\s*$/.test(weight))] as const;
		}),
	);
	if (hurries && accepted.get("zstd")) return "zstd";
	if (accepted.get("br")) return "br";
	if (accepted.get("zstd")) return "zstd";
	if (accepted.get("gzip")) return "gzip";
	return "identity";
}

/**
 * Up to so many bytes what is sent once is compressed at once: handing it to a thread and back costs the process's own thread as much
 * as doing it, some 200 µs (decision 015).
 */
const AT_ONCE = 64 * 1024;

/** `first` for a cached page's first visitor, `quick` for what is sent once, `cached` for what is sent until it changes, `best` for what never does. */
export type Effort = "first" | "quick" | "cached" | "best";

const LEVELS: Readonly<Record<Effort, Readonly<Record<Compressed, number>>>> = {
	first: { br: 2, zstd: 3, gzip: 4 },
	quick: { br: 4, zstd: 5, gzip: 5 },
	cached: { br: 5, zstd: 6, gzip: 6 },
	best: { br: 10, zstd: 19, gzip: 9 },
};

/** Compressed bytes. */
export async function compress(bytes: Uint8Array, encoding: Encoding, effort: Effort): Promise<Uint8Array> {
	if (encoding === "identity") return bytes;
	const isQuick = (effort === "first" || effort === "quick") && bytes.length <= AT_ONCE;
	return (isQuick ? atOnce : inThread)[encoding](bytes, optionsFor(bytes, encoding, effort));
}

function optionsFor({ length }: Uint8Array, encoding: Compressed, effort: Effort) {
	const level = LEVELS[effort][encoding];
	return {
		br: { params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: length } },
		zstd: { params: { [constants.ZSTD_c_compressionLevel]: level } },
		gzip: { level },
	}[encoding];
}

/** The bytes that were compressed. */
export async function decompress(bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array> {
	return encoding === "identity" ? bytes : from[encoding](bytes);
}

/** Options of an answer. */
export interface AnswerOptions {
	readonly status: number;
	readonly headers: Record<string, string>;
	/** Adds an ETag, and answers a matching If-None-Match with 304 (RFC 9110, 13.1.2). Default false. */
	readonly etag?: boolean;
}

/** An answer with a body in the encoding that the request takes. */
export async function compressedResponse(
	request: Request,
	content: string | Uint8Array,
	{ status, headers, etag: marked = false }: AnswerOptions,
): Promise<Response> {
	const bytes = typeof content === "string" ? Buffer.from(content) : content;
	const encoding = bytes.length < WORTH_IT ? "identity" : chooseEncoding(request.headers.get("accept-encoding"), "quick");
	const vary = [headers.vary, "Accept-Encoding"].filter(Boolean).join(", ");
	// Weak, because all encodings of the text share it (RFC 9110, 8.8.1).
	const etagValue = marked ? `W/"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"` : undefined;
	if (etagValue && matchesEtag(request.headers.get("if-none-match"), etagValue)) {
		return new Response(null, { status: 304, headers: { ...headers, vary, etag: etagValue } });
	}
	const body = await compress(bytes, encoding, "quick");
	return new Response(request.method === "HEAD" ? null : new Uint8Array(body), {
		status,
		headers: {
			...headers,
			vary,
			...(etagValue ? { etag: etagValue } : {}),
			"content-length": String(body.length),
			...(encoding === "identity" ? {} : { "content-encoding": encoding }),
		},
	});
}

/** Whether a request's `If-None-Match` has an ETag, by weak comparison (RFC 9110, 8.8.3.2). */
function matchesEtag(header: string | null, mark: string): boolean {
	const bare = (value: string) => value.trim().replace(/^W\//, "");
	return (header ?? "").split(",").some((value) => value.trim() === "*" || bare(value) === bare(mark));
}
