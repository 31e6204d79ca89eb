// Chooses the database of the content service: its own SQLite file, or the PostgreSQL of the settings.

import { createHash } from "node:crypto";
import { readSettings } from "@hub/settings/read-settings";
import type { Environment } from "@hub/settings/setting";

export type Database =
	| { readonly kind: "embedded" }
	| {
			readonly kind: "postgres";
			/** Directus' own settings for it, all of `DB_*`. */
			readonly settings: Readonly<Record<string, string>>;
			/** Identifies this database, because state of another one does not apply. Derived without the password. */
			readonly fingerprint: string;
	  };

/**
 * Reads `DB_*` (Directus' own names). Without them: the embedded database.
 * @throws SettingsError that names every invalid or missing setting
 */
export function readDatabase(env: Environment): Database {
	if (readSettings(env).dbClient === "sqlite3") return { kind: "embedded" };
	const settings = Object.fromEntries(
		Object.entries(env).flatMap(([name, value]) => (name.startsWith("DB_") && value ? [[name, value] as const] : [])),
	);
	return { kind: "postgres", settings, fingerprint: fingerprint(settings) };
}

function fingerprint({
	DB_CONNECTION_STRING: address,
	DB_HOST,
	DB_PORT,
	DB_DATABASE,
	DB_SEARCH_PATH = "",
}: Environment): string {
	const { host, pathname } = address
		? new URL(address)
		: { host: `${DB_HOST}:${DB_PORT}`, pathname: `/${DB_DATABASE}` };
	return createHash("sha256").update(`${host}${pathname} ${DB_SEARCH_PATH}`).digest("hex").slice(0, 12);
}
