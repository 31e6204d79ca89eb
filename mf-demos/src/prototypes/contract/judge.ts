// Judges proposed terms by a party's own rules.

import { COUNTED_TERMS, isChosen, type TermName, type Terms } from "@hub/shared-contracts/content/contract-terms";
import type { PartyRule } from "@hub/shared-contracts/content/prototype-contract";
import { evaluate } from "../logic.ts";

/** A rule that was violated. */
export interface Objection {
	readonly rule: string;
	readonly title: string;
	readonly reason: string;
	/** Term that the party would change; undefined if it ends the negotiation. */
	readonly term: TermName | undefined;
}

/** A party's judgement. */
export type Judgement =
	| { readonly kind: "accepted" }
	/** `terms`: the counteroffer. */
	| { readonly kind: "countered"; readonly terms: Terms; readonly objections: readonly Objection[] }
	| { readonly kind: "refused"; readonly objections: readonly Objection[] };

/**
 * Judges terms. A rule that cannot be evaluated counts as violated.
 * @param listed the offer in the catalogue
 * @param round number of proposals, including this one
 */
export function judge(rules: readonly PartyRule[], proposed: Terms, listed: Terms, round: number): Judgement {
	let terms = proposed;
	const objections: Objection[] = [];
	for (const { id, title, when, reason, counter } of rules) {
		const data = { ...terms, round, offer: listed };
		if (evaluate(when, data) === true) continue;
		const changed = counter && withTerm(terms, counter.term, evaluate(counter.value, data));
		objections.push({ rule: id, title, reason, term: changed && counter.term });
		if (!changed) return { kind: "refused", objections };
		terms = changed;
	}
	return objections.length === 0 ? { kind: "accepted" } : { kind: "countered", terms, objections };
}

/** Returns the terms with one changed; undefined if the value is invalid for the term. */
function withTerm(terms: Terms, term: TermName, value: unknown): Terms | undefined {
	if (isChosen(term)) return typeof value === "string" ? { ...terms, [term]: value } : undefined;
	if (typeof value !== "number" || !Number.isFinite(value)) return undefined;
	const { min, max } = COUNTED_TERMS[term];
	return { ...terms, [term]: Math.min(max, Math.max(min, Math.ceil(value))) };
}
