import { createHash } from "node:crypto";

/**
 * `integrity` of a file, as `script` and `link` elements take it: SHA-256, because every page carries it for each of
 * its files.
 */
export function integrityOf(bytes: Uint8Array): string {
	return digest("sha256", bytes);
}

/** True if a file matches its `integrity`. Older releases use SHA-384. */
export function isIntact(bytes: Uint8Array, integrity: string | undefined): boolean {
	return integrity === digest(integrity?.startsWith("sha384-") ? "sha384" : "sha256", bytes);
}

function digest(algorithm: "sha256" | "sha384", bytes: Uint8Array): string {
	return `${algorithm}-${createHash(algorithm).update(bytes).digest("base64")}`;
}
