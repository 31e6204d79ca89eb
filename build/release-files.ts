// Lists the files of a built package. Separate from the bundler, which takes memory in every process that loads it.

import { readdirSync } from "node:fs";
import { join } from "node:path";

/** Returns all files of a built package by their name in the release: the browser's, and the server's bundle. */
export function releaseFiles(outDir: string): Record<string, string> {
	const files: Record<string, string> = {};
	for (const part of ["web", "node"]) {
		for (const entry of readdirSync(join(outDir, part), { withFileTypes: true })) {
			if (entry.isFile()) files[entry.name] = join(outDir, part, entry.name);
		}
	}
	return files;
}
