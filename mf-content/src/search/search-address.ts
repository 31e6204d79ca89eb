// State of a search in its address: `?q=Datenraum&type=term&period=year&page=2`, the same parameters in every language
// (CT-5).

import { MAX_QUERY_LENGTH, type SearchPeriod } from "@hub/shared-contracts/search/search";

/** Periods to filter results by, the nearest first. */
const PERIOD_KEYS = ["upcoming", "quarter", "year", "older"] as const;

export type PeriodKey = (typeof PERIOD_KEYS)[number];

/** Number of results per page. */
export const RESULTS_PER_PAGE = 10;

/** Query and filters of a search. */
export interface SearchState {
	/** Empty before the first search. */
	readonly words: string;
	readonly type?: string | undefined;
	readonly period?: PeriodKey | undefined;
	/** From 1. */
	readonly page: number;
}

/**
 * Parses the state of an address. Ignores invalid parameters, so that a visitor with a broken link still gets results.
 */
export function searchState(query: URLSearchParams): SearchState {
	const words = (query.get("q") ?? "").slice(0, MAX_QUERY_LENGTH).trim();
	const type = query.get("type") ?? "";
	const period = PERIOD_KEYS.find((key) => key === query.get("period"));
	const page = query.get("page") ?? "";
	return {
		words,
		type: /^[a-z][a-z-]{0,40}$/.test(type) ? type : undefined,
		period,
		page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
	};
}

/** Returns the query of a search with its `?`; empty without words. */
export function searchQuery({
	words,
	type,
	period,
	page,
}: Omit<SearchState, "page"> & { readonly page?: number }): string {
	if (!words) return "";
	const query = new URLSearchParams({ q: words, ...(type ? { type } : {}), ...(period ? { period } : {}) });
	if (page !== undefined && page > 1) query.set("page", String(page));
	return `?${query}`;
}

/** Returns the days of each period. Today is both upcoming and past: an event this evening, a post this morning. */
export function periodsAt(now: Date): readonly (SearchPeriod & { readonly key: PeriodKey })[] {
	const day = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60 * 1_000).toISOString().slice(0, 10);
	return [
		{ key: "upcoming", from: day(0) },
		{ key: "quarter", from: day(-90), to: day(0) },
		{ key: "year", from: day(-365), to: day(0) },
		{ key: "older", to: day(-366) },
	];
}
