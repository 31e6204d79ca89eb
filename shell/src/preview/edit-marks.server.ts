// Marks elements for Studio's Visual Editor.

import { setAttr } from "@directus/visual-editing";
import type { CollectionDefinition } from "@hub/content-model/collections/collection";
import { collections } from "@hub/content-model/collections/collections";

/** Returns the value of `data-directus` for each field of a row. */
export function editMarks(collection: string, id: string): Readonly<Record<string, string>> {
	const definition: CollectionDefinition | undefined = collections.find((one) => one.collection === collection);
	const fields = Object.keys(definition?.fields ?? {});
	return Object.fromEntries(
		fields.map((field) => [field, setAttr({ collection, item: id, fields: [field], mode: "drawer" })]),
	);
}
