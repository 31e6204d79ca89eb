// The kinds of pages of this remote, as results of the search name them.

import type { SearchKind, SearchSource } from "@hub/shared-contracts/search/search-source";
import type { EventsMessage } from "./messages.ts";

const kind = (type: string, label: EventsMessage, labels: EventsMessage): SearchKind => ({ type, label, labels });

/** By the type in addresses of results. */
export const SEARCH_KINDS = {
	event: kind("event", "search.kind.event", "search.kinds.event"),
	recording: kind("recording", "search.kind.recording", "search.kinds.recording"),
} as const;

/** A list, found by its title and description. */
export function searchList(title: EventsMessage, summary: EventsMessage, words: string): readonly SearchSource[] {
	return [{ ...kind("page", "search.kind.page", "search.kinds.page"), title, summary, words }];
}
