// Which packages of others a site consists of: those that its server loads from node_modules, and those that are bundled.

import { readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { filesWith, importsOf, isTest } from "../../architecture/repository-files.ts";
import { packageFolders, readBundled } from "../../build/bundled-packages.ts";
import { licenceOf } from "../../build/licence-of.ts";
import { LOADED_AS_INSTALLED } from "../../build/loaded-as-installed.ts";
import { findPackage } from "../../build/package-folder.ts";

/** A package with its licence. What there is for each kind of machine is one, with `*` for the machine. */
export interface ShippedPackage {
	readonly name: string;
	readonly version: string;
	/** As SPDX calls it (https://spdx.org/licenses/), or as its makers do. */
	readonly licence: string;
}

/** What is shipped where; each package once, by name and version. */
export interface Shipped {
	readonly server: readonly ShippedPackage[];
	/** In visitors' browsers. */
	readonly browser: readonly ShippedPackage[];
	/** In editors' browsers, beside Directus' own Studio. */
	readonly studio: readonly ShippedPackage[];
}

const described = z.object({
	name: z.string(),
	version: z.string(),
	dependencies: z.record(z.string(), z.string()).default({}),
	optionalDependencies: z.record(z.string(), z.string()).default({}),
	os: z.array(z.string()).default([]),
	cpu: z.array(z.string()).default([]),
	libc: z.array(z.string()).default([]),
});

/** What the content service and the release store import, whose sources run as they are. */
const SERVICES = ["cms", "cms/sqlite", "releases"];

/** Reads what is shipped. @param outDirs of the builds @throws where a build notes nothing */
export async function shippedPackages(root: string, outDirs: readonly string[]): Promise<Shipped> {
	const builds = await Promise.all(
		outDirs.map(async (outDir) => {
			const bundled = await readBundled(outDir);
			if (!bundled) throw new Error(`${outDir} does not say which packages are in it.`);
			return bundled;
		}),
	);
	const server = new Set([
		...serverFolders(root),
		...builds.flatMap(({ node }) => node.map((folder) => realpathSync(join(root, folder)))),
	]);
	const studio = z
		.array(z.string())
		.parse(JSON.parse(readFileSync(join(root, "cms/extensions/hub-studio/dist/app.js.packages.json"), "utf8")));
	return {
		server: packagesIn(server),
		browser: packagesIn(builds.flatMap(({ web }) => web.map((folder) => join(root, folder)))),
		studio: packagesIn(studio.map((folder) => join(root, folder))),
	};
}

/** The packages that the server's processes load from node_modules, and all that these need. */
export function serverPackages(root: string): ShippedPackage[] {
	return packagesIn(serverFolders(root));
}

/** Packages that the launcher loads, which the repository's own package names among what it builds with. */
export function launcherPackages(): string[] {
	return [...new Set(importsOfLauncher().flatMap((from) => /^(@[^/]+\/)?[^/]+/.exec(from)?.[0] ?? []))];
}

function importsOfLauncher(): string[] {
	const launcher = filesWith(".ts").filter(
		({ path }) => /^launcher\/(?!bench)/.test(path) && !isTest(path) && !path.startsWith("launcher/test"),
	);
	return launcher.flatMap((file) =>
		importsOf(file).flatMap(({ from, types }) => (types || /^[.]|^node:|^@hub\//.test(from) ? [] : [from])),
	);
}

/** Folders of the packages that the server's processes load from node_modules, and all that these need. */
export function serverFolders(root: string): Set<string> {
	const start = [
		...SERVICES.map((pkg) => join(root, pkg)),
		...LOADED_AS_INSTALLED.flatMap((name) => findPackage(name, join(root, "shell")) ?? []),
		...packageFolders(
			root,
			importsOfLauncher().map((from) => join(root, "node_modules", from)),
		).map((folder) => realpathSync(join(root, folder))),
	];
	const found = new Set<string>();
	for (const folder of start) collect(folder, found);
	return found;
}

function collect(folder: string, found: Set<string>): void {
	if (found.has(folder)) return;
	found.add(folder);
	const { dependencies, optionalDependencies } = describe(folder);
	for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
		const next = findPackage(name, folder);
		// Optional ones are there for one kind of machine each.
		if (next !== undefined) collect(next, found);
	}
}

function describe(folder: string): z.infer<typeof described> {
	return described.parse(JSON.parse(readFileSync(join(folder, "package.json"), "utf8")));
}

function packagesIn(folders: Iterable<string>): ShippedPackage[] {
	const byName = new Map<string, ShippedPackage>();
	for (const folder of folders) {
		const { name, version, os, cpu, libc } = describe(folder);
		if (name.startsWith("@hub/")) continue;
		const isForMachine = os.length + cpu.length > 0;
		const machine = name.replace(
			new RegExp(`\\b(?:(?:${[...os, ...libc, ...cpu, "linuxmusl", "gnu", "musl", "msvc"].join("|")})(?:-|$))+`),
			"*",
		);
		// What only one kind of machine needs and no other has the like of is left out, so that the page is the same on each.
		if (isForMachine && machine === name) continue;
		const pkg = { name: isForMachine ? machine : name, version, licence: licenceOf(folder) };
		byName.set(`${pkg.name}@${version}`, pkg);
	}
	return [...byName.values()].sort((one, other) => (`${one.name} ${one.version}` < `${other.name} ${other.version}` ? -1 : 1));
}
