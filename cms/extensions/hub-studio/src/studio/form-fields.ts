// The fields of a collection as Studio's form shows them to its user.

import { useStores } from "@directus/extensions-sdk";
import { nameField } from "@hub/content-model/collections/collection";
import { z } from "zod";
import type { StudioField } from "./studio-components.ts";

/** A field that a person writes in. */
export interface FormField {
	readonly name: string;
	/** Its name in the user's language. */
	readonly label: string;
	/** The words of its choices, by value; empty where it has none. */
	readonly choices: ReadonlyMap<string, string>;
	/** The collection whose entries it points to; undefined where it points nowhere. */
	readonly target: string | undefined;
	/** Whether it holds the blocks of a page. */
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
const shownCollection = z.looseObject({ meta: z.looseObject({ display_template: z.string().nullish() }).nullish() }).nullish();

/** What we ask of Studio's stores, which have no types. */
interface StudioStores {
	useFieldsStore(): { getFieldsForCollectionSorted(collection: string): unknown };
	useCollectionsStore(): { getCollection(collection: string): unknown };
}

/** What Studio knows of forms. To be called in a component's `setup`. */
export function useForms() {
	const { useFieldsStore, useCollectionsStore }: StudioStores = useStores() as never;
	const fields = useFieldsStore();
	const collections = useCollectionsStore();
	/** What stands for an entry of a collection in lists, e.g. `{{title}} · {{locale}}`; undefined where nothing is set. */
	const templateOf = (collection: string): string | undefined =>
		shownCollection.parse(collections.getCollection(collection))?.meta?.display_template ?? undefined;
	const shownFields = (collection: string) =>
		z
			.array(shownField)
			.parse(fields.getFieldsForCollectionSorted(collection))
			.filter(({ meta }) => !meta?.hidden && !meta?.readonly);
	return {
		/** The fields with a column that a collection's form lets people write in, in its order. */
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
		/** Some fields for a form of their own, in no section. @param width default as wide as the form */
		studioFields(collection: string, names: readonly string[], width: "full" | "half" = "full"): readonly StudioField[] {
			const all = z.array(rawField).parse(fields.getFieldsForCollectionSorted(collection));
			return names.flatMap((name) =>
				all.filter(({ field }) => field === name).map((one) => ({ ...one, meta: { ...one.meta, group: null, width } })),
			);
		},
		/** The name of a field in the user's language. */
		fieldLabel(collection: string, name: string): string {
			const all = z.array(shownField).parse(fields.getFieldsForCollectionSorted(collection));
			return all.find(({ field }) => field === name)?.name ?? name;
		},
		/** What a collection is called in the user's language. */
		labelOf(collection: string): string {
			return z.looseObject({ name: z.string() }).safeParse(collections.getCollection(collection)).data?.name ?? collection;
		},
		/** The symbol of a collection. */
		iconOf(collection: string): string {
			return z.looseObject({ icon: z.string() }).safeParse(collections.getCollection(collection)).data?.icon ?? "article";
		},
		/** What an entry is called in lists, from its values. */
		nameOf(collection: string, values: Readonly<Record<string, unknown>>): string {
			return String(values[nameField({ template: templateOf(collection) ?? "" })] ?? values.id ?? "");
		},
		templateOf,
	};
}
