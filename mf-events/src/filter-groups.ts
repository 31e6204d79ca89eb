import { EVENT_LANGUAGES, EVENT_TOPICS, type EventFilter } from "@hub/shared-contracts/content/event";
import type { FilterGroup } from "@hub/shared-ui/list/filter-links";
import type { EventsTexts } from "./messages.ts";

type Filters = Pick<EventFilter, "topic" | "language">;

/**
 * Creates the filters that the lists of events and of recordings share.
 * @param address returns the list's address after a change
 */
export function topicAndLanguageFilters(
	t: EventsTexts,
	list: Filters,
	address: (change: Filters) => string,
): readonly FilterGroup[] {
	return [
		{
			id: "topic",
			label: t("filter.topic"),
			choices: [
				{ label: t("filter.all"), href: address({ topic: undefined }), current: !list.topic },
				...EVENT_TOPICS.map((topic) => ({
					label: t(`topic.${topic}`),
					href: address({ topic }),
					current: list.topic === topic,
				})),
			],
		},
		{
			id: "language",
			label: t("filter.language"),
			choices: [
				{ label: t("filter.all"), href: address({ language: undefined }), current: !list.language },
				...EVENT_LANGUAGES.map((language) => ({
					label: t(`language.${language}`),
					href: address({ language }),
					current: list.language === language,
				})),
			],
		},
	];
}
