import { createHmac, hkdfSync } from "node:crypto";

/** Keys by purpose: a signature for one purpose is invalid for the others. */
export interface SigningKeys {
	/** Signs challenges of the proof of work. */
	readonly challenge: string;
	/** Signs the pages on which visitors review what will be sent. */
	readonly review: string;
	/** The key of HMACs that replace addresses and contents in counters. */
	readonly marks: string;
}

/**
 * Derives the keys of an extension.
 * @param secret Directus' own secret, the same in every instance
 * @param extension separates keys: a signature of one extension is invalid for the other
 */
export function signingKeys(secret: string, extension: "hub-contact" | "hub-registrations"): SigningKeys {
	const key = (end: string) =>
		Buffer.from(hkdfSync("sha256", secret, "", `${extension}/${end}`, 32)).toString("base64url");
	return { challenge: key("challenge"), review: key("review"), marks: key("marks") };
}

/** Returns an HMAC of several texts, which only the holder of the key can create. */
export function hmacOf(key: string, ...texts: readonly string[]): string {
	return createHmac("sha256", key).update(JSON.stringify(texts)).digest("base64url");
}
