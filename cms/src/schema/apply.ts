import { contentPath } from "@hub/shared-contracts/cms/content-path";
import type { CollectionDefinition } from "@hub/shared-contracts/collections/collection";
import { collections } from "@hub/shared-contracts/collections/collections";
import { type CmsClient, createCmsClient } from "../rest.ts";
import { findDrift } from "./drift.ts";
import { expandSchema } from "./expand.ts";
import { readInstanceSchema } from "./instance.ts";
import { applyLists } from "./lists.ts";
import { renewedForm } from "./superseded.ts";

/** What applying came to. */
export interface Applied {
	/** How many calls changed something; 0 when all was there. */
	readonly writes: number;
	/** What the instance has beyond the repository or otherwise, one line each, as `collection.field: what`. Left as it is. */
	readonly drift: readonly string[];
}

/**
 * Brings the schema of the repository into a Directus, and the lists that Studio shows at first. What is missing is made, a form that
 * the repository itself gave before is renewed, what differs otherwise is reported and left, nothing is dropped.
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

	const fields = new Map(found.fields.map((field) => [`${field.collection}.${field.field}`, field]));
	const renewed = new Map<string, object>();
	for (const wantedField of wanted.fields) {
		const { collection, ...field } = wantedField;
		if (!present.has(collection)) continue;
		const name = `${collection}.${field.field}`;
		const there = fields.get(name);
		if (!there) {
			await write(contentPath("fields", collection), field);
			continue;
		}
		const form = renewedForm(wantedField, there.meta ?? {});
		if (!form) continue;
		await client.update(contentPath("fields", collection, field.field), { meta: form });
		writes += 1;
		renewed.set(name, form);
	}

	const relations = new Set(found.relations.map(({ collection, field }) => `${collection}.${field}`));
	for (const relation of wanted.relations) {
		if (!relations.has(`${relation.collection}.${relation.field}`)) await write("/relations", relation);
	}
	writes += await applyLists(client, definitions);
	const now = found.fields.map((field) => ({
		...field,
		meta: { ...field.meta, ...renewed.get(`${field.collection}.${field.field}`) },
	}));
	return { writes, drift: findDrift(wanted, { ...found, fields: now }) };
}
