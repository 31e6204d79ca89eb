import type { category } from "../cms/category.ts";
import type { ItemOf } from "../cms/select.ts";
import type { tones } from "../collections/tones.ts";

/** A colour of categories and covers. */
export type Tone = keyof typeof tones;

/** What a post belongs to. `region` is empty for an ordinary category. */
export type Category = ItemOf<typeof category>;
