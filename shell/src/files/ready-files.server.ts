// Immutable files in memory, ready to be sent: a request costs a lookup and its headers, without a Request and a
// Response.

import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { chooseEncoding, type Encoding } from "../http/compression.server.ts";
import { matchesEtag } from "../http/entity-tag.server.ts";
import type { ProtectionHeaders } from "../http/security.server.ts";

/** A file in one encoding, with its headers. */
export interface ReadyFile {
	/** Lower-case names, including `content-length` and `etag`. */
	readonly headers: Readonly<Record<string, string>>;
	readonly body: Uint8Array<ArrayBuffer>;
}

/** A file's encodings; `only` for a file that compression does not make smaller. */
export type Variants = Partial<Record<Encoding | "only", ReadyFile>>;

/** Responds without the site's other handlers; returns false if they have to. */
export type DirectHandler = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

export interface ReadyFiles {
	get(path: string, encoding: Encoding): ReadyFile | undefined;
	put(path: string, encoding: Encoding | "only", file: ReadyFile): void;
	readonly direct: DirectHandler;
}

/**
 * Limit for the cache, in bytes: several sets of releases in three encodings; older files are read again when
 * requested.
 */
const MAX_BYTES = 32 * 1024 * 1024;

/** @param siteHeaders headers of every response; `direct` works once they are known */
export function createReadyFiles(siteHeaders: Promise<ProtectionHeaders>): ReadyFiles {
	const cache = new LRUCache<string, Variants>({
		maxSize: MAX_BYTES,
		sizeCalculation: (variants) => Object.values(variants).reduce((sum, { body }) => sum + body.length + 1_000, 1),
	});
	const heads = new WeakMap<ReadyFile, readonly string[]>();
	let common: ProtectionHeaders | undefined;
	void siteHeaders.then((headers) => {
		common = headers;
	});

	const headOf = (file: ReadyFile, { files }: ProtectionHeaders): string[] => {
		let head = heads.get(file);
		if (!head) {
			head = Object.entries({ ...files(file.headers["content-type"]), ...file.headers }).flat();
			heads.set(file, head);
		}
		// Node keeps the array, and adds to it.
		return [...head];
	};

	return {
		get: (path, encoding) => {
			const variants = cache.get(path);
			return variants?.only ?? variants?.[encoding];
		},
		put(path, encoding, file) {
			cache.set(path, { ...cache.get(path), [encoding]: file });
		},
		direct(incoming, outgoing) {
			const { method, url } = incoming;
			if (!common || !url || (method !== "GET" && method !== "HEAD")) return false;
			const variants = cache.get(url);
			const file = variants && (variants.only ?? variants[chooseEncoding(incoming.headers["accept-encoding"])]);
			if (!file) return false;
			const ifNoneMatch = incoming.headers["if-none-match"];
			if (ifNoneMatch !== undefined && matchesEtag(ifNoneMatch, file.headers.etag ?? "")) {
				const headers = { ...common.files(file.headers["content-type"]), ...withoutBody(file.headers) };
				outgoing.writeHead(304, Object.entries(headers).flat()).end();
				return true;
			}
			outgoing.writeHead(200, headOf(file, common));
			if (method === "HEAD") outgoing.end();
			else outgoing.end(file.body);
			return true;
		},
	};
}

/** Creates the same response for the site's handlers. */
export function readyResponse(request: Request, { headers, body }: ReadyFile): Response {
	const ifNoneMatch = request.headers.get("if-none-match");
	if (ifNoneMatch !== null && matchesEtag(ifNoneMatch, headers.etag ?? ""))
		return new Response(null, { status: 304, headers: withoutBody(headers) });
	return new Response(request.method === "HEAD" ? null : body, { headers });
}

/** The headers of a 304 (RFC 9110, 15.4.5). */
function withoutBody(headers: ReadyFile["headers"]): Record<string, string> {
	const { "content-length": _length, "content-encoding": _encoding, "content-type": _type, ...others } = headers;
	return others;
}
