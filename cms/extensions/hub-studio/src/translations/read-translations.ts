// Reads the state of each language of an entry, from `hub-server/desk`.

import { z } from "zod";
import { useContentService } from "../studio/content-service.ts";

const moment = z.number().nullable();
const change = z.object({
	field: z.string(),
	/** Undefined where it is not known any more. */
	before: z.unknown(),
	after: z.unknown(),
});
const language = z.object({
	id: z.string(),
	name: z.string(),
	locale: z.string(),
	status: z.string(),
	publishAt: moment,
	unpublishAt: moment,
	created: z.number(),
	changed: z.number(),
	/** When the text of its original was changed after it; null: it is up to date. */
	outdatedSince: moment,
	/** What was changed in the original's text since; null where that is not known any more. */
	changes: z.array(change).nullable(),
});
const answer = z.object({ data: z.object({ locale: z.string(), languages: z.array(language) }) });
const created = z.object({ data: z.object({ id: z.string() }) });

/** A text of an original that was changed since its translation was last saved. */
export type TextChange = z.infer<typeof change>;

/** One language of an entry. Moments in ms. */
export type EntryLanguage = z.infer<typeof language>;

/** To be called in a component's `setup`. */
export function useTranslations() {
	const api = useContentService();
	return {
		/** The languages of an entry, itself among them; undefined where they cannot be read. */
		async read(collection: string, id: string): Promise<readonly EntryLanguage[] | undefined> {
			const response = await api.get<unknown>(`/hub-desk/translations/${collection}/${id}`).catch(() => undefined);
			return answer.safeParse(response?.data).data?.data.languages;
		},
		/** Begins a translation. @returns its id @throws what Directus answered where it refused */
		async create(collection: string, id: string, locale: string): Promise<string> {
			const response = await api.post<unknown>(`/hub-desk/translations/${collection}/${id}`, { locale });
			return created.parse(response.data).data.id;
		},
		/** Notes that a translation still says what its original says: what is stored last is the younger one. @throws as above */
		async markCurrent(collection: string, { id, locale }: EntryLanguage): Promise<void> {
			await api.patch<unknown>(`/items/${collection}/${id}`, { locale });
		},
	};
}
