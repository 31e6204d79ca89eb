// Writes values into other fields of Studio's form.

import { nextTick, watch } from "vue";

export interface FieldEdit {
	readonly field: string;
	readonly value: unknown;
}

/**
 * Writes values into the form, one after the other. Each `setFieldValue` replaces all edits since the last rendering,
 * so of two at once only the second would stay.
 * @param put emits `setFieldValue`
 * @param isHeld true if the form holds an edit. Needed if the first edit may lead from a published entry to its draft:
 * Studio does not notify fields inside a section of that.
 */
export async function putIntoForm(
	edits: readonly FieldEdit[],
	put: (edit: FieldEdit) => void,
	isHeld?: (edit: FieldEdit) => boolean,
): Promise<void> {
	for (const edit of edits) {
		put(edit);
		await nextTick();
		if (isHeld) await waitUntilHeld(() => isHeld(edit));
	}
}

/** Maximum time that Studio needs to read and show a draft. */
const DRAFT_TIMEOUT_MS = 8_000;

/** Waits until the form holds an edit that Studio carries over into a draft. Edits made before that are lost. */
async function waitUntilHeld(isHeld: () => boolean): Promise<void> {
	if (isHeld()) return;
	await new Promise<void>((resolve) => {
		const stop = watch(isHeld, (held) => held && finish());
		const end = setTimeout(() => finish(), DRAFT_TIMEOUT_MS);
		const finish = () => {
			stop();
			clearTimeout(end);
			resolve();
		};
	});
	await nextTick();
}
