// Fingerprint of a build's sources, with which unchanged packages are not built again. A release's version depends on
// its bytes instead.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

const root = dirname(import.meta.dirname);

const recipe = [
	"rspack.config.base.ts",
	"build/common-config.ts",
	"build/described-package.ts",
	"build/fingerprint.ts",
	"build/fonts.ts",
	"build/make-package.ts",
	"build/notices.ts",
	"build/package-folder.ts",
	"build/shared-modules.ts",
	"releases/src/compressed-files.ts",
	"pnpm-lock.yaml",
];

/** Returns twelve hex digits over all sources that can change a package's bytes. */
export function fingerprint(dir: string, mode: string): string {
	const hash = createHash("sha256").update(mode);
	const inputs = [
		join(dir, "src"),
		join(dir, "messages"),
		join(root, "shared-contracts", "src"),
		join(root, "content-model", "src"),
		join(root, "shared-ui", "src"),
		...(basename(dir) === "shell" ? [join(root, "releases", "src"), join(root, "settings", "src")] : []),
	].flatMap(sourceFiles);
	for (const file of [...inputs, ...recipe.map((name) => join(root, name)), join(dir, "package.json")]) {
		hash.update(file.slice(root.length)).update("\0").update(readFileSync(file)).update("\0");
	}
	return hash.digest("hex").slice(0, 12);
}

function sourceFiles(dir: string): string[] {
	let entries: { name: string; parentPath: string; isFile(): boolean }[] = [];
	try {
		entries = readdirSync(dir, { recursive: true, withFileTypes: true });
	} catch {
		// The package has no such folder.
	}
	return entries
		.filter(
			(entry) => entry.isFile() && !/\.(test|fixture)\.tsx?$/.test(entry.name) && !entry.parentPath.endsWith("cases"),
		)
		.map((entry) => join(entry.parentPath, entry.name))
		.sort();
}
