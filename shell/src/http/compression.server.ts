// Compresses responses as the request's `Accept-Encoding` allows (RFC 9110, 12.5.3).

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
import { matchesEtag, strongEtag } from "./entity-tag.server.ts";

type Compressed = Exclude<Encoding, "identity">;

const inThread = { br: promisify(brotliCompress), zstd: promisify(zstdCompress), gzip: promisify(gzip) };
const synchronously = { br: brotliCompressSync, zstd: zstdCompressSync, gzip: gzipSync };
const decompressors = { br: promisify(brotliDecompress), zstd: promisify(zstdDecompress), gzip: promisify(gunzip) };

export type Encoding = "br" | "zstd" | "gzip" | "identity";

/** Bytes below which compression costs more than it saves. */
export const MIN_COMPRESSED_BYTES = 700;

/**
 * Chooses the encoding of a response.
 * @param effort `quick` prefers zstd: in two thirds of brotli's time, it is 2 % larger (decision 015)
 */
export function chooseEncoding(header: string | null | undefined, effort: Effort = "cached"): Encoding {
	const accepted = new Map(
		(header ?? "").split(",").map((part) => {
			const [name = "", ...rest] = part.trim().toLowerCase().split(";");
			return [name.trim(), !rest.some((weight) => /^\s*q=0(\.0*)?\s*$/.test(weight))] as const;
		}),
	);
	if (effort === "quick" && accepted.get("zstd")) return "zstd";
	if (accepted.get("br")) return "br";
	if (accepted.get("zstd")) return "zstd";
	if (accepted.get("gzip")) return "gzip";
	return "identity";
}

/**
 * Bytes up to which one-off responses are compressed synchronously: a thread's round trip costs as much as the work,
 * some 200 µs (decision 015).
 */
const MAX_SYNC_BYTES = 64 * 1024;

/**
 * `first` for a cached page's first visitor, `quick` for one-off responses, `cached` for what is sent until it changes,
 * `best` for immutable files.
 */
export type Effort = "first" | "quick" | "cached" | "best";

const LEVELS: Readonly<Record<Effort, Readonly<Record<Compressed, number>>>> = {
	first: { br: 2, zstd: 3, gzip: 4 },
	quick: { br: 4, zstd: 5, gzip: 5 },
	cached: { br: 5, zstd: 6, gzip: 6 },
	best: { br: 10, zstd: 19, gzip: 9 },
};

export async function compress(bytes: Uint8Array, encoding: Encoding, effort: Effort): Promise<Uint8Array> {
	if (encoding === "identity") return bytes;
	const isQuick = (effort === "first" || effort === "quick") && bytes.length <= MAX_SYNC_BYTES;
	return (isQuick ? synchronously : inThread)[encoding](bytes, optionsFor(bytes, encoding, effort));
}

function optionsFor({ length }: Uint8Array, encoding: Compressed, effort: Effort) {
	const level = LEVELS[effort][encoding];
	return {
		br: { params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: length } },
		zstd: { params: { [constants.ZSTD_c_compressionLevel]: level } },
		gzip: { level },
	}[encoding];
}

export async function decompress(bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array> {
	return encoding === "identity" ? bytes : decompressors[encoding](bytes);
}

export interface CompressedResponseOptions {
	readonly status: number;
	readonly headers: Record<string, string>;
	/** Adds an ETag, and responds to a matching If-None-Match with 304 (RFC 9110, 13.1.2). Default false. */
	readonly etag?: boolean;
}

/** Creates a response in an encoding that the request accepts. */
export async function compressedResponse(
	request: Request,
	content: string | Uint8Array,
	{ status, headers, etag: hasEtag = false }: CompressedResponseOptions,
): Promise<Response> {
	const bytes = typeof content === "string" ? Buffer.from(content) : content;
	const encoding =
		bytes.length < MIN_COMPRESSED_BYTES ? "identity" : chooseEncoding(request.headers.get("accept-encoding"), "quick");
	const vary = [headers.vary, "Accept-Encoding"].filter(Boolean).join(", ");
	const etag = hasEtag ? strongEtag(bytes) : undefined;
	// Weak, because all encodings of the text share it (RFC 9110, 8.8.1).
	const etagHeader = etag === undefined ? {} : { etag: `W/${etag}` };
	if (etag !== undefined && matchesEtag(request.headers.get("if-none-match") ?? "", etag))
		return new Response(null, { status: 304, headers: { ...headers, vary, ...etagHeader } });
	const body = await compress(bytes, encoding, "quick");
	return new Response(request.method === "HEAD" ? null : new Uint8Array(body), {
		status,
		headers: {
			...headers,
			vary,
			...etagHeader,
			"content-length": String(body.length),
			...(encoding === "identity" ? {} : { "content-encoding": encoding }),
		},
	});
}
