import type { EventFilter } from "@hub/shared-contracts/content/event";
import type { EventsTexts } from "./messages.ts";

/** Adds filters and page number to a list's title, so that no two lists have the same title. */
export function filteredTitle(
	title: string,
	{ kind, topic, language, page }: EventFilter & { readonly page: number },
	t: EventsTexts,
): string {
	const filters = [
		...(kind ? [t(`kind.${kind}`)] : []),
		...(topic ? [t(`topic.${topic}`)] : []),
		...(language ? [t(`language.${language}`)] : []),
	];
	const filtered = filters.length > 0 ? `${title}: ${filters.join(", ")}` : title;
	return page === 1 ? filtered : t("pages.title", { title: filtered, page });
}
