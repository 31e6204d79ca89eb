import type { Knex } from "knex";

/** Keeps values of statements out of error messages, where Knex puts them by default. */
export function withoutValuesInErrors(database: Knex): void {
	database.client.config.compileSqlOnError = false;
}
