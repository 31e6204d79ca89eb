import type { Knex } from "knex";

/** Knex writes the values of a statement into the message of its error, unless it is told not to. */
export function withoutValuesInErrors(database: Knex): void {
	database.client.config.compileSqlOnError = false;
}
