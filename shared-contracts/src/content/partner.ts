import type { ConsentFlag } from "../consent/consent.ts";

/** The consent that a partner needs; `required` needs none. */
export type PartnerCategory = Exclude<ConsentFlag, "accepted">;
