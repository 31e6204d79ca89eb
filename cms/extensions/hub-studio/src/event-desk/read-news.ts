// The event as it is stored, and who is notified of its changes: read when the form opens and after each save.

import { onBeforeUnmount, shallowRef } from "vue";
import { z } from "zod";
import { useContentService } from "../studio/content-service.ts";
import { NEWS_FIELDS, type NotifiedReaders, readReaders } from "./news.ts";

/** In ms: what a save makes of it is known a moment after it. */
const SETTLED = 2_000;

const storedEvent = z.object({ data: z.record(z.string(), z.unknown()) });

/** What is known of an event and of those who are notified of its changes. */
export interface KnownNews {
	readonly stored: Readonly<Record<string, unknown>>;
	readonly notified: NotifiedReaders;
}

/** To be called in a component's `setup`. @param item the event's id */
export function useNews(item: () => string) {
	const api = useContentService();
	/** Undefined as long as it is not known. */
	const known = shallowRef<KnownNews>();
	let later: ReturnType<typeof setTimeout> | undefined;
	const readOnce = async (): Promise<void> => {
		const id = item();
		const answers = await Promise.all([
			api.get<unknown>(`/items/events/${id}`, { params: { fields: NEWS_FIELDS.join() } }),
			api.get<unknown>(`/hub-registrations/readers/${id}`),
		]).catch(() => undefined);
		if (!answers || id !== item()) return;
		known.value = { stored: storedEvent.parse(answers[0].data).data, notified: readReaders(answers[1].data) };
	};
	const read = (): void => {
		clearTimeout(later);
		void readOnce();
		later = setTimeout(() => void readOnce(), SETTLED);
	};
	onBeforeUnmount(() => clearTimeout(later));
	return { known, read };
}
