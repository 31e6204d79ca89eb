import { createHash } from "node:crypto";

/** `integrity` of a file, as `script` and `link` elements take it. */
export function integrityOf(bytes: Uint8Array): string {
	return `sha384-${createHash("sha384").update(bytes).digest("base64")}`;
}
