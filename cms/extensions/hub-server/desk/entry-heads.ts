// What lists say of entries: their names, how they stand with visitors and when they changed, without their texts.

import { type CollectionDefinition, nameField } from "@hub/content-model/collections/collection";
import { collections } from "@hub/content-model/collections/collections";
import type { Knex } from "knex";
import { z } from "zod";
import { storedMoment, storedMomentOrNull } from "../registrations/stored-moment.ts";

/** An entry in one language. Moments in ms. */
export interface EntryHead {
	readonly collection: string;
	readonly id: string;
	readonly name: string;
	readonly key: string;
	readonly locale: string;
	readonly status: string;
	/** From when to when it is shown, where it is published; null: no bound. */
	readonly publishAt: number | null;
	readonly unpublishAt: number | null;
	readonly created: number;
	/** When it was last changed; a new one when it was created. */
	readonly changed: number;
	/** Who did so; null for an import, and where the account is gone. */
	readonly changedBy: string | null;
}

/** When an entry was last changed, and by whom, in SQL. */
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
	status: z.string(),
	publish_at: storedMomentOrNull,
	unpublish_at: storedMomentOrNull,
	created: storedMoment,
	changed: storedMoment,
	changed_by: z.string().nullable(),
});

/** The collections whose entries are each in one language, and joined to the others by a key. */
export const translated: readonly CollectionDefinition[] = collections.filter(
	({ audience, junction, fields }) =>
		audience === "public" && !junction && "translation_key" in fields && "locale" in fields && "date_updated" in fields,
);

/** Reads the heads of a collection's entries. @param narrow says which, and in which order; default all */
export async function readHeads(
	database: Knex,
	definition: CollectionDefinition,
	narrow: (query: Knex.QueryBuilder, collection: string) => void = () => undefined,
): Promise<EntryHead[]> {
	const { collection } = definition;
	const query = database(collection).select({
		...{ id: "id", name: nameField(definition), translation_key: "translation_key", locale: "locale", status: "status" },
		...{ publish_at: "publish_at", unpublish_at: "unpublish_at", created: "date_created" },
		...{ changed: database.raw(CHANGED), changed_by: database.raw(CHANGED_BY) },
	});
	narrow(query, collection);
	const rows: unknown[] = await query;
	return rows.flatMap((row) => {
		// A row that was written past Directus, without a date, is in no list.
		const read = stored.safeParse(row);
		if (!read.success) return [];
		const { translation_key, publish_at, unpublish_at, created, changed, changed_by, name, ...rest } = read.data;
		return [
			{
				...rest,
				collection,
				name: name || rest.id,
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
