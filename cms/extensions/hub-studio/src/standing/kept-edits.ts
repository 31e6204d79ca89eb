// Keeps what an editor types while Studio stores the first state of a draft: as soon as that has an id, Studio empties the form's edits,
// also those that came after what it stored.

import { useStores } from "@directus/extensions-sdk";
import { type Ref, watch } from "vue";
import { type FieldEdit, putIntoForm } from "../studio/form-edits.ts";

type Values = Readonly<Record<string, unknown>>;

interface StudioStores {
	useFieldsStore(): { getField(collection: string, field: string): { readonly type?: string } | null };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

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

/** The type of each field of a collection, as Studio names it. To be called in a component's `setup`. */
export function useFieldTypes(collection: () => string): (field: string) => string | undefined {
	const { useFieldsStore }: StudioStores = useStores() as never;
	const fields = useFieldsStore();
	return (field) => fields.getField(collection(), field)?.type;
}

/**
 * Puts lost edits back as soon as a draft has its id. To be called in a component's `setup`.
 * @param version the id of the version that is edited: undefined for the entry itself, `+` for a draft that is not stored yet
 */
export function useKeptEdits(
	collection: () => string,
	version: () => string | undefined,
	values: Ref<Values>,
	putBack: (edit: FieldEdit) => void,
): void {
	const typeOf = useFieldTypes(collection);
	const typed = new Map<string, unknown>();
	let isBegun = version() === "+";

	watch([version, values], ([id, now], [formerId, former]) => {
		if (id === formerId) {
			if (!isBegun) return;
			for (const { field, value } of editsBetween(former, now)) typed.set(field, value);
			return;
		}
		if (formerId === "+" && id !== undefined) void putIntoForm(lostEdits(typed, now, typeOf), putBack);
		typed.clear();
		isBegun = id === "+";
	});
}
