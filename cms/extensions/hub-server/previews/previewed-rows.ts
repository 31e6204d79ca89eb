// Reads the rows of previews: a stored entry, its version, or a new entry that has only a version.

import { ErrorCode, isDirectusError } from "@directus/errors";
import type { Accountability, HookExtensionContext } from "@directus/types";
import { UNSTORED } from "@hub/content-model/preview/previewed-collections.server";
import { z } from "zod";
import { derivedValues } from "../editing/derived-values.ts";
import { definitionOf } from "../entries/change.ts";

/** Key of Studio's version that is created at the first edit. Until then the row itself is shown. */
const DRAFT_KEY = "draft";

/** Studio's version of an entry that has no row yet. */
const unstored = z.object({
	collection: z.string(),
	item: z.null(),
	delta: z.record(z.string(), z.unknown()).nullable(),
});

/** Identifies a row and one of its states. */
export interface RowState {
	readonly collection: string;
	/** Id of the row, or of the version if there is no row ({@link UNSTORED}). */
	readonly id: string;
	/** Key of a version; empty for the stored row. */
	readonly version: string;
}

/** Reads a row with an account's permissions. @param accountability null for all permissions */
export type ReadState = (
	state: RowState,
	fields: readonly string[],
	accountability: Accountability | null,
) => Promise<unknown>;

type Directus = Pick<HookExtensionContext, "database" | "services" | "getSchema">;

/** Creates the reader of previewed rows. Rejects if the row does not exist or the account may not read it. */
export function previewedRows({ database, services, getSchema }: Directus): ReadState {
	return async ({ collection, id, version }, fields, accountability) => {
		const schema = await getSchema();
		const items = new services.ItemsService(collection, { schema, accountability });
		const stored = () => items.readOne(id, { fields: [...fields] });
		if (!version) return stored();
		if (version === UNSTORED) {
			const versions = new services.VersionsService({ schema, accountability });
			const found = await versions.readOne(id, { fields: ["collection", "item", "delta"] }).catch(() => undefined);
			const draft = unstored.safeParse(found).data;
			// The version was published meanwhile, and the new row has its id.
			if (draft?.collection !== collection) return stored();
			// Adds values that publishing would derive.
			const delta = draft.delta ?? {};
			const definition = definitionOf(collection);
			const derived = definition
				? derivedValues(definition, undefined, { ...delta, status: "published" }, Date.now())
				: {};
			// Stores the version in a transaction that is rolled back, like Directus' own reads of versions.
			const knex = await database.transaction();
			try {
				const writing = new services.ItemsService(collection, { schema, knex });
				await writing.createOne({ ...delta, ...derived, id }, { emitEvents: false, autoPurgeCache: false });
				return await new services.ItemsService(collection, { schema, knex, accountability }).readOne(id, {
					fields: [...fields],
				});
			} finally {
				await knex.rollback();
			}
		}
		try {
			return await items.readOne(id, { fields: [...fields], version });
		} catch (error) {
			if (version !== DRAFT_KEY || !isDirectusError(error, ErrorCode.Forbidden)) throw error;
			return stored();
		}
	};
}
