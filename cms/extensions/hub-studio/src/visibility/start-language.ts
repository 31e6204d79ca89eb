// Initial language of a new entry: the language of the list that the editor comes from, if it shows only one, else Studio's language.

import { useStores } from "@directus/extensions-sdk";
import { isLocale, type Locale } from "@hub/shared-contracts/language/locale";
import { type RouteLocationNormalized, useRouter } from "vue-router";
import { z } from "zod";
import { useLocale } from "../studio/texts.ts";

type ListLocation = Pick<RouteLocationNormalized, "params" | "query">;

interface StudioStores {
	usePresetsStore(): {
		getPresetForCollection(collection: string): unknown;
		getBookmark(id: number): unknown;
	};
}

const preset = z.looseObject({ filter: z.unknown() }).nullish();
const all = z.object({ _and: z.array(z.unknown()) });
const oneLanguage = z.object({
	locale: z.union([
		z.object({ _eq: z.string() }).transform(({ _eq }) => _eq),
		z.object({ _in: z.tuple([z.string()]) }).transform(({ _in }) => _in[0]),
	]),
});

/** Returns the only language that a list's filter allows, or undefined if it allows several. */
export function languageOf(filter: unknown): Locale | undefined {
	const language = oneLanguage.safeParse(filter).data?.locale;
	if (language !== undefined) return isLocale(language) ? language : undefined;
	return (all.safeParse(filter).data?._and ?? []).map(languageOf).find((one) => one !== undefined);
}

/** Languages of the lists from which new entries were begun, by collection. Stored because the form needs them after the list was left. */
const listLanguages = new Map<string, Locale | undefined>();

export function useStartLanguage() {
	const locale = useLocale();
	const { usePresetsStore }: StudioStores = useStores() as never;
	const presets = usePresetsStore();
	const router = useRouter();
	const record = (collection: string, { params, query }: ListLocation): void => {
		const isList = params.collection === collection && params.primaryKey === undefined;
		const bookmark = Number(query.bookmark);
		const shown = isList && (bookmark ? presets.getBookmark(bookmark) : presets.getPresetForCollection(collection));
		listLanguages.set(collection, languageOf(preset.safeParse(shown || undefined).data?.filter));
	};
	return {
		/** Returns the initial language of a new entry. */
		of(collection: string): Locale {
			// A list without our tools records nothing; the router's history has its address.
			const { data: back } = z.string().safeParse(router.options.history.state.back);
			if (!listLanguages.has(collection) && back !== undefined) record(collection, router.resolve(back));
			return listLanguages.get(collection) ?? locale();
		},
		/** Records the language of the list that is being left. Other pages have none. */
		record,
	};
}
