/** Pseudo-random choices that depend only on a seed. */
export interface Random {
	/** From 0 to less than 1. */
	next(): number;
	/** A whole number from 0 to `limit` - 1. */
	below(limit: number): number;
	/** True with the given probability. */
	chance(probability: number): boolean;
	/** Returns one of the values. Throws if there is none. */
	pick<Value>(values: readonly Value[]): Value;
	/** Returns the values in random order. */
	shuffled<Value>(values: readonly Value[]): Value[];
}

/** The same seed gives the same choices in every process and browser. */
export function randomOf(seed: string): Random {
	let state = hash(seed);
	const next = () => {
		// mulberry32: integer arithmetic only, so every engine returns the same.
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
	};
	const below = (limit: number) => Math.floor(next() * limit);
	return {
		next,
		below,
		chance: (probability) => next() < probability,
		pick: (values) => {
			if (values.length === 0) throw new Error("There is nothing to pick from.");
			return values[below(values.length)] as (typeof values)[number];
		},
		shuffled: (values) => {
			const order = values.map((value) => ({ value, at: next() }));
			return order.sort((a, b) => a.at - b.at).map(({ value }) => value);
		},
	};
}

function hash(text: string): number {
	let value = 2166136261;
	for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 16777619);
	value ^= value >>> 16;
	return Math.imul(value, 2246822507) ^ (value >>> 13);
}
