// Typed text that outlives the form: put aside in this tab when the session ends, and put back into the form of the same entry.

import { z } from "zod";
import type { FieldEdit } from "../studio/form-edits.ts";

/** Where it lies, for as long as the tab is open. */
const PLACE = "hub-studio/text-aside";

/** Which form it was typed into, and by which account. */
export interface FormPlace {
	readonly user: string;
	readonly collection: string;
	/** `+` for a new entry. */
	readonly entry: string;
	/** The key of the version; of a new entry, its id. Empty for none. */
	readonly version: string;
}

const aside = z.object({
	place: z.string(),
	edits: z.array(z.object({ field: z.string(), value: z.unknown() })),
});

const nameOf = ({ user, collection, entry, version }: FormPlace): string => JSON.stringify([user, collection, entry, version]);

/** Puts text of a form aside; with none, what lies there of that form is taken away. */
export function putAside(storage: Storage, place: FormPlace, edits: readonly FieldEdit[]): void {
	if (edits.length > 0) storage.setItem(PLACE, JSON.stringify({ place: nameOf(place), edits }));
	else if (lyingAside(storage, place).length > 0) storage.removeItem(PLACE);
}

/** Text that was put aside in the form of a place; none for another account or entry. */
export function lyingAside(storage: Storage, place: FormPlace): readonly FieldEdit[] {
	try {
		const found = aside.parse(JSON.parse(storage.getItem(PLACE) ?? "null"));
		return found.place === nameOf(place) ? found.edits : [];
	} catch {
		return [];
	}
}
