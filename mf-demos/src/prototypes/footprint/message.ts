// The message with which a supplier sends a footprint, changes to it in transit, and the customer's check.

import type { FootprintSettings } from "@hub/shared-contracts/content/prototype-footprint";
import { productOf, seal } from "./seals.ts";

/** Changes in transit. `sum`: the sum is lowered. `seal`: a seal is exchanged. `missing`: a seal is left out. */
export const CHANGES = ["none", "sum", "seal", "missing"] as const;
export type TransitChange = (typeof CHANGES)[number];

/** The supplier's message. It does not reveal the value of a single part. */
export interface FootprintMessage {
	/** Grams of CO₂ equivalents. */
	readonly grams: number;
	/** Share of measured values, in per cent, rounded. */
	readonly measured: number;
	/** Seals of the parts, in the supplier's order. */
	readonly seals: readonly bigint[];
	/** The sum of all secrets: it opens the sum and no single seal. */
	readonly opening: bigint;
}

/** Result of the customer's check. */
export interface Check {
	readonly holds: boolean;
	/** The product of the received seals. */
	readonly product: bigint;
	/** The seal of the received sum. */
	readonly expected: bigint;
}

/**
 * Creates the message with the sum and the seals of the parts.
 * @param grams sum of each part, in the settings' order
 */
export function messageOf({ parts }: FootprintSettings, grams: readonly number[]): FootprintMessage {
	const total = grams.reduce((sum, one) => sum + one, 0);
	const measured = parts.reduce((sum, part, index) => sum + (part.measured ? (grams[index] ?? 0) : 0), 0);
	const secrets = parts.map(({ secret }) => BigInt(`0x${secret}`));
	return {
		grams: total,
		measured: total === 0 ? 0 : Math.round((measured * 100) / total),
		seals: secrets.map((secret, index) => seal(grams[index] ?? 0, secret)),
		opening: secrets.reduce((sum, secret) => sum + secret, 0n),
	};
}

/** Applies a change in transit to a message. */
export function applyChange(message: FootprintMessage, change: TransitChange): FootprintMessage {
	const { grams, seals, opening } = message;
	switch (change) {
		case "none":
			return message;
		case "sum":
			// Reduces the sum by a fifth and at least by 1; a sum of 0 can only grow.
			return { ...message, grams: grams === 0 ? 1 : Math.floor(grams * 0.8) };
		case "seal":
			return { ...message, seals: [...seals.slice(0, -1), seal(1, opening)] };
		case "missing":
			return { ...message, seals: seals.slice(0, -1) };
	}
}

/** Checks that the product of the parts' seals equals the seal of the sum. */
export function checkOf({ grams, seals, opening }: FootprintMessage): Check {
	const [product, expected] = [productOf(seals), seal(grams, opening)];
	return { holds: product === expected, product, expected };
}
