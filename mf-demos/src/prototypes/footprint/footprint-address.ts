// The state of the prototype in its address, such as `?check=yes&grams=4800.620.140.210.180&sent=yes&way=sum`. What a form of the page sends
// without JavaScript is read as well and means the same.

import { MAX_GRAMS } from "@hub/shared-contracts/content/footprint-grams";
import type { FootprintSettings } from "@hub/shared-contracts/content/prototype-footprint";
import type { StateChange } from "../prototype-address.ts";
import { CHANGES, type WayChange } from "./message.ts";

/** What the page shows. */
export interface FootprintState {
	/** What each part comes to, in the settings' order. */
	readonly grams: readonly number[];
	/** Whether the sum was passed on. */
	readonly sent: boolean;
	/** Whether the customer checked it. */
	readonly checked: boolean;
	readonly change: WayChange;
}

/** The name of a part's field in the form. */
export function fieldName(index: number): string {
	return `part-${index}`;
}

/** A number of grams as it was typed; undefined for what is none. */
export function readGrams(written: string): number | undefined {
	return /^\d{1,9}$/.test(written.trim()) ? Math.min(Number(written), MAX_GRAMS) : undefined;
}

/** The state that an address or a form asks for. What cannot be is passed over. */
export function readFootprintState(get: (name: string) => string | undefined, { parts }: FootprintSettings): FootprintState {
	const written = get("do") === "sum" ? parts.map((_, index) => get(fieldName(index)) ?? "") : (get("grams") ?? "").split(".");
	const sent = get("sent") === "yes";
	const checked = sent && get("check") === "yes";
	return {
		grams: parts.map(({ grams }, index) => readGrams(written[index] ?? "") ?? grams),
		sent,
		checked,
		change: (checked && CHANGES.find((change) => change === get("way"))) || "none",
	};
}

/** A state as it stands in addresses, without what a form sent. */
export function footprintChange({ grams, sent, checked, change }: FootprintState, { parts }: FootprintSettings): StateChange {
	return {
		...Object.fromEntries(["do", ...parts.map((_, index) => fieldName(index))].map((name) => [name, undefined])),
		grams: parts.every((part, index) => part.grams === grams[index]) ? undefined : grams.join("."),
		sent: sent ? "yes" : undefined,
		check: sent && checked ? "yes" : undefined,
		way: sent && checked && change !== "none" ? change : undefined,
	};
}
