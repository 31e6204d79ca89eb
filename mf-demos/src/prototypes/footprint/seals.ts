// Sealed values that can be added up without being opened: Pedersen commitments. A seal is the value's base to the
// power of the value, times the secrets' base to the power of a secret. The product of seals is the seal of the sum of
// their values under the sum of their secrets. Finding another value for a seal would take a discrete logarithm that
// cannot be computed. Everything is synchronous, so that the server renders the same.

import { PRIME, SECRET_BASE, VALUE_BASE } from "./group.ts";

/**
 * Cached powers of the secrets' base, by position of the hexadecimal digit from the last, and by digit. Grows with the
 * longest exponent.
 */
const powers: bigint[][] = [];

/** Seals a value. Both numbers are at least 0. */
export function seal(value: number, secret: bigint): bigint {
	return (power(VALUE_BASE, value) * secretPower(secret)) % PRIME;
}

/** Multiplies seals, which gives the seal of the sum of their values. */
export function productOf(seals: readonly bigint[]): bigint {
	return seals.reduce((product, one) => (product * one) % PRIME, 1n);
}

/** First digits of a seal in groups of four, enough to distinguish seals. */
export function sealText(sealed: bigint): string {
	return sealed
		.toString(16)
		.padStart(512, "0")
		.slice(0, 16)
		.replace(/(?=(?:.{4})+$)(?!^)/g, " ");
}

function power(base: bigint, exponent: number): bigint {
	let [result, square] = [1n, base];
	for (let rest = exponent; rest > 0; rest = Math.floor(rest / 2)) {
		if (rest % 2 === 1) result = (result * square) % PRIME;
		square = (square * square) % PRIME;
	}
	return result;
}

/** Computes a power with one multiplication per digit, because secrets have 256 bits and more. */
function secretPower(secret: bigint): bigint {
	let result = 1n;
	[...secret.toString(16)].toReversed().forEach((digit, place) => {
		result = (result * (powersAt(place)[Number.parseInt(digit, 16)] ?? 1n)) % PRIME;
	});
	return result;
}

function powersAt(place: number): readonly bigint[] {
	const cached = powers[place];
	if (cached) return cached;
	const before = place === 0 ? undefined : powersAt(place - 1);
	const base = before ? ((before[15] ?? 1n) * (before[1] ?? 1n)) % PRIME : SECRET_BASE;
	const table = [1n];
	for (let digit = 1; digit < 16; digit += 1) table.push(((table[digit - 1] ?? 1n) * base) % PRIME);
	powers[place] = table;
	return table;
}
