import type { blockPage, pageName } from "../cms/page.ts";
import type { ItemOf } from "../cms/select.ts";

/** A page without its blocks. */
export type PageName = ItemOf<typeof pageName>;

/**
 * A page built of blocks, in one language. `routeKey` is empty for a page that lives at its slug; a picture for shared links is drawn
 * where there is no `socialImage`.
 */
export type Page = ItemOf<typeof blockPage>;
