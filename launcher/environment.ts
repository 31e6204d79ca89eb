import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import type { Environment } from "@hub/settings/setting";
import type { SettingSources } from "@hub/settings/unused-settings";

/** Returns the settings: the environment of this process, completed by the file `.env` in the project's folder. */
export function environment(): Environment {
	return settingSources().env;
}

/** Returns the settings with the names that `.env` contains. */
export function settingSources(): SettingSources {
	const file = join(import.meta.dirname, "..", ".env");
	if (!existsSync(file)) return { env: process.env, fromFile: [] };
	process.loadEnvFile(file);
	return { env: process.env, fromFile: Object.keys(parseEnv(readFileSync(file, "utf8"))) };
}
