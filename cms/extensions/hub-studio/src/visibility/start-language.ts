// The language in which a new entry begins: that of the list one comes from, where it shows one language alone, else that of Studio.

import { useStores } from "@directus/extensions-sdk";
import { isLocale, type Locale } from "@hub/shared-contracts/language/locale";
import { type RouteLocationNormalized, useRouter } from "vue-router";
import { z } from "zod";
import { useLocale } from "../studio/texts.ts";

type Place = Pick<RouteLocationNormalized, "params" | "query">;

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

/** The only language that a filter of a list leaves; undefined where it leaves several, or says nothing of it. */
export function languageOf(filter: unknown): Locale | undefined {
	const found = oneLanguage.safeParse(filter).data?.locale;
	if (found !== undefined) return isLocale(found) ? found : undefined;
	return (all.safeParse(filter).data?._and ?? []).map(languageOf).find((language) => language !== undefined);
}

/** The languages of lists that a new entry was begun in, by collection: the form asks for it after the list is gone. */
const listed = new Map<string, Locale | undefined>();

/** To be called in a component's `setup`. */
export function useStartLanguage() {
	const locale = useLocale();
	const { usePresetsStore }: StudioStores = useStores() as never;
	const presets = usePresetsStore();
	const router = useRouter();
	const note = (collection: string, { params, query }: Place): void => {
		const isList = params.collection === collection && params.primaryKey === undefined;
		const bookmark = Number(query.bookmark);
		const shown = isList && (bookmark ? presets.getBookmark(bookmark) : presets.getPresetForCollection(collection));
		listed.set(collection, languageOf(preset.safeParse(shown || undefined).data?.filter));
	};
	return {
		/** The language of a new entry of a collection. */
		of(collection: string): Locale {
			// A list without any of our tools notes nothing: the router knows where one comes from.
			const { data: back } = z.string().safeParse(router.options.history.state.back);
			if (!listed.has(collection) && back !== undefined) note(collection, router.resolve(back));
			return listed.get(collection) ?? locale();
		},
		/** Notes the language of the list that a new entry is begun in; another page than the collection's list has none. */
		note,
	};
}
