// Programs of this machine that a cluster needs and npm does not bring.

import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { say } from "../progress.ts";

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

/** What an installation does to a machine. */
export interface PackageInstaller {
	readonly find: typeof findPrograms;
	/** Whether packages can be installed: on Linux as root. */
	readonly mayInstall: boolean;
	/** The file that Debian's packages ask whether they may start their services. */
	readonly policy: string;
	/** Runs apt-get. @returns whether it ended well */
	apt(...words: readonly string[]): boolean;
}

/** How long one step of an installation may take, in ms. */
const INSTALL_DEADLINE = 3 * 60_000;

const THIS_MACHINE: PackageInstaller = {
	find: findPrograms,
	mayInstall: process.platform === "linux" && process.getuid?.() === 0,
	policy: "/usr/sbin/policy-rc.d",
	apt: (...words) =>
		spawnSync("apt-get", ["-qq", ...words], {
			stdio: "ignore",
			timeout: INSTALL_DEADLINE,
			env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
		}).status === 0,
};

/**
 * Installs what is missing from Debian's packages, where this process may. Services that come with the packages are not started: a cluster
 * has its own. What could not be installed is missing afterwards as before.
 */
export function installPrograms({ find, mayInstall, policy, apt }: PackageInstaller = THIS_MACHINE): void {
	const found = find();
	if (found.kind === "found" || !mayInstall) return;
	say(`Installing what a cluster runs on: ${found.packages.join(", ")}`);
	if (!apt("update")) return;
	const hasPolicy = existsSync(policy);
	try {
		if (!hasPolicy) writeFileSync(policy, "#!/bin/sh\nexit 101\n", { mode: 0o755 });
	} catch (error) {
		// A full disk leaves a part of it.
		rmSync(policy, { force: true });
		say(`They were not installed, since ${policy} cannot be written: ${String(error)}`);
		return;
	}
	try {
		apt("install", "-y", "--no-install-recommends", ...found.packages);
	} finally {
		if (!hasPolicy) rmSync(policy, { force: true });
	}
}
