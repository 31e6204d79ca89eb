import type { author, authorName } from "../cms/author.ts";
import type { ItemOf } from "../cms/select.ts";

/** Who wrote a post, as a byline needs it. A portrait is drawn from `key` where there is no picture. */
export type AuthorName = ItemOf<typeof authorName>;

/** An author's profile. */
export type Author = ItemOf<typeof author>;
