// Which entry a comment is about. Directus' comments point to a row; of a new entry there is only a version so far, which is a row too.

import type { Knex } from "knex";
import { z } from "zod";

/** The collection of Studio's versions. */
export const VERSIONS = "directus_versions";

/** An entry, or a draft of one. */
export interface EntryPlace {
	readonly collection: string;
	/** The entry's id; null for a new one, of which there is a draft alone. */
	readonly item: string | null;
	/** The id of the draft, where it is about one; null: the entry as it is stored. */
	readonly version: string | null;
}

/** Where Directus finds the comments of an entry. */
export interface CommentedRow {
	readonly collection: string;
	readonly item: string;
}

const stored = z.object({ id: z.string(), collection: z.string(), item: z.string().nullable() });

/** The row that comments on an entry point to; undefined where there is none. */
export function commentedRow({ collection, item, version }: EntryPlace): CommentedRow | undefined {
	if (item !== null) return { collection, item };
	return version === null ? undefined : { collection: VERSIONS, item: version };
}

/** The entry that a row with comments stands for: of a version, the entry that it belongs to. */
export async function entryOf(database: Knex, { collection, item }: CommentedRow): Promise<EntryPlace> {
	if (collection !== VERSIONS) return { collection, item, version: null };
	const found = stored.safeParse(await database(VERSIONS).where({ id: item }).first("id", "collection", "item")).data;
	return found ? { collection: found.collection, item: found.item, version: found.id } : { collection, item, version: null };
}

/** Where Studio shows an entry, below its own address. A new entry's draft is called `draft`, as Studio calls it. */
export function studioPath({ collection, item, version }: EntryPlace): string {
	const query = new URLSearchParams({
		...(version === null ? {} : { version: "draft" }),
		...(version !== null && item === null ? { versionId: version } : {}),
	});
	return `/admin/content/${collection}/${item ?? "+"}${query.size > 0 ? `?${query}` : ""}`;
}
