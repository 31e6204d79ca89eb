// The package.json of a new remote. Versions are those of this package: workspace versions in the repository, real ones
// in the packed package.

import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { AdmissionError } from "@hub/releases/admission-error";
import { z } from "zod";

/** Location of a new remote: in this repository, or in a team's folder. */
export type RemoteTarget =
	| { readonly kind: "workspace" }
	| {
			readonly kind: "team";
			readonly folder: string;
			/** Folder with the packages as files. Default: a registry. */
			readonly packages?: string;
	  };

const versions = z.record(z.string(), z.string());
const ownPackage = z.object({
	version: z.string(),
	engines: z.object({ node: z.string() }),
	devDependencies: versions,
});

/** Tools for a team's tests and checks. */
const TOOLS = [
	"@types/node",
	"@types/react",
	"@types/react-dom",
	"i18next",
	"react",
	"react-dom",
	"react-router",
	"typescript",
	"vitest",
];

/** @throws AdmissionError if a package is missing in the folder */
export function packageJson(name: string, target: RemoteTarget): object {
	const { version, engines, devDependencies } = ownPackage.parse(
		JSON.parse(readFileSync(join(import.meta.dirname, "..", "package.json"), "utf8")),
	);
	const versionOf = (dependency: string) => devDependencies[dependency] ?? version;
	/** Version of one of Data Hub's packages. */
	const hubVersionOf = (dependency: string) =>
		target.kind === "team" && target.packages !== undefined
			? packedFile(dependency, target.packages, target.folder)
			: versionOf(dependency);
	const dependencies = (names: readonly string[], find: (dependency: string) => string) =>
		Object.fromEntries(names.map((dependency) => [dependency, find(dependency)]));
	const hubPackages = dependencies(["@hub/content-model", "@hub/shared-contracts", "@hub/shared-ui"], hubVersionOf);
	if (target.kind === "workspace")
		return {
			name: `@hub/${name}`,
			version: "0.1.0",
			private: true,
			type: "module",
			dependencies: hubPackages,
			peerDependencies: dependencies(["react", "react-router"], versionOf),
			devDependencies: dependencies(["@types/react", "react", "react-router"], versionOf),
		};
	return {
		// Same name as in the repository, because the same sources must result in the same release.
		name: `@hub/${name}`,
		version: "0.1.0",
		private: true,
		type: "module",
		engines,
		scripts: { test: "vitest run", check: "hub check", build: "hub build", release: "hub publish" },
		dependencies: hubPackages,
		devDependencies: { ...dependencies(["@hub/remote-tools"], hubVersionOf), ...dependencies(TOOLS, versionOf) },
	};
}

/** Returns the dependency on a packed file, relative to a folder. */
function packedFile(name: string, packages: string, folder: string): string {
	const pattern = `${name.replace("@", "").replace("/", "-")}-[0-9]*.tgz`;
	const [file, ...more] = globSync(pattern, { cwd: packages });
	if (!file) throw new AdmissionError(`${packages} has no ${pattern}: name the folder with the packed packages.`);
	if (more.length > 0)
		throw new AdmissionError(`${packages} has ${[file, ...more].join(" and ")}: remove all but one.`);
	return `file:${relative(folder, join(packages, file)).replaceAll("\\", "/")}`;
}
