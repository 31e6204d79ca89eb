// The policy that a visitor builds, in ODRL, and how it judges a request: each of its conditions becomes a rule in JSON Logic.

import type { JsonLogic } from "@hub/shared-contracts/content/prototype-contract";
import type { PolicyRequest, PolicySettings } from "@hub/shared-contracts/content/prototype-policy";
import { evaluate } from "../logic.ts";

/** Terms of a policy. Anything that it does not name is forbidden. */
export interface PolicyTerms {
	/** Ids of recipients. */
	readonly recipients: readonly string[];
	/** Ids of purposes. */
	readonly purposes: readonly string[];
	/** The last day on which the data may be used, as `YYYY-MM-DD`; undefined where it does not end. */
	readonly until: string | undefined;
	/** True if the data may be passed on. */
	readonly forward: boolean;
}

/** The policy to begin with. */
export const NOTHING_ALLOWED: PolicyTerms = { recipients: [], purposes: [], until: undefined, forward: false };

/** Kind of a condition, by its name in ODRL. */
export type ConditionName = "recipient" | "purpose" | "dateTime" | "distribute";

/** A condition of a policy. */
export interface Condition {
	readonly about: ConditionName;
	/** The condition in ODRL. */
	readonly odrl: object;
	/** The same as it is evaluated. */
	readonly rule: JsonLogic;
}

/** Result of a condition for a request. */
export interface Finding extends Condition {
	readonly holds: boolean;
}

/** A policy's answer to a request. */
export interface Judgement {
	readonly allowed: boolean;
	/** Results of all conditions, in the policy's order. */
	readonly findings: readonly Finding[];
}

/** The conditions of a policy: all have to hold. */
function conditionsOf({ recipients, purposes, until, forward }: PolicyTerms): readonly Condition[] {
	return [
		{
			about: "recipient",
			odrl: { leftOperand: "recipient", operator: "isAnyOf", rightOperand: recipients },
			rule: { in: [{ var: "recipient" }, recipients] },
		},
		{
			about: "purpose",
			odrl: { leftOperand: "purpose", operator: "isAnyOf", rightOperand: purposes },
			rule: { in: [{ var: "purpose" }, purposes] },
		},
		...(until === undefined
			? []
			: [
					{
						about: "dateTime",
						odrl: { leftOperand: "dateTime", operator: "lteq", rightOperand: until },
						rule: { "<=": [{ var: "dateTime" }, dayNumber(until)] },
					} as const,
				]),
		...(forward ? [] : [{ about: "distribute", odrl: { action: "distribute" }, rule: { "!": { var: "distribute" } } } as const]),
	];
}

/** Judges a request. A condition that cannot be calculated does not hold. */
export function judgeRequest(terms: PolicyTerms, { recipient, purpose, on, forward }: PolicyRequest): Judgement {
	const data = { recipient, purpose, dateTime: dayNumber(on), distribute: forward };
	const findings = conditionsOf(terms).map((condition) => ({ ...condition, holds: evaluate(condition.rule, data) === true }));
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

/** `2027-12-31` as 20271231: rules compare numbers. */
function dayNumber(day: string): number {
	return Number(day.replaceAll("-", ""));
}
