// Titles of filtered lists, with the filters and the page number, so that no two lists have the same title.

import type { EventFilter } from "@hub/shared-contracts/content/event";
import type { EventsTexts } from "./messages.ts";

/** `title` alone for the first page of a whole list. */
export function filteredTitle(
	title: string,
	{ kind, topic, language, page }: EventFilter & { readonly page: number },
	t: EventsTexts,
): string {
	const words = [
		...(kind ? [t(`kind.${kind}`)] : []),
		...(topic ? [t(`topic.${topic}`)] : []),
		...(language ? [t(`language.${language}`)] : []),
	];
	const narrowed = words.length > 0 ? `${title}: ${words.join(", ")}` : title;
	return page === 1 ? narrowed : t("pages.title", { title: narrowed, page });
}
