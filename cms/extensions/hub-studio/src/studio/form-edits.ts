// Values that a tool writes into other fields of Studio's form.

import { nextTick } from "vue";

/** A value for one field of the form. */
export interface FieldEdit {
	readonly field: string;
	readonly value: unknown;
}

/**
 * Puts values into the form, one after the other: each replaces all edits that the form was last drawn with, so of two at once the second
 * alone would stay.
 * @param put emits `setFieldValue`
 */
export async function putIntoForm(edits: readonly FieldEdit[], put: (edit: FieldEdit) => void): Promise<void> {
	for (const edit of edits) {
		put(edit);
		await nextTick();
	}
}
