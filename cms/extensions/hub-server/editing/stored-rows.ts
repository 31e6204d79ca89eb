import type { ApiExtensionContext, EventContext, Filter } from "@directus/types";
import { alternativeField } from "@hub/content-model/cms/library-file";
import type { CollectionDefinition } from "@hub/content-model/collections/collection";
import type { LibraryTexts } from "./alternatives.ts";
import type { Row } from "./row.ts";

/** Stored rows, read within the transaction of an event. */
export interface StoredRows {
	/** Returns all rows that match a filter, with every field that is a column. */
	list(definition: CollectionDefinition, filter: Filter): Promise<readonly Row[]>;
	/** Reads the library's alternative texts in a language. Files without one are left out. */
	alternatives: LibraryTexts;
}

/**
 * Reads with all permissions: the result of a rule does not depend on the editor's permissions. Uses the connection of
 * the event, because SQLite has no second one within a transaction.
 */
export function storedRows({ services }: ApiExtensionContext, { database, schema }: EventContext): StoredRows {
	if (schema === null) throw new Error("An event about rows came without the schema that they have.");
	return {
		list({ collection, fields }, filter) {
			const items = new services.ItemsService(collection, { schema, knex: database, accountability: null });
			const columns = Object.keys(fields).filter((field) => fields[field]?.column !== null);
			return items.readByQuery({ filter, fields: columns, limit: -1 }, { emitEvents: false });
		},
		async alternatives(ids, locale) {
			const field = alternativeField(locale);
			// During an upgrade, the column exists only at the end of the first start.
			if (!(field in (schema.collections.directus_files?.fields ?? {}))) return new Map();
			const files = new services.ItemsService("directus_files", { schema, knex: database, accountability: null });
			const found = await files.readByQuery(
				{ filter: { id: { _in: [...ids] } }, fields: ["id", field], limit: -1 },
				{ emitEvents: false },
			);
			return new Map(
				found.flatMap((file) => (typeof file[field] === "string" ? [[String(file.id), file[field]] as const] : [])),
			);
		},
	};
}
