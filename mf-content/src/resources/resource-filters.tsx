// Ways to narrow the list of resources: by kind and by the language of the file, each where there is more than one.

import { RESOURCE_KINDS, type ResourceFilter } from "@hub/shared-contracts/content/resource";
import { LOCALES } from "@hub/shared-contracts/language/locale";
import { FilterLinks } from "@hub/shared-ui/list/filter-links";
import { useContentMessages } from "../messages.ts";
import { RESOURCE_LIST, resourceSearch } from "./resource-list-address.ts";

export interface ResourceFiltersProps {
	/** Where the whole list is. */
	readonly list: string;
	readonly filter: ResourceFilter;
	/** What there is of. */
	readonly facets: readonly Required<ResourceFilter>[];
}

export function ResourceFilters({ list, filter, facets }: ResourceFiltersProps) {
	const t = useContentMessages();
	const choice = (label: string, change: ResourceFilter, current: boolean) => ({
		label,
		href: `${list}${resourceSearch({ ...filter, ...change })}#${RESOURCE_LIST}`,
		current,
	});
	// What is chosen stays visible, even where nothing of it is left.
	const kinds = RESOURCE_KINDS.filter((kind) => kind === filter.kind || facets.some((facet) => facet.kind === kind));
	const languages = LOCALES.map(({ code }) => code).filter(
		(code) => code === filter.language || facets.some((facet) => facet.language === code),
	);
	const groups = [
		{
			id: "kind",
			label: t("resources.filter.kind"),
			choices: [
				choice(t("resources.filter.all"), { kind: undefined }, !filter.kind),
				...kinds.map((kind) => choice(t(`resources.kinds.${kind}`), { kind }, kind === filter.kind)),
			],
		},
		{
			id: "language",
			label: t("resources.filter.language"),
			choices: [
				choice(t("resources.filter.all"), { language: undefined }, !filter.language),
				...languages.map((language) => choice(t(`resources.language.${language}`), { language }, language === filter.language)),
			],
		},
	].filter(({ choices }) => choices.length > 2);
	return groups.length > 0 ? (
		<FilterLinks label={t("resources.filter")} removeLabel={(choice) => t("filter.remove", { choice })} groups={groups} />
	) : null;
}
