import type { ApiExtensionContext, EventContext, Filter } from "@directus/types";
import { alternativeField } from "@hub/content-model/cms/library-file";
import type { CollectionDefinition } from "@hub/content-model/collections/collection";
import type { LibraryTexts } from "./alternatives.ts";
import type { Row } from "./row.ts";

/** The rows as they are stored now, seen from within the transaction of an event. */
export interface StoredRows {
	/** All that fit a filter, with every field that is a column. */
	list(definition: CollectionDefinition, filter: Filter): Promise<readonly Row[]>;
	/** What the file library says that files show, in a language; those of which it says anything. */
	alternatives: LibraryTexts;
}

/**
 * Reads with all rights: what a rule compares with does not depend on who writes. It asks the event's own database and no other:
 * within a transaction SQLite has no second connection.
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
			// A database that is brought to this release has it from the end of its first start.
			if (!(field in (schema.collections.directus_files?.fields ?? {}))) return new Map();
			const files = new services.ItemsService("directus_files", { schema, knex: database, accountability: null });
			const found = await files.readByQuery(
				{ filter: { id: { _in: [...ids] } }, fields: ["id", field], limit: -1 },
				{ emitEvents: false },
			);
			return new Map(found.flatMap((file) => (typeof file[field] === "string" ? [[String(file.id), file[field]] as const] : [])));
		},
	};
}
