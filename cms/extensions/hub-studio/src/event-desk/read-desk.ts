// The registrations of an event, read and changed with the rights of the one who works in Studio.

import { ref, shallowRef } from "vue";
import { useContentService } from "../studio/content-service.ts";
import { reasonOf } from "../studio/refusal.ts";
import { COPIED_FIELDS, copiedTo, readEvents } from "./copied-event.ts";
import { REGISTRATION_FIELDS, type Registration, readRegistrations } from "./registrations.ts";

/** How many are read at a time; all are read. */
const PAGE = 500;

/** To be called in a component's `setup`. @param key the event's `translation_key`, as it is stored */
export function useDesk(key: () => string) {
	const api = useContentService();
	const people = shallowRef<readonly Registration[]>([]);
	const state = ref<"loading" | "ready" | "failed">("loading");
	const problem = ref("");

	/** Does something that may be refused; then `problem` says why. @returns whether it was done */
	const attempt = async (act: () => Promise<void>): Promise<boolean> => {
		problem.value = "";
		try {
			await act();
			return true;
		} catch (error) {
			problem.value = reasonOf(error);
			return false;
		}
	};
	const read = async (): Promise<void> => {
		// The form empties and fills while this reads.
		const eventKey = key();
		const done = await attempt(async () => {
			const all: Registration[] = [];
			for (let page = 1, last = PAGE; last === PAGE; page++) {
				const params = {
					filter: JSON.stringify({ event_key: { _eq: eventKey } }),
					...{ fields: REGISTRATION_FIELDS.join(), sort: "name,id", limit: PAGE, page },
				};
				const { data } = await api.get<unknown>("/items/registrations", { params });
				const rows = readRegistrations(data);
				all.push(...rows);
				last = rows.length;
			}
			people.value = all;
		});
		state.value = done ? "ready" : "failed";
	};
	return {
		people,
		state,
		problem,
		read,
		/** Marks some as there, or takes that back: all of them or, where a rule says no, none. */
		async mark(ids: readonly string[], wanted: "attended" | "confirmed"): Promise<boolean> {
			const done = await attempt(async () => {
				await api.patch<unknown>("/items/registrations", { keys: ids, data: { state: wanted } });
			});
			const said = problem.value;
			await read();
			if (said) problem.value = said;
			return done;
		},
		/** Stores a copy of the event for another day, in all of its languages or, where a rule says no, in none. */
		copyTo: (day: string): Promise<boolean> =>
			attempt(async () => {
				const params = { filter: JSON.stringify({ translation_key: { _eq: key() } }), fields: COPIED_FIELDS.join(), limit: -1 };
				const { data } = await api.get<unknown>("/items/events", { params });
				await api.post<unknown>("/items/events", copiedTo(day, readEvents(data)));
			}),
	};
}
