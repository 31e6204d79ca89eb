// Signatures between Studio and the site, which share a secret. Each purpose has its own key, derived from it.

import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

/** Signs a text for a purpose. @returns base64url */
export function signatureOf(text: string, purpose: string, secret: string): string {
	const key = new Uint8Array(hkdfSync("sha256", secret, "", purpose, 32));
	return createHmac("sha256", key).update(text).digest("base64url");
}

/** Compares a received signature with the right one in constant time. */
export function isSignature(received: string, right: string): boolean {
	const [one, other] = [Buffer.from(received), Buffer.from(right)];
	return one.length === other.length && timingSafeEqual(one, other);
}
