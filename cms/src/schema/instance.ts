import { z } from "zod";
import type { CmsClient } from "../rest.ts";
import { LIBRARY } from "./library.ts";

const jsonObject = z.record(z.string(), z.unknown()).nullable();
const collection = z.object({ collection: z.string(), meta: jsonObject, schema: jsonObject });
const field = z.object({
	collection: z.string(),
	field: z.string(),
	type: z.string(),
	meta: jsonObject,
	schema: jsonObject,
});
const relation = z.object({
	collection: z.string(),
	field: z.string(),
	related_collection: z.string().nullable(),
	meta: jsonObject,
	schema: jsonObject,
});

/**
 * The schema of a running Directus, without Directus' own collections, but with the fields of its file library. `meta`
 * is null if Directus has only the table, column or foreign key.
 */
export interface InstanceSchema {
	readonly collections: readonly z.infer<typeof collection>[];
	readonly fields: readonly z.infer<typeof field>[];
	readonly relations: readonly z.infer<typeof relation>[];
}

const isCustom = ({ collection }: { readonly collection: string }): boolean => !collection.startsWith("directus_");

/** Reads the schema. */
export async function readInstanceSchema(client: CmsClient): Promise<InstanceSchema> {
	const [collections, fields, relations] = await Promise.all([
		client.read("/collections", {}, z.array(collection)),
		client.read("/fields", {}, z.array(field)),
		client.read("/relations", {}, z.array(relation)),
	]);
	return {
		collections: collections.filter(isCustom),
		fields: fields.filter((entry) => isCustom(entry) || entry.collection === LIBRARY),
		relations: relations.filter(isCustom),
	};
}
