// Signed links to the whole site at a moment (CT-12). Whoever has one sees what visitors will see then, until it
// expires.

import { z } from "zod";
import { isSignature, signatureOf } from "./signature.server.ts";

/** The site at a moment. */
export interface SiteMoment {
	/** In ms. */
	readonly at: number;
	/** Id of a launch that is shown as published, whenever it is planned. */
	readonly launch?: string | undefined;
}

/** Moment with the proof that staff created the link. */
export interface MomentClaim extends SiteMoment {
	/** Expiry in seconds since 1970. */
	readonly until: number;
	readonly proof: string;
}

/** Path of the links, and the address that leaves the view. */
export const MOMENT_PATH = "/_moment";
export const LEAVE_MOMENT = `${MOMENT_PATH}?leave`;

/** Signs a claim. @param secret shared by Studio and the site */
export function signMoment(claim: Omit<MomentClaim, "proof">, secret: string): MomentClaim {
	return { ...claim, proof: proofOf(claim, secret) };
}

/** True if a claim has a valid signature and has not expired. @param now in ms */
export function isMomentAllowed({ proof, ...claim }: MomentClaim, secret: string, now: number): boolean {
	return isSignature(proof, proofOf(claim, secret)) && claim.until * 1_000 > now;
}

/** Writes a claim as a query. */
export function momentQuery({ at, launch, until, proof }: MomentClaim): string {
	return String(new URLSearchParams({ at: String(at), ...(launch ? { launch } : {}), until: String(until), proof }));
}

/** Returns the path of a link with its query. */
export function momentHref(claim: MomentClaim): string {
	return `${MOMENT_PATH}?${momentQuery(claim)}`;
}

const digits = z
	.string()
	.regex(/^[1-9]\d{0,13}$/)
	.transform(Number);
const claims = z.object({
	at: digits,
	launch: z.uuid().lowercase().optional(),
	until: digits,
	proof: z.string().length(43),
});

/** Reads a claim from a query; undefined if it is incomplete. */
export function readMomentClaim(query: URLSearchParams): MomentClaim | undefined {
	return claims.safeParse(Object.fromEntries(query)).data;
}

function proofOf({ at, launch, until }: Omit<MomentClaim, "proof">, secret: string): string {
	return signatureOf(JSON.stringify([at, launch ?? "", until]), "the site at a moment", secret);
}
