import type { glossaryEntry, glossaryTerm } from "../cms/glossary-term.ts";
import type { ItemOf } from "../cms/select.ts";

/** A word of the trade as lists, links and other terms show it. `related` are keys of terms, some of which may not be live. */
export type GlossaryTerm = ItemOf<typeof glossaryTerm>;

/** A term to be read. */
export type GlossaryEntry = ItemOf<typeof glossaryEntry>;
