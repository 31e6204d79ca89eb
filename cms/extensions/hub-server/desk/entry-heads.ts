// Reads the head of entries for lists: name, visibility and time of change, without texts.

import { type CollectionDefinition, nameField } from "@hub/content-model/collections/collection";
import { collections } from "@hub/content-model/collections/collections";
import type { Knex } from "knex";
import { z } from "zod";
import { storedMoment, storedMomentOrNull } from "../registrations/stored-moment.ts";

/** Head of an entry in one language. Times in ms. */
export interface EntryHead {
	readonly collection: string;
	readonly id: string;
	/** Empty for an entry without a title. */
	readonly name: string;
	readonly key: string;
	readonly locale: string;
	readonly status: "draft" | "published" | "archived";
	/** Publication period of a published entry; null for no limit. */
	readonly publishAt: number | null;
	readonly unpublishAt: number | null;
	readonly created: number;
	/** Time of the last change, or of the creation. */
	readonly changed: number;
	/** Account of the last change; null for an import or a deleted account. */
	readonly changedBy: string | null;
}

/** SQL expression for the time of the last change. */
export const CHANGED = "coalesce(date_updated, date_created)";
export const CHANGED_BY = "coalesce(user_updated, user_created)";

/** Restricts a query to rows that an account created or ever changed, as far as Directus' activity log goes back. */
export function changedBy(database: Knex, collection: string, user: string): (query: Knex.QueryBuilder) => void {
	return (query) => {
		query
			.where({ user_created: user })
			.orWhere({ user_updated: user })
			// PostgreSQL doesn't compare a UUID with the log's text.
			.orWhereExists(
				database("directus_activity")
					.select(database.raw("1"))
					.where({ collection, user })
					.whereRaw("item = cast(?? as varchar(36))", [`${collection}.id`]),
			);
	};
}

const stored = z.object({
	id: z.string(),
	name: z.string().nullable(),
	translation_key: z.string().nullable(),
	locale: z.string(),
	status: z.enum(["draft", "published", "archived"]),
	publish_at: storedMomentOrNull,
	unpublish_at: storedMomentOrNull,
	created: storedMoment,
	changed: storedMoment,
	changed_by: z.string().nullable(),
});

/** Collections with one entry per language. */
export const translated: readonly CollectionDefinition[] = collections.filter(
	({ audience, junction, fields }) =>
		audience === "public" && !junction && "translation_key" in fields && "locale" in fields && "date_updated" in fields,
);

/** Reads the heads of a collection's entries. @param narrow adds conditions and an order; default all */
export async function readHeads(
	database: Knex,
	definition: CollectionDefinition,
	narrow: (query: Knex.QueryBuilder, collection: string) => void = () => undefined,
): Promise<EntryHead[]> {
	const { collection } = definition;
	const query = database(collection).select({
		id: "id",
		name: nameField(definition),
		translation_key: "translation_key",
		locale: "locale",
		status: "status",
		publish_at: "publish_at",
		unpublish_at: "unpublish_at",
		created: "date_created",
		changed: database.raw(CHANGED),
		changed_by: database.raw(CHANGED_BY),
	});
	narrow(query, collection);
	const rows: unknown[] = await query;
	return rows.flatMap((row) => {
		// Rows written without Directus may lack dates; lists leave them out.
		const read = stored.safeParse(row);
		if (!read.success) return [];
		const { translation_key, publish_at, unpublish_at, created, changed, changed_by, name, ...rest } = read.data;
		return [
			{
				...rest,
				collection,
				name: name ?? "",
				key: translation_key ?? "",
				publishAt: publish_at?.getTime() ?? null,
				unpublishAt: unpublish_at?.getTime() ?? null,
				created: created.getTime(),
				changed: changed.getTime(),
				changedBy: changed_by,
			},
		];
	});
}
