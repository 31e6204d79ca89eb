// Counts how often the preview links of an entry were revoked. A link is valid while the count is the one that it was
// made with.

import type { Knex } from "knex";
import { z } from "zod";
import type { ownTables } from "../../../src/database/own-tables.ts";

const linksTable = "hub_preview_links" satisfies keyof typeof ownTables;

const stored = z.object({ generation: z.number() }).optional();

/** Returns the current generation of an entry's links. */
export async function generationOf(database: Knex, collection: string, item: string): Promise<number> {
	const row: unknown = await database(linksTable).where({ collection, item }).first("generation");
	return stored.parse(row)?.generation ?? 0;
}

/** Revokes all existing preview links of entries. One statement for each, so that concurrent calls are all counted. */
export async function endLinks(database: Knex, collection: string, items: readonly string[]): Promise<void> {
	for (const item of items)
		await database(linksTable)
			.insert({ collection, item, generation: 1 })
			.onConflict(["collection", "item"])
			.merge({ generation: database.raw("??.?? + 1", [linksTable, "generation"]) });
}
