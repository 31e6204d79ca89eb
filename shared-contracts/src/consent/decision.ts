// Messages between the site and the content service about consent. Not for browsers.

import { z } from "zod";
import { defineOperation } from "../form/operation.ts";

/** A visitor's consent decision: time, policy and categories. It does not identify the visitor. */
export const consentDecision = z.object({
	/** Created with the decision, so that storing it again does not count twice. */
	id: z.uuid(),
	/** In ms since 1970. */
	decidedAt: z.int().positive(),
	/** The version of the privacy policy. */
	policy: z.string().regex(/^[\w.-]{1,20}$/),
	analytical: z.boolean(),
	marketing: z.boolean(),
	thirdParty: z.boolean(),
	/** True if the browser sent Global Privacy Control. */
	gpc: z.boolean(),
});

export type ConsentDecision = z.infer<typeof consentDecision>;

/** Stores decisions, and counts them by day and policy. */
export const recordDecisions = defineOperation({
	name: "hub-consent/record",
	input: z.object({ decisions: z.array(consentDecision).max(100) }),
	fields: {},
	result: z.object({ kind: z.literal("recorded") }),
});
