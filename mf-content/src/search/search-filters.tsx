import { FilterLinks } from "@hub/shared-ui/list/filter-links";
import { useContentMessages } from "../messages.ts";
import type { ShownResults } from "./search.loader.ts";
import { type PeriodKey, type SearchState, searchQuery } from "./search-address.ts";

export interface SearchFiltersProps {
	/** Path of the search page. */
	readonly action: string;
	readonly state: SearchState;
	readonly results: ShownResults;
}

/** Id of the section around the results, to which filter links lead. */
export const RESULTS = "results";

/** Filters of the results by page type and date, with the number of results for each. */
export function SearchFilters({ action, state, results: { types, periods } }: SearchFiltersProps) {
	const t = useContentMessages();
	const { words, type, period } = state;
	const choice = (
		label: string,
		count: number | undefined,
		change: Pick<SearchState, "type" | "period">,
		current: boolean,
	) => ({
		label: count === undefined ? label : `${label} (${count})`,
		href: `${action}${searchQuery({ words, type, period, ...change })}#${RESULTS}`,
		current,
	});
	const groups = [
		{
			id: "type",
			label: t("search.filter.type"),
			choices: [
				choice(t("search.filter.all"), undefined, { type: undefined }, !type),
				...types.map(({ type: key, label, count }) => choice(label, count, { type: key }, key === type)),
			],
		},
		{
			id: "period",
			label: t("search.filter.period"),
			choices: [
				choice(t("search.filter.any"), undefined, { period: undefined }, !period),
				...periods
					// A selected filter stays visible, even without results.
					.filter(({ key, count }) => count > 0 || key === period)
					.map(({ key, count }) =>
						choice(t(`search.period.${key as PeriodKey}`), count, { period: key as PeriodKey }, key === period),
					),
			],
		},
	].filter(({ choices }) => choices.length > 2 || choices.some(({ current }, at) => current && at > 0));
	return groups.length > 0 ? (
		<FilterLinks label={t("search.filter")} removeLabel={(choice) => t("filter.remove", { choice })} groups={groups} />
	) : null;
}
