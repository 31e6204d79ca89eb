import type { CollectionDefinition, RowList } from "@hub/shared-contracts/collections/collection";
import { z } from "zod";
import type { CmsClient } from "../rest.ts";

/** A preset of Studio's lists: for all accounts unless it has a user or role; without a bookmark it is the default list. */
const preset = z.object({ collection: z.string().nullable() });
const everybodys = { user: null, role: null, bookmark: null } as const;

/** Widths of columns in pixels, so that what stands in them is read whole; the first one holds titles. */
const widths = { first: 340, choice: 165, moment: 170, number: 120, related: 220, text: 190, visibility: 340 } as const;

function widthOf(path: string, { fields }: CollectionDefinition): number {
	if (path.includes(".")) return widths.number;
	if (path === "translation_key") return widths.visibility;
	const draft = fields[path];
	if (draft?.relation) return widths.related;
	if (draft?.meta.interface === "select-dropdown") return widths.choice;
	if (draft?.type === "timestamp" || draft?.type === "date") return widths.moment;
	return draft?.type === "integer" ? widths.number : widths.text;
}

/** A list as Studio stores its layout. */
function layoutOf(definition: CollectionDefinition, { columns, sort, rows, layout }: RowList) {
	const wide = columns.map((path, index) => [path, index === 0 ? widths.first : widthOf(path, definition)]);
	return {
		layout: layout ?? "tabular",
		layout_query: { tabular: { fields: columns, sort: [sort], page: 1, ...(rows ? { limit: rows } : {}) } },
		layout_options: { tabular: { widths: Object.fromEntries(wide) } },
	};
}

/**
 * Creates each collection's default list in Studio. An existing one is left, no matter who created it; one that the repository no
 * longer has is removed by a migration.
 * @returns how many calls changed something
 */
export async function applyLists(client: CmsClient, definitions: readonly CollectionDefinition[]): Promise<number> {
	const filter = Object.fromEntries(Object.keys(everybodys).map((field) => [field, { _null: true }]));
	const found = await client.read("/presets", { filter, fields: ["collection"], limit: -1 }, z.array(preset));
	const missing = definitions.flatMap((definition) => {
		const { collection, list } = definition;
		if (!list || found.some((one) => one.collection === collection)) return [];
		return [{ ...everybodys, collection, ...layoutOf(definition, list) }];
	});
	if (missing.length === 0) return 0;
	await client.create("/presets", missing);
	return 1;
}
