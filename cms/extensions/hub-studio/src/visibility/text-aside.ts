// Typed text that outlives the form: stored in this browser until Directus has it, and put back into the form of the same entry.

import { z } from "zod";
import type { FieldEdit } from "../studio/form-edits.ts";

/** Prefix of the keys under which it is stored. */
const PREFIX = "hub-studio/text-aside";

/** Which form it was typed into, and by which account. */
export interface FormPlace {
	readonly user: string;
	readonly collection: string;
	/** `+` for a new entry. */
	readonly entry: string;
	/** The key of the version; of a new entry, its id. Empty for none. */
	readonly version: string;
}

/** An edit that is not saved, with the value that was stored when it was typed. */
export interface UnsavedEdit extends FieldEdit {
	readonly base: unknown;
}

const aside = z.array(z.object({ field: z.string(), value: z.unknown(), base: z.unknown() }));

const keyOf = ({ user, collection, entry, version }: FormPlace): string =>
	`${PREFIX}/${JSON.stringify([user, collection, entry, version])}`;

/** Stores the unsaved edits of a form; without edits, removes what is stored of it. */
export function putAside(storage: Storage, place: FormPlace, edits: readonly UnsavedEdit[]): void {
	try {
		if (edits.length === 0) storage.removeItem(keyOf(place));
		else storage.setItem(keyOf(place), JSON.stringify(edits));
	} catch {
		// A full storage costs the copy in this browser, and not the form.
	}
}

/** The edits that are stored of a form; none for another account or entry. */
export function lyingAside(storage: Storage, place: FormPlace): readonly UnsavedEdit[] {
	try {
		return aside.parse(JSON.parse(storage.getItem(keyOf(place)) ?? "[]")).map(({ field, value, base }) => ({ field, value, base }));
	} catch {
		return [];
	}
}
