// The search over the pages of release sets: what is found, with links of the set and in its words.

import { textsIn } from "@hub/shared-contracts/language/i18n";
import type { Locale } from "@hub/shared-contracts/language/locale";
import type { Search, SearchIn } from "@hub/shared-contracts/search/search";
import type { LivePages } from "../page-index/live-pages.server.ts";
import type { LoadedSet } from "../remotes/load-set.server.ts";
import type { PageSearch, SearchPlace } from "./page-search.ts";

/** The search of release sets. */
export interface SiteSearch {
	/** The search over the pages of a set. */
	of(set: LoadedSet): SearchIn;
}

/** What a search is made with. */
export interface SiteSearchOptions {
	readonly pages: Pick<LivePages, "known">;
	/** What finds. */
	readonly search: PageSearch;
}

export function createSiteSearch({ pages, search }: SiteSearchOptions): SiteSearch {
	const linkIn = (set: LoadedSet, locale: Locale) => {
		const { links } = pages.known(set);
		return ({ remote, route, params, place, type, label }: SearchPlace) => {
			const href = links.href(route, params, locale);
			if (href === undefined) return undefined;
			return { href: href + place, type, label: textsIn(set.i18n, locale, remote)(label) };
		};
	};
	return {
		of: (set) => (locale) => {
			const answers: Search = {
				async find(question) {
					const { places, types, ...found } = await search.find(locale, question);
					const linkOf = linkIn(set, locale);
					return {
						...found,
						hits: places.flatMap((place) => {
							const link = linkOf(place);
							const { title, extract, date } = place;
							return link ? [{ ...link, title, extract, ...(date === undefined ? {} : { date }) }] : [];
						}),
						types: types
							.map(({ type, count, remote, labels }) => ({ type, count, label: textsIn(set.i18n, locale, remote)(labels) }))
							.sort((one, other) => other.count - one.count || (one.label < other.label ? -1 : 1)),
					};
				},
				async suggest(typed) {
					const places = await search.suggest(locale, typed);
					const linkOf = linkIn(set, locale);
					return places.flatMap((place) => {
						const link = linkOf(place);
						return link ? [{ ...link, title: place.title }] : [];
					});
				},
			};
			return answers;
		},
	};
}
