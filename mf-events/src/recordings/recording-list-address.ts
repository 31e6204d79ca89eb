// What an address of the list of recordings asks for, and the address of what a list shows (CT-3).

import { EVENT_LANGUAGES, EVENT_TOPICS, type EventFilter } from "@hub/shared-contracts/content/event";
import { queryOneOf, queryPage } from "../list-query.ts";

/** A list of recordings: narrowed how, which page of it. */
export interface RecordingList extends Pick<EventFilter, "topic" | "language"> {
	/** From 1. */
	readonly page: number;
}

/** How many recordings a page of the list shows. */
export const RECORDINGS_PER_PAGE = 12;

/** The list that a query asks for; undefined where there is no such list. Words that lists do not know are passed over. */
export function recordingListFromQuery(query: URLSearchParams): RecordingList | undefined {
	const topic = queryOneOf(query.get("topic"), EVENT_TOPICS);
	const language = queryOneOf(query.get("language"), EVENT_LANGUAGES);
	const page = queryPage(query.get("page"));
	return topic === null || language === null || page === null ? undefined : { topic, language, page };
}

/** The query of a list with its `?`, always written the same way; empty for the first page of all. */
export function recordingSearch({ topic, language, page }: RecordingList): string {
	const query = new URLSearchParams();
	for (const [name, value] of Object.entries({ topic, language })) if (value) query.set(name, value);
	if (page > 1) query.set("page", String(page));
	return query.size > 0 ? `?${query}` : "";
}
