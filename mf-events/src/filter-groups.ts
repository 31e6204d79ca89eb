// Filters of both lists of this remote: topic and language. A choice preserves all others.

import { EVENT_LANGUAGES, EVENT_TOPICS, type EventFilter } from "@hub/shared-contracts/content/event";
import type { FilterGroup } from "@hub/shared-ui/list/filter-links";
import type { useEventMessages } from "./messages.ts";

type Narrowing = Pick<EventFilter, "topic" | "language">;

/** `address` gives the list's address with something changed. */
export function topicAndLanguage(
	t: ReturnType<typeof useEventMessages>,
	list: Narrowing,
	address: (change: Narrowing) => string,
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
