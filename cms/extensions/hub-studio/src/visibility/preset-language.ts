// Gives a new entry without a draft of its own the language that one works in. It comes with the first edit: before that nothing was
// written, and nothing would be lost by leaving the form.

import { nextTick, type Ref, watch } from "vue";
import type { FieldEdit } from "../studio/form-edits.ts";
import { useStartLanguage } from "./start-language.ts";

/** The form that is open. */
export interface NewForm {
	collection(): string;
	/** Whether it is of a new entry that Studio stores on demand. */
	isNew(): boolean;
	isTyped(): boolean;
}

/** To be called in a component's `setup`. @param put emits `setFieldValue` */
export function usePresetLanguage(
	form: NewForm,
	values: Ref<Readonly<Record<string, unknown>>>,
	put: (edit: FieldEdit) => void,
): void {
	const language = useStartLanguage();
	const stop = watch(
		() => form.isNew() && form.isTyped(),
		async (isBegun) => {
			if (!isBegun) return;
			stop();
			// Of two edits at once the second alone would stay.
			await nextTick();
			const { locale } = values.value;
			if (locale === null || locale === undefined) put({ field: "locale", value: language.of(form.collection()) });
		},
	);
}
