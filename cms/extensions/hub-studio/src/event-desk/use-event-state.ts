// Reads the stored event and the people who are notified of its changes, when the form opens and after each save.

import { onBeforeUnmount, shallowRef } from "vue";
import { z } from "zod";
import type { NotifiedReaders } from "../../../hub-server/registrations/notified-readers.ts";
import { useContentService } from "../studio/content-service.ts";
import { EVENT_FIELDS } from "./event-change.ts";

/** Delay before the second read after a save, in ms: the server schedules notifications shortly after it. */
const REREAD_DELAY_MS = 2_000;

const storedEvent = z.object({ data: z.record(z.string(), z.unknown()) });

/** A stored event and the people who are notified of its changes. */
export interface EventState {
	readonly stored: Readonly<Record<string, unknown>>;
	readonly notified: NotifiedReaders;
}

/** @param item the event's id */
export function useEventState(item: () => string) {
	const api = useContentService();
	/** Undefined until it is read. */
	const state = shallowRef<EventState>();
	let rereadTimer: ReturnType<typeof setTimeout> | undefined;
	const readOnce = async (): Promise<void> => {
		const id = item();
		const responses = await Promise.all([
			api.get<unknown>(`/items/events/${id}`, { params: { fields: EVENT_FIELDS.join() } }),
			api.read<NotifiedReaders>(`/hub-registrations/readers/${id}`),
		]).catch(() => undefined);
		if (!responses || id !== item()) return;
		const [event, notified] = responses;
		state.value = { stored: storedEvent.parse(event.data).data, notified };
	};
	const read = (): void => {
		clearTimeout(rereadTimer);
		void readOnce();
		rereadTimer = setTimeout(() => void readOnce(), REREAD_DELAY_MS);
	};
	onBeforeUnmount(() => clearTimeout(rereadTimer));
	return { state, read };
}
