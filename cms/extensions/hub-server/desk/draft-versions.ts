// Reads drafts that Studio stores as versions, of new and of existing entries.

import { type CollectionDefinition, nameField } from "@hub/content-model/collections/collection";
import type { Knex } from "knex";
import { z } from "zod";
import { isEmptyDraft } from "../../../src/entries/empty-draft.ts";
import { storedJson } from "../entries/row.ts";
import { storedMoment } from "../registrations/stored-moment.ts";
import { CHANGED, CHANGED_BY, readHeads, translated } from "./entry-heads.ts";

/** Draft stored as a version. Times in ms. */
export interface DraftVersion {
	readonly collection: string;
	/** Id of the entry; `+` for a new one. */
	readonly id: string;
	/** Id of the version, and its key in Studio's addresses. */
	readonly version: { readonly id: string; readonly key: string };
	/** Title in the draft; empty if there is none yet. */
	readonly name: string;
	/** Language in the draft; empty if none is chosen yet. */
	readonly locale: string;
	readonly changed: number;
	readonly changedBy: string | null;
}

const stored = z.object({
	id: z.string(),
	key: z.string(),
	collection: z.string(),
	item: z.string().nullable(),
	delta: storedJson,
	changed: storedMoment,
	changed_by: z.string().nullable(),
});

/** Reads drafts of translatable entries, the latest first. @param narrow adds conditions */
export async function readDraftVersions(
	database: Knex,
	narrow: (query: Knex.QueryBuilder) => void,
): Promise<readonly DraftVersion[]> {
	const query = database("directus_versions")
		.select("id", "key", "collection", "item", "delta")
		.select({ changed: database.raw(CHANGED), changed_by: database.raw(CHANGED_BY) })
		.whereNotNull("delta")
		.whereIn(
			"collection",
			translated.map(({ collection }) => collection),
		)
		.orderByRaw(`${CHANGED} desc`);
	narrow(query);
	const found = z.array(stored).parse(await query);
	const heads = await headsOf(database, found);
	return found.flatMap(({ id, key, collection, item, delta, changed, changed_by }) => {
		const definition = translated.find((one) => one.collection === collection);
		const head = heads.get(`${collection}/${item}`);
		if (item === null && isEmptyDraft(delta)) return [];
		// Drafts of deleted entries cannot be published.
		if (!definition || (item !== null && !head)) return [];
		const text = (field: string) => (typeof delta?.[field] === "string" ? delta[field] : "");
		return [
			{
				collection,
				id: item ?? "+",
				version: { id, key },
				name: text(nameField(definition)) || head?.name || "",
				locale: text("locale") || head?.locale || "",
				changed: changed.getTime(),
				changedBy: changed_by,
			},
		];
	});
}

/** Returns the existing entries of drafts by collection and id. */
async function headsOf(database: Knex, drafts: readonly z.infer<typeof stored>[]) {
	const read = async (definition: CollectionDefinition) => {
		const ids = drafts.flatMap(({ collection, item }) =>
			collection === definition.collection && item !== null ? [item] : [],
		);
		return ids.length === 0 ? [] : readHeads(database, definition, (query) => query.whereIn("id", ids));
	};
	const all = (await Promise.all(translated.map(read))).flat();
	return new Map(all.map((head) => [`${head.collection}/${head.id}`, head]));
}
