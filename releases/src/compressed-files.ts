// Compresses files of a build at the highest level: once for all visitors, and not in the site's process.

import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Extensions of files that are compressed at the build. Pictures and fonts are compressed in themselves. */
export const COMPRESSED_AT_BUILD: ReadonlySet<string> = new Set([".js", ".css", ".svg", ".json"]);

/** Size in bytes below which compression saves less than its headers cost. */
const WORTH_IT = 200;

/** Returns the name of a compressed file, beside its original. */
export function compressedName(file: string, encoding: "br" | "gzip"): string {
	return `${file}.${encoding === "br" ? "br" : "gz"}`;
}

/** Writes `<file>.br` and `<file>.gz` beside each file of a folder if they are smaller. The output is deterministic. */
export async function compressFiles(folder: string): Promise<void> {
	const names = (await readdir(folder)).filter((name) => COMPRESSED_AT_BUILD.has(extname(name)));
	await Promise.all(
		names.map(async (name) => {
			const bytes = await readFile(join(folder, name));
			if (bytes.length < WORTH_IT) return;
			const packed = {
				br: await promisify(brotliCompress)(bytes, {
					params: {
						[constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
						[constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
					},
				}),
				gzip: await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
			};
			for (const encoding of ["br", "gzip"] as const) {
				const smaller = packed[encoding];
				if (smaller.length < bytes.length) await writeFile(join(folder, compressedName(name, encoding)), smaller);
			}
		}),
	);
}
