// Limits the sizes of a release's files.

import { gzipSync } from "node:zlib";
import type { RemoteManifest } from "@hub/shared-contracts/remote/remote-manifest";

/** Maximum bytes of a script or stylesheet after gzip. Our largest has a fifth of it. */
const MAX_OF_A_FILE = 120_000;

/** Most bytes of all files of a release that a server holds or a store has to move. */
const MAX_OF_A_RELEASE = 25_000_000;

/** The files of a release that are too large, a sentence each. */
export async function oversizes(
	{ name, files, server }: Pick<RemoteManifest, "name" | "files" | "server">,
	read: (file: string) => Promise<Uint8Array | undefined>,
): Promise<string[]> {
	const reasons: string[] = [];
	let sum = 0;
	for (const file of Object.keys(files)) {
		const bytes = await read(file);
		if (!bytes) continue;
		sum += bytes.length;
		if (file === server || !/\.(js|css)$/.test(file) || bytes.length <= MAX_OF_A_FILE) continue;
		const compressed = gzipSync(bytes).length;
		if (compressed > MAX_OF_A_FILE)
			reasons.push(
				`sizes: ${file} of ${name} is ${kilobytes(compressed)} compressed, and ${kilobytes(MAX_OF_A_FILE)} are allowed. Load a part of it when it is needed.`,
			);
	}
	if (sum > MAX_OF_A_RELEASE)
		reasons.push(
			`sizes: ${name} has ${kilobytes(sum)} in all, and ${kilobytes(MAX_OF_A_RELEASE)} are allowed. See what was bundled.`,
		);
	return reasons;
}

function kilobytes(bytes: number): string {
	return `${Math.round(bytes / 1_000)} kB`;
}
