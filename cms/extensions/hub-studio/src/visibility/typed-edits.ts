// Finds out what an editor typed by comparing the form's values, because Studio passes on values and not edits.

import { useStores } from "@directus/extensions-sdk";
import type { FieldEdit } from "../studio/form-edits.ts";
import { isSame } from "../studio/same-value.ts";

export type Values = Readonly<Record<string, unknown>>;

interface StudioStores {
	useFieldsStore(): { getField(collection: string, field: string): { readonly type?: string } | null };
}

/** Returns the fields that differ between two states of a form, with their later values. */
export function editsBetween(before: Values, after: Values): FieldEdit[] {
	const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
	return [...fields].flatMap((field) =>
		isSame(before[field], after[field]) ? [] : [{ field, value: after[field] ?? null }],
	);
}

/**
 * Returns the values that a form does not hold, as edits: typed text to restore, or text from another form. Relations
 * are left to Studio: their values are lists of changes, which would be applied twice.
 * @param values by field, in the order of the edits
 * @param typeOf returns Studio's type of a field
 */
export function lostEdits(
	values: ReadonlyMap<string, unknown>,
	now: Values,
	typeOf: (field: string) => string | undefined,
): FieldEdit[] {
	return [...values].flatMap(([field, value]) => {
		const type = typeOf(field);
		const isOwn =
			type !== undefined && type !== "alias" && (type === "json" || typeof value !== "object" || value === null);
		return isOwn && !isSame(value, now[field]) ? [{ field, value }] : [];
	});
}

/** Returns a function that returns Studio's type of a field. */
export function useFieldTypes(collection: () => string): (field: string) => string | undefined {
	const { useFieldsStore }: StudioStores = useStores() as never;
	const fields = useFieldsStore();
	return (field) => fields.getField(collection(), field)?.type;
}
