// Reads and changes an event's registrations with the editor's permissions.

import { ref, shallowRef } from "vue";
import { useContentService } from "../studio/content-service.ts";
import { reasonOf } from "../studio/refusal.ts";
import { COPIED_FIELDS, copyEvents, readEvents } from "./copied-event.ts";
import { REGISTRATION_FIELDS, type Registration, readRegistrations } from "./registrations.ts";

/** Registrations per request; all pages are read. */
const PAGE_SIZE = 500;

/** @param key the event's stored `translation_key` */
export function useDesk(key: () => string) {
	const api = useContentService();
	const people = shallowRef<readonly Registration[]>([]);
	const state = ref<"loading" | "ready" | "failed">("loading");
	const problem = ref("");

	/** Runs `act`. Returns false and sets `problem` if Directus refuses it. */
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
		// The form may change to another event meanwhile.
		const eventKey = key();
		const done = await attempt(async () => {
			const all: Registration[] = [];
			for (let page = 1, last = PAGE_SIZE; last === PAGE_SIZE; page++) {
				const params = {
					filter: JSON.stringify({ event_key: { _eq: eventKey } }),
					fields: REGISTRATION_FIELDS.join(),
					sort: "name,id",
					limit: PAGE_SIZE,
					page,
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
		/** Records attendance for all given registrations, or for none if a rule refuses one. */
		async recordAttendance(ids: readonly string[], wanted: "attended" | "confirmed"): Promise<boolean> {
			const done = await attempt(async () => {
				await api.patch<unknown>("/items/registrations", { keys: ids, data: { state: wanted } });
			});
			const reason = problem.value;
			await read();
			if (reason) problem.value = reason;
			return done;
		},
		/** Copies the event in all its languages, or in none if a rule refuses one. */
		copyTo: (day: string): Promise<boolean> =>
			attempt(async () => {
				const params = {
					filter: JSON.stringify({ translation_key: { _eq: key() } }),
					fields: COPIED_FIELDS.join(),
					limit: -1,
				};
				const { data } = await api.get<unknown>("/items/events", { params });
				await api.post<unknown>("/items/events", copyEvents(day, readEvents(data)));
			}),
	};
}
