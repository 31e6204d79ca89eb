// Reads the fields of a collection as Studio's form shows them.

import { useStores } from "@directus/extensions-sdk";
import { nameField } from "@hub/content-model/collections/collection";
import { z } from "zod";
import type { StudioField } from "./studio-components.ts";

export interface FormField {
	readonly name: string;
	/** Name in the editor's language. */
	readonly label: string;
	/** Labels of its choices by value. */
	readonly choices: ReadonlyMap<string, string>;
	/** The collection that a relation points to. */
	readonly target: string | undefined;
	/** True for a page's blocks. */
	readonly isBlocks: boolean;
}

const shownField = z.looseObject({
	field: z.string(),
	name: z.string(),
	type: z.string(),
	schema: z.looseObject({ foreign_key_table: z.string().nullish() }).nullish(),
	meta: z
		.looseObject({
			hidden: z.boolean().nullish(),
			readonly: z.boolean().nullish(),
			interface: z.string().nullish(),
			options: z
				.looseObject({
					choices: z.array(z.looseObject({ text: z.string(), value: z.unknown() })).nullish(),
				})
				.nullish(),
		})
		.nullish(),
});

const rawField = z.looseObject({ field: z.string(), meta: z.looseObject({}).nullish() });
const shownCollection = z
	.looseObject({ meta: z.looseObject({ display_template: z.string().nullish() }).nullish() })
	.nullish();

/** The parts of Studio's untyped stores that we use. */
interface StudioStores {
	useFieldsStore(): { getFieldsForCollectionSorted(collection: string): unknown };
	useCollectionsStore(): { getCollection(collection: string): unknown };
}

/** Reads Studio's fields and collections. */
export function useForms() {
	const { useFieldsStore, useCollectionsStore }: StudioStores = useStores() as never;
	const fields = useFieldsStore();
	const collections = useCollectionsStore();
	/** Returns the display template of a collection, e.g. `{{title}} · {{locale}}`. */
	const templateOf = (collection: string): string | undefined =>
		shownCollection.parse(collections.getCollection(collection))?.meta?.display_template ?? undefined;
	const shownFields = (collection: string) =>
		z
			.array(shownField)
			.parse(fields.getFieldsForCollectionSorted(collection))
			.filter(({ meta }) => !meta?.hidden && !meta?.readonly);
	return {
		/** Returns the editable fields that have a column, in the form's order. */
		fieldsOf(collection: string): readonly FormField[] {
			return shownFields(collection)
				.filter(({ type }) => type !== "alias")
				.map(({ field, name, meta, schema }) => ({
					name: field,
					label: name,
					choices: new Map((meta?.options?.choices ?? []).map(({ text, value }) => [String(value), text])),
					target: schema?.foreign_key_table ?? undefined,
					isBlocks: meta?.interface === "hub-blocks",
				}));
		},
		/** Returns some fields for a form of their own, outside any section. */
		studioFields(
			collection: string,
			names: readonly string[],
			width: "full" | "half" = "full",
		): readonly StudioField[] {
			const all = z.array(rawField).parse(fields.getFieldsForCollectionSorted(collection));
			return names.flatMap((name) =>
				all.filter(({ field }) => field === name).map((one) => ({ ...one, meta: { ...one.meta, group: null, width } })),
			);
		},
		/** Returns a field's name in the editor's language. */
		fieldLabel(collection: string, name: string): string {
			const all = z.array(shownField).parse(fields.getFieldsForCollectionSorted(collection));
			return all.find(({ field }) => field === name)?.name ?? name;
		},
		/** Returns a collection's name in the editor's language. */
		labelOf(collection: string): string {
			return (
				z.looseObject({ name: z.string() }).safeParse(collections.getCollection(collection)).data?.name ?? collection
			);
		},
		/** Returns the name of a collection's icon. */
		iconOf(collection: string): string {
			return (
				z.looseObject({ icon: z.string() }).safeParse(collections.getCollection(collection)).data?.icon ?? "article"
			);
		},
		/** Returns the title of an entry from its values. */
		nameOf(collection: string, values: Readonly<Record<string, unknown>>): string {
			return String(values[nameField({ template: templateOf(collection) ?? "" })] ?? values.id ?? "");
		},
		templateOf,
	};
}
