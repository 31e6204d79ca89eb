// Signed links to previews (CT-8): who holds one may see one row in one language until it expires.

import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import type { Locale } from "../language/locale.ts";
import { previewPath } from "./previewed-collections.server.ts";

/** What a link leads to. */
export interface PreviewTarget {
	readonly collection: string;
	readonly id: string;
	readonly locale: Locale;
	/** The key of a version that editors work on beside the row; empty: the row as it is stored. */
	readonly version: string;
}

/** A target with what proves that its link was made by Studio. */
export interface PreviewClaim extends PreviewTarget {
	/** When the link expires, in seconds since 1970. */
	readonly until: number;
	readonly proof: string;
}

/** How long a link holds from when it is made, in seconds: three days. */
export const PREVIEW_LASTS = 3 * 24 * 60 * 60;

/**
 * Signs a link.
 * @param secret what Studio and the site have in common; the key is made from it for this end alone
 * @param until in seconds since 1970
 */
export function signPreview(target: PreviewTarget, until: number, secret: string): PreviewClaim {
	return { ...target, until, proof: proofOf(target, until, secret) };
}

/** Whether a claim was signed with the secret and still holds at a moment, in ms. */
export function isPreviewAllowed({ proof, until, ...target }: PreviewClaim, secret: string, now: number): boolean {
	const [given, right] = [Buffer.from(proof), Buffer.from(proofOf(target, until, secret))];
	return given.length === right.length && timingSafeEqual(given, right) && until * 1_000 > now;
}

/** The path of a claim with its query. */
export function previewHref({ version, until, proof, ...target }: PreviewClaim): string {
	const query = new URLSearchParams({ ...(version ? { version } : {}), until: String(until), proof });
	return `${previewPath(target)}?${query}`;
}

/** The claim in the query of a preview's address; undefined where there is none. */
export function readPreviewClaim(target: Omit<PreviewTarget, "version">, query: URLSearchParams): PreviewClaim | undefined {
	const [until = "", proof = "", version = ""] = ["until", "proof", "version"].map((name) => query.get(name) ?? "");
	return /^[1-9]\d{0,11}$/.test(until) && proof ? { ...target, version, until: Number(until), proof } : undefined;
}

function proofOf({ collection, id, locale, version }: PreviewTarget, until: number, secret: string): string {
	const key = new Uint8Array(hkdfSync("sha256", secret, "", "preview links", 32));
	return createHmac("sha256", key)
		.update(JSON.stringify([collection, id, locale, version, until]))
		.digest("base64url");
}
