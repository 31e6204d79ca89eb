// Signed links to the whole site at a moment, or with one launch (CT-12). They work for anyone, until they expire.

import { z } from "zod";
import { isSignature, signatureOf } from "./signature.server.ts";

/** `at` (ms): the site with everything that is scheduled by then. `launch`: today's site with this launch alone. */
export type SiteMoment = { readonly at: number } | { readonly launch: string };

/** Moment with the expiry of its link, in seconds since 1970. */
type LinkedMoment = SiteMoment & { readonly until: number };

/** Moment with the proof that staff created the link. */
export type MomentClaim = LinkedMoment & { readonly proof: string };

/** Path of the links, and the address that leaves the view. */
export const MOMENT_PATH = "/_moment";
export const LEAVE_MOMENT = `${MOMENT_PATH}?leave`;

/** Signs a claim. @param secret shared by Studio and the site */
export function signMoment(claim: LinkedMoment, secret: string): MomentClaim {
	return { ...claim, proof: proofOf(claim, secret) };
}

/** True if a claim has a valid signature and has not expired. @param now in ms */
export function isMomentAllowed({ proof, ...claim }: MomentClaim, secret: string, now: number): boolean {
	return isSignature(proof, proofOf(claim, secret)) && claim.until * 1_000 > now;
}

/** Writes a claim as a query. */
export function momentQuery({ until, proof, ...shown }: MomentClaim): string {
	const what = "launch" in shown ? { launch: shown.launch } : { at: String(shown.at) };
	return String(new URLSearchParams({ ...what, until: String(until), proof }));
}

/** Returns the path of a link with its query. */
export function momentHref(claim: MomentClaim): string {
	return `${MOMENT_PATH}?${momentQuery(claim)}`;
}

const digits = z
	.string()
	.regex(/^[1-9]\d{0,13}$/)
	.transform(Number);
const limits = { until: digits, proof: z.string().length(43) };
const claims = z.union([z.object({ at: digits, ...limits }), z.object({ launch: z.uuid().lowercase(), ...limits })]);

/** Reads a claim from a query; undefined if it is incomplete. */
export function readMomentClaim(query: URLSearchParams): MomentClaim | undefined {
	return claims.safeParse(Object.fromEntries(query)).data;
}

function proofOf({ until, ...shown }: LinkedMoment, secret: string): string {
	const text = JSON.stringify(["launch" in shown ? shown.launch : shown.at, until]);
	return signatureOf(text, "the site at a moment", secret);
}
