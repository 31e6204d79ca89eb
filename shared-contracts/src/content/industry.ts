import type { industryName, industryPage } from "../cms/industry.ts";
import type { ItemOf } from "../cms/select.ts";

/** A field of industry as filters, cards and heads name it. */
export type IndustryName = ItemOf<typeof industryName>;

/** A field of industry with a page of its own. Optional texts are empty where an editor wrote none. */
export type Industry = ItemOf<typeof industryPage>;
