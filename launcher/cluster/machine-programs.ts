// Programs of this machine that a cluster needs and npm does not bring.

import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Where each program is. */
export interface MachinePrograms {
	readonly initdb: string;
	readonly postgres: string;
	readonly redis: string;
	readonly nginx: string;
}

const NAMES = { initdb: "initdb", postgres: "postgres", redis: "redis-server", nginx: "nginx" } as const;

/** The package of Debian that has each program. */
const PACKAGES = { initdb: "postgresql", postgres: "postgresql", redis: "redis-server", nginx: "nginx" } as const;

/** Debian has a folder for each version of PostgreSQL, and nginx where only root looks. */
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

/** Finds them. @returns the programs, or the packages of Debian that are missing */
export function findPrograms():
	| { readonly kind: "found"; readonly programs: MachinePrograms }
	| { readonly kind: "missing"; readonly packages: readonly string[] } {
	const places = folders();
	const find = (name: keyof typeof NAMES) =>
		places.map((folder) => join(folder, NAMES[name])).find((path) => existsSync(path)) ?? "";
	const programs = { initdb: find("initdb"), postgres: find("postgres"), redis: find("redis"), nginx: find("nginx") };
	const packages = [
		...new Set((Object.keys(NAMES) as (keyof typeof NAMES)[]).filter((name) => !programs[name]).map((name) => PACKAGES[name])),
	];
	return packages.length === 0 ? { kind: "found", programs } : { kind: "missing", packages };
}
