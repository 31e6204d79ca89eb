import type { redirect } from "../cms/redirect.ts";
import type { ItemOf } from "../cms/select.ts";

/** An old address and where it leads, as an editor wrote it: from a path of this site to another, or to an https address, percent-encoded. */
export type Redirect = ItemOf<typeof redirect>;
