// Reads filters from the address of the list of events, and creates addresses of filtered lists (CT-3, EV-5).

import { EVENT_KINDS, EVENT_LANGUAGES, EVENT_TOPICS, type EventFilter } from "@hub/shared-contracts/content/event";
import { queryOneOf, queryPage } from "@hub/shared-contracts/content/list-page";

/** A page of the upcoming or past events, with filters. */
export interface EventList extends EventFilter {
	readonly when: "upcoming" | "past";
	/** From 1. */
	readonly page: number;
}

/** Returns the list for a query; undefined if it does not exist. Unknown parameters are ignored. */
export function eventListFromQuery(query: URLSearchParams): EventList | undefined {
	const when = queryOneOf(query.get("when"), ["upcoming", "past"] as const);
	const kind = queryOneOf(query.get("kind"), EVENT_KINDS);
	const topic = queryOneOf(query.get("topic"), EVENT_TOPICS);
	const language = queryOneOf(query.get("language"), EVENT_LANGUAGES);
	const page = queryPage(query);
	if (when === null || kind === null || topic === null || language === null || page === null) return undefined;
	return { when: when ?? "upcoming", kind, topic, language, page };
}

/** Returns the query of a list with its `?`, in a fixed order; empty for the first page of upcoming events. */
export function eventListSearch({ when, kind, topic, language, page }: EventList): string {
	const query = new URLSearchParams();
	if (when === "past") query.set("when", when);
	for (const [name, value] of Object.entries({ kind, topic, language })) if (value) query.set(name, value);
	if (page > 1) query.set("page", String(page));
	return query.size > 0 ? `?${query}` : "";
}
