import { RESOURCE_KINDS, type ResourceFilter } from "@hub/shared-contracts/content/resource";
import { LOCALES } from "@hub/shared-contracts/language/locale";
import { FilterLinks } from "@hub/shared-ui/list/filter-links";
import { useContentMessages } from "../messages.ts";
import { RESOURCE_LIST, resourceSearch } from "./resource-list-address.ts";

interface ResourceFiltersProps {
	/** Path of the unfiltered list. */
	readonly list: string;
	readonly filter: ResourceFilter;
	/** Existing combinations of kind and language. */
	readonly facets: readonly Required<ResourceFilter>[];
}

/** Filters by kind and language of the file, each if there are several. */
export function ResourceFilters({ list, filter, facets }: ResourceFiltersProps) {
	const t = useContentMessages();
	const choice = (label: string, change: ResourceFilter, current: boolean) => ({
		label,
		href: `${list}${resourceSearch({ ...filter, ...change })}#${RESOURCE_LIST}`,
		current,
	});
	// A selected filter stays visible, even without results.
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
				...languages.map((language) =>
					choice(t(`resources.language.${language}`), { language }, language === filter.language),
				),
			],
		},
	].filter(({ choices }) => choices.length > 2);
	return groups.length > 0 ? (
		<FilterLinks
			label={t("resources.filter")}
			removeLabel={(choice) => t("filter.remove", { choice })}
			groups={groups}
		/>
	) : null;
}
