// State of the prototype in its address, such as `?check=yes&grams=4800.620.140.210.180&sent=yes&way=sum`. Forms
// submitted without JavaScript are read, too.

import { MAX_GRAMS } from "@hub/shared-contracts/content/footprint-grams";
import type { FootprintSettings } from "@hub/shared-contracts/content/prototype-footprint";
import type { StateChange } from "../prototype-address.ts";
import { CHANGES, type TransitChange } from "./message.ts";

/** State of the page. */
export interface FootprintState {
	/** Grams of each part, in the settings' order. */
	readonly grams: readonly number[];
	/** True once the sum was sent. */
	readonly sent: boolean;
	/** True once the customer has checked it. */
	readonly checked: boolean;
	readonly change: TransitChange;
}

/** Returns the name of a part's field in the form. */
export function fieldName(index: number): string {
	return `part-${index}`;
}

/** Parses typed grams. Returns undefined for other texts. */
export function readGrams(written: string): number | undefined {
	return /^\d{1,9}$/.test(written.trim()) ? Math.min(Number(written), MAX_GRAMS) : undefined;
}

/** Parses the state from an address or a form. Invalid values are ignored. */
export function readFootprintState(
	get: (name: string) => string | undefined,
	{ parts }: FootprintSettings,
): FootprintState {
	const written =
		get("do") === "sum" ? parts.map((_, index) => get(fieldName(index)) ?? "") : (get("grams") ?? "").split(".");
	const sent = get("sent") === "yes";
	const checked = sent && get("check") === "yes";
	return {
		grams: parts.map(({ grams }, index) => readGrams(written[index] ?? "") ?? grams),
		sent,
		checked,
		change: (checked && CHANGES.find((change) => change === get("way"))) || "none",
	};
}

/** Returns the address parameters of a state, and removes those of a form. */
export function footprintChange(
	{ grams, sent, checked, change }: FootprintState,
	{ parts }: FootprintSettings,
): StateChange {
	return {
		...Object.fromEntries(["do", ...parts.map((_, index) => fieldName(index))].map((name) => [name, undefined])),
		grams: parts.every((part, index) => part.grams === grams[index]) ? undefined : grams.join("."),
		sent: sent ? "yes" : undefined,
		check: sent && checked ? "yes" : undefined,
		way: sent && checked && change !== "none" ? change : undefined,
	};
}
