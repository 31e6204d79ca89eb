// Queries of the collection `redirects`, which editors maintain.

import type { ContentQuery } from "@hub/shared-contracts/content/content-reader";
import { redirects } from "../collections/redirects.ts";
import { documentsOf, query } from "./documents.ts";
import { type ItemOf, select } from "./select.ts";

export const redirect = select(redirects, "list");

export const redirectDocuments = documentsOf(
	redirects,
	{ list: redirect },
	{ filters: { from: "from", to: "to" }, addressedBy: ["from", "to"], order: ["from"] },
);

const LIMIT = 5_000;

/** Queries all redirects of editors; permanent by default (RD-2). */
export function allRedirects(): ContentQuery<Redirect> {
	return query(redirectDocuments.list, undefined, { limit: LIMIT });
}

/** Redirect from a path of this site to another path or an HTTPS address, both percent-encoded. */
export type Redirect = ItemOf<typeof redirect>;
