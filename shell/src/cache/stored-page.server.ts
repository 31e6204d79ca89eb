// A cached response: its bytes in each encoding that was requested, with their headers.

import { createHash } from "node:crypto";
import type { Locale } from "@hub/shared-contracts/language/locale";
import {
	chooseEncoding,
	compress as compressBytes,
	decompress,
	type Encoding,
	MIN_COMPRESSED_BYTES,
} from "../http/compression.server.ts";
import type { PageUse } from "./page-use.server.ts";

/** A response to cache. */
export interface CacheablePage {
	readonly status: number;
	readonly bytes: Uint8Array;
	/** The page's language; undefined for responses that are no pages, such as feeds. */
	readonly locale: Locale | undefined;
	/** True if browsers may cache and revalidate it. It gets an ETag. */
	readonly validated: boolean;
	readonly use: PageUse;
}

/** Bytes to send, and their headers as alternating names and values. */
export interface SentPage {
	readonly body: Uint8Array;
	readonly etag: string | undefined;
	readonly headers: readonly string[];
}

/** A cached response. */
export interface StoredPage extends Omit<CacheablePage, "bytes"> {
	/** Number of requests, decaying. */
	hits: number;
	/** In bytes. */
	readonly size: number;
	/** Encodings that were requested. */
	encodings(): readonly Encoding[];
	/** Returns the page in an encoding that was requested before. Starts a better compression, once, in a thread. */
	ready(encoding: Encoding): SentPage | undefined;
	/** Compresses the page quickly. Call it if `ready` returns undefined. */
	compress(encoding: Encoding): Promise<SentPage>;
	/** Returns the encoding for an `Accept-Encoding`. */
	encodingFor(accepted: string | null | undefined): Encoding;
}

/**
 * Memory of an entry besides its body, in bytes: 2,000 entries took 1.2 kB each, and a page has up to 2 kB of headers
 * of its own.
 */
const OVERHEAD = 4_000;

/** Better compressions at a time, of all pages: each takes a thread and some MB. Others wait for a later request. */
const MAX_IMPROVING = 2;
let improving = 0;

/**
 * Creates a cached response.
 * @param headers of all its encodings, by lower-case names
 */
export function storedPage({ bytes, ...page }: CacheablePage, headers: Readonly<Record<string, string>>): StoredPage {
	let original: Uint8Array | undefined = bytes;
	// Closures of the cached page must not keep the bytes alive.
	const { length } = original;
	const isSmall = length < MIN_COMPRESSED_BYTES;
	const digest = page.validated ? createHash("sha256").update(original).digest("base64url").slice(0, 22) : undefined;
	const common = Object.entries(headers).flatMap(([name, value]) => (name === "vary" ? [] : [name, value]));
	const vary = [headers.vary, "Accept-Encoding"].filter(Boolean).join(", ");
	const sent = new Map<Encoding, SentPage>();
	/** Encodings that are being compressed for their first visitors. */
	const pending = new Map<Encoding, Promise<SentPage>>();
	const improved = new Set<Encoding>();
	const add = (encoding: Encoding, body: Uint8Array): SentPage => {
		// Strong tags differ by encoding (RFC 9110, 8.8.3.3). The quick and the better compression share one, because ranges
		// are not served.
		const etag = digest && `"${digest}${encoding === "identity" ? "" : `-${encoding}`}"`;
		const inEncoding: SentPage = {
			body,
			etag,
			headers: [
				...common,
				"vary",
				vary,
				...(etag ? ["etag", etag] : []),
				...(encoding === "identity" ? [] : ["content-encoding", encoding]),
				"content-length",
				String(body.length),
			],
		};
		sent.set(encoding, inEncoding);
		return inEncoding;
	};
	const plain = async (): Promise<Uint8Array> => {
		if (original) return original;
		for (const [encoding, { body }] of sent) return decompress(body, encoding);
		throw new Error("A cached page has lost its bytes.");
	};
	const encode = async (encoding: Encoding, effort: "first" | "cached"): Promise<SentPage> => {
		const body = await compressBytes(await plain(), encoding, effort);
		// From now on, the original can be restored from the compressed bytes.
		original = undefined;
		// Small results are slices of a larger buffer, all of which would stay in memory.
		return add(encoding, body.byteLength === body.buffer.byteLength ? body : new Uint8Array(body));
	};
	return {
		...page,
		hits: 0,
		get size() {
			const all = [...sent.values()].reduce((sum, { body }) => sum + body.length, 0);
			return OVERHEAD + (all > 0 ? all : length);
		},
		encodings: () => [...sent.keys()],
		ready(encoding) {
			const known = sent.get(encoding);
			if (known && encoding !== "identity" && !improved.has(encoding) && improving < MAX_IMPROVING) {
				improved.add(encoding);
				improving += 1;
				// If that fails, the page stays as it is.
				void encode(encoding, "cached")
					.catch(() => undefined)
					.finally(() => {
						improving -= 1;
					});
			}
			return known;
		},
		compress(encoding) {
			const known = pending.get(encoding);
			if (known) return known;
			const encoded = encode(encoding, "first").finally(() => pending.delete(encoding));
			pending.set(encoding, encoded);
			return encoded;
		},
		encodingFor: (accepted) => (isSmall ? "identity" : chooseEncoding(accepted)),
	};
}
