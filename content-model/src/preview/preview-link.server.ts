// Signed links to previews (CT-8): who holds one may see one row in one language until it expires, or until the row's links are ended.

import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import type { Locale } from "@hub/shared-contracts/language/locale";
import { previewPath } from "./previewed-collections.server.ts";

/** What a link leads to. */
export interface PreviewTarget {
	readonly collection: string;
	readonly id: string;
	readonly locale: Locale;
	/** The key of a version that editors work on beside the row; empty: the row as it is stored. */
	readonly version: string;
	/** The id of a launch, where the page leads on to its other entries. */
	readonly launch?: string | undefined;
}

/** A target with what proves that its link was created by Studio. */
export interface PreviewClaim extends PreviewTarget {
	/** When the link expires, in seconds since 1970. */
	readonly until: number;
	/** How often links of the row had been ended when this one was created; null: a claim of the site's own, for one request. */
	readonly generation: number | null;
	readonly proof: string;
}

/** How long a link is valid from when it is created, in seconds: three days. */
export const PREVIEW_LASTS = 3 * 24 * 60 * 60;

/**
 * Signs a claim.
 * @param secret what Studio and the site have in common; the key is derived from it for this end alone
 */
export function signPreview(claim: Omit<PreviewClaim, "proof">, secret: string): PreviewClaim {
	return { ...claim, proof: proofOf(claim, secret) };
}

/**
 * Whether a claim was signed with the secret and has not expired at a moment, in ms. Whether its row's links were ended since, the content
 * service knows.
 */
export function isPreviewAllowed({ proof, ...claim }: PreviewClaim, secret: string, now: number): boolean {
	const [given, right] = [Buffer.from(proof), Buffer.from(proofOf(claim, secret))];
	return given.length === right.length && timingSafeEqual(given, right) && claim.until * 1_000 > now;
}

/** The path of a link with its query. */
export function previewHref({ version, launch, until, generation, proof, ...target }: PreviewClaim): string {
	const said = { ...(version ? { version } : {}), ...(launch ? { launch } : {}) };
	const query = { ...said, until: String(until), generation: String(generation), proof };
	return `${previewPath(target)}?${new URLSearchParams(query)}`;
}

/** The claim in the query of a preview's address; undefined where there is none, or not a whole one. */
export function readPreviewClaim(target: Omit<PreviewTarget, "version">, query: URLSearchParams): PreviewClaim | undefined {
	const [until = "", generation = "", proof = "", version = "", launch = ""] = [
		...["until", "generation", "proof", "version", "launch"],
	].map((name) => query.get(name) ?? "");
	if (!/^[1-9]\d{0,11}$/.test(until) || !/^(0|[1-9]\d{0,8})$/.test(generation) || !proof) return undefined;
	return { ...target, version, launch: launch || undefined, until: Number(until), generation: Number(generation), proof };
}

function proofOf(
	{ collection, id, locale, version, launch, until, generation }: Omit<PreviewClaim, "proof">,
	secret: string,
): string {
	const key = new Uint8Array(hkdfSync("sha256", secret, "", "preview links", 32));
	return createHmac("sha256", key)
		.update(JSON.stringify([collection, id, locale, version, until, generation, ...(launch ? [launch] : [])]))
		.digest("base64url");
}
