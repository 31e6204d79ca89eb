// Types of search results of this remote.

import type { SearchKind } from "@hub/shared-contracts/search/search-source";
import type { EventsMessage } from "./messages.ts";

const kind = (type: string, label: EventsMessage, labels: EventsMessage): SearchKind => ({ type, label, labels });

export const SEARCH_KINDS = {
	event: kind("event", "search.kind.event", "search.kinds.event"),
	recording: kind("recording", "search.kind.recording", "search.kinds.recording"),
} as const;
