import knex, { type Knex } from "knex";
import { z } from "zod";
import { CmsStartError } from "../cms-start-error.ts";
import type { Database } from "./database.ts";
import type { DatabaseState } from "./database-file.ts";

type Postgres = Extract<Database, { kind: "postgres" }>;

const CONNECT_TIMEOUT_MS = 10_000;

const found = z.object({ rows: z.array(z.object({ users: z.boolean(), migrations: z.boolean() })) });
const counted = z.array(z.object({ count: z.coerce.number() }));

/**
 * Checks Postgres before Directus connects to it.
 * @throws CmsStartError if the connection fails, or the tables are incomplete
 */
export async function inspectPostgres(postgres: Postgres): Promise<DatabaseState> {
	const database = openPostgres(postgres);
	try {
		const query =
			"select to_regclass('directus_users') is not null as users, to_regclass('directus_migrations') is not null as migrations";
		const [tables] = found.parse(await database.raw(query)).rows;
		if (!tables?.users) return "absent";
		const [people] = tables.migrations ? counted.parse(await database("directus_users").count({ count: "*" })) : [];
		if (people && people.count > 0) return "ready";
		throw new CmsStartError(
			"The database that DB_* names was left incomplete by an interrupted start: empty it, or name another one, and start again.",
		);
	} catch (error) {
		if (error instanceof CmsStartError) throw error;
		throw cannotUse(error, postgres);
	} finally {
		await database.destroy();
	}
}

/**
 * Opens the database with one connection, which is opened by the first query.
 * @param lasting keeps the idle connection open; default false
 */
export function openPostgres({ settings }: Postgres, { lasting = false } = {}): Knex {
	return knex({
		client: "pg",
		connection: connectionOf(settings),
		acquireConnectionTimeout: CONNECT_TIMEOUT_MS,
		pool: { min: lasting ? 1 : 0, max: 1 },
		...(settings.DB_SEARCH_PATH ? { searchPath: settings.DB_SEARCH_PATH.replace(/^array:/, "").split(",") } : {}),
	});
}

function connectionOf(settings: Postgres["settings"]): Knex.PgConnectionConfig {
	const {
		DB_CONNECTION_STRING: connectionString,
		DB_HOST: host,
		DB_PORT: port,
		DB_DATABASE: database,
		DB_USER: user,
	} = settings;
	const password = settings.DB_PASSWORD;
	const { DB_SSL: ssl, DB_SSL__CA: ca, DB_SSL__REJECT_UNAUTHORIZED: strict } = settings;
	const secured = ca || strict ? { ...(ca ? { ca } : {}), rejectUnauthorized: strict !== "false" } : ssl === "true";
	return {
		...(connectionString
			? { connectionString }
			: {
					...(host ? { host } : {}),
					...(port ? { port: Number(port) } : {}),
					...(database ? { database } : {}),
					...(user ? { user } : {}),
					...(password ? { password } : {}),
				}),
		...(secured === false ? {} : { ssl: secured }),
		connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
	};
}

/** Returns an error with the reason and the settings to correct. */
export function cannotUse(error: unknown, { settings }: Postgres): CmsStartError {
	return new CmsStartError(sentence(error, settings), { cause: error });
}

/** Explains a failed connection by the error code of PostgreSQL or the system. */
function sentence(error: unknown, settings: Postgres["settings"]): string {
	const code = error instanceof Error && "code" in error ? String(error.code) : "";
	const names = (...each: string[]) => (settings.DB_CONNECTION_STRING ? "DB_CONNECTION_STRING" : each.join(" and "));
	switch (code) {
		case "ECONNREFUSED":
		case "ENOTFOUND":
		case "EAI_AGAIN":
		case "ETIMEDOUT":
		case "EHOSTUNREACH":
			return `No Postgres answers where ${names("DB_HOST", "DB_PORT")} point (${code}): start it, or correct them.`;
		case "28P01":
		case "28000":
			return `The Postgres does not let the user in: correct ${names("DB_USER", "DB_PASSWORD")}.`;
		case "3D000":
			return `The Postgres has no such database: make it, or correct ${names("DB_DATABASE")}.`;
		default:
			return `The Postgres that ${names("DB_HOST", "DB_DATABASE")} name cannot be used: ${error instanceof Error ? error.message : String(error)}.`;
	}
}
