// Initial language of a new entry: the language of the list that the editor comes from, if it shows only one, else
// Studio's language.

import { useStores } from "@directus/extensions-sdk";
import { isLocale, type Locale } from "@hub/shared-contracts/language/locale";
import { nextTick, type Ref, watch } from "vue";
import { useRouter } from "vue-router";
import { z } from "zod";
import type { FieldEdit } from "../studio/form-edits.ts";
import { useLocale } from "../studio/texts.ts";

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

export function useStartLanguage() {
	const locale = useLocale();
	const { usePresetsStore }: StudioStores = useStores() as never;
	const presets = usePresetsStore();
	const router = useRouter();
	return {
		/** Returns the initial language of a new entry. */
		of(collection: string): Locale {
			const { data: back } = z.string().safeParse(router.options.history.state.back);
			const { params, query } = router.resolve(back ?? "/");
			if (params.collection !== collection || params.primaryKey !== undefined) return locale();
			const bookmark = Number(query.bookmark);
			const list = bookmark ? presets.getBookmark(bookmark) : presets.getPresetForCollection(collection);
			return languageOf(preset.safeParse(list).data?.filter) ?? locale();
		},
	};
}

/**
 * Sets the initial language of an entry that Studio stores only on demand. It waits for the first edit, because an
 * untouched form can be left without a warning.
 * @param isBegun true after the first edit of such an entry
 * @param put emits `setFieldValue`
 */
export function usePresetLanguage(
	collection: () => string,
	isBegun: () => boolean,
	values: Ref<Readonly<Record<string, unknown>>>,
	put: (edit: FieldEdit) => void,
): void {
	const language = useStartLanguage();
	const stop = watch(isBegun, async () => {
		stop();
		// Of two edits at once, Studio would keep only the second.
		await nextTick();
		const { locale } = values.value;
		if (locale === null || locale === undefined) put({ field: "locale", value: language.of(collection()) });
	});
}
