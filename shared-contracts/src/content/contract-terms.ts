// Terms of the contract prototype. Rules, addresses and forms use the same names.

/** The terms of a usage contract. Words are ids of the settings' choices. */
export interface Terms {
	readonly purpose: string;
	/** Period of use in months from the agreement. */
	readonly months: number;
	readonly region: string;
	/** To whom the data may be handed on. */
	readonly forward: string;
	/** Total number of permitted uses. */
	readonly uses: number;
	/** Euros a month. */
	readonly price: number;
}

/** The terms whose values are chosen from a list. */
export const CHOSEN_TERMS = ["purpose", "region", "forward"] as const;

/** The terms whose values are integers, with their bounds. */
export const COUNTED_TERMS = {
	months: { min: 1, max: 120 },
	uses: { min: 1, max: 100_000 },
	price: { min: 0, max: 100_000 },
} as const;

/** All terms, in the order of forms and addresses. */
export const TERMS = ["purpose", "months", "region", "forward", "uses", "price"] as const;

export type TermName = (typeof TERMS)[number];
export type ChosenTerm = (typeof CHOSEN_TERMS)[number];
export type CountedTerm = keyof typeof COUNTED_TERMS;

/** True if a term's value is chosen from a list. */
export function isChosen(term: TermName): term is ChosenTerm {
	return CHOSEN_TERMS.some((chosen) => chosen === term);
}
