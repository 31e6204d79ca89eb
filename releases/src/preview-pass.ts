// Pass that opens the site with a set of releases that is not live: the set's id and an expiry, signed with the site's
// secret, to be shared as a link.

import { createHmac, timingSafeEqual } from "node:crypto";

/** Content of a pass. */
export interface PreviewPass {
	/** The id of a set that the store has. */
	readonly set: string;
	/** Expiry, in s since 1970. */
	readonly until: number;
}

/** Paths that start a preview, followed by the pass, and end it. */
export const PREVIEW_RELEASE_PATH = "/_preview-release";
export const END_PREVIEW_PATH = `${PREVIEW_RELEASE_PATH}/end`;

/** Signs a pass. @param secret the site's PUBLISH_SECRET */
export function writePass({ set, until }: PreviewPass, secret: string): string {
	return `${set}.${until}.${proofOf({ set, until }, secret)}`;
}

/** Verifies a pass; undefined if it was not signed with the secret, or has expired. @param now in ms */
export function readPass(text: string, secret: string, now: number): PreviewPass | undefined {
	const [, set = "", digits = "", proof = ""] = /^([0-9a-f]{16})\.(\d{1,12})\.([\w-]{43})$/.exec(text) ?? [];
	const pass = { set, until: Number(digits) };
	if (set === "" || !timingSafeEqual(Buffer.from(proof), Buffer.from(proofOf(pass, secret)))) return undefined;
	return pass.until * 1_000 > now ? pass : undefined;
}

function proofOf({ set, until }: PreviewPass, secret: string): string {
	return createHmac("sha256", secret).update(`data-hub release preview\n${set}\n${until}`).digest("base64url");
}
