// What a list is called that shows only some: by what it is narrowed to, so that no two lists have the same title.

import type { EventFilter } from "@hub/shared-contracts/content/event";
import type de from "../messages/de.json";

/** `title` alone for a whole list. */
export function narrowedTitle(title: string, { kind, topic, language }: EventFilter, messages: typeof de): string {
	const words = [
		...(kind ? [messages[`kind.${kind}`]] : []),
		...(topic ? [messages[`topic.${topic}`]] : []),
		...(language ? [messages[`language.${language}`]] : []),
	];
	return words.length > 0 ? `${title}: ${words.join(", ")}` : title;
}
