// From a line of the board to the work: the translation that is begun first where it is missing.

import { useRouter } from "vue-router";
import { useTranslations } from "../translations/read-translations.ts";
import type { OpenTranslation } from "./read-desk.ts";

/** To be called in a component's `setup`. @returns goes there @throws what Directus answered where it refused to begin it */
export function useTranslationWork(): (line: OpenTranslation) => Promise<void> {
	const { create } = useTranslations();
	const router = useRouter();
	return async ({ collection, id, locale, translation }) => {
		await router.push(`/hub-translate/${collection}/${id}/${translation ?? (await create(collection, id, locale))}`);
	};
}
