import type { Knex } from "knex";
import { registrationMarks } from "./mail-limits.ts";

/** Counts the seats of each event. Its row is also the event's lock: whoever changes a registration holds it. */
export const seatsTable = "hub_event_seats";
/** Says which instance does the timed work. */
export const leasesTable = "hub_leases";

/** Makes these where they are missing. They have no metadata in Directus: no collections, and nobody sees them in Studio. */
export async function makeOwnTables(database: Knex): Promise<void> {
	await make(database, seatsTable, (table) => {
		table.string("event_key").primary();
		// Seats that can be given away here; null: nobody counts.
		table.integer("capacity");
		table.integer("taken").notNullable().defaultTo(0);
		// The next number to be drawn for the waiting list.
		table.integer("next_place").notNullable().defaultTo(1);
		// What was last made known of the event, as JSON.
		table.text("known");
		// How often anything changed, and up to which change the event's rows tell of it.
		table.integer("changes").notNullable().defaultTo(0);
		table.integer("shown").notNullable().defaultTo(0);
	});
	await registrationMarks.make(database);
	await make(database, leasesTable, (table) => {
		table.string("name", 64).primary();
		table.string("holder", 64).notNullable();
		table.bigInteger("until").notNullable();
	});
}

async function make(database: Knex, name: string, columns: (table: Knex.CreateTableBuilder) => void): Promise<void> {
	if (await database.schema.hasTable(name)) return;
	try {
		await database.schema.createTable(name, columns);
	} catch (error) {
		// Another instance was quicker.
		if (!(await database.schema.hasTable(name))) throw error;
	}
}
