// What the site and the content service say to each other about consent. Not for browsers.

import { z } from "zod";
import { defineOperation } from "../form/operation.ts";

/** A decision of a visitor about consent: when, about which policy, what was allowed. Nothing in it says who decided. */
export const consentDecision = z.object({
	/** Created where the decision was taken, so that one that is recorded twice counts once. */
	id: z.uuid(),
	/** In ms since 1970. */
	decidedAt: z.int().positive(),
	/** The version of the privacy policy. */
	policy: z.string().regex(/^[\w.-]{1,20}$/),
	analytical: z.boolean(),
	marketing: z.boolean(),
	thirdParty: z.boolean(),
	/** Whether the browser sent Global Privacy Control. */
	gpc: z.boolean(),
});

export type ConsentDecision = z.infer<typeof consentDecision>;

/** Stores decisions, and counts them by day and policy. */
export const recordDecisions = defineOperation({
	name: "hub-consent/record",
	input: z.object({ decisions: z.array(consentDecision).max(100) }),
	fields: {},
	answer: z.object({ kind: z.literal("recorded") }),
});
