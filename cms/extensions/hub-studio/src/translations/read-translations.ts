// Reads the state of each language of an entry.

import type { EntryLanguage } from "../../../hub-server/desk/outdated.ts";
import { useContentService } from "../studio/content-service.ts";

export function useTranslations() {
	const api = useContentService();
	return {
		/** Reads all languages of an entry, itself included. Resolves to undefined if Directus does not respond. */
		async read(collection: string, id: string): Promise<readonly EntryLanguage[] | undefined> {
			const path = `/hub-desk/translations/${collection}/${id}`;
			const found = await api.read<{ languages: readonly EntryLanguage[] }>(path).catch(() => undefined);
			return found?.languages;
		},
		/** Creates a translation and returns its id. @throws AxiosError if Directus refuses */
		async create(collection: string, id: string, locale: string): Promise<string> {
			return (await api.send<{ id: string }>(`/hub-desk/translations/${collection}/${id}`, { locale })).id;
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
