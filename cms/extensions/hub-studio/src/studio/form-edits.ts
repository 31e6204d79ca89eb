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
 * @param isHeld true if the form holds an edit. It is needed where the first edit may lead from a published entry to its draft: Studio tells
 * fields within a section neither that it will, nor when it has.
 */
export async function putIntoForm(
	edits: readonly FieldEdit[],
	put: (edit: FieldEdit) => void,
	isHeld?: (edit: FieldEdit) => boolean,
): Promise<void> {
	for (const edit of edits) {
		put(edit);
		await nextTick();
		if (isHeld) await untilHeld(() => isHeld(edit));
	}
}

/** In ms: Studio reads the draft before it shows it. */
const LEADING = 8_000;

/** Waits until the form holds an edit that Studio put aside to show it in the draft: what is edited before that is lost. */
async function untilHeld(isHeld: () => boolean): Promise<void> {
	if (isHeld()) return;
	await new Promise<void>((resolve) => {
		const stop = watch(isHeld, (held) => held && finish());
		const end = setTimeout(() => finish(), LEADING);
		const finish = () => {
			stop();
			clearTimeout(end);
			resolve();
		};
	});
	await nextTick();
}
