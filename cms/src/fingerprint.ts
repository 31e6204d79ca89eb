import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Returns a fingerprint of all files below some folders, which changes if a file is changed, added, renamed or removed.
 */
export async function fingerprintOf(folders: readonly URL[]): Promise<string> {
	const hash = createHash("sha256");
	for (const folder of folders) {
		const root = fileURLToPath(folder);
		const entries = await readdir(root, { recursive: true, withFileTypes: true });
		const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
		for (const file of files.sort()) {
			hash.update(JSON.stringify([relative(root, file), await readFile(file, "base64")]));
		}
	}
	return hash.digest("hex");
}

/** Returns a fingerprint of a JSON value. */
export function fingerprintOfValue(value: unknown): string {
	return createHash("sha256").update(JSON.stringify(value)).digest("hex");
}
