// The repository's own files, and what the house rules read out of them.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

export const root = dirname(import.meta.dirname);

const NOT_OURS = new Set(["node_modules", "dist", ".git", ".toolchain", ".data", ".screenshots"]);

/** A file: its path from the root with `/`, and its text. */
export interface HouseFile {
	readonly path: string;
	readonly text: string;
}

/** One import of a file. `types`: only types cross, so that nothing of it is there at run time. */
export interface HouseImport {
	readonly from: string;
	readonly types: boolean;
}

/** Paths below a folder, those of others (dependencies, builds, data) left out. */
export function pathsBelow(folder: string): string[] {
	return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
		const path = relative(root, join(root, folder, entry.name)).replaceAll("\\", "/");
		if (NOT_OURS.has(entry.name)) return [];
		return entry.isDirectory() ? pathsBelow(path) : [path];
	});
}

/** All files with one of the endings, in the order of their paths. */
export function filesWith(...endings: string[]): HouseFile[] {
	return pathsBelow(".")
		.filter((path) => endings.some((ending) => path.endsWith(ending)))
		.sort()
		.map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
}

/** The names of the remotes' folders. */
export function remotePackages(): string[] {
	return readdirSync(root)
		.filter((name) => name.startsWith("mf-") && existsSync(join(root, name, "package.json")))
		.sort();
}

/** Returns whether a file is used by tests only. */
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

/**
 * A file's code alone: comments, texts and regular expressions blanked, so that words in them are not taken for code.
 */
export function codeOf({ text }: HouseFile): string {
	return text
		.replace(/\/\*[\s\S]*?\*\//g, "")
		.replace(/(^|\s)\/\/.*$/gm, "")
		.replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g, '""');
}
