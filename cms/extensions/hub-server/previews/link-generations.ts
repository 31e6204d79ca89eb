// How often the links to an entry's preview were ended: a link holds as long as that is what it was when the link was made.

import type { Knex } from "knex";
import { z } from "zod";
import type { ownTables } from "../../../src/own-tables.ts";

const linksTable = "hub_preview_links" satisfies keyof typeof ownTables;

const stored = z.object({ generation: z.number() }).optional();

/** The generation of links that hold for an entry now. */
export async function generationOf(database: Knex, collection: string, item: string): Promise<number> {
	const row: unknown = await database(linksTable).where({ collection, item }).first("generation");
	return stored.parse(row)?.generation ?? 0;
}

/** Ends all links to previews of entries that were made so far. In one statement for each, so that of two at once both count. */
export async function endLinks(database: Knex, collection: string, items: readonly string[]): Promise<void> {
	for (const item of items)
		await database(linksTable)
			.insert({ collection, item, generation: 1 })
			.onConflict(["collection", "item"])
			.merge({ generation: database.raw("??.?? + 1", [linksTable, "generation"]) });
}
