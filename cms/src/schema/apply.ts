import { contentPath } from "@hub/shared-contracts/cms/content-path";
import type { CollectionDefinition } from "@hub/shared-contracts/collections/collection";
import { collections } from "@hub/shared-contracts/collections/collections";
import { type CmsClient, createCmsClient } from "../rest.ts";
import { findDrift } from "./drift.ts";
import { expandSchema } from "./expand.ts";
import { applyFirstSettings } from "./first-settings.ts";
import { readInstanceSchema } from "./instance.ts";
import { applyLibrary } from "./library.ts";
import { applyLists } from "./lists.ts";
import { applyTexts } from "./texts.ts";

/** What applying came to. */
export interface Applied {
	/** How many calls changed something; 0 when all was there. */
	readonly writes: number;
	/** What the instance has beyond the repository or otherwise, one line each, as `collection.field: what`. Left as it is. */
	readonly drift: readonly string[];
}

/**
 * Brings the schema of the repository into a Directus, with what the file library has beyond Directus' own, the lists that Studio shows at
 * first and the words of its users' languages. What is missing is created, what differs is reported and left, nothing is dropped: what else
 * there is to do is done by a migration.
 * @param target a client of an administrator, or the address and token of one
 * @param definitions default: every collection of ours
 * @throws CmsCallError when Directus refuses a change
 */
export async function applySchema(
	target: CmsClient | { readonly url: string; readonly token: string },
	definitions: readonly CollectionDefinition[] = collections,
): Promise<Applied> {
	const client = "read" in target ? target : createCmsClient(target.url, target.token);
	const wanted = expandSchema(definitions);
	const found = await readInstanceSchema(client);
	let writes = 0;
	const write = async (path: string, body: object): Promise<void> => {
		await client.create(path, body);
		writes += 1;
	};

	const present = new Set(found.collections.map(({ collection }) => collection));
	const missing = wanted.collections.filter(({ collection }) => !present.has(collection));
	if (missing.length > 0) {
		await write(
			"/collections",
			missing.map((collection) => ({
				...collection,
				...(collection.schema === null
					? {}
					: {
							fields: wanted.fields
								.filter((field) => field.collection === collection.collection)
								.map(({ collection: _, ...field }) => field),
						}),
			})),
		);
	}

	const fields = new Set(found.fields.map(({ collection, field }) => `${collection}.${field}`));
	for (const { collection, ...field } of wanted.fields) {
		if (present.has(collection) && !fields.has(`${collection}.${field.field}`))
			await write(contentPath("fields", collection), field);
	}

	const relations = new Set(found.relations.map(({ collection, field }) => `${collection}.${field}`));
	for (const relation of wanted.relations) {
		if (!relations.has(`${relation.collection}.${relation.field}`)) await write("/relations", relation);
	}
	writes += await applyLibrary(client);
	writes += await applyTexts(client);
	writes += await applyLists(client, definitions);
	writes += await applyFirstSettings(client);
	return { writes, drift: findDrift(wanted, found) };
}
