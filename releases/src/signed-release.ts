// The signature under which a release comes over the network: what a team's command signs and the site verifies. ed25519, by Node's own
// cryptography.

import { createHash, createPublicKey, type KeyObject, sign, verify } from "node:crypto";

/** The headers that a signed release comes with. */
export const SIGNED_HEADERS = {
	/** The id of the key, of {@link keyIdOf}. */
	key: "x-hub-key",
	/** When it was signed, in ms since 1970. */
	at: "x-hub-at",
	/** The integrity of its `remote.json`, which holds that of every other file. */
	manifest: "x-hub-manifest",
	/** The signature, in base64. */
	signature: "x-hub-signature",
} as const;

/** How far the clocks of a team and of the site may differ, with the way of the request, in ms. */
const MAX_AGE = 300_000;

/** What a signature stands for. */
export interface SignedRelease {
	readonly remote: string;
	/** The integrity of its `remote.json`. */
	readonly manifest: string;
	/** When it was signed, in ms since 1970. */
	readonly at: number;
}

/** What became of a signature: `expired` is one of this key and release, signed too long ago or ahead of time. */
export type SignatureVerdict = "valid" | "expired" | "forged";

/** A public key from its base64 of SPKI, as `hub key` prints it. @throws Error where it is none of ed25519 */
export function publicKeyFrom(spki: string): KeyObject {
	const key = createPublicKey({ key: Buffer.from(spki, "base64"), format: "der", type: "spki" });
	if (key.asymmetricKeyType !== "ed25519") throw new Error(`It is a key of ${key.asymmetricKeyType}, not of ed25519.`);
	return key;
}

/** The base64 of a public key's SPKI, on one line. */
export function textOfPublicKey(publicKey: KeyObject): string {
	return publicKey.export({ format: "der", type: "spki" }).toString("base64");
}

/** What a key is called in headers, settings and the history: 16 hex digits of its digest. */
export function keyIdOf(publicKey: KeyObject): string {
	return createHash("sha256")
		.update(publicKey.export({ format: "der", type: "spki" }))
		.digest("hex")
		.slice(0, 16);
}

/** The text that is signed. */
export function signedText({ remote, manifest, at }: SignedRelease): string {
	return `data-hub release\n${remote}\n${manifest}\n${at}`;
}

/** The signature of a release, in base64. */
export function signRelease(release: SignedRelease, privateKey: KeyObject): string {
	return sign(null, Buffer.from(signedText(release)), privateKey).toString("base64");
}

/** Whether a signature is of this key, for this release, and fresh at `now`. */
export function verifyRelease(
	release: SignedRelease & { readonly signature: string },
	publicKey: KeyObject,
	now: number,
): SignatureVerdict {
	// A line break within a part would let two releases have one text.
	if (/\n/.test(release.remote + release.manifest)) return "forged";
	if (!verify(null, Buffer.from(signedText(release)), publicKey, Buffer.from(release.signature, "base64"))) return "forged";
	return Math.abs(now - release.at) <= MAX_AGE ? "valid" : "expired";
}
