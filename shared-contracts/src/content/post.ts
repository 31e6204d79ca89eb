import type { postPage, postTeaser } from "../cms/post.ts";
import type { ItemOf } from "../cms/select.ts";

/** A post as lists show it. `publishedOn` is an ISO date, `2026-03-01`. */
export type PostTeaser = ItemOf<typeof postTeaser>;

/** A post to be read. */
export type Post = ItemOf<typeof postPage>;
