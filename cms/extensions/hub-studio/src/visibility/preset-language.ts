// Sets the editor's working language in a new entry that has no draft of its own. It waits for the first edit, because an untouched form
// can be left without a warning.

import { nextTick, type Ref, watch } from "vue";
import type { FieldEdit } from "../studio/form-edits.ts";
import { useStartLanguage } from "./start-language.ts";

export interface NewForm {
	collection(): string;
	/** True if Studio stores the new entry only on demand. */
	isNew(): boolean;
	isTyped(): boolean;
}

/** @param put emits `setFieldValue` */
export function usePresetLanguage(
	form: NewForm,
	values: Ref<Readonly<Record<string, unknown>>>,
	put: (edit: FieldEdit) => void,
): void {
	const language = useStartLanguage();
	const stop = watch(
		() => form.isNew() && form.isTyped(),
		async (isTyped) => {
			if (!isTyped) return;
			stop();
			// Of two edits at once, Studio would keep only the second.
			await nextTick();
			const { locale } = values.value;
			if (locale === null || locale === undefined) put({ field: "locale", value: language.of(form.collection()) });
		},
	);
}
