import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Environment } from "@hub/shared-contracts/settings/read-settings";

/** Where settings come from: the environment of this process, and the file `.env` in the project's folder for what is not in it. */
export function environment(): Environment {
	const file = join(import.meta.dirname, "..", ".env");
	if (existsSync(file)) process.loadEnvFile(file);
	return process.env;
}
