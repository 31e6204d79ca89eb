// Builds an ODRL policy and evaluates requests against it.

import type { PolicyRequest, PolicySettings } from "@hub/shared-contracts/content/prototype-policy";

/** Terms of a policy. Anything that it does not name is forbidden. */
export interface PolicyTerms {
	/** Ids of recipients. */
	readonly recipients: readonly string[];
	/** Ids of purposes. */
	readonly purposes: readonly string[];
	/** Last day of use as `YYYY-MM-DD`; undefined for an unlimited use. */
	readonly until: string | undefined;
	/** True if the data may be passed on. */
	readonly forward: boolean;
}

/** Initial policy. */
export const NOTHING_ALLOWED: PolicyTerms = { recipients: [], purposes: [], until: undefined, forward: false };

/** Kind of a condition, by its name in ODRL. */
export type ConditionName = "recipient" | "purpose" | "dateTime" | "distribute";

/** A condition of a policy. */
interface Condition {
	readonly about: ConditionName;
	/** The condition in ODRL. */
	readonly odrl: object;
	holds(request: PolicyRequest): boolean;
}

/** Result of a condition for a request. */
export interface Finding {
	readonly about: ConditionName;
	readonly holds: boolean;
}

/** Result of evaluating a request. */
export interface Judgement {
	readonly allowed: boolean;
	/** Results of all conditions, in the policy's order. */
	readonly findings: readonly Finding[];
}

/** The conditions of a policy: all have to hold. */
function conditionsOf({ recipients, purposes, until, forward }: PolicyTerms): readonly Condition[] {
	const conditions: Condition[] = [
		{
			about: "recipient",
			odrl: { leftOperand: "recipient", operator: "isAnyOf", rightOperand: recipients },
			holds: ({ recipient }) => recipients.includes(recipient),
		},
		{
			about: "purpose",
			odrl: { leftOperand: "purpose", operator: "isAnyOf", rightOperand: purposes },
			holds: ({ purpose }) => purposes.includes(purpose),
		},
	];
	if (until !== undefined)
		conditions.push({
			about: "dateTime",
			odrl: { leftOperand: "dateTime", operator: "lteq", rightOperand: until },
			holds: ({ on }) => on <= until,
		});
	if (!forward)
		conditions.push({ about: "distribute", odrl: { action: "distribute" }, holds: (request) => !request.forward });
	return conditions;
}

/** Judges a request. */
export function judgeRequest(terms: PolicyTerms, request: PolicyRequest): Judgement {
	const findings = conditionsOf(terms).map(({ about, holds }) => ({ about, holds: holds(request) }));
	return { allowed: findings.every(({ holds }) => holds), findings };
}

/** The policy as a connector would publish it. */
export function odrlOf(terms: PolicyTerms, { provider, data }: PolicySettings): object {
	const constraint = conditionsOf(terms).flatMap(({ about, odrl }) => (about === "distribute" ? [] : [odrl]));
	return {
		"@context": "http://www.w3.org/ns/odrl.jsonld",
		"@type": "Offer",
		"@id": `urn:policy:offer:${data.id}`,
		assigner: provider.did,
		target: `urn:asset:${data.id}`,
		permission: (terms.forward ? ["use", "distribute"] : ["use"]).map((action) => ({ action, constraint })),
		...(terms.forward ? {} : { prohibition: [{ action: "distribute" }] }),
	};
}
