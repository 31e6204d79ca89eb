// Fonts for share pictures: the drawing library reads them from files, and ours are in the server's bundle.

import { createHash } from "node:crypto";
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Writes a font to a file named by its digest.
 * @param folder of the site alone: in a shared one, other users could place a file of that name
 * @param address TrueType font as a `data:` URL
 * @returns the file's path
 */
export function fontFile(folder: string, address: string): string {
	const font = Buffer.from(address.slice(address.indexOf(",") + 1), "base64");
	const file = join(folder, `${createHash("sha256").update(font).digest("hex").slice(0, 24)}.ttf`);
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	// Renamed into place, so that another process never reads a partial file.
	const draft = `${file}.${process.pid}`;
	writeFileSync(draft, font, { mode: 0o600 });
	renameSync(draft, file);
	return file;
}
