import { z } from "zod";
import type { CmsClient } from "../rest.ts";

const bag = z.record(z.string(), z.unknown()).nullable();
const collection = z.object({ collection: z.string(), meta: bag, schema: bag });
const field = z.object({ collection: z.string(), field: z.string(), type: z.string(), meta: bag, schema: bag });
const relation = z.object({
	collection: z.string(),
	field: z.string(),
	related_collection: z.string().nullable(),
	meta: bag,
	schema: bag,
});

/** The schema that a running Directus has, without Directus' own tables. */
export interface InstanceSchema {
	readonly collections: readonly z.infer<typeof collection>[];
	readonly fields: readonly z.infer<typeof field>[];
	readonly relations: readonly z.infer<typeof relation>[];
}

const foreign = ({ collection }: { readonly collection: string }): boolean => !collection.startsWith("directus_");

/** Reads it, in three calls at once. Tables that Directus knows nothing of are left out. */
export async function readInstanceSchema(client: CmsClient): Promise<InstanceSchema> {
	const [collections, fields, relations] = await Promise.all([
		client.read("/collections", {}, z.array(collection)),
		client.read("/fields", {}, z.array(field)),
		client.read("/relations", {}, z.array(relation)),
	]);
	const managed = collections.filter((entry) => foreign(entry) && entry.meta !== null);
	const names = new Set(managed.map((entry) => entry.collection));
	return {
		collections: managed,
		fields: fields.filter((entry) => names.has(entry.collection)),
		relations: relations.filter((entry) => names.has(entry.collection)),
	};
}
