/** Returns the query of a list that is filtered by an industry's slug. */
export function industrySearch(slug: string): string {
	return `?industry=${encodeURIComponent(slug)}`;
}
