// Reads the repository's own files for the house rules.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

export const root = dirname(import.meta.dirname);

const NOT_OURS = new Set(["node_modules", "dist", ".git", ".toolchain", ".data", ".screenshots"]);

/** Path from the root with `/`, and text of a file. */
export interface HouseFile {
	readonly path: string;
	readonly text: string;
}

/** Import of a file. `types`: only types are imported, so nothing of it remains at run time. */
export interface HouseImport {
	readonly from: string;
	readonly types: boolean;
}

/** Returns the paths below a folder, without dependencies, builds and data. */
export function pathsBelow(folder: string): string[] {
	return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
		const path = relative(root, join(root, folder, entry.name)).replaceAll("\\", "/");
		if (NOT_OURS.has(entry.name)) return [];
		return entry.isDirectory() ? pathsBelow(path) : [path];
	});
}

/** Returns all files with one of the endings, sorted by path. */
export function filesWith(...endings: string[]): HouseFile[] {
	return pathsBelow(".")
		.filter((path) => endings.some((ending) => path.endsWith(ending)))
		.sort()
		.map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
}

/** Returns the names of the remotes' folders. */
export function remotePackages(): string[] {
	return readdirSync(root)
		.filter((name) => name.startsWith("mf-") && existsSync(join(root, name, "package.json")))
		.sort();
}

/** True for files that only tests use. */
export function isTest(path: string): boolean {
	return (
		/\.(test|e2e|fixture)\.tsx?$/.test(path) ||
		/^(e2e|[a-z-]+\/test|(shared-contracts|content-model)\/src\/testing)\//.test(path)
	);
}

/** Returns the imports and re-exports of a file, including dynamic imports. */
export function importsOf({ text }: HouseFile): HouseImport[] {
	const fixed = [...text.matchAll(/^(?:import|export)\s+(type\s)?(?:[^"';]*?\sfrom\s+)?"([^"]+)"/gm)];
	const dynamic = [...text.matchAll(/\bimport\(\s*(?:\/\*.*?\*\/\s*)?"([^"]+)"/g)];
	return [
		...fixed.map(([, types, from = ""]) => ({ from, types: types !== undefined })),
		...dynamic.map(([, from = ""]) => ({ from, types: false })),
	];
}

/** Returns a file's code without comments and with empty strings, so that words in them are not taken for code. */
export function codeOf({ text }: HouseFile): string {
	return text
		.replace(/\/\*[\s\S]*?\*\//g, "")
		.replace(/(^|\s)\/\/.*$/gm, "")
		.replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g, '""');
}
