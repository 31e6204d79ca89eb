// Finds the entry of a comment. A new entry has only a version so far, and comments on it point to the version.

import { nameField } from "@hub/content-model/collections/collection";
import type { Knex } from "knex";
import { z } from "zod";
import { definitionOf } from "../entries/change.ts";
import { storedJson } from "../entries/row.ts";

export const VERSIONS = "directus_versions";

const row = z.record(z.string(), z.unknown()).optional();
const version = z.object({
	id: z.string(),
	collection: z.string(),
	item: z.string().nullable(),
	delta: storedJson,
});

/** Returns the address of an entry, or of the draft of a new one, in Studio, below `/admin`. */
export function studioPath(collection: string, item: string | null, draft = ""): string {
	if (item === null) return `/content/${collection}/+?version=draft&versionId=${draft}`;
	return collection.startsWith("directus_")
		? `/${collection.slice("directus_".length)}/${item}`
		: `/content/${collection}/${item}`;
}

/**
 * Finds the entry that a comment is about: its name, empty if it has none yet, and its address in Studio, below
 * `/admin`.
 */
export async function commentedEntry(database: Knex, collection: string, item: string) {
	const draft =
		collection === VERSIONS ? version.parse(await database(VERSIONS).where({ id: item }).first()) : undefined;
	const of = draft?.collection ?? collection;
	const definition = definitionOf(of);
	const values = draft?.delta ?? row.parse(definition && (await database(of).where({ id: item }).first()));
	const name = definition && values?.[nameField(definition)];
	return {
		collection: of,
		name: typeof name === "string" ? name : "",
		path: draft ? studioPath(of, draft.item, draft.id) : studioPath(of, item),
	};
}
