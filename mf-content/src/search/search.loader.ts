import type { GlossaryTerm } from "@hub/content-model/cms/glossary-term";
import { glossaryOf } from "@hub/content-model/cms/glossary-term";
import { longDate } from "@hub/shared-contracts/language/date-text";
import { isLocale, localized } from "@hub/shared-contracts/language/locale";
import { found } from "@hub/shared-contracts/remote/outcome";
import type { ApiHandler, RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import type { SearchHit, SearchResults } from "@hub/shared-contracts/search/search";
import { MAX_QUERY_LENGTH } from "@hub/shared-contracts/search/search";
import type { ContentTexts } from "../messages.ts";
import { periodsAt, RESULTS_PER_PAGE, type SearchState, searchQuery, searchState } from "./search-address.ts";

/** Number of suggested terms. */
const PROPOSED = 8;

/** A result with its formatted date. */
export interface ShownHit extends Omit<SearchHit, "date"> {
	readonly date?: string;
}

/**
 * After how many seconds a search that has no index can be retried: an index of some hundred pages is read in that
 * time.
 */
const RETRY_AFTER = 5;

/** Search results with formatted dates. */
export type ShownAnswer = Omit<SearchResults, "hits"> & { readonly hits: readonly ShownHit[] };

/** Data of the search page. */
export interface SearchData {
	readonly state: SearchState;
	/** Undefined without a query; `unavailable` while the search has no index. */
	readonly answer: ShownAnswer | "unavailable" | undefined;
	/** Words to begin with: terms of the glossary that most others lead to. */
	readonly proposed: readonly string[];
}

export async function loadSearch({ content, locale, t, query, now, search }: RouteLoaderContext<ContentTexts>) {
	const asked = searchState(query);
	if (!asked.words) {
		const data: SearchData = {
			state: asked,
			answer: undefined,
			proposed: proposedOf(await content.list(glossaryOf(locale))),
		};
		return found(data, { head: { title: t("search.title"), description: t("search.description") } });
	}
	const { words, type, period } = asked;
	const ask = (page: number) =>
		search.find({
			words,
			...(type ? { type } : {}),
			...(period ? { period } : {}),
			periods: periodsAt(now),
			limit: RESULTS_PER_PAGE,
			offset: (page - 1) * RESULTS_PER_PAGE,
		});
	// Types and dates of the results differ by language, so translated addresses keep only the query.
	const translatedSearch = localized(() => searchQuery({ words }));
	const first = await ask(asked.page);
	// Without an index, no results don't mean that there are none.
	if (!first.complete && first.total === 0) {
		const data: SearchData = { state: asked, answer: "unavailable", proposed: [] };
		const head = { title: t("search.title"), description: t("search.description"), noIndex: true };
		return found(data, { head, status: 503, retryAfter: RETRY_AFTER, translatedSearch });
	}
	// Results may have become fewer since the address was written down.
	const last = Math.max(1, Math.ceil(first.total / RESULTS_PER_PAGE));
	const state = { ...asked, page: Math.min(asked.page, last) };
	const { hits, ...answer } = state.page === asked.page ? first : await ask(state.page);
	const data: SearchData = {
		state,
		answer: {
			...answer,
			hits: hits.map(({ date, ...hit }) => ({
				...hit,
				...(date === undefined ? {} : { date: longDate(date, locale) }),
			})),
		},
		// Suggested terms are optional: the results are shown if they cannot be read.
		proposed: answer.total === 0 ? proposedOf(await content.list(glossaryOf(locale)).catch(() => [])) : [],
	};
	// Screen readers announce the title after a navigation, so it contains the number of results.
	const narrowed = [
		answer.types.find((one) => one.type === type)?.label,
		period && t(`search.period.${period}`),
	].filter(Boolean);
	const heading = t("search.results.head", { words, count: answer.total });
	const title = narrowed.length > 0 ? `${heading} (${narrowed.join(", ")})` : heading;
	return found(data, {
		head: {
			title: state.page === 1 ? title : t("pages.title", { title, page: state.page }),
			description: t("search.description"),
			noIndex: true,
		},
		canonicalSearch: searchQuery(state),
		translatedSearch,
	});
}

/** The terms that most others name as related, in the order of the alphabet. */
function proposedOf(terms: readonly GlossaryTerm[]): readonly string[] {
	const named = new Map<string, number>();
	for (const key of terms.flatMap(({ related }) => related)) named.set(key, (named.get(key) ?? 0) + 1);
	const times = ({ key, related }: GlossaryTerm) => (named.get(key) ?? 0) + related.length;
	return terms
		.toSorted((one, other) => times(other) - times(one) || (one.term < other.term ? -1 : 1))
		.slice(0, PROPOSED)
		.map(({ term }) => term)
		.toSorted();
}

/** `GET /api/search/suggestions?q=…&locale=…`: pages whose titles fit what has been typed so far. */
export const serveSuggestions: ApiHandler = async (request, { search }) => {
	if (request.method !== "GET")
		return new Response("This address answers GET only.\n", { status: 405, headers: { allow: "GET" } });
	const { searchParams } = new URL(request.url);
	const locale = searchParams.get("locale");
	if (!isLocale(locale))
		return Response.json({ error: "The parameter locale is not a language of this site." }, { status: 400 });
	const typed = (searchParams.get("q") ?? "").slice(0, MAX_QUERY_LENGTH);
	return Response.json(await search(locale).suggest(typed), { headers: { "cache-control": "no-store" } });
};
