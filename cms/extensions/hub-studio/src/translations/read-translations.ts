// Reads the state of each language of an entry, from `hub-server/desk`.

import { z } from "zod";
import { useContentService } from "../studio/content-service.ts";

const moment = z.number().nullable();
const change = z.object({
	field: z.string(),
	/** Undefined if it is no longer known. */
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
	/** Time of the first change of the original's text after this translation was saved; null if it is up to date. */
	outdatedSince: moment,
	/** Changes of the original's text since then; null if they are no longer known. */
	changes: z.array(change).nullable(),
});
const answer = z.object({ data: z.object({ locale: z.string(), languages: z.array(language) }) });
const created = z.object({ data: z.object({ id: z.string() }) });

/** A changed text of an original. */
export type TextChange = z.infer<typeof change>;

/** One language of an entry. Times in ms. */
export type EntryLanguage = z.infer<typeof language>;

export function useTranslations() {
	const api = useContentService();
	return {
		/** Reads all languages of an entry, itself included. Resolves to undefined if Directus does not respond. */
		async read(collection: string, id: string): Promise<readonly EntryLanguage[] | undefined> {
			const response = await api.get<unknown>(`/hub-desk/translations/${collection}/${id}`).catch(() => undefined);
			return answer.safeParse(response?.data).data?.data.languages;
		},
		/** Creates a translation and returns its id. @throws AxiosError if Directus refuses */
		async create(collection: string, id: string, locale: string): Promise<string> {
			const response = await api.post<unknown>(`/hub-desk/translations/${collection}/${id}`, { locale });
			return created.parse(response.data).data.id;
		},
		/**
		 * Marks a translation as up to date by storing it again, because the later save counts as the newer text.
		 * @throws AxiosError
		 */
		async markCurrent(collection: string, { id, locale }: EntryLanguage): Promise<void> {
			await api.patch<unknown>(`/items/${collection}/${id}`, { locale });
		},
	};
}
