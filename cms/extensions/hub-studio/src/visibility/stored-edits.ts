// Stores typed text in the browser until Directus has it, and restores it into the form of the same entry.

import { z } from "zod";
import type { FieldEdit } from "../studio/form-edits.ts";

/** Prefix of keys in the browser's storage. */
const PREFIX = "hub-studio/text-aside";

/** Account and form that the text belongs to. */
export interface FormKey {
	readonly user: string;
	readonly collection: string;
	/** `+` for a new entry. */
	readonly entry: string;
	/** Key of the version; for a new entry, its id. Empty for the entry itself. */
	readonly version: string;
}

/** An unsaved edit, with the stored value at the time of typing. */
export interface UnsavedEdit extends FieldEdit {
	readonly base: unknown;
}

const storedEdits = z.array(z.object({ field: z.string(), value: z.unknown(), base: z.unknown() }));

const keyOf = ({ user, collection, entry, version }: FormKey): string =>
	`${PREFIX}/${JSON.stringify([user, collection, entry, version])}`;

/** Stores the unsaved edits of a form, or removes the stored ones if there are none. */
export function storeEdits(storage: Storage, form: FormKey, edits: readonly UnsavedEdit[]): void {
	try {
		if (edits.length === 0) storage.removeItem(keyOf(form));
		else storage.setItem(keyOf(form), JSON.stringify(edits));
	} catch {
		// A full storage must not break the form.
	}
}

/** Returns the stored edits of a form. */
export function readStoredEdits(storage: Storage, form: FormKey): readonly UnsavedEdit[] {
	try {
		return storedEdits
			.parse(JSON.parse(storage.getItem(keyOf(form)) ?? "[]"))
			.map(({ field, value, base }) => ({ field, value, base }));
	} catch {
		return [];
	}
}
