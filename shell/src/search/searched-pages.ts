// What the routes of a release declare to be found, by the rows that it is read from.

import type { RouteParams } from "@hub/shared-contracts/address/route-path";
import type { Translate } from "@hub/shared-contracts/language/messages";
import type { RemoteServer } from "@hub/shared-contracts/remote/remote-server";
import type { SearchKind, SearchPage, SearchRows, SearchText } from "@hub/shared-contracts/search/search-source";

/** Rows that are read once, and the routes that have pages among them. */
export interface SearchedRows {
	readonly query: SearchRows["query"];
	readonly sources: readonly { readonly route: string; readonly rows: SearchRows }[];
}

/** The rows of a release's routes, by query. */
export function searchedRows({ routes }: RemoteServer): readonly SearchedRows[] {
	const byQuery = new Map<SearchRows["query"], { readonly route: string; readonly rows: SearchRows }[]>();
	for (const [route, { search = [] }] of Object.entries(routes)) {
		for (const rows of search) {
			if (!("query" in rows)) continue;
			const sources = byQuery.get(rows.query) ?? [];
			byQuery.set(rows.query, sources);
			sources.push({ route, rows });
		}
	}
	return [...byQuery].map(([query, sources]) => ({ query, sources }));
}

/** The pages of a release's routes that have no rows. */
export function searchedPages({ routes }: RemoteServer): readonly { readonly route: string; readonly page: SearchPage }[] {
	return Object.entries(routes).flatMap(([route, { search = [] }]) =>
		search.flatMap((page) => ("query" in page ? [] : [{ route, page }])),
	);
}

/**
 * What a page is found by: its texts, what its type is called, and its address, which says in words what a page is about, and people
 * remember it.
 * @param t the messages of its remote
 */
export function foundBy(about: SearchText, { type, label, labels }: SearchKind, params: RouteParams, t: Translate): SearchText {
	return { ...about, tags: [...(about.tags ?? []), ...Object.values(params), type, t(label), t(labels)] };
}
