// What the routes of a release declare to be found, by the rows that it is read from.

import type { RemoteServer } from "@hub/shared-contracts/remote/remote-server";
import type { SearchPage, SearchRows } from "@hub/shared-contracts/search/search-source";

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
