// Signed claims of a product passport: their signed text, and its verification with WebCrypto.

import type { PassportClaim, PassportIssuer } from "./prototype-passport.ts";

/** Signed fields of a claim. */
export type SignedPart = Pick<PassportClaim, "id" | "part" | "by" | "issued" | "property" | "value" | "unit">;

/**
 * Result of a verification. `genuine`: the issuer signed exactly this. `altered`: the issuer did not. `unlisted`: the
 * signature is valid, but the register does not list its issuer. `impossible`: the browser cannot verify signatures, as
 * on a page without https.
 */
export type Verdict = "genuine" | "altered" | "unlisted" | "impossible";

/** Details of a verification. */
export interface Verification {
	readonly verdict: Verdict;
	/** The text that the signature has to match. */
	readonly signedText: string;
	/** Its SHA-256 in hexadecimal digits; empty if it could not be computed. */
	readonly digest: string;
}

/** Algorithm of signatures. */
export const SIGNING = { name: "ECDSA", hash: "SHA-256" } as const;
export const CURVE = { name: "ECDSA", namedCurve: "P-256" } as const;

/** Returns the text that an issuer signs: JSON with sorted names and no spaces (RFC 8785). */
export function signedText({ id, part, by, issued, property, value, unit }: SignedPart, product: string): string {
	const signed: Readonly<Record<string, string | number>> = {
		id,
		issued,
		issuer: by,
		part,
		product,
		property,
		unit,
		value,
	};
	return JSON.stringify(Object.fromEntries(Object.entries(signed).sort(([one], [other]) => (one < other ? -1 : 1))));
}

/**
 * Verifies a claim.
 * @param product the product's identifier, which is signed too: a claim about another product proves nothing here
 */
export async function verifyClaim(
	claim: SignedPart & Pick<PassportClaim, "signature">,
	product: string,
	issuer: PassportIssuer | undefined,
): Promise<Verification> {
	const text = signedText(claim, product);
	// Undefined in insecure contexts, unlike its type.
	const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
	if (!subtle) return { verdict: "impossible", signedText: text, digest: "" };
	const data = new TextEncoder().encode(text);
	const digest = hexadecimal(await subtle.digest("SHA-256", data));
	const fits = issuer !== undefined && (await isSigned(subtle, data, claim.signature, issuer.key));
	if (!fits) return { verdict: "altered", signedText: text, digest };
	return { verdict: issuer.listed ? "genuine" : "unlisted", signedText: text, digest };
}

async function isSigned(
	subtle: SubtleCrypto,
	data: BufferSource,
	signature: string,
	key: PassportIssuer["key"],
): Promise<boolean> {
	try {
		const publicKey = await subtle.importKey("jwk", { kty: "EC", crv: CURVE.namedCurve, ...key }, CURVE, false, [
			"verify",
		]);
		return await subtle.verify(SIGNING, publicKey, bytesOf(signature), data);
	} catch {
		// The key is invalid, or the signature has another length.
		return false;
	}
}

function hexadecimal(buffer: ArrayBuffer): string {
	return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
	const binary = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
	return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
