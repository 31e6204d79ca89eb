import type { Knex } from "knex";
import { leasesTable } from "./own-tables.ts";

/**
 * Takes or prolongs a lease, so that of several instances one does a kind of work. Whoever holds it and dies loses it when its time is
 * over.
 * @returns whether it is the holder's
 */
export async function holdLease(database: Knex, name: string, holder: string, now: number, length: number): Promise<boolean> {
	const until = now + length;
	const taken = await database(leasesTable)
		.where({ name })
		.where((free) => free.where({ holder }).orWhere("until", "<", now))
		.update({ holder, until });
	if (taken > 0) return true;
	const made = await database(leasesTable).insert({ name, holder, until }).onConflict("name").ignore().returning("name");
	return made.length > 0;
}
