// Queries of the collection `redirects`: what editors wrote of old addresses.

import type { ContentQuery } from "@hub/shared-contracts/content/content-reader";
import { redirects } from "../collections/redirects.ts";
import { documentsOf, query } from "./documents.ts";
import { type ItemOf, select } from "./select.ts";

/** An old address and where it leads. */
export const redirect = select(redirects, "list");

/** Redirects as documents. */
export const redirectDocuments = documentsOf(
	redirects,
	{ list: redirect },
	{ foundBy: { from: "from", to: "to" }, addressedBy: ["from", "to"], order: ["from"] },
);

const LIMIT = 5_000;

/** All redirects that editors wrote; permanent unless one says otherwise (RD-2). */
export function allRedirects(): ContentQuery<Redirect> {
	return query(redirectDocuments.list, undefined, { limit: LIMIT });
}

/** An old address and where it leads, as an editor wrote it: from a path of this site to another, or to an https address, percent-encoded. */
export type Redirect = ItemOf<typeof redirect>;
