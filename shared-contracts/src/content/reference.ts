import type { referencePage, referenceTeaser } from "../cms/reference.ts";
import type { ItemOf } from "../cms/select.ts";

/** What was done for whom, as lists show it. The key of an industry is empty where there is none; it may not be live. */
export type ReferenceTeaser = ItemOf<typeof referenceTeaser>;

/** What was done for whom, to be read. Texts without words are those that an editor left empty. */
export type Reference = ItemOf<typeof referencePage>;

/** A number that says what changed, as it is shown, with its unit: `31` or `9 days`. */
export type Figure = Reference["figures"][number];
