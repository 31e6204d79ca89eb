// Limits the sizes of a release's files.

import { gzipSync } from "node:zlib";
import type { RemoteManifest } from "@hub/shared-contracts/remote/remote-manifest";

/** Maximum size of a script or stylesheet after gzip. Our largest has a fifth of it. */
const MAX_FILE_BYTES = 120_000;

/** Maximum size of all files of a release. */
const MAX_RELEASE_BYTES = 25_000_000;

/** Returns the files of a release that are too large, as sentences. */
export async function oversizedFiles(
	{ name, files, server }: Pick<RemoteManifest, "name" | "files" | "server">,
	read: (file: string) => Promise<Uint8Array | undefined>,
): Promise<string[]> {
	const reasons: string[] = [];
	let sum = 0;
	for (const file of Object.keys(files)) {
		const bytes = await read(file);
		if (!bytes) continue;
		sum += bytes.length;
		if (file === server || !/\.(js|css)$/.test(file) || bytes.length <= MAX_FILE_BYTES) continue;
		const compressed = gzipSync(bytes).length;
		if (compressed > MAX_FILE_BYTES)
			reasons.push(
				`sizes: ${file} of ${name} is ${kilobytes(compressed)} compressed, and ${kilobytes(MAX_FILE_BYTES)} are allowed. Load a part of it on demand.`,
			);
	}
	if (sum > MAX_RELEASE_BYTES)
		reasons.push(
			`sizes: ${name} has ${kilobytes(sum)} in all, and ${kilobytes(MAX_RELEASE_BYTES)} are allowed. Check what was bundled.`,
		);
	return reasons;
}

function kilobytes(bytes: number): string {
	return `${Math.round(bytes / 1_000)} kB`;
}
