// What the routes of a release declare to be found, by the rows that it is read from.

import type { RouteParams } from "@hub/shared-contracts/address/route-path";
import type { Translate } from "@hub/shared-contracts/language/messages";
import type { RemoteServer } from "@hub/shared-contracts/remote/remote-server";
import type { SearchKind, SearchPage, SearchRows, SearchText } from "@hub/shared-contracts/search/search-source";

/** A declaration of a route, by its position among those of the route. */
interface Declared {
	readonly route: string;
	readonly at: number;
}

/** Rows that are read once, and the declarations that make pages of them. */
export interface SearchedRows {
	readonly query: SearchRows["query"];
	readonly sources: readonly (Declared & { readonly rows: SearchRows })[];
}

/** The rows of a release's routes, by query. */
export function searchedRows(server: RemoteServer): readonly SearchedRows[] {
	const sources = declarations(server).flatMap(({ kind, ...declared }) => ("query" in kind ? [{ ...declared, rows: kind }] : []));
	return [...Map.groupBy(sources, ({ rows }) => rows.query)].map(([query, ofQuery]) => ({ query, sources: ofQuery }));
}

/** The pages of a release's routes that have no rows. */
export function searchedPages(server: RemoteServer): readonly (Declared & { readonly page: SearchPage })[] {
	return declarations(server).flatMap(({ kind, ...declared }) => ("query" in kind ? [] : [{ ...declared, page: kind }]));
}

/** All that a release's routes declare. */
export function declarations({ routes }: RemoteServer): readonly (Declared & { readonly kind: SearchRows | SearchPage })[] {
	return Object.entries(routes).flatMap(([route, { search = [] }]) => search.map((kind, at) => ({ route, at, kind })));
}

/**
 * Returns what a page is found by: its texts, the name of its type, and its address, which says in words what the page is about.
 * @param t the messages of its remote
 */
export function foundBy(about: SearchText, { type, label, labels }: SearchKind, params: RouteParams, t: Translate): SearchText {
	return { ...about, tags: [...(about.tags ?? []), ...Object.values(params), type, t(label), t(labels)] };
}
