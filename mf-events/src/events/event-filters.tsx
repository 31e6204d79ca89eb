import { EVENT_KINDS } from "@hub/shared-contracts/content/event";
import { FilterLinks } from "@hub/shared-ui/list/filter-links";
import { topicAndLanguageFilters } from "../filter-groups.ts";
import { useEventMessages } from "../messages.ts";
import { type EventList, eventListSearch } from "./event-list-address.ts";

/** Filters of the list of events. A choice keeps the other filters and starts at page 1. */
export function EventFilters({ href, list }: { href: string; list: EventList }) {
	const t = useEventMessages();
	const address = (change: Partial<EventList>) => href + eventListSearch({ ...list, page: 1, ...change });
	return (
		<FilterLinks
			label={t("filters")}
			removeLabel={(choice) => t("filter.remove", { choice })}
			groups={[
				{
					id: "when",
					label: t("filter.when"),
					choices: (["upcoming", "past"] as const).map((when) => ({
						label: t(`filter.when.${when}`),
						href: address({ when }),
						current: list.when === when,
					})),
				},
				{
					id: "kind",
					label: t("filter.kind"),
					choices: [
						{ label: t("filter.all"), href: address({ kind: undefined }), current: !list.kind },
						...EVENT_KINDS.map((kind) => ({
							label: t(`kind.${kind}`),
							href: address({ kind }),
							current: list.kind === kind,
						})),
					],
				},
				...topicAndLanguageFilters(t, list, address),
			]}
		/>
	);
}
