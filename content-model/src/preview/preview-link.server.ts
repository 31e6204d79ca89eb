// Signed links to previews (CT-8). Whoever has one may see one row in one language until it expires or the row's links
// are revoked.

import type { Locale } from "@hub/shared-contracts/language/locale";
import { previewPath } from "./previewed-collections.server.ts";
import { isSignature, signatureOf } from "./signature.server.ts";

export interface PreviewTarget {
	readonly collection: string;
	readonly id: string;
	readonly locale: Locale;
	/** Key of a version beside the row; empty for the stored row. */
	readonly version: string;
	/** Id of a launch whose other entries the preview links to. */
	readonly launch?: string | undefined;
}

/** Target with the proof that Studio created the link. */
export interface PreviewClaim extends PreviewTarget {
	/** Expiry in seconds since 1970. */
	readonly until: number;
	/**
	 * Number of revocations of the row's links when this one was created; null for a claim of the site itself, for one
	 * request.
	 */
	readonly generation: number | null;
	readonly proof: string;
}

/** Validity of a link in seconds: three days. */
export const PREVIEW_LIFETIME_SECONDS = 3 * 24 * 60 * 60;

/** Signs a claim. @param secret shared by Studio and the site */
export function signPreview(claim: Omit<PreviewClaim, "proof">, secret: string): PreviewClaim {
	return { ...claim, proof: proofOf(claim, secret) };
}

/** True if a claim has a valid signature and has not expired at a moment (ms). Directus checks revocations. */
export function isPreviewAllowed({ proof, ...claim }: PreviewClaim, secret: string, now: number): boolean {
	return isSignature(proof, proofOf(claim, secret)) && claim.until * 1_000 > now;
}

/** Returns the path of a link with its query. */
export function previewHref({ version, launch, until, generation, proof, ...target }: PreviewClaim): string {
	const optional = { ...(version ? { version } : {}), ...(launch ? { launch } : {}) };
	const query = { ...optional, until: String(until), generation: String(generation), proof };
	return `${previewPath(target)}?${new URLSearchParams(query)}`;
}

/** Reads the claim from the query of a preview's address; undefined if it is incomplete. */
export function readPreviewClaim(
	target: Omit<PreviewTarget, "version">,
	query: URLSearchParams,
): PreviewClaim | undefined {
	const read = (name: string) => query.get(name) ?? "";
	const [until, generation, proof] = [read("until"), read("generation"), read("proof")];
	if (!/^[1-9]\d{0,11}$/.test(until) || !/^(0|[1-9]\d{0,8})$/.test(generation) || !proof) return undefined;
	return {
		...target,
		version: read("version"),
		launch: query.get("launch") || undefined,
		until: Number(until),
		generation: Number(generation),
		proof,
	};
}

function proofOf(
	{ collection, id, locale, version, launch, until, generation }: Omit<PreviewClaim, "proof">,
	secret: string,
): string {
	const values = [collection, id, locale, version, until, generation, ...(launch ? [launch] : [])];
	return signatureOf(JSON.stringify(values), "preview links", secret);
}
