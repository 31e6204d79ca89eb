// What an editor types into a form, recognised by what the form holds: Studio passes on the values and not the edits.

import { useStores } from "@directus/extensions-sdk";
import type { FieldEdit } from "../studio/form-edits.ts";

type Values = Readonly<Record<string, unknown>>;

interface StudioStores {
	useFieldsStore(): { getField(collection: string, field: string): { readonly type?: string } | null };
}

/** True if two values are stored alike; a missing one is stored as null. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** The fields that differ between two states of a form, with what the later one holds. */
export function editsBetween(before: Values, after: Values): FieldEdit[] {
	const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
	return [...fields].flatMap((field) => (isSame(before[field], after[field]) ? [] : [{ field, value: after[field] ?? null }]));
}

/**
 * Of what was typed, what a form does not hold any more. What only names other entries is left to Studio: its value tells of changes,
 * which would be made twice.
 * @param typed by field, in the order of the edits
 * @param typeOf the type of a field of the collection, as Studio names it
 */
export function lostEdits(
	typed: ReadonlyMap<string, unknown>,
	now: Values,
	typeOf: (field: string) => string | undefined,
): FieldEdit[] {
	return [...typed].flatMap(([field, value]) => {
		const type = typeOf(field);
		const isOwn = type !== undefined && type !== "alias" && (type === "json" || typeof value !== "object" || value === null);
		return isOwn && !isSame(value, now[field]) ? [{ field, value }] : [];
	});
}

/**
 * Of what was typed, what went out of a form again, which holds what is stored instead. A field in which more was typed meanwhile holds
 * something else than either: that is left as it is.
 * @param typed and `typeOf` as for {@link lostEdits}
 * @param stored what the form holds without edits
 */
export function takenOut(
	typed: ReadonlyMap<string, unknown>,
	now: Values,
	stored: Values,
	typeOf: (field: string) => string | undefined,
): FieldEdit[] {
	return lostEdits(typed, now, typeOf).filter(({ field }) => isSame(now[field], stored[field]));
}

/** The type of each field of a collection, as Studio names it. To be called in a component's `setup`. */
export function useFieldTypes(collection: () => string): (field: string) => string | undefined {
	const { useFieldsStore }: StudioStores = useStores() as never;
	const fields = useFieldsStore();
	return (field) => fields.getField(collection(), field)?.type;
}
