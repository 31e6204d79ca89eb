// Opens the translation of a line of the board.

import { useRouter } from "vue-router";
import type { OpenTranslation } from "../../../hub-server/desk/translation-board.ts";
import { useTranslations } from "../translations/read-translations.ts";

/**
 * Returns a function that opens the translation, and creates it first if it is missing.
 * @throws if Directus refuses to create it
 */
export function useTranslationWork(): (line: OpenTranslation) => Promise<void> {
	const { create } = useTranslations();
	const router = useRouter();
	return async ({ collection, id, locale, translation }) => {
		await router.push(`/hub-translate/${collection}/${id}/${translation ?? (await create(collection, id, locale))}`);
	};
}
