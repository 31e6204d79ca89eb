// Files of an archive: compressed, encrypted if there is a key, with a digest of their content.

import { createCipheriv, createDecipheriv, createHash, randomBytes, scryptSync } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { ArchiveError } from "./archive-error.ts";

/** AES-256-GCM: a nonce before what is encrypted, a tag after it (NIST SP 800-38D). */
const CIPHER = "aes-256-gcm";
const NONCE = 12;
const TAG = 16;

/** Size in bytes and SHA-256 of a file's content, before compression. */
export interface Sealed {
	readonly size: number;
	readonly digest: string;
}

/** Derives the key of an archive from the content of a key file. @param salt of this archive, in hex */
export function archiveKey(secret: Uint8Array, salt: string): Buffer {
	return scryptSync(secret, Buffer.from(salt, "hex"), 32);
}

/** Counts and digests the bytes that pass. */
function meter(): { readonly through: Transform; readonly seen: () => Sealed } {
	const hash = createHash("sha256");
	let size = 0;
	const through = new Transform({
		transform(chunk: Buffer, _, done) {
			size += chunk.length;
			hash.update(chunk);
			done(null, chunk);
		},
	});
	return { through, seen: () => ({ size, digest: hash.digest("hex") }) };
}

/** Writes a file of an archive. @param key undefined: it is not encrypted */
export async function sealFile(
	path: string,
	content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
	key: Buffer | undefined,
): Promise<Sealed> {
	await mkdir(dirname(path), { recursive: true });
	const { through, seen } = meter();
	const nonce = randomBytes(NONCE);
	const cipher = key && createCipheriv(CIPHER, key, nonce);
	const out = createWriteStream(path, { mode: 0o600 });
	if (cipher) out.write(nonce);
	if (cipher) {
		await pipeline(Readable.from(content), through, createGzip(), cipher, out, { end: false });
		await new Promise<void>((resolve, reject) => {
			out.on("error", reject);
			out.end(cipher.getAuthTag(), resolve);
		});
	} else await pipeline(Readable.from(content), through, createGzip(), out);
	return seen();
}

/**
 * Reads a file of an archive. Completes only if the whole content is unchanged.
 * @throws ArchiveError if it is damaged, or the key is wrong
 */
export async function* openSealed(path: string, key: Buffer | undefined, expected?: Sealed): AsyncGenerator<Buffer> {
	const { through, seen } = meter();
	try {
		const gunzip = createGunzip();
		const decoded = key
			? pipeline(await decrypted(path, key), gunzip, through)
			: pipeline(createReadStream(path), gunzip, through);
		// On errors, reading the output fails too.
		decoded.catch(() => undefined);
		for await (const chunk of through) yield chunk as Buffer;
		await decoded;
	} catch (error) {
		throw new ArchiveError(`${path} is damaged, cut off, or encrypted with another key (${String(error)}).`, {
			cause: error,
		});
	}
	const found = seen();
	if (expected && (found.size !== expected.size || found.digest !== expected.digest))
		throw new ArchiveError(`${path} differs from the backup: its digest is wrong.`);
}

async function decrypted(path: string, key: Buffer): Promise<Readable> {
	const { size } = await stat(path);
	if (size < NONCE + TAG) throw new Error("it is too short");
	const file = await open(path);
	const [nonce, tag] = [Buffer.alloc(NONCE), Buffer.alloc(TAG)];
	try {
		await file.read(nonce, 0, NONCE, 0);
		await file.read(tag, 0, TAG, size - TAG);
	} finally {
		await file.close();
	}
	const decipher = createDecipheriv(CIPHER, key, nonce).setAuthTag(tag);
	const source = createReadStream(path, { start: NONCE, end: size - TAG - 1 });
	source.on("error", (error) => decipher.destroy(error));
	return source.pipe(decipher);
}

/** Reads a whole file of an archive as text. */
export async function readSealed(path: string, key: Buffer | undefined, expected?: Sealed): Promise<string> {
	const parts: Buffer[] = [];
	for await (const part of openSealed(path, key, expected)) parts.push(part);
	return Buffer.concat(parts).toString("utf8");
}
