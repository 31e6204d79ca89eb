// The beginning of the first file in an upload, read before Directus reads the upload.

import { once } from "node:events";
import type { IncomingMessage } from "node:http";

/** A file that is being uploaded. */
export interface FirstFile {
	readonly name: string;
	/** Its first bytes, and what follows it in the request where it is short. */
	readonly head: Buffer;
}

/** Bytes of a file that tell its format. */
const HEAD_BYTES = 64;

/** Bytes in which the first file begins: Studio sends a few short fields before it. */
const MAX_BYTES_BEFORE = 64 * 1024;

/** The head of a part that is a file (RFC 7578), and where its content begins. */
const FILE_PART = /content-disposition:[^\r\n]*;\s*filename="((?:[^"\\\r\n]|\\.)*)"(?:[^\r\n]|\r\n(?!\r\n))*\r\n\r\n/i;

/**
 * Reads the beginning of a multipart request and puts it back into the stream.
 * Rejects if the request is aborted meanwhile.
 * @returns undefined if there is no file near the beginning, or the length of the request is not known
 */
export async function firstFile(request: IncomingMessage): Promise<FirstFile | undefined> {
	const length = Number(request.headers["content-length"]);
	let bytes = Buffer.alloc(0);
	let file: FirstFile | undefined;
	while (bytes.length < Math.min(length || 0, MAX_BYTES_BEFORE) && (file?.head.length ?? 0) < HEAD_BYTES) {
		const chunk: unknown = request.read();
		if (chunk instanceof Buffer) {
			bytes = Buffer.concat([bytes, chunk]);
			file = fileIn(bytes);
		} else if (request.destroyed) return undefined;
		else await once(request, "readable");
	}
	if (bytes.length > 0) request.unshift(bytes);
	return file;
}

function fileIn(bytes: Buffer): FirstFile | undefined {
	const found = FILE_PART.exec(bytes.toString("latin1"));
	if (!found) return undefined;
	const [part, name = ""] = found;
	return { name: Buffer.from(name, "latin1").toString("utf8"), head: bytes.subarray(found.index + part.length) };
}
