// Files that never change, in memory and ready to be sent: a request costs a look-up and its headers, with no Request and no Response made.

import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { chooseEncoding, type Encoding } from "../http/compression.server.ts";
import { namesEtag } from "../http/entity-tag.server.ts";
import type { ProtectionHeaders } from "../http/security.server.ts";

/** A file in one encoding, with all that is said of it. */
export interface ReadyFile {
	/** Lower-case names, `content-length` and `etag` among them. */
	readonly headers: Readonly<Record<string, string>>;
	readonly body: Uint8Array<ArrayBuffer>;
}

/** A file's encodings; `only` of a file that no encoding makes smaller. */
export type Variants = Partial<Record<Encoding | "only", ReadyFile>>;

/** Answers a request in place, without the site's other handlers; false where another has to. */
export type DirectAnswer = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

/** Files in memory, by the path of their address. */
export interface ReadyFiles {
	get(path: string, encoding: Encoding): ReadyFile | undefined;
	put(path: string, encoding: Encoding | "only", file: ReadyFile): void;
	readonly direct: DirectAnswer;
}

/** How many bytes are cached: several sets of releases in three encodings; files of older ones are read again when they are requested. */
const ROOM = 32 * 1024 * 1024;

/** How many `Accept-Encoding` headers are remembered: browsers send a few, strangers anything. */
const HEADERS_REMEMBERED = 100;

/** @param siteHeaders what every answer of the site says; files are answered in place once it is known */
export function createReadyFiles(siteHeaders: Promise<ProtectionHeaders>): ReadyFiles {
	const cache = new LRUCache<string, Variants>({
		maxSize: ROOM,
		sizeCalculation: (variants) => Object.values(variants).reduce((sum, { body }) => sum + body.length + 1_000, 1),
	});
	const encodings = new Map<string, Encoding>();
	const heads = new WeakMap<ReadyFile, readonly string[]>();
	let common: ProtectionHeaders | undefined;
	void siteHeaders.then((headers) => {
		common = headers;
	});

	const encodingOf = (header: string | undefined): Encoding => {
		if (header === undefined) return "identity";
		let known = encodings.get(header);
		if (known === undefined) {
			known = chooseEncoding(header);
			if (encodings.size >= HEADERS_REMEMBERED) encodings.clear();
			encodings.set(header, known);
		}
		return known;
	};
	const headOf = (file: ReadyFile, { files }: ProtectionHeaders): string[] => {
		let head = heads.get(file);
		if (!head) {
			head = Object.entries({ ...files(file.headers["content-type"]), ...file.headers }).flat();
			heads.set(file, head);
		}
		// Node retains the array that it is given, and adds to it.
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
			const file = variants && (variants.only ?? variants[encodingOf(incoming.headers["accept-encoding"])]);
			if (!file) return false;
			const asked = incoming.headers["if-none-match"];
			if (asked !== undefined && namesEtag(asked, file.headers.etag ?? "")) {
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

/** The same answer for the site's other way, through handlers. */
export function readyResponse(request: Request, { headers, body }: ReadyFile): Response {
	const asked = request.headers.get("if-none-match");
	if (asked !== null && namesEtag(asked, headers.etag ?? ""))
		return new Response(null, { status: 304, headers: withoutBody(headers) });
	return new Response(request.method === "HEAD" ? null : body, { headers });
}

/** The headers of a 304 (RFC 9110, 15.4.5). */
function withoutBody(headers: ReadyFile["headers"]): Record<string, string> {
	const { "content-length": _length, "content-encoding": _encoding, "content-type": _type, ...others } = headers;
	return others;
}
