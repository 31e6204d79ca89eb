// Finds the programs of this machine that a cluster needs and npm does not install.

import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

export interface MachinePrograms {
	readonly initdb: string;
	readonly postgres: string;
	readonly redis: string;
	readonly nginx: string;
}

/** Arguments of a Redis with the user that docs/operators.md names. */
export const redisUser = (name: string, password: string): string[] =>
	`--user ${name} on >${password} ~hub:* +info +eval +evalsha +set +get +del +incrby +pttl +expire`.split(" ");

/** Programs and the Debian packages that contain them. */
const PROGRAMS = [
	["initdb", "initdb", "postgresql"],
	["postgres", "postgres", "postgresql"],
	["redis", "redis-server", "redis-server"],
	["nginx", "nginx", "nginx"],
] as const;

/** Debian has a folder for each version of PostgreSQL, and nginx in a folder that is only on root's path. */
function folders(): string[] {
	const base = "/usr/lib/postgresql";
	const versions = existsSync(base) ? readdirSync(base).toSorted((one, other) => Number(other) - Number(one)) : [];
	return [
		...(process.env.PATH ?? "").split(delimiter),
		"/usr/sbin",
		"/usr/local/sbin",
		...versions.map((version) => join(base, version, "bin")),
	];
}

/** Finds the programs. @returns their paths, or the missing packages of Debian */
export function findPrograms():
	| { readonly kind: "found"; readonly programs: MachinePrograms }
	| { readonly kind: "missing"; readonly packages: readonly string[] } {
	const programs = { initdb: "", postgres: "", redis: "", nginx: "" };
	const missing = new Set<string>();
	for (const [key, name, debianPackage] of PROGRAMS) {
		const path = folders()
			.map((folder) => join(folder, name))
			.find((file) => existsSync(file));
		if (path) programs[key] = path;
		else missing.add(debianPackage);
	}
	return missing.size === 0 ? { kind: "found", programs } : { kind: "missing", packages: [...missing] };
}
