// Fonts for share pictures: the drawing library reads unpacked font files, and ours are packaged for browsers (WOFF 1.0).

import { createHash } from "node:crypto";
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inflateSync } from "node:zlib";

/**
 * Writes an unpacked font to a file named by its digest. @returns the file's path
 * @param folder belongs to the site alone: in a shared one, other users could place a file of that name
 * @param address the WOFF as a `data:` URL
 */
export function fontFile(folder: string, address: string): string {
	const font = unpackWoff(Buffer.from(address.slice(address.indexOf(",") + 1), "base64"));
	const file = join(folder, `${createHash("sha256").update(font).digest("hex").slice(0, 24)}.ttf`);
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	// Renamed into place, so that another process never reads a partial file.
	const draft = `${file}.${process.pid}`;
	writeFileSync(draft, font, { mode: 0o600 });
	renameSync(draft, file);
	return file;
}

const WOFF = { header: 44, entry: 20 };
const SFNT = { header: 12, entry: 16 };

/**
 * Converts WOFF 1.0 to the font that was packed into it (https://www.w3.org/TR/WOFF/): the same tables, decompressed, behind a
 * new table directory. @throws when it is not WOFF 1.0
 */
export function unpackWoff(woff: Buffer): Buffer {
	if (woff.toString("latin1", 0, 4) !== "wOFF") throw new Error("This is no WOFF font.");
	const count = woff.readUInt16BE(12);
	const header = Buffer.alloc(SFNT.header);
	const exponent = Math.floor(Math.log2(count));
	header.writeUInt32BE(woff.readUInt32BE(4), 0);
	header.writeUInt16BE(count, 4);
	header.writeUInt16BE(16 * 2 ** exponent, 6);
	header.writeUInt16BE(exponent, 8);
	header.writeUInt16BE(16 * (count - 2 ** exponent), 10);
	let place = SFNT.header + SFNT.entry * count;
	const directory: Buffer[] = [];
	const tables: Buffer[] = [];
	for (let index = 0; index < count; index += 1) {
		const entry = WOFF.header + WOFF.entry * index;
		const [start, packed, length, checksum] = [4, 8, 12, 16].map((at) => woff.readUInt32BE(entry + at)) as [
			number,
			number,
			number,
			number,
		];
		const bytes = woff.subarray(start, start + packed);
		const line = Buffer.alloc(SFNT.entry);
		woff.copy(line, 0, entry, entry + 4);
		line.writeUInt32BE(checksum, 4);
		line.writeUInt32BE(place, 8);
		line.writeUInt32BE(length, 12);
		directory.push(line);
		// Tables begin at multiples of four bytes.
		const gap = (4 - (length % 4)) % 4;
		tables.push(packed < length ? inflateSync(bytes) : bytes, Buffer.alloc(gap));
		place += length + gap;
	}
	return Buffer.concat([header, ...directory, ...tables]);
}
