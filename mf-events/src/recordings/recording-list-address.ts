// Reads filters from the address of the list of recordings, and creates addresses of filtered lists (CT-3).

import { EVENT_LANGUAGES, EVENT_TOPICS, type EventFilter } from "@hub/shared-contracts/content/event";
import { queryOneOf, queryPage } from "@hub/shared-contracts/content/list-page";

/** A page of recordings, with filters. */
export interface RecordingList extends Pick<EventFilter, "topic" | "language"> {
	/** From 1. */
	readonly page: number;
}

/** Returns the list for a query; undefined if it does not exist. Unknown parameters are ignored. */
export function recordingListFromQuery(query: URLSearchParams): RecordingList | undefined {
	const topic = queryOneOf(query.get("topic"), EVENT_TOPICS);
	const language = queryOneOf(query.get("language"), EVENT_LANGUAGES);
	const page = queryPage(query);
	return topic === null || language === null || page === null ? undefined : { topic, language, page };
}

/** Returns the query of a list with its `?`, in a fixed order; empty for the first page of all recordings. */
export function recordingListSearch({ topic, language, page }: RecordingList): string {
	const query = new URLSearchParams();
	for (const [name, value] of Object.entries({ topic, language })) if (value) query.set(name, value);
	if (page > 1) query.set("page", String(page));
	return query.size > 0 ? `?${query}` : "";
}
