import type { ConsentFlag } from "../consent/consent.ts";

/** The consent that a partner needs; `required` needs none. */
export type ConsentCategory = Exclude<ConsentFlag, "accepted">;

/** A company that processes data for this site, in one language (CT-7). */
export interface Partner {
	readonly id: string;
	readonly name: string;
	readonly category: ConsentCategory;
	/** What it is, in a word or two; empty where it is not told. */
	readonly kind: string;
	/** What it processes and what for. */
	readonly purpose: string;
	/** Where it processes; empty where that is not known. */
	readonly country: string;
	/** How long it keeps the data, in words; empty where that is not known. */
	readonly retention: string;
	/** The address of its own privacy policy, https; undefined where there is none. */
	readonly privacyHref: string | undefined;
}
