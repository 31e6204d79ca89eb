// A Postgres for a benchmark.

import { startPostgres } from "../cms/test/postgres.ts";

/** Runs something with the settings of a Postgres that is started for it, and stopped afterwards. */
export async function onPostgres<Found>(run: (settings: Record<string, string>) => Promise<Found>): Promise<Found> {
	const postgres = await startPostgres();
	const { host, port, user, database } = postgres.connection;
	try {
		return await run({ DB_CLIENT: "pg", DB_HOST: host, DB_PORT: String(port), DB_USER: user, DB_DATABASE: database });
	} finally {
		await postgres.stop();
	}
}
