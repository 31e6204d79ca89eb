// Values that a tool writes into other fields of Studio's form.

import { nextTick, watch } from "vue";

/** A value for one field of the form. */
export interface FieldEdit {
	readonly field: string;
	readonly value: unknown;
}

/**
 * Puts values into the form, one after the other: each replaces all edits that the form was last rendered with, so of two at once the second
 * alone would stay.
 * @param put emits `setFieldValue`
 * @param settled waits until the form is rendered with what was put
 */
export async function putIntoForm(
	edits: readonly FieldEdit[],
	put: (edit: FieldEdit) => void,
	settled: () => Promise<void> = nextTick,
): Promise<void> {
	for (const edit of edits) {
		put(edit);
		await settled();
	}
}

/** In ms: Studio reads the draft before it shows it. */
const LEADING = 8_000;

/**
 * Waits for the draft that Studio leads to with the first edit of a published entry: it puts that edit aside and shows it in the draft, and
 * what is edited before it gets there is lost.
 * @param hasArrived whether the form is the draft's
 */
export async function untilDraft(hasArrived: () => boolean): Promise<void> {
	await nextTick();
	if (hasArrived()) return;
	await new Promise<void>((resolve) => {
		const stop = watch(hasArrived, (arrived) => arrived && finish());
		const end = setTimeout(() => finish(), LEADING);
		const finish = () => {
			stop();
			clearTimeout(end);
			resolve();
		};
	});
	await nextTick();
}
