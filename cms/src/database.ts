// Which database the content service uses: a SQLite file of its own, or the Postgres of the settings.

import { createHash } from "node:crypto";
import { CmsStartError } from "./cms-start-error.ts";

/** Where rows are kept. */
export type Database =
	| { readonly kind: "embedded" }
	| {
			readonly kind: "postgres";
			/** Directus' own settings for it, all of `DB_*`. */
			readonly settings: Readonly<Record<string, string>>;
			/** Identifies this database: state that was recorded for another one does not apply. Derived without the password. */
			readonly mark: string;
	  };

type Settings = Readonly<Record<string, string | undefined>>;

/** Required for Postgres unless `DB_CONNECTION_STRING` is set. */
const NEEDED = ["DB_HOST", "DB_PORT", "DB_DATABASE", "DB_USER"] as const;

/** Settings of the database that we always set ourselves. */
const OURS = ["DB_FILENAME", "DB_EXCLUDE_TABLES"];

/**
 * Reads `DB_*` (Directus' own names). None: the embedded database.
 * @throws CmsStartError that names the setting which is wrong or missing
 */
export function readDatabase(env: Settings): Database {
	const settings = Object.fromEntries(
		Object.entries(env).flatMap(([name, value]) => (name.startsWith("DB_") && value ? [[name, value] as const] : [])),
	);
	const ours = OURS.find((name) => settings[name] !== undefined);
	if (ours) throw new CmsStartError(`${ours} cannot be set: the content service decides it itself. Leave it out.`);
	const { DB_CLIENT: client, ...rest } = settings;
	const [other] = Object.keys(rest);
	if (client === undefined && other) throw new CmsStartError(`${other} is set, but DB_CLIENT is not: set DB_CLIENT to pg as well.`);
	if (client === undefined || client === "sqlite3") {
		if (other)
			throw new CmsStartError(`${other} is of no use with the embedded database: set DB_CLIENT to pg, or leave ${other} out.`);
		return { kind: "embedded" };
	}
	if (client !== "pg") {
		throw new CmsStartError(`DB_CLIENT must be sqlite3 (the embedded database) or pg (a Postgres), and is “${client}”.`);
	}
	const address = rest.DB_CONNECTION_STRING;
	if (address !== undefined) {
		// The address may contain a password, so the message does not repeat it.
		if (!URL.canParse(address) || !/^postgres(ql)?:$/.test(new URL(address).protocol))
			throw new CmsStartError("DB_CONNECTION_STRING must be an address such as postgres://user:password@host:5432/database.");
	} else {
		const missing = NEEDED.filter((name) => rest[name] === undefined);
		if (missing.length > 0)
			throw new CmsStartError(`DB_CLIENT is pg, so ${missing.join(", ")} must be set too, or DB_CONNECTION_STRING in their place.`);
	}
	const port = rest.DB_PORT;
	if (port !== undefined && !(/^\d{1,5}$/.test(port) && Number(port) >= 1 && Number(port) <= 65_535))
		throw new CmsStartError(`DB_PORT must be a port from 1 to 65535, and is “${port}”.`);
	for (const name of ["DB_SSL", "DB_SSL__REJECT_UNAUTHORIZED"]) {
		if (rest[name] !== undefined && !/^(true|false)$/.test(rest[name]))
			throw new CmsStartError(`${name} must be true or false, and is “${rest[name]}”.`);
	}
	return { kind: "postgres", settings, mark: markOf(rest) };
}

function markOf({ DB_CONNECTION_STRING: address, DB_HOST, DB_PORT, DB_DATABASE, DB_SEARCH_PATH = "" }: Settings): string {
	const { host, pathname } = address ? new URL(address) : { host: `${DB_HOST}:${DB_PORT}`, pathname: `/${DB_DATABASE}` };
	return createHash("sha256").update(`${host}${pathname} ${DB_SEARCH_PATH}`).digest("hex").slice(0, 12);
}
