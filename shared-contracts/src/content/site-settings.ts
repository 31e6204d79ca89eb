import type { ItemOf } from "../cms/select.ts";
import type { settings } from "../cms/site-settings.ts";

/** What editors say about the whole site, in one language. */
export type SiteSettings = ItemOf<typeof settings>;

/** The company behind the site. */
export type Organisation = SiteSettings["organisation"];
