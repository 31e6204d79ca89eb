import { type GlossaryTerm, glossaryOf } from "@hub/content-model/cms/glossary-term";
import { longDate } from "@hub/shared-contracts/language/date-text";
import { isLocale, localized } from "@hub/shared-contracts/language/locale";
import { found } from "@hub/shared-contracts/remote/outcome";
import { type ApiHandler, methodNotAllowed, type RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { MAX_QUERY_LENGTH, type SearchHit, type SearchResults } from "@hub/shared-contracts/search/search";
import type { ContentTexts } from "../messages.ts";
import { periodsAt, RESULTS_PER_PAGE, type SearchState, searchQuery, searchState } from "./search-address.ts";

/** Number of suggested terms. */
const MAX_PROPOSED = 8;

/** A result with its formatted date. */
export interface ShownHit extends Omit<SearchHit, "date"> {
	readonly date?: string;
}

/** Seconds until a retry while the search index is built, which takes about that long for some hundred pages. */
const RETRY_AFTER_SECONDS = 5;

/** Search results with formatted dates. */
export type ShownResults = Omit<SearchResults, "hits"> & { readonly hits: readonly ShownHit[] };

/** Data of the search page. */
export interface SearchData {
	readonly state: SearchState;
	/** Undefined without a query; `unavailable` while the search has no index. */
	readonly results: ShownResults | "unavailable" | undefined;
	/** Suggested queries: the glossary terms with the most links. */
	readonly proposed: readonly string[];
}

export async function loadSearch({ content, locale, t, query, now, search }: RouteLoaderContext<ContentTexts>) {
	const requested = searchState(query);
	if (!requested.words) {
		const data: SearchData = {
			state: requested,
			results: undefined,
			proposed: proposedOf(await content.list(glossaryOf(locale))),
		};
		return found(data, { head: { title: t("search.title"), description: t("search.description") } });
	}
	const { words, type, period } = requested;
	const findPage = (page: number) =>
		search.find({
			words,
			...(type ? { type } : {}),
			...(period ? { period } : {}),
			periods: periodsAt(now),
			limit: RESULTS_PER_PAGE,
			offset: (page - 1) * RESULTS_PER_PAGE,
		});
	// Types and dates of results differ by language, so translated addresses keep only the words.
	const translatedSearch = localized(() => searchQuery({ words }));
	const first = await findPage(requested.page);
	// An incomplete index may lack the results.
	if (!first.complete && first.total === 0) {
		const data: SearchData = { state: requested, results: "unavailable", proposed: [] };
		const head = { title: t("search.title"), description: t("search.description"), noIndex: true };
		return found(data, { head, status: 503, retryAfter: RETRY_AFTER_SECONDS, translatedSearch });
	}
	// An old address may name a page that no longer exists.
	const last = Math.max(1, Math.ceil(first.total / RESULTS_PER_PAGE));
	const state = { ...requested, page: Math.min(requested.page, last) };
	const { hits, ...results } = state.page === requested.page ? first : await findPage(state.page);
	const data: SearchData = {
		state,
		results: {
			...results,
			hits: hits.map(({ date, ...hit }) => ({
				...hit,
				...(date === undefined ? {} : { date: longDate(date, locale) }),
			})),
		},
		// Suggested terms are optional: the results are shown if they cannot be read.
		proposed: results.total === 0 ? proposedOf(await content.list(glossaryOf(locale)).catch(() => [])) : [],
	};
	// Screen readers announce the title after a navigation, so it contains the number of results.
	const filters = [
		results.types.find((one) => one.type === type)?.label,
		period && t(`search.period.${period}`),
	].filter(Boolean);
	const heading = t("search.results.head", { words, count: results.total });
	const title = filters.length > 0 ? `${heading} (${filters.join(", ")})` : heading;
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

/** Returns the terms with the most links from and to others, in alphabetical order. */
function proposedOf(terms: readonly GlossaryTerm[]): readonly string[] {
	const incoming = new Map<string, number>();
	for (const key of terms.flatMap(({ related }) => related)) incoming.set(key, (incoming.get(key) ?? 0) + 1);
	const linkCount = ({ key, related }: GlossaryTerm) => (incoming.get(key) ?? 0) + related.length;
	return terms
		.toSorted((one, other) => linkCount(other) - linkCount(one) || (one.term < other.term ? -1 : 1))
		.slice(0, MAX_PROPOSED)
		.map(({ term }) => term)
		.toSorted();
}

/** `GET /api/search/suggestions?q=…&locale=…`: pages whose titles match the typed text. */
export const serveSuggestions: ApiHandler = async (request, { search }) => {
	if (request.method !== "GET") return methodNotAllowed("GET");
	const { searchParams } = new URL(request.url);
	const locale = searchParams.get("locale");
	if (!isLocale(locale))
		return Response.json({ error: "The parameter locale is not a language of this site." }, { status: 400 });
	const typed = (searchParams.get("q") ?? "").slice(0, MAX_QUERY_LENGTH);
	return Response.json(await search(locale).suggest(typed), { headers: { "cache-control": "no-store" } });
};
