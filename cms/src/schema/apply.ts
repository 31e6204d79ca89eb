import { contentPath } from "@hub/content-model/cms/content-path";
import type { CollectionDefinition } from "@hub/content-model/collections/collection";
import { collections } from "@hub/content-model/collections/collections";
import type { DatabaseNotes } from "../database/database-notes.ts";
import type { CmsClient } from "../rest.ts";
import { changedMeta, findDrift } from "./drift.ts";
import { expandSchema } from "./expand.ts";
import { applyFirstSettings } from "./first-settings.ts";
import { applyFolders } from "./folders.ts";
import { readInstanceSchema } from "./instance.ts";
import { libraryFields } from "./library.ts";
import { applyLists } from "./lists.ts";
import { applyTexts } from "./texts.ts";

/** Result of applying the declarations to a Directus instance. */
export interface Applied {
	/** Number of calls that changed something; 0 if everything existed. */
	readonly writes: number;
	/** Lines of `collection.field: difference`, for additions and differences of the instance. They are not changed. */
	readonly drift: readonly string[];
}

/**
 * Applies the declared schema to a Directus instance, with the fields and folders of its file library, its lists and its
 * translations. Creates what is missing, and updates the declared settings of collections, fields and relations: labels,
 * notes, order, sections, interfaces, options. Does not change existing columns, nor fields, collections, lists and
 * settings that an administrator has added or changed. Drops nothing: that requires a migration.
 * @param client acts as an administrator
 * @param definitions default: all of ours
 * @param notes records of written lists; without them, existing lists are unchanged
 * @throws CmsCallError if Directus refuses a change
 */
export async function applySchema(
	client: CmsClient,
	definitions: readonly CollectionDefinition[] = collections,
	notes?: DatabaseNotes,
): Promise<Applied> {
	const wanted = expandSchema(definitions);
	const found = await readInstanceSchema(client);
	let writes = 0;
	const create = async (path: string, body: object): Promise<void> => {
		await client.create(path, body);
		writes += 1;
	};
	const update = async (path: string, body: object): Promise<void> => {
		await client.update(path, body);
		writes += 1;
	};

	const present = new Map(found.collections.map((collection) => [collection.collection, collection]));
	const ownFields = (name: string) =>
		wanted.fields.flatMap(({ collection, ...field }) => (collection === name ? [field] : []));
	const missing = wanted.collections.filter(({ collection }) => !present.has(collection));
	if (missing.length > 0)
		await create(
			"/collections",
			missing.map((collection) =>
				collection.schema === null ? collection : { ...collection, fields: ownFields(collection.collection) },
			),
		);
	const changed = wanted.collections.flatMap(({ collection, meta }) => {
		const changes = changedMeta(meta, present.get(collection));
		return changes ? [{ collection, meta: changes }] : [];
	});
	if (changed.length > 0) await update("/collections", changed);

	const fields = new Map(found.fields.map((field) => [`${field.collection}.${field.field}`, field]));
	for (const [collection, own] of Map.groupBy([...wanted.fields, ...libraryFields()], (field) => field.collection)) {
		if (missing.some((created) => created.collection === collection)) continue;
		for (const { collection: _, ...field } of own)
			if (!fields.has(`${collection}.${field.field}`)) await create(contentPath("fields", collection), field);
		const updates = own.flatMap(({ field, meta }) => {
			const changes = changedMeta(meta, fields.get(`${collection}.${field}`));
			return changes ? [{ field, meta: changes }] : [];
		});
		// One call per collection: Directus rebuilds all its caches after each.
		if (updates.length > 0) await update(contentPath("fields", collection), updates);
	}

	const relations = new Map(found.relations.map((relation) => [`${relation.collection}.${relation.field}`, relation]));
	for (const relation of wanted.relations) {
		const existing = relations.get(`${relation.collection}.${relation.field}`);
		const changes = changedMeta(relation.meta, existing);
		if (!existing) await create("/relations", relation);
		else if (changes) await update(contentPath("relations", relation.collection, relation.field), { meta: changes });
	}
	writes += await applyFolders(client);
	writes += await applyTexts(client);
	writes += await applyLists(client, definitions, notes);
	writes += await applyFirstSettings(client);
	return { writes, drift: findDrift(wanted, found) };
}
