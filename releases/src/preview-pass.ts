// What opens the site with a set of releases that is not live: the set's id and an end, signed with the site's secret, so that it can be
// handed on as a link.

import { createHmac, timingSafeEqual } from "node:crypto";

/** What a pass opens. */
export interface PreviewPass {
	/** The id of a set that the store has. */
	readonly set: string;
	/** When it ends, in s since 1970. */
	readonly until: number;
}

/** Where the site takes a pass: `/_preview-release/<pass>`; and what ends the preview. */
export const PREVIEW_RELEASE_PATH = "/_preview-release";
export const END_PREVIEW_PATH = `${PREVIEW_RELEASE_PATH}/end`;

/** Signs a pass. @param secret the site's PUBLISH_SECRET */
export function writePass({ set, until }: PreviewPass, secret: string): string {
	return `${set}.${until}.${proofOf({ set, until }, secret)}`;
}

/** What a pass opens; undefined where it was not signed with the secret, or has ended. @param now in ms */
export function readPass(text: string, secret: string, now: number): PreviewPass | undefined {
	const [, set = "", digits = "", proof = ""] = /^([0-9a-f]{16})\.(\d{1,12})\.([\w-]{43})$/.exec(text) ?? [];
	const pass = { set, until: Number(digits) };
	if (set === "" || !timingSafeEqual(Buffer.from(proof), Buffer.from(proofOf(pass, secret)))) return undefined;
	return pass.until * 1_000 > now ? pass : undefined;
}

function proofOf({ set, until }: PreviewPass, secret: string): string {
	return createHmac("sha256", secret).update(`data-hub release preview\n${set}\n${until}`).digest("base64url");
}
