// Creates an event with one seat, in both languages, like an editor.

import { add, change, remove } from "./editor.ts";

/** Event that can be deleted. Its slugs are `{key}-de` and `{key}-en`. */
export interface CreatedEvent {
	readonly key: string;
	remove(): Promise<void>;
}

/** Publishes an event a month ahead. @throws if Directus refuses */
export async function createEvent(key: string, titles: Readonly<Record<"de" | "en", string>>): Promise<CreatedEvent> {
	const starts = new Date(Date.now() + 30 * 24 * 60 * 60_000);
	const ids: string[] = [];
	for (const locale of ["de", "en"] as const) {
		const { id } = await add("events", {
			status: "published",
			locale,
			translation_key: key,
			slug: `${key}-${locale}`,
			title: titles[locale],
			description: "…",
			kind: "meetup",
			topic: "governance",
			language: locale,
			mode: "online",
			starts_at: starts.toISOString(),
			ends_at: new Date(starts.getTime() + 60 * 60_000).toISOString(),
			time_zone: "Europe/Berlin",
			capacity: 1,
		});
		ids.push(id);
	}
	return {
		key,
		async remove() {
			// Deleting an event with registrations is refused; cancelling notifies them first (EV-1).
			for (const id of ids) await change("events", id, { event_status: "cancelled" });
			for (const id of ids) await remove("events", id);
		},
	};
}
