// Writes a contract as an ODRL policy and evaluates uses against it. Each constraint becomes a rule in JSON Logic.

import type { Terms } from "@hub/shared-contracts/content/contract-terms";
import type { ContractSettings, DataUse, JsonLogic } from "@hub/shared-contracts/content/prototype-contract";
import { evaluate } from "../logic.ts";

/** A condition of a permission. Months are a duration of XML Schema (`P12M`). */
export interface Constraint {
	readonly leftOperand: "purpose" | "elapsedTime" | "spatial" | "recipient" | "count";
	readonly operator: "eq" | "lteq" | "isAnyOf" | "isPartOf";
	readonly rightOperand: string | number | readonly string[];
}

/** The part of ODRL that contracts here are written in. */
export interface Policy {
	readonly "@type": "Offer" | "Agreement";
	readonly "@id": string;
	readonly target: string;
	readonly assigner: string;
	readonly assignee: string;
	readonly permission: readonly {
		readonly action: "use";
		readonly constraint: readonly Constraint[];
		readonly duty: readonly {
			readonly action: "compensate";
			readonly constraint: readonly {
				readonly leftOperand: "payAmount";
				readonly operator: "eq";
				readonly rightOperand: number;
				readonly unit: string;
			}[];
		}[];
	}[];
}

/** Writes terms as a policy. */
export function policyOf(settings: ContractSettings, offer: string, terms: Terms, type: Policy["@type"]): Policy {
	const forward = settings.forwards.find(({ id }) => id === terms.forward);
	return {
		"@type": type,
		"@id": `urn:policy:${type.toLowerCase()}:${offer}`,
		target: `urn:asset:${offer}`,
		assigner: settings.provider.did,
		assignee: settings.consumer.did,
		permission: [
			{
				action: "use",
				constraint: [
					{ leftOperand: "purpose", operator: "eq", rightOperand: terms.purpose },
					{ leftOperand: "elapsedTime", operator: "lteq", rightOperand: `P${terms.months}M` },
					{ leftOperand: "spatial", operator: "isPartOf", rightOperand: terms.region },
					{ leftOperand: "recipient", operator: "isAnyOf", rightOperand: forward?.recipients ?? [] },
					{ leftOperand: "count", operator: "lteq", rightOperand: terms.uses },
				],
				duty: [
					{
						action: "compensate",
						constraint: [{ leftOperand: "payAmount", operator: "eq", rightOperand: terms.price, unit: "EUR/month" }],
					},
				],
			},
		],
	};
}

/** Result of one constraint for a use. */
export interface Finding {
	readonly constraint: Constraint;
	/** The evaluated rule. */
	readonly rule: JsonLogic;
	readonly holds: boolean;
}

/** Evaluates a use: a policy allows it if every constraint holds. */
export function assess(
	policy: Policy,
	use: DataUse,
	settings: ContractSettings,
): { readonly allowed: boolean; readonly findings: readonly Finding[] } {
	const data = {
		purpose: use.purpose,
		elapsedTime: use.month,
		spatial: use.country,
		recipient: use.recipient,
		count: use.count,
	};
	const findings = policy.permission.flatMap(({ constraint: constraints }) =>
		constraints.map((constraint): Finding => {
			const rule = ruleOf(constraint, settings);
			return { constraint, rule, holds: evaluate(rule, data) === true };
		}),
	);
	return { allowed: findings.length > 0 && findings.every(({ holds }) => holds), findings };
}

/** A constraint in JSON Logic. */
function ruleOf({ leftOperand, operator, rightOperand }: Constraint, settings: ContractSettings): JsonLogic {
	const left: JsonLogic = { var: leftOperand };
	switch (operator) {
		case "eq":
			return { "===": [left, rightOperand] };
		case "lteq":
			return { "<=": [left, monthsOf(rightOperand)] };
		case "isAnyOf":
			return { in: [left, rightOperand] };
		case "isPartOf":
			return { in: [left, settings.regions.find(({ id }) => id === rightOperand)?.countries ?? []] };
	}
}

function monthsOf(value: Constraint["rightOperand"]): JsonLogic {
	const months = typeof value === "string" ? /^P(\d+)M$/.exec(value)?.[1] : undefined;
	return months === undefined ? value : Number(months);
}
