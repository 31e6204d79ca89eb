// Entity tags (RFC 9110, 8.8.3).

import { createHash } from "node:crypto";

/** Returns a strong tag for bytes, or for texts that identify a state of a file. */
export function strongEtag(...state: readonly (Uint8Array | string)[]): string {
	const hash = createHash("sha256");
	for (const part of state) hash.update(part).update("\0");
	return `"${hash.digest("base64url").slice(0, 22)}"`;
}

/**
 * True if an `If-None-Match` names a tag, or any. The comparison is weak (RFC 9110, 13.1.2): a proxy may have weakened
 * the tag.
 */
export function matchesEtag(header: string, etag: string): boolean {
	return (
		header === etag || header.split(",").some((tag) => tag.trim() === "*" || tag.trim().replace(/^W\//, "") === etag)
	);
}
