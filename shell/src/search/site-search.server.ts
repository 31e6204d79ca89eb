// The search over the pages of release sets: follows what their routes declare, and answers with links of the set.

import type { SearchIn } from "@hub/shared-contracts/search/search";
import type { LoadedSet } from "../remotes/live-set.server.ts";

/** The search of release sets. */
export interface SiteSearch {
	/** The search over the pages of a set. */
	of(set: LoadedSet): SearchIn;
}

/** A search that finds nothing. */
export function createSiteSearch(): SiteSearch {
	return {
		of: () => () => ({
			find: async ({ periods = [] }) => ({
				hits: [],
				total: 0,
				types: [],
				periods: periods.map(({ key }) => ({ key, count: 0 })),
				complete: false,
			}),
			suggest: async () => [],
		}),
	};
}
