import { isDeepStrictEqual } from "node:util";
import type { CollectionDefinition, RowList } from "@hub/content-model/collections/collection";
import { z } from "zod";
import type { DatabaseNotes } from "../database/database-notes.ts";
import { fingerprintOfValue } from "../fingerprint.ts";
import type { CmsClient } from "../rest.ts";

/**
 * A preset of Studio's lists: for all accounts unless it has a user or role; without a bookmark it is the default list.
 */
const presetSchema = z.object({
	id: z.number(),
	collection: z.string().nullable(),
	layout: z.string().nullable(),
	layout_query: z.unknown(),
	layout_options: z.unknown(),
});
const FOR_EVERYONE = { user: null, role: null, bookmark: null } as const;

/** Column widths in pixels, wide enough for their usual content. The first column has titles. */
const WIDTHS = { first: 340, choice: 165, moment: 170, number: 120, related: 220, text: 190, visibility: 340 } as const;

function widthOf(path: string, { fields }: CollectionDefinition): number {
	if (path.includes(".")) return WIDTHS.number;
	if (path === "translation_key") return WIDTHS.visibility;
	const field = fields[path];
	if (field?.relation) return WIDTHS.related;
	if (field?.meta.interface === "select-dropdown") return WIDTHS.choice;
	if (field?.type === "timestamp" || field?.type === "date") return WIDTHS.moment;
	return field?.type === "integer" ? WIDTHS.number : WIDTHS.text;
}

/** Returns a list's layout in Directus' format. */
function layoutOf(definition: CollectionDefinition, { columns, sort, rows, layout }: RowList) {
	const widths = columns.map((path, index) => [path, index === 0 ? WIDTHS.first : widthOf(path, definition)]);
	return {
		layout: layout ?? "tabular",
		layout_query: { tabular: { fields: columns, sort: [sort], page: 1, ...(rows ? { limit: rows } : {}) } },
		layout_options: { tabular: { widths: Object.fromEntries(widths) } },
	};
}

/**
 * Creates each collection's default list in Studio, and updates it unless an administrator has changed it.
 * @param notes records of written lists; without them, existing lists are unchanged
 * @returns the number of calls that changed something
 */
export async function applyLists(
	client: CmsClient,
	definitions: readonly CollectionDefinition[],
	notes: DatabaseNotes | undefined,
): Promise<number> {
	const filter = Object.fromEntries(Object.keys(FOR_EVERYONE).map((field) => [field, { _null: true }]));
	const fields = ["id", "collection", "layout", "layout_query", "layout_options"];
	const found = await client.read("/presets", { filter, fields, limit: -1 }, z.array(presetSchema));
	const written = (await notes?.read("lists")) ?? {};
	const wanted = definitions.flatMap((definition) =>
		definition.list ? [{ collection: definition.collection, list: layoutOf(definition, definition.list) }] : [],
	);
	const missing = wanted.filter(({ collection }) => !found.some((preset) => preset.collection === collection));
	const changed = wanted.flatMap(({ collection, list }) => {
		const { id, collection: _, ...stored } = found.find((preset) => preset.collection === collection) ?? {};
		const isOurs = fingerprintOfValue(stored) === written[collection];
		return id !== undefined && isOurs && written[collection] !== fingerprintOfValue(list) ? [{ id, ...list }] : [];
	});
	if (missing.length > 0)
		await client.create(
			"/presets",
			missing.map(({ collection, list }) => ({ ...FOR_EVERYONE, collection, ...list })),
		);
	if (changed.length > 0) await client.update("/presets", changed);
	const fingerprints = Object.fromEntries(wanted.map(({ collection, list }) => [collection, fingerprintOfValue(list)]));
	if (!isDeepStrictEqual(fingerprints, written)) await notes?.write("lists", fingerprints);
	return Math.sign(missing.length) + Math.sign(changed.length);
}
