// What a build is made of, as twelve hex digits: the same sources need not be built again. A release's version is not made of this, but
// of the bytes that were built.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

const root = dirname(import.meta.dirname);

/** What every package is built with. */
const recipe = [
	"rspack.config.base.ts",
	"build/class-names.ts",
	"build/common-config.ts",
	"build/described-package.ts",
	"build/fingerprint.ts",
	"build/fonts.ts",
	"build/licence-of.ts",
	"build/make-package.ts",
	"build/notices.ts",
	"build/package-folder.ts",
	"build/shared-modules.ts",
	"releases/src/compressed-files.ts",
	"pnpm-lock.yaml",
];

/** Twelve hex digits over everything that can change a package's bytes. */
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
		// A package without this folder has nothing of it to build.
	}
	return entries
		.filter((entry) => entry.isFile() && !/\.(test|fixture)\.tsx?$/.test(entry.name) && !entry.parentPath.endsWith("cases"))
		.map((entry) => join(entry.parentPath, entry.name))
		.sort();
}
