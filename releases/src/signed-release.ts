// Signatures of releases that teams send over the network (ed25519). The signed text is the request itself: everything
// that the site acts on is read from it, so a captured request cannot be changed.

import { createHash, createPublicKey, type KeyObject, randomBytes, sign, verify } from "node:crypto";
import { z } from "zod";
import { parseJson } from "./json.ts";
import { isPrintable } from "./printable.ts";

/** Headers of a signed release. */
export const SIGNED_HEADERS = {
	/** Id of the key, from {@link keyIdOf}. */
	key: "x-hub-key",
	/** A {@link SignedRelease} as JSON, in base64. */
	release: "x-hub-release",
	/** Signature of the release's bytes, in base64. */
	signature: "x-hub-signature",
} as const;

/** Maximum difference between the time of signing and the site's clock. */
export const MAX_SIGNATURE_AGE_MS = 300_000;

const line = (max: number) =>
	z.string().max(max).refine(isPrintable, "It must be one line without control characters.");

const signedReleaseSchema = z.strictObject({
	/** Origin of the site that it is for: a key may be trusted by several sites. */
	site: z.string(),
	remote: z.string(),
	/** Integrity of `remote.json`, which has that of every other file. */
	manifest: z.string().regex(/^sha256-[\w+/]{43}=$/),
	/** Time of the signature, in ms since 1970. */
	at: z.int().positive(),
	/** 32 random hex digits, which make each request unique. */
	nonce: z.string().regex(/^[0-9a-f]{32}$/),
	by: line(100).optional(),
	why: line(500).optional(),
	/** The commit; ends in `+` if files differed from it. */
	commit: z
		.string()
		.regex(/^[0-9a-f]{7,40}\+?$/)
		.optional(),
	/** True if it goes into the store only, and not live. */
	candidate: z.boolean(),
	/** True if it goes live for all visitors at once, false if it begins as a canary. */
	now: z.boolean(),
	/** True if it may lose parts of the live release. */
	allowLoss: z.boolean(),
});

/** A request to publish a release. */
export type SignedRelease = z.infer<typeof signedReleaseSchema>;

/**
 * Result of {@link verifyRelease}. `expired`: signed too long ago, or ahead of time. `invalid`: signed, but not a
 * request of this version.
 */
export type VerifiedRelease =
	| { readonly kind: "valid"; readonly release: SignedRelease }
	| { readonly kind: "expired" }
	| { readonly kind: "forged" }
	| { readonly kind: "invalid"; readonly reason: string };

/** Headers that carry a release. */
export type SignedHeaders = Readonly<Record<(typeof SIGNED_HEADERS)[keyof typeof SIGNED_HEADERS], string>>;

/** Parses a public key in base64 of SPKI, as `hub key` prints it. @throws Error if it is not an ed25519 key */
export function publicKeyFrom(spki: string): KeyObject {
	const key = createPublicKey({ key: Buffer.from(spki, "base64"), format: "der", type: "spki" });
	if (key.asymmetricKeyType !== "ed25519") throw new Error(`Its type is ${key.asymmetricKeyType} instead of ed25519.`);
	return key;
}

/** Returns a public key as SPKI in base64, on one line. */
export function textOfPublicKey(publicKey: KeyObject): string {
	return publicKey.export({ format: "der", type: "spki" }).toString("base64");
}

/** Returns the id of a key in headers, settings and the history: 16 hex digits of its digest. */
export function keyIdOf(publicKey: KeyObject): string {
	return createHash("sha256")
		.update(publicKey.export({ format: "der", type: "spki" }))
		.digest("hex")
		.slice(0, 16);
}

/** Completes a request that is signed now. Default: a canary without losses. */
export function requestNow({
	candidate = false,
	now = false,
	allowLoss = false,
	...release
}: Pick<SignedRelease, "site" | "remote" | "manifest" | "by" | "why" | "commit"> & {
	readonly [Key in "candidate" | "now" | "allowLoss"]?: boolean | undefined;
}): SignedRelease {
	return { ...release, at: Date.now(), nonce: randomBytes(16).toString("hex"), candidate, now, allowLoss };
}

/** Returns the headers of a release, signed. */
export function signRelease(release: SignedRelease, privateKey: KeyObject): SignedHeaders {
	const bytes = Buffer.from(JSON.stringify(release));
	return {
		[SIGNED_HEADERS.key]: keyIdOf(createPublicKey(privateKey)),
		[SIGNED_HEADERS.release]: bytes.toString("base64"),
		[SIGNED_HEADERS.signature]: sign(null, signedBytes(bytes), privateKey).toString("base64"),
	};
}

/**
 * Verifies a signed release.
 * @param release, signature values of the headers; null if absent
 * @param now in ms since 1970
 */
export function verifyRelease(
	{ release, signature }: { readonly release: string | null; readonly signature: string | null },
	publicKey: KeyObject,
	now: number,
): VerifiedRelease {
	const bytes = Buffer.from(release ?? "", "base64");
	if (!verify(null, signedBytes(bytes), publicKey, Buffer.from(signature ?? "", "base64"))) return { kind: "forged" };
	const parsed = signedReleaseSchema.safeParse(parseJson(bytes));
	if (!parsed.success) {
		const [issue] = parsed.error.issues;
		return { kind: "invalid", reason: `${issue?.path.join(".") || "the request"}: ${issue?.message}` };
	}
	return Math.abs(now - parsed.data.at) <= MAX_SIGNATURE_AGE_MS
		? { kind: "valid", release: parsed.data }
		: { kind: "expired" };
}

/**
 * Returns the bytes to sign. The prefix names their purpose, so that a signature for another purpose is not valid for a
 * release.
 */
function signedBytes(release: Uint8Array): Uint8Array {
	return Buffer.concat([Buffer.from("data-hub release\n"), release]);
}
