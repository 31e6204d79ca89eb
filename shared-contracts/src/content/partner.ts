import type { partner } from "../cms/partner.ts";
import type { ItemOf } from "../cms/select.ts";
import type { ConsentFlag } from "../consent/consent.ts";

/** The consent that a partner needs; `required` needs none. */
export type ConsentCategory = Exclude<ConsentFlag, "accepted">;

/** A company that processes data for this site, in one language (CT-7). Texts are empty where something is not known. */
export type Partner = ItemOf<typeof partner>;
